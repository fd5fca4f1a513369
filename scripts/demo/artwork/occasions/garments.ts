/** Clothes on a dress form: skirts, blouses, coats, suits and draped cloth. A form has no face. */
import { artist, dots, line, n, oval, polygon, shadow, shape, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { ambi, jharokha, lotusPetals, phulkariFlower, scallops, stitches } from '#scripts/demo/artwork/motifs.ts';
import type { Ink } from './patterns.ts';
import { brass, brassStops } from './surfaces.ts';
import { room } from './venue.ts';

/** Returns a drawing of 720 x 960 px of a fitting room with an arch. @param draw returns the SVG of the object in it */
export function studio(wall: string, floor: string, draw: (art: Art) => string): Drawing {
  return (random) => {
    const art = artist(random);
    let out = room(art, wall, floor, 800, 720, 960);
    out += `<path d="${jharokha(96, 60, 528, 742, 0.3, 5)}" fill="${art.linear([[0, tone(wall, -0.16)], [0.5, tone(wall, 0.16)], [1, tone(wall, -0.12)]], 0, 0, 1, 0.6)}"/><path d="${jharokha(96, 60, 528, 742, 0.3, 5)}" fill="none" stroke="#b8893a" stroke-width="5" stroke-opacity=".8"/><path d="${jharokha(112, 82, 496, 720, 0.3, 5)}" fill="none" stroke="#b8893a" stroke-width="1.6" stroke-opacity=".7"/>`;
    out += `<rect y="800" width="720" height="3" fill="#fff6df" fill-opacity=".4"/>`;
    return art.document(720, 960, out + draw(art));
  };
}

/** The motifs that are woven or stitched along a garment. */
export type Motif = 'phulkari' | 'ambi' | 'lotus' | 'mandala' | 'buti' | 'diamond';

/** Returns the symbol id of a motif of `size` px, centred at the origin. */
export function motif(art: Art, kind: Motif, size: number, ink: Ink): string {
  switch (kind) {
    case 'phulkari': return art.symbol(phulkariFlower(0, 0, size, [ink.main, ink.second, ink.third], Math.max(2, size / 14)));
    case 'ambi': return art.symbol(`<g transform="translate(${n(-size / 2)} ${n(-size / 2)}) scale(${Math.round((size / 24) * 100) / 100})"><path d="${ambi}" fill="${ink.main}" fill-rule="evenodd"/></g>`);
    case 'lotus': return art.symbol(lotusPetals(0, size * 0.4, size * 0.8, 2).map((d, i) => shape(d, i === 4 ? ink.third : (i >> 1) % 2 ? ink.main : ink.second)).join(''));
    case 'mandala': return art.symbol(`<path d="${scallops(0, 0, size / 2, 12)}" fill="${ink.main}"/><path d="${scallops(0, 0, size * 0.36, 10)}" fill="${ink.second}"/><path d="${scallops(0, 0, size * 0.22, 8)}" fill="${ink.third}"/>${dots([[0, 0]], ink.main, size * 0.14)}`);
    case 'diamond': return art.symbol(`<path d="${stitches(0, 0, size / 2, size / 2, true, Math.max(2, size / 9))}" stroke="${ink.main}" stroke-width="${n(Math.max(1.3, size / 13))}" fill="none"/><path d="${stitches(0, 0, size * 0.2, size * 0.2, false, 2)}" stroke="${ink.third}" stroke-width="1.6" fill="none"/>`);
    case 'buti': return art.symbol(shape(`M0 ${n(-size / 2)}C${n(size * 0.3)} ${n(-size * 0.1)} ${n(size * 0.26)} ${n(size * 0.2)} 0 ${n(size * 0.26)}C${n(-size * 0.26)} ${n(size * 0.2)} ${n(-size * 0.3)} ${n(-size * 0.1)} 0 ${n(-size / 2)}Z`, ink.main) + line(`M0 ${n(size * 0.2)}V${n(size * 0.5)}M0 ${n(size * 0.42)}q${n(-size * 0.2)} 0 ${n(-size * 0.24)} ${n(-size * 0.14)}M0 ${n(size * 0.42)}q${n(size * 0.2)} 0 ${n(size * 0.24)} ${n(-size * 0.14)}`, ink.main, Math.max(1.2, size * 0.07)) + dots([[0, 0]], ink.third, size * 0.18));
  }
}

/** A flared piece of cloth from a waist to a hem: u runs from -1 to 1 across, v from 0 at the waist to 1 at the hem. */
export interface Flare {
  readonly cx: number;
  readonly top: number;
  readonly bottom: number;
  readonly waist: number;
  readonly hem: number;
  readonly curve?: number;
  readonly sag?: number;
  readonly waves?: number;
}

function along(f: Flare, u: number, v: number): Point {
  const half = f.waist + (f.hem - f.waist) * v ** (f.curve ?? 0.85);
  const wave = Math.sin(u * Math.PI * (f.waves ?? 7)) * 5 * v * v * v;
  return [f.cx + Math.sin((u * Math.PI) / 2 * 0.94) / Math.sin(Math.PI / 2 * 0.94) * half, f.top + v * (f.bottom - f.top) + (1 - u * u) * (f.sag ?? 40) * v + wave];
}

function strip(f: Flare, v0: number, v1: number, u0 = -1, u1 = 1, steps = 44): string {
  const row = (v: number): Point[] => Array.from({ length: steps + 1 }, (_, i) => along(f, u0 + ((u1 - u0) * i) / steps, v));
  return polygon([...row(v0), ...row(v1).reverse()]);
}

function seam(f: Flare, v: number): string {
  return `M${Array.from({ length: 45 }, (_, i) => along(f, -1 + i / 22, v)).map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly motif: Motif;
  readonly size: number;
  readonly count: number;
}

export interface Cloth {
  readonly colour: string;
  readonly ink: Ink;
  readonly bands: readonly Band[];
  readonly field?: { readonly motif: Motif; readonly size: number; readonly rows: number };
  readonly panels?: number;
  /** Every second panel has this colour. */
  readonly second?: string;
}

/** Returns the SVG that shows a symbol on a flare, narrower towards the sides and turned with the fall of the cloth. */
function placed(f: Flare, id: string, u: number, v: number, scale: number): string {
  const [x, y] = along(f, u, v);
  const [x2, y2] = along(f, u, Math.min(1, v + 0.04));
  const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI - 90;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale * Math.max(0.3, Math.cos(u * 1.25)))} ${n(scale)})"/>`;
}

/** Returns the SVG of a flared skirt with folds, motifs and borders. */
export function flared(art: Art, f: Flare, cloth: Cloth): string {
  const { colour, ink } = cloth;
  const whole = strip(f, 0, 1);
  const clip = art.clip(`<path d="${whole}"/>`);
  const out = shape(strip(f, 0, 1), tone(colour, -0.6), 'transform="translate(4 8)" fill-opacity=".5"') + shape(whole, art.linear([[0, tone(colour, 0.06)], [0.28, tone(colour, 0.2)], [0.5, colour], [1, tone(colour, -0.42)]], 0, 0, 1, 0.18));
  const panels = cloth.panels ?? 14;
  let content = '';
  if (cloth.second) for (let i = 0; i < panels; i += 2) content += shape(strip(f, 0, 1, -1 + (2 * i) / panels, -1 + (2 * (i + 1)) / panels, 6), cloth.second);
  if (cloth.field) {
    const { rows, size } = cloth.field;
    const id = motif(art, cloth.field.motif, size, ink);
    const first = Math.min(...cloth.bands.map((b) => b.from), 1);
    for (let r = 0; r < rows; r++) {
      const v = 0.06 + ((first - 0.1) * (r + 0.5)) / rows;
      const count = Math.round(5 + r * 1.4);
      for (let c = 0; c < count; c++) content += placed(f, id, -0.94 + (1.88 * (c + 0.5)) / count, v, 0.55 + v * 0.5);
    }
  }
  for (const band of cloth.bands) {
    content += shape(strip(f, band.from, band.to), band.colour) + line(seam(f, band.from + 0.006), '#e6bf6a', 4) + line(seam(f, band.to - 0.006), '#e6bf6a', 4) + line(seam(f, band.from + 0.016), '#fff3c4', 1.2, 0.8);
    const id = motif(art, band.motif, band.size, ink);
    const middle = (band.from + band.to) / 2;
    for (let i = 0; i < band.count; i++) content += placed(f, id, -0.97 + (1.94 * (i + 0.5)) / band.count, middle, 1);
  }
  const ray = (u: number): string => `M${Array.from({ length: 9 }, (_, k) => along(f, u, k / 8)).map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  let folds = '';
  let lights = '';
  for (let i = 1; i < panels * 2; i++) {
    const u = -1 + i / panels;
    if (i % 2) folds += ray(u + art.random.between(-0.015, 0.015));
    else lights += ray(u - 0.02);
  }
  content += line(folds, '#2a0a06', 13, 0.1) + line(folds, '#2a0a06', 6, 0.16) + line(lights, '#fff6df', 9, 0.1) + shape(whole, art.linear([[0, '#2a0a06', 0.34], [0.2, '#fff6df', 0.14], [0.5, '#2a0a06', 0], [1, '#2a0a06', 0.5]], 0, 0, 1, 0.1));
  return `${out}<g clip-path="${clip}">${content}</g>${line(seam(f, 1), '#f3d78c', 3.4)}`;
}

/**
 * Returns the SVG of the turned stand of a dress form.
 * @param from its upper end in px
 * @param base its lower end in px
 */
export function stand(art: Art, cx: number, from: number, base: number): string {
  let out = shadow(art, cx + 30, base + 14, 190, 34, 0.5) + `<rect x="${cx - 9}" y="${from}" width="18" height="${base - from - 20}" fill="${art.linear(brassStops, 0, 0, 1, 0.02)}"/>`;
  for (const dx of [-92, 92, 8]) out += line(`M${cx} ${base - 46}Q${n(cx + dx * 0.5)} ${base - 40} ${n(cx + dx)} ${base + (dx === 8 ? 16 : 6)}`, '#3d1c0a', 15) + line(`M${cx - 1} ${base - 48}Q${n(cx + dx * 0.5 - 1)} ${base - 43} ${n(cx + dx)} ${base + (dx === 8 ? 13 : 3)}`, '#8a4a22', 9) + oval(cx + dx, base + (dx === 8 ? 16 : 6), 10, 6, brass(art));
  return out + oval(cx, base - 48, 18, 13, brass(art));
}

/**
 * Returns the SVG of the linen torso of a dress form, from the neck to the waist.
 * @param broad half width of the shoulders
 * @param slim half width of the waist
 */
export function form(art: Art, cx: number, shoulder: number, waist: number, broad = 104, slim = 62): string {
  const linen = art.linear([[0, '#cbb48c'], [0.3, '#fbf1dc'], [0.55, '#ead9b8'], [1, '#9c7f54']], 0, 0, 1, 0.05);
  const top = shoulder - 46;
  return shape(`M${cx - 26} ${top}H${cx + 26}C${cx + 28} ${shoulder - 14} ${cx + 44} ${shoulder - 6} ${cx + broad} ${shoulder + 10}C${cx + broad + 8} ${shoulder + 60} ${cx + slim + 20} ${waist - 70} ${cx + slim} ${waist}H${cx - slim}C${cx - slim - 20} ${waist - 70} ${cx - broad - 8} ${shoulder + 60} ${cx - broad} ${shoulder + 10}C${cx - 44} ${shoulder - 6} ${cx - 28} ${shoulder - 14} ${cx - 26} ${top}Z`, linen)
    + oval(cx, top, 26, 8, '#b08a52') + shape(`M${cx - 24} ${top - 2}C${cx - 20} ${top - 22} ${cx + 20} ${top - 22} ${cx + 24} ${top - 2}Z`, brass(art)) + `<rect x="${cx - 5}" y="${top - 34}" width="10" height="18" fill="${brass(art)}"/>` + oval(cx, top - 38, 12, 13, brass(art)) + oval(cx - 4, top - 42, 4, 4, '#fffbe6');
}

/** Returns the SVG of a fitted blouse with short sleeves, placed over a dress form. */
function choli(art: Art, cx: number, shoulder: number, colour: string, ink: Ink, kind: Motif = 'buti'): string {
  const body = `M${cx - 54} ${shoulder - 4}C${cx - 44} ${shoulder + 40} ${cx - 26} ${shoulder + 62} ${cx} ${shoulder + 66}C${cx + 26} ${shoulder + 62} ${cx + 44} ${shoulder + 40} ${cx + 54} ${shoulder - 4}L${cx + 104} ${shoulder + 10}C${cx + 110} ${shoulder + 60} ${cx + 92} ${shoulder + 110} ${cx + 80} ${shoulder + 158}Q${cx} ${shoulder + 174} ${cx - 80} ${shoulder + 158}C${cx - 92} ${shoulder + 110} ${cx - 110} ${shoulder + 60} ${cx - 104} ${shoulder + 10}Z`;
  const sleeve = (s: 1 | -1): string => `M${cx + s * 78} ${shoulder + 2}C${cx + s * 120} ${shoulder + 4} ${cx + s * 142} ${shoulder + 50} ${cx + s * 150} ${shoulder + 116}Q${cx + s * 122} ${shoulder + 130} ${cx + s * 96} ${shoulder + 118}C${cx + s * 98} ${shoulder + 76} ${cx + s * 92} ${shoulder + 40} ${cx + s * 78} ${shoulder + 2}Z`;
  const cloth = art.linear([[0, tone(colour, 0.1)], [0.3, tone(colour, 0.26)], [0.55, colour], [1, tone(colour, -0.45)]], 0, 0, 1, 0.2);
  const id = motif(art, kind, 24, ink);
  let field = '';
  for (let r = 0; r < 5; r++) for (let c = 0; c < 8; c++) field += `<use href="#${id}" x="${n(cx - 126 + c * 36 + (r % 2) * 18)}" y="${shoulder + 34 + r * 32}"/>`;
  let out = '';
  for (const s of [-1, 1] as const) {
    out += shape(sleeve(s), cloth) + `<g clip-path="${art.clip(`<path d="${sleeve(s)}"/>`)}">${field}${line(`M${cx + s * 92} ${shoulder + 108}Q${cx + s * 122} ${shoulder + 120} ${cx + s * 152} ${shoulder + 104}`, ink.third, 18)}${line(`M${cx + s * 92} ${shoulder + 98}Q${cx + s * 122} ${shoulder + 110} ${cx + s * 152} ${shoulder + 94}`, '#e6bf6a', 3)}</g>` + line(`M${cx + s * 96} ${shoulder + 118}Q${cx + s * 122} ${shoulder + 130} ${cx + s * 150} ${shoulder + 116}`, '#f3d78c', 4);
  }
  out += shape(body, cloth) + `<g clip-path="${art.clip(`<path d="${body}"/>`)}">${field}${line(`M${cx - 92} ${shoulder + 150}Q${cx} ${shoulder + 170} ${cx + 92} ${shoulder + 150}`, ink.third, 22)}${line(`M${cx - 92} ${shoulder + 136}Q${cx} ${shoulder + 156} ${cx + 92} ${shoulder + 136}`, '#e6bf6a', 3.4)}${line(`M${cx} ${shoulder + 70}V${shoulder + 170}M${cx - 54} ${shoulder + 60}Q${cx - 40} ${shoulder + 120} ${cx - 44} ${shoulder + 170}M${cx + 54} ${shoulder + 60}Q${cx + 40} ${shoulder + 120} ${cx + 44} ${shoulder + 170}`, '#2a0a06', 2, 0.3)}</g>`;
  const neck = `M${cx - 54} ${shoulder - 4}C${cx - 44} ${shoulder + 40} ${cx - 26} ${shoulder + 62} ${cx} ${shoulder + 66}C${cx + 26} ${shoulder + 62} ${cx + 44} ${shoulder + 40} ${cx + 54} ${shoulder - 4}`;
  return out + line(neck, '#7c5119', 9) + line(neck, '#e6bf6a', 6) + dots([[cx, shoulder + 66], [cx - 24, shoulder + 58], [cx + 24, shoulder + 58], [cx - 42, shoulder + 34], [cx + 42, shoulder + 34]], '#fff6df', 5);
}

/** Returns the SVG of a dupatta over the left shoulder, which falls in front and passes behind the skirt. */
export function dupatta(art: Art, cx: number, shoulder: number, bottom: number, colour: string, ink: Ink, border: string, kind: Motif = 'diamond'): string {
  const fall = (t: number, side: number): Point => {
    const spread = 26 + t * 34 + Math.sin(t * 3.1) * 6;
    return [cx + 82 + t * 150 - Math.sin(t * 3.14) * 34 + side * spread, shoulder - 8 + t * (bottom - shoulder) + side * side * 5 * t + (1 - side) * 9 * t];
  };
  const edge = (side: number): Point[] => Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    const [x, y] = fall(t, side);
    return [x + Math.sin(t * 5 + side) * 7, y];
  });
  const body = polygon([...edge(-1), ...edge(1).reverse()]);
  const id = motif(art, kind, 30, ink);
  let inner = '';
  for (let r = 0; r < 12; r++) for (let c = -1; c <= 1; c++) {
    const t = (r + 0.5) / 12.6;
    const [x, y] = fall(t, (c + (r % 2 ? 0.33 : -0.33)) * 0.72);
    inner += `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${n(0.7 + t * 0.3)} ${n(0.8 + t * 0.2)})"/>`;
  }
  const ray = (side: number): string => `M${edge(side).map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  inner += line(ray(-0.96), border, 20) + line(ray(0.96), border, 20) + line(ray(-0.72) + ray(0.72), '#e6bf6a', 3);
  const [lx, ly] = fall(0.94, -1);
  const [rx, ry] = fall(0.94, 1);
  inner += line(`M${n(lx - 20)} ${n(ly)}L${n(rx + 20)} ${n(ry)}`, border, 40) + line(`M${n(lx - 20)} ${n(ly - 24)}L${n(rx + 20)} ${n(ry - 24)}`, '#e6bf6a', 4);
  inner += line(ray(-0.5) + ray(0.1) + ray(0.56), '#2a0a06', 9, 0.16) + line(ray(-0.3) + ray(0.34), '#fff6df', 8, 0.22);
  let fringe = '';
  const [a, b] = [fall(1, -1), fall(1, 1)];
  for (let i = 0; i <= 22; i++) fringe += `M${n(a[0] + ((b[0] - a[0]) * i) / 22)} ${n(a[1] - 2)}v24`;
  const back = `M${cx + 58} ${shoulder + 2}C${cx + 60} ${shoulder - 22} ${cx + 84} ${shoulder - 28} ${cx + 104} ${shoulder - 14}C${cx + 112} ${shoulder - 8} ${cx + 112} ${shoulder + 2} ${cx + 110} ${shoulder + 8}C${cx + 92} ${shoulder - 4} ${cx + 74} ${shoulder - 6} ${cx + 58} ${shoulder + 2}Z`;
  return shape(body, '#2a0a06', 'fill-opacity=".28" transform="translate(9 10)"') + line(fringe, '#c99a45', 3) + shape(body, art.linear([[0, tone(colour, 0.34)], [0.5, colour], [1, tone(colour, -0.34)]], 0, 0, 1, 0.15)) + `<g clip-path="${art.clip(`<path d="${body}"/>`)}">${inner}</g>` + shape(back, art.linear([[0, tone(colour, 0.4)], [1, tone(colour, -0.2)]])) + line(`M${cx + 58} ${shoulder + 2}C${cx + 60} ${shoulder - 22} ${cx + 84} ${shoulder - 28} ${cx + 104} ${shoulder - 14}`, '#e6bf6a', 4);
}

export interface Lehenga {
  readonly wall: string;
  readonly floor: string;
  readonly skirt: Cloth;
  readonly choli: string;
  readonly dupatta: string;
  readonly border: string;
  readonly motif?: Motif;
}

/** Returns a drawing of a lehenga with blouse and dupatta on a dress form. */
export function lehenga(l: Lehenga): Drawing {
  return studio(l.wall, l.floor, (art) => lehengaOnForm(art, l));
}

/** Returns the SVG of a lehenga on a dress form without the room, for 720 x 960 px. */
export function lehengaOnForm(art: Art, l: Lehenga): string {
  const cx = 350;
  const f: Flare = { cx, top: 376, bottom: 842, waist: 72, hem: 290, curve: 0.62, sag: 50, waves: 7 };
  let out = shadow(art, cx + 40, 880, 340, 50, 0.62);
  out += form(art, cx, 190, 390);
  out += flared(art, f, l.skirt) + choli(art, cx, 186, l.choli, l.skirt.ink, l.motif ?? 'buti');
  out += shape(`M${cx - 74} 366Q${cx} 384 ${cx + 74} 366L${cx + 78} 392Q${cx} 412 ${cx - 78} 392Z`, art.linear(brassStops, 0, 0, 1, 0.3)) + dots(Array.from({ length: 13 }, (_, i): Point => [cx - 66 + i * 11, 384 + Math.sin((i / 12) * 3.14) * 12]), '#b3261e', 5);
  out += dupatta(art, cx, 184, 800, l.dupatta, l.skirt.ink, l.border);
  return out;
}

export interface Coat {
  readonly wall: string;
  readonly floor: string;
  readonly colour: string;
  readonly ink: Ink;
  readonly motif: Motif;
  readonly size: number;
  readonly bottom: number;
  readonly trousers: string;
  readonly stole?: string;
  readonly safa: string;
  readonly open?: string;
}

/** Returns the SVG of a wound turban with a brooch, centred at (cx, cy). @param w width in px */
export function safa(art: Art, cx: number, cy: number, w: number, colour: string, ink: Ink): string {
  let out = shape(`M${n(cx + w * 0.3)} ${n(cy + w * 0.1)}C${n(cx + w * 0.62)} ${n(cy + w * 0.2)} ${n(cx + w * 0.56)} ${n(cy + w * 0.7)} ${n(cx + w * 0.72)} ${n(cy + w * 1.1)}L${n(cx + w * 0.44)} ${n(cy + w * 1.16)}C${n(cx + w * 0.4)} ${n(cy + w * 0.7)} ${n(cx + w * 0.34)} ${n(cy + w * 0.4)} ${n(cx + w * 0.16)} ${n(cy + w * 0.2)}Z`, art.linear([[0, colour], [1, tone(colour, -0.4)]])) + line(`M${n(cx + w * 0.36)} ${n(cy + w * 0.3)}C${n(cx + w * 0.5)} ${n(cy + w * 0.6)} ${n(cx + w * 0.5)} ${n(cy + w * 0.8)} ${n(cx + w * 0.58)} ${n(cy + w * 1.12)}`, '#e6bf6a', 4, 0.9);
  out += oval(cx, cy, w * 0.5, w * 0.36, art.radial([[0, tone(colour, 0.3)], [0.7, colour], [1, tone(colour, -0.5)]], 0.4, 0.36, 0.7));
  let turns = '';
  for (let i = 0; i < 6; i++) {
    const y = cy - w * 0.22 + i * w * 0.085;
    for (const s of [-1, 1]) {
      const path = `M${n(cx - s * w * 0.5)} ${n(y + w * 0.12)}C${n(cx - s * w * 0.3)} ${n(y + w * 0.14)} ${n(cx + s * w * 0.1)} ${n(y + w * 0.02)} ${n(cx + s * w * (0.44 - i * 0.02))} ${n(y - w * 0.1)}`;
      if ((i + (s > 0 ? 1 : 0)) % 2) turns += line(path, tone(colour, -0.3), w * 0.085, 0.85) + line(path, tone(colour, 0.2), w * 0.06) + line(path, tone(colour, 0.55), w * 0.014, 0.7);
    }
  }
  out += `<g clip-path="${art.clip(oval(cx, cy, w * 0.5, w * 0.36, '#000'))}">${turns}${oval(cx, cy, w * 0.5, w * 0.36, art.radial([[0, '#fff6df', 0.2], [0.6, '#2a0a06', 0], [1, '#2a0a06', 0.45]], 0.4, 0.36, 0.66))}</g>`;
  out += shape(`M${n(cx - w * 0.5)} ${n(cy + w * 0.12)}C${n(cx - w * 0.46)} ${n(cy + w * 0.4)} ${n(cx + w * 0.46)} ${n(cy + w * 0.4)} ${n(cx + w * 0.5)} ${n(cy + w * 0.12)}C${n(cx + w * 0.3)} ${n(cy + w * 0.3)} ${n(cx - w * 0.3)} ${n(cy + w * 0.3)} ${n(cx - w * 0.5)} ${n(cy + w * 0.12)}Z`, art.linear([[0, tone(colour, 0.2)], [1, tone(colour, -0.45)]])) + line(`M${n(cx - w * 0.47)} ${n(cy + w * 0.22)}C${n(cx - w * 0.3)} ${n(cy + w * 0.37)} ${n(cx + w * 0.3)} ${n(cy + w * 0.37)} ${n(cx + w * 0.47)} ${n(cy + w * 0.22)}`, '#e6bf6a', 5);
  const bx = cx - w * 0.06;
  const by = cy - w * 0.04;
  return out + shape(`M${n(bx)} ${n(by)}C${n(bx - w * 0.12)} ${n(by - w * 0.3)} ${n(bx - w * 0.02)} ${n(by - w * 0.5)} ${n(bx + w * 0.14)} ${n(by - w * 0.56)}C${n(bx + w * 0.2)} ${n(by - w * 0.4)} ${n(bx + w * 0.14)} ${n(by - w * 0.2)} ${n(bx)} ${n(by)}Z`, art.linear([[0, '#fffaf0'], [1, '#d9c7a0']])) + line(`M${n(bx)} ${n(by)}C${n(bx - w * 0.02)} ${n(by - w * 0.3)} ${n(bx + w * 0.06)} ${n(by - w * 0.44)} ${n(bx + w * 0.12)} ${n(by - w * 0.52)}`, '#b9a17c', 2) + `<path d="${scallops(bx, by, w * 0.12, 10)}" fill="${brass(art)}"/>` + oval(bx, by, w * 0.06, w * 0.07, ink.third) + oval(bx - w * 0.02, by - w * 0.025, w * 0.018, w * 0.018, '#ffffff') + dots([[bx - w * 0.1, by + w * 0.16], [bx, by + w * 0.19], [bx + w * 0.1, by + w * 0.16]], '#fffaf0', w * 0.045);
}

/** Returns a drawing of a sherwani, a long coat with stand collar and buttons, with trousers and a turban. */
export function sherwani(c: Coat): Drawing {
  return studio(c.wall, c.floor, (art) => coatOnForm(art, c));
}

/** Returns the SVG of a sherwani without the room, for 720 x 960 px. */
export function coatOnForm(art: Art, c: Coat): string {
  const cx = 356;
  const s = 236;
  let out = stand(art, cx, 700, 876);
  for (const side of [-1, 1]) {
    const leg = `M${cx + side * 8} ${c.bottom - 60}L${cx + side * 100} ${c.bottom - 60}C${cx + side * 88} ${c.bottom + 60} ${cx + side * 70} 800 ${cx + side * 66} 838H${cx + side * 26}C${cx + side * 24} 780 ${cx + side * 10} ${c.bottom + 40} ${cx + side * 8} ${c.bottom - 60}Z`;
    let rings = '';
    for (let i = 0; i < 6; i++) rings += `M${cx + side * 24} ${774 + i * 11}q${side * 24} 9 ${side * 46} 0`;
    out += shape(leg, art.linear([[0, tone(c.trousers, -0.25)], [0.3, tone(c.trousers, 0.3)], [1, tone(c.trousers, -0.4)]], 0, 0, 1, 0)) + line(rings, '#3d1607', 3, 0.28);
  }
  const coat = `M${cx - 40} ${s - 30}C${cx - 60} ${s - 14} ${cx - 100} ${s - 6} ${cx - 126} ${s + 12}C${cx - 132} ${s + 90} ${cx - 104} ${s + 180} ${cx - 100} ${s + 250}C${cx - 110} ${s + 340} ${cx - 136} ${c.bottom - 60} ${cx - 146} ${c.bottom}Q${cx} ${c.bottom + 26} ${cx + 146} ${c.bottom}C${cx + 136} ${c.bottom - 60} ${cx + 110} ${s + 340} ${cx + 100} ${s + 250}C${cx + 104} ${s + 180} ${cx + 132} ${s + 90} ${cx + 126} ${s + 12}C${cx + 100} ${s - 6} ${cx + 60} ${s - 14} ${cx + 40} ${s - 30}Z`;
  const sleeve = (k: 1 | -1): string => `M${cx + k * 112} ${s + 4}C${cx + k * 160} ${s + 20} ${cx + k * 176} ${s + 90} ${cx + k * 184} ${s + 200}C${cx + k * 190} ${s + 270} ${cx + k * 186} ${s + 310} ${cx + k * 180} ${s + 352}Q${cx + k * 158} ${s + 364} ${cx + k * 134} ${s + 352}C${cx + k * 140} ${s + 250} ${cx + k * 128} ${s + 150} ${cx + k * 108} ${s + 90}Z`;
  const fill = art.linear([[0, tone(c.colour, -0.05)], [0.28, tone(c.colour, 0.3)], [0.5, c.colour], [1, tone(c.colour, -0.42)]], 0, 0, 1, 0.12);
  const id = motif(art, c.motif, c.size, c.ink);
  let field = '';
  for (let y = s - 10, r = 0; y < c.bottom + 30; y += c.size * 1.25, r++) for (let x = cx - 200 + (r % 2) * c.size * 0.7; x < cx + 210; x += c.size * 1.4) field += `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
  for (const k of [-1, 1] as const) {
    out += shape(sleeve(k), '#2a0a06', 'fill-opacity=".25" transform="translate(5 6)"') + shape(sleeve(k), fill) + `<g clip-path="${art.clip(`<path d="${sleeve(k)}"/>`)}">${field}${shape(sleeve(k), k > 0 ? '#2a0a06' : '#fff6df', `fill-opacity="${k > 0 ? 0.22 : 0.06}"`)}${line(`M${cx + k * 128} ${s + 336}Q${cx + k * 158} ${s + 350} ${cx + k * 190} ${s + 336}`, c.ink.third, 30)}${line(`M${cx + k * 128} ${s + 318}Q${cx + k * 158} ${s + 332} ${cx + k * 190} ${s + 318}`, '#e6bf6a', 4)}</g>`;
  }
  out += shape(coat, '#2a0a06', 'fill-opacity=".25" transform="translate(6 8)"') + shape(coat, fill);
  let inner = field;
  if (c.open) inner += shape(polygon([[cx - 6, s - 20], [cx + 20, s - 20], [cx + 46, c.bottom + 30], [cx - 34, c.bottom + 30]]), c.open);
  inner += line(`M${cx + 8} ${s + 270}L${cx + 16} ${c.bottom + 20}`, '#2a0a06', 7, 0.4) + line(`M${cx - 100} ${s + 250}Q${cx - 70} ${s + 380} ${cx - 84} ${c.bottom + 10}M${cx + 100} ${s + 250}Q${cx + 70} ${s + 380} ${cx + 84} ${c.bottom + 10}M${cx - 96} ${s + 90}Q${cx - 60} ${s + 200} ${cx - 66} ${s + 300}M${cx + 96} ${s + 90}Q${cx + 60} ${s + 200} ${cx + 66} ${s + 300}`, '#2a0a06', 9, 0.14);
  inner += line(`M${cx - 160} ${c.bottom - 18}Q${cx} ${c.bottom + 8} ${cx + 160} ${c.bottom - 18}`, c.ink.third, 26) + line(`M${cx - 160} ${c.bottom - 34}Q${cx} ${c.bottom - 8} ${cx + 160} ${c.bottom - 34}`, '#e6bf6a', 4) + shape(coat, art.linear([[0, '#2a0a06', 0.28], [0.24, '#fff6df', 0.16], [0.5, '#2a0a06', 0], [1, '#2a0a06', 0.46]], 0, 0, 1, 0.06));
  out += `<g clip-path="${art.clip(`<path d="${coat}"/>`)}">${inner}</g>`;
  const placket = `M${cx + 6} ${s - 16}V${s + 280}`;
  out += line(placket, c.ink.third, 22) + line(`M${cx - 6} ${s - 14}V${s + 280}M${cx + 18} ${s - 14}V${s + 280}`, '#e6bf6a', 3);
  for (let i = 0; i < 9; i++) out += oval(cx + 7.5, s + 12 + i * 32 + 1.5, 8.5, 8.5, '#5a340c') + oval(cx + 6, s + 10 + i * 32, 8, 8, brass(art)) + oval(cx + 4, s + 8 + i * 32, 2.4, 2.4, '#fffbe6');
  out += shape(`M${cx - 44} ${s - 26}C${cx - 30} ${s - 6} ${cx + 30} ${s - 6} ${cx + 44} ${s - 26}L${cx + 40} ${s - 64}C${cx + 24} ${s - 50} ${cx - 24} ${s - 50} ${cx - 40} ${s - 64}Z`, art.linear([[0, tone(c.ink.third, 0.2)], [1, tone(c.ink.third, -0.3)]])) + line(`M${cx - 40} ${s - 64}C${cx - 24} ${s - 50} ${cx + 24} ${s - 50} ${cx + 40} ${s - 64}M${cx - 44} ${s - 26}C${cx - 30} ${s - 6} ${cx + 30} ${s - 6} ${cx + 44} ${s - 26}`, '#e6bf6a', 4) + line(`M${cx + 2} ${s - 52}V${s - 10}`, '#2a0a06', 3, 0.5);
  out += oval(cx, s - 62, 34, 9, '#b08a52') + `<rect x="${cx - 6}" y="${s - 96}" width="12" height="34" fill="${brass(art)}"/>`;
  if (c.stole) {
    const body = `M${cx - 96} ${s - 14}C${cx - 70} ${s - 30} ${cx - 44} ${s - 30} ${cx - 36} ${s - 20}C${cx - 44} ${s + 120} ${cx - 40} ${s + 300} ${cx - 30} ${c.bottom - 20}H${cx - 124}C${cx - 122} ${s + 300} ${cx - 108} ${s + 120} ${cx - 96} ${s - 14}Z`;
    const buti = motif(art, 'ambi', 34, c.ink);
    let rows = '';
    for (let i = 0; i < 9; i++) rows += `<use href="#${buti}" x="${cx - 76}" y="${s + 40 + i * 52}"/>`;
    out += shape(body, '#2a0a06', 'fill-opacity=".3" transform="translate(7 7)"') + shape(body, art.linear([[0, tone(c.stole, 0.2)], [0.4, tone(c.stole, 0.05)], [1, tone(c.stole, -0.35)]], 0, 0, 1, 0)) + `<g clip-path="${art.clip(`<path d="${body}"/>`)}">${rows}${line(`M${cx - 96} ${s}C${cx - 108} ${s + 130} ${cx - 114} ${s + 300} ${cx - 116} ${c.bottom}M${cx - 44} ${s}C${cx - 52} ${s + 130} ${cx - 48} ${s + 300} ${cx - 40} ${c.bottom}`, '#e6bf6a', 6)}${line(`M${cx - 76} ${s}Q${cx - 84} ${s + 240} ${cx - 64} ${c.bottom}`, '#2a0a06', 7, 0.2)}<rect x="${cx - 140}" y="${c.bottom - 62}" width="130" height="26" fill="#c99a45"/></g>`;
    let fringe = '';
    for (let i = 0; i < 16; i++) fringe += `M${cx - 122 + i * 6} ${c.bottom - 20}v26`;
    out += line(fringe, '#c99a45', 3);
  }
  return out + safa(art, cx, s - 118, 150, c.safa, c.ink);
}
