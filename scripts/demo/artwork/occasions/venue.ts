/** Parts of festive rooms seen from the front: walls, floors, curtains, flower strings, lamps, balloons and furniture. */
import { dots, line, mix, n, oval, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { jharokha, lotusPetals, mangoLeaf, marigoldRings, scallops } from '#scripts/demo/artwork/motifs.ts';
import { mandala } from './patterns.ts';
import type { Ink } from './patterns.ts';
import { marigoldColours } from './strew.ts';
import type { Bloom } from './strew.ts';
import { brass, brassStops } from './surfaces.ts';

/** Returns the SVG of a wall and a floor. @param edge y at which the floor begins, in px */
export function room(art: Art, wall: string, floor: string, edge: number, width = 960, height = 720): string {
  const glow = art.radial([[0, tone(wall, 0.5)], [0.55, wall], [1, tone(wall, -0.42)]], 0.42, 0.36, 0.8);
  let out = `<rect width="${width}" height="${edge}" fill="${glow}"/><rect y="${edge}" width="${width}" height="${height - edge}" fill="${art.linear([[0, tone(floor, -0.28)], [0.3, floor], [1, tone(floor, 0.14)]], 0, 0, 0, 1)}"/>`;
  out += `<rect y="${edge - 26}" width="${width}" height="26" fill="${art.linear([[0, '#3d1607', 0], [1, '#3d1607', 0.32]], 0, 0, 0, 1)}"/><rect y="${edge}" width="${width}" height="3" fill="#fff6df" fill-opacity=".35"/>`;
  return out;
}

/** Returns the SVG of a night sky over a lawn, with small lights. @param edge y at which the lawn begins, in px */
export function night(art: Art, edge: number, width = 960, height = 720): string {
  let out = `<rect width="${width}" height="${edge}" fill="${art.linear([[0, '#131b33'], [0.6, '#2b3560'], [1, '#6a4a5c']], 0, 0, 0, 1)}"/><rect y="${edge}" width="${width}" height="${height - edge}" fill="${art.linear([[0, '#26351f'], [0.4, '#3d5230'], [1, '#28381f']], 0, 0, 0, 1)}"/>`;
  const stars: Point[] = Array.from({ length: 90 }, () => [art.random.between(0, width), art.random.between(0, edge * 0.8)]);
  out += dots(stars, '#fff6df', 2, 0.7) + dots(stars.slice(0, 16), '#fff6df', 3.6, 0.9);
  let trees = '';
  for (let x = -40; x < width + 60; x += 70) trees += smooth(Array.from({ length: 12 }, (_, i): Point => [x + Math.cos(i * 0.52) * 70 * art.random.between(0.8, 1.15), edge - 40 + Math.sin(i * 0.52) * 66 * art.random.between(0.8, 1.2)]));
  return out + shape(trees, '#18232e') + `<rect y="${edge - 8}" width="${width}" height="14" fill="#18231a"/>`;
}

/** Returns the SVG of a hanging curtain with folds. @param tie side to which it is tied */
export function curtain(art: Art, x: number, y: number, w: number, h: number, colour: string, tie: 'left' | 'right' | 'none' = 'none'): string {
  const pulled = tie === 'left' ? -0.5 : tie === 'right' ? 0.5 : 0;
  const at = (u: number, v: number): Point => {
    const squeeze = pulled ? 1 - 0.66 * Math.exp(-(((v - 0.62) / 0.24) ** 2)) : 1;
    const shift = pulled ? pulled * w * 0.66 * Math.exp(-(((v - 0.62) / 0.24) ** 2)) : 0;
    return [x + w / 2 + (u - 0.5) * w * squeeze + shift, y + v * h];
  };
  const side = (u: number): Point[] => Array.from({ length: 11 }, (_, i) => at(u, i / 10));
  const outlinePath = polygon([...side(0), ...side(1).reverse()]);
  const folds = Math.max(4, Math.round(w / 22));
  let dark = '';
  let pale = '';
  for (let i = 1; i < folds; i++) {
    const u = (i + art.random.between(-0.25, 0.25)) / folds;
    if (i % 2) dark += smooth(side(u), false);
    else pale += smooth(side(u), false);
  }
  let out = shape(outlinePath, art.linear([[0, tone(colour, 0.28)], [0.4, colour], [1, tone(colour, -0.34)]], 0, 0, 1, 0.25));
  out += `<g clip-path="${art.clip(`<path d="${outlinePath}"/>`)}">${line(dark, tone(colour, -0.6), w / folds * 0.62, 0.3)}${line(pale, tone(colour, 0.6), w / folds * 0.46, 0.34)}</g>`;
  if (tie !== 'none') {
    const [a, b] = [at(0, 0.62), at(1, 0.62)];
    out += line(`M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n(a[1] + 12)} ${n(b[0])} ${n(b[1])}`, '#8a5f14', 10) + line(`M${n(a[0])} ${n(a[1] - 1)}Q${n((a[0] + b[0]) / 2)} ${n(a[1] + 11)} ${n(b[0])} ${n(b[1] - 1)}`, '#e6bf6a', 6);
  }
  return out;
}

/** Returns the SVG of a fringed cloth that hangs in curves from `x` to `x + w`. @param swags number of curves */
export function pelmet(art: Art, x: number, y: number, w: number, drop: number, colour: string, swags: number, fringe = '#e6bf6a'): string {
  const each = w / swags;
  let out = '';
  for (let i = 0; i < swags; i++) {
    const l = x + i * each;
    const path = `M${n(l)} ${n(y)}H${n(l + each)}C${n(l + each * 0.86)} ${n(y + drop * 1.25)} ${n(l + each * 0.14)} ${n(y + drop * 1.25)} ${n(l)} ${n(y)}Z`;
    out += shape(path, art.linear([[0, tone(colour, -0.2)], [0.45, tone(colour, 0.2)], [1, tone(colour, -0.3)]], 0, 0, 0.2, 1));
    let folds = '';
    for (let k = 1; k < 5; k++) folds += `M${n(l + each * 0.02 * k)} ${n(y + 2)}C${n(l + each * (0.14 + 0.04 * k))} ${n(y + drop * (1.25 - k * 0.24))} ${n(l + each * (0.86 - 0.04 * k))} ${n(y + drop * (1.25 - k * 0.24))} ${n(l + each * (1 - 0.02 * k))} ${n(y + 2)}`;
    out += line(folds, tone(colour, -0.6), 3, 0.3) + line(folds, tone(colour, 0.6), 1.6, 0.4);
    out += line(`M${n(l)} ${n(y)}C${n(l + each * 0.14)} ${n(y + drop * 1.25)} ${n(l + each * 0.86)} ${n(y + drop * 1.25)} ${n(l + each)} ${n(y)}`, fringe, 4);
  }
  return out;
}

/** Returns the symbol id of a flower with a radius of 10 px. */
export function flower(art: Art, kind: Bloom): string {
  return art.symbol(marigoldRings(0, 0, 10, marigoldColours[kind].slice(0, 5), 0.3));
}

/** Returns the SVG that shows a flower symbol with radius `r` at (x, y). */
export function put(id: string, x: number, y: number, r: number): string {
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${Math.round(r * 10) / 100})"/>`;
}

/**
 * Returns the SVG of a string of flowers along points.
 * @param r radius of a flower in px
 * @param run flowers of one kind in a row before the next kind
 */
export function garland(art: Art, points: readonly Point[], r: number, kinds: readonly Bloom[], run = 4): string {
  const ids = kinds.map((kind) => art.symbol(put(flower(art, kind), 0, 0, r)));
  let out = '';
  let walked = 0;
  let index = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    while (walked < length) {
      const t = walked / length;
      out += `<use href="#${ids[Math.floor(index / run) % ids.length]}" x="${n(a[0] + (b[0] - a[0]) * t)}" y="${n(a[1] + (b[1] - a[1]) * t)}"/>`;
      walked += r * 1.55;
      index++;
    }
    walked -= length;
  }
  return out;
}

/** Returns the points of a cord that hangs between two places. @param drop px by which its middle hangs down */
export function sag(x1: number, y1: number, x2: number, y2: number, drop: number, count = 16): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + drop * (1 - (t * 2 - 1) ** 2)];
  });
}

/**
 * Returns the SVG of vertical strings of flowers side by side, each with a bud at its end.
 * @param length returns the length of a string in px by its position, from 0 (left) to 1 (right)
 */
export function strings(art: Art, x: number, y: number, w: number, count: number, length: (share: number) => number, r: number, kinds: readonly Bloom[], run = 5): string {
  let out = '';
  const bud = art.symbol(shape(lotusPetals(0, 0, 22, 1)[2] as string, '#fff6df', 'transform="rotate(180)"') + shape('M-5 0h10l-3 8h-4Z', '#4f7a2c'));
  for (let i = 0; i < count; i++) {
    const px = x + (count === 1 ? 0 : (i / (count - 1)) * w);
    const long = length(count === 1 ? 0.5 : i / (count - 1));
    out += garland(art, [[px, y], [px, y + long]], r, kinds, run + (i % 2)) + `<use href="#${bud}" transform="translate(${n(px)} ${n(y + long)}) scale(${n(r / 11)})"/>`;
  }
  return out;
}

/** Returns the SVG of a full bunch of flowers and leaves. */
export function bunch(art: Art, x: number, y: number, rx: number, ry: number, kinds: readonly Bloom[], size = 20, count = 26): string {
  const { random } = art;
  const ids = kinds.map((kind) => flower(art, kind));
  let leaves = '';
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    leaves += mangoLeaf(x + Math.cos(a) * rx * 0.72, y + Math.sin(a) * ry * 0.72, size * random.between(1.5, 2.3), (a * 180) / Math.PI - 90);
  }
  let out = shape(leaves, '#35571f') + `<g transform="translate(-2 -3)">${shape(leaves, '#6f9a40', 'fill-opacity=".75"')}</g>`;
  const points: Point[] = [];
  for (let tries = 0; tries < count * 14 && points.length < count; tries++) {
    const a = random.between(0, Math.PI * 2);
    const k = Math.sqrt(random.next());
    const p: Point = [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
    if (points.every((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) > size * 1.1)) points.push(p);
  }
  for (const [i, [px, py]] of points.sort((a, b) => a[1] - b[1]).entries()) out += oval(px + 3, py + 5, size, size * 0.9, '#2c1a08', 'fill-opacity=".22"') + put(ids[i % ids.length] as string, px, py, size * random.between(0.75, 1.15));
  return out;
}

/** Returns the SVG of a round pillar with rings, wrapped with flowers when `kinds` are given. */
export function pillar(art: Art, x: number, y: number, w: number, h: number, colour: string, kinds: readonly Bloom[] = []): string {
  const round = art.linear([[0, tone(colour, -0.4)], [0.2, tone(colour, 0.5)], [0.42, colour], [0.8, tone(colour, -0.35)], [1, tone(colour, -0.6)]], 0, 0, 1, 0);
  let out = shadow(art, x + w * 0.9, y + h, w * 1.9, w * 0.4, 0.5);
  out += `<rect x="${n(x - w / 2)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${round}"/>`;
  for (const [py, k, ph] of [[y, 1.5, 14], [y + 18, 1.25, 8], [y + h - 16, 1.7, 16], [y + h - 30, 1.35, 12]] as const) out += `<rect x="${n(x - (w * k) / 2)}" y="${n(py)}" width="${n(w * k)}" height="${ph}" rx="3" fill="${art.linear(brassStops, 0, 0, 1, 0.2)}"/>`;
  if (kinds.length > 0) {
    const r = w * 0.26;
    for (let i = 0; i * r * 3.2 < h - 90; i++) {
      const top = y + 40 + i * r * 3.2;
      out += garland(art, [[x - w * 0.56, top + r * 1.5], [x, top + r * 1.1], [x + w * 0.56, top - r * 0.5]], r, [kinds[i % kinds.length] as Bloom], 9);
    }
  }
  return out;
}

/** Returns the SVG of a string of small bulbs along points. */
export function bulbs(art: Art, points: readonly Point[], colour = '#ffd97a'): string {
  const glow = art.radial([[0, colour, 0.7], [0.35, colour, 0.22], [1, colour, 0]]);
  const id = art.symbol(`<circle r="17" fill="${glow}"/><circle r="3.4" fill="#fff8dc"/>`);
  return line(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, '#3d2a14', 1.4, 0.6) + points.map(([x, y]) => `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`).join('');
}

/** Returns the SVG of a pierced lantern on a chain that hangs from y = 0. */
export function lantern(art: Art, x: number, y: number, size: number, glass = '#ffc24a'): string {
  const glow = art.radial([[0, glass, 0.6], [0.4, glass, 0.2], [1, glass, 0]]);
  const body = `M${n(x - size * 0.5)} ${n(y)}L${n(x - size * 0.62)} ${n(y + size * 0.5)}L${n(x - size * 0.4)} ${n(y + size * 1.2)}H${n(x + size * 0.4)}L${n(x + size * 0.62)} ${n(y + size * 0.5)}L${n(x + size * 0.5)} ${n(y)}Z`;
  return line(`M${n(x)} 0V${n(y - size * 0.6)}`, '#8a5f14', 2.4)
    + oval(x, y + size * 0.6, size * 2, size * 2, glow)
    + shape(`M${n(x - size * 0.6)} ${n(y)}C${n(x - size * 0.3)} ${n(y - size * 0.2)} ${n(x - size * 0.1)} ${n(y - size * 0.4)} ${n(x)} ${n(y - size * 0.7)}C${n(x + size * 0.1)} ${n(y - size * 0.4)} ${n(x + size * 0.3)} ${n(y - size * 0.2)} ${n(x + size * 0.6)} ${n(y)}Z`, brass(art))
    + shape(body, art.radial([[0, '#fff6cf'], [0.5, glass], [1, tone(glass, -0.4)]]))
    + `<path d="${body}" fill="none" stroke="#8a5f14" stroke-width="3"/>` + line(`M${n(x - size * 0.2)} ${n(y)}L${n(x - size * 0.24)} ${n(y + size * 0.5)}L${n(x - size * 0.16)} ${n(y + size * 1.2)}M${n(x + size * 0.2)} ${n(y)}L${n(x + size * 0.24)} ${n(y + size * 0.5)}L${n(x + size * 0.16)} ${n(y + size * 1.2)}M${n(x - size * 0.62)} ${n(y + size * 0.5)}H${n(x + size * 0.62)}`, '#8a5f14', 2.4)
    + `<rect x="${n(x - size * 0.46)}" y="${n(y + size * 1.18)}" width="${n(size * 0.92)}" height="${n(size * 0.14)}" rx="3" fill="${brass(art)}"/>` + oval(x, y + size * 1.4, size * 0.1, size * 0.1, brass(art));
}

/** Returns the SVG of one balloon with its knot. */
export function balloon(art: Art, x: number, y: number, r: number, colour: string): string {
  const id = art.symbol(`<path d="M0 -30C20 -30 29 -14 28 0C27 17 12 30 0 36C-12 30 -27 17 -28 0C-29 -14 -20 -30 0 -30Z" fill="${art.radial([[0, mix(colour, '#ffffff', 0.72)], [0.22, mix(colour, '#ffffff', 0.3)], [0.62, colour], [1, tone(colour, -0.42)]], 0.5, 0.5, 0.62, 0.33, 0.26)}"/><path d="M-3 36L3 36L5 42H-5Z" fill="${tone(colour, -0.35)}"/><ellipse cx="-10" cy="-14" rx="6" ry="9" fill="#ffffff" fill-opacity=".6" transform="rotate(24 -10 -14)"/><path d="M22 8C20 18 12 26 4 30" fill="none" stroke="#ffffff" stroke-width="2" stroke-opacity=".3" stroke-linecap="round"/>`);
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round((r / 30) * 100) / 100})"/>`;
}

/**
 * Returns the SVG of balloons crowded around points, three at each.
 * @param spread distance from the point as a factor of the radius
 */
export function balloons(art: Art, points: readonly Point[], r: number, colours: readonly string[], spread = 0.8): string {
  const { random } = art;
  const all: { x: number; y: number; r: number; colour: string }[] = [];
  for (const [i, [x, y]] of points.entries()) {
    for (let k = 0; k < 3; k++) all.push({ x: x + random.between(-spread, spread) * r * 1.2, y: y + random.between(-spread, spread) * r * 1.2, r: r * random.between(0.55, 1.12), colour: colours[(i + k * 2) % colours.length] as string });
  }
  return all.sort((a, b) => b.r - a.r).map((b) => balloon(art, b.x, b.y, b.r, b.colour)).join('');
}

/**
 * Returns points along an arch.
 * @param base y of its feet
 * @param rx half width in px
 * @param from share of the arch, from 0 (left foot) to 1 (right foot), at which the points begin
 * @param to share at which they end
 */
export function archPoints(cx: number, base: number, rx: number, height: number, count: number, from = 0, to = 1): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const t = from + ((to - from) * i) / (count - 1);
    const angle = Math.PI * (1 - t);
    return [cx + Math.cos(angle) * rx, base - Math.sin(angle) ** 0.8 * height];
  });
}

/** Returns the SVG of a painted backdrop in the form of a scalloped arch, with a mandala by default. */
export function archPanel(art: Art, x: number, y: number, w: number, h: number, colour: string, ink: Ink, withMandala = true): string {
  let out = `<path d="${jharokha(x + 10, y + 8, w, h - 8, 0.34)}" fill="#3d1607" fill-opacity=".25"/><path d="${jharokha(x, y, w, h, 0.34)}" fill="${art.linear([[0, tone(colour, 0.28)], [0.5, colour], [1, tone(colour, -0.25)]])}"/><path d="${jharokha(x + 12, y + 18, w - 24, h - 18, 0.34)}" fill="none" stroke="${ink.main}" stroke-width="4"/><path d="${jharokha(x + 22, y + 32, w - 44, h - 32, 0.34)}" fill="none" stroke="${ink.main}" stroke-width="1.6"/>`;
  if (withMandala) out += mandala(x + w / 2, y + h * 0.36, w * 0.17, ink);
  return out;
}

/** Returns the SVG of a sofa of carved, gilded wood. */
export function sofa(art: Art, cx: number, y: number, w: number, colour: string): string {
  const gold = art.linear(brassStops, 0, 0, 0.6, 1);
  const l = cx - w / 2;
  const h = w * 0.46;
  let out = shadow(art, cx + 20, y + h, w * 0.62, 34, 0.6);
  out += shape(`M${n(l + w * 0.08)} ${n(y + h * 0.62)}V${n(y + h * 0.26)}C${n(l + w * 0.12)} ${n(y + h * 0.02)} ${n(l + w * 0.3)} ${n(y + h * 0.1)} ${n(cx)} ${n(y - h * 0.12)}C${n(l + w * 0.7)} ${n(y + h * 0.1)} ${n(l + w * 0.88)} ${n(y + h * 0.02)} ${n(l + w * 0.92)} ${n(y + h * 0.26)}V${n(y + h * 0.62)}Z`, art.linear([[0, tone(colour, 0.25)], [0.5, colour], [1, tone(colour, -0.3)]], 0, 0, 0.4, 1), `stroke="${gold}" stroke-width="10"`);
  const tufts: Point[] = [];
  for (let r = 0; r < 3; r++) for (let c = 0; c < 9 - (r % 2); c++) tufts.push([l + w * (0.16 + c * 0.085 + (r % 2) * 0.042), y + h * (0.2 + r * 0.13)]);
  out += dots(tufts, tone(colour, -0.6), 7, 0.6) + dots(tufts.map(([a, b]): Point => [a - 1, b - 1]), '#e6bf6a', 4.4) + mandala(cx, y, w * 0.04, { main: '#f3d78c', second: '#c08f3c', third: '#fff3c4', deep: '#7c5119' });
  out += `<rect x="${n(l + w * 0.06)}" y="${n(y + h * 0.56)}" width="${n(w * 0.88)}" height="${n(h * 0.2)}" rx="14" fill="${art.linear([[0, tone(colour, 0.36)], [0.5, colour], [1, tone(colour, -0.4)]], 0, 0, 0, 1)}"/><rect x="${n(l + w * 0.05)}" y="${n(y + h * 0.75)}" width="${n(w * 0.9)}" height="${n(h * 0.1)}" fill="${gold}"/>`;
  for (const s of [-1, 1]) {
    const ax = cx + s * w * 0.46;
    out += shape(`M${n(ax - s * w * 0.03)} ${n(y + h * 0.3)}C${n(ax + s * w * 0.08)} ${n(y + h * 0.24)} ${n(ax + s * w * 0.07)} ${n(y + h * 0.46)} ${n(ax + s * w * 0.02)} ${n(y + h * 0.48)}L${n(ax + s * w * 0.02)} ${n(y + h * 0.84)}H${n(ax - s * w * 0.05)}V${n(y + h * 0.46)}Z`, gold, 'stroke="#6e4514" stroke-width="1.5"');
    out += shape(`M${n(ax - s * w * 0.05)} ${n(y + h * 0.84)}H${n(ax + s * w * 0.02)}L${n(ax + s * w * 0.035)} ${n(y + h)}H${n(ax)}Z`, gold);
  }
  return out;
}

/** Returns the SVG of a bolster, a cushion with round ends. */
export function bolster(art: Art, x: number, y: number, w: number, colour: string): string {
  const h = w * 0.4;
  return shadow(art, x + w / 2 + 8, y + h, w * 0.62, h * 0.34, 0.5)
    + `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(h * 0.4)}" fill="${art.linear([[0, tone(colour, 0.4)], [0.4, colour], [1, tone(colour, -0.5)]], 0, 0, 0, 1)}"/>`
    + `<path d="M${n(x + w * 0.14)} ${n(y)}V${n(y + h)}M${n(x + w * 0.2)} ${n(y)}V${n(y + h)}M${n(x + w * 0.8)} ${n(y)}V${n(y + h)}M${n(x + w * 0.86)} ${n(y)}V${n(y + h)}" stroke="#e6bf6a" stroke-width="3" stroke-opacity=".9"/>`
    + `<path d="${scallops(x + w / 2, y + h * 0.46, h * 0.3, 8)}" fill="#e6bf6a" fill-opacity=".9"/>` + oval(x + 3, y + h / 2, h * 0.16, h * 0.4, tone(colour, -0.25)) + dots([[x + 3, y + h / 2]], '#e6bf6a', 6);
}

/** Returns the SVG of a square cushion that stands on its edge. */
export function cushion(art: Art, x: number, y: number, size: number, colour: string, degrees = 0): string {
  const path = `M0 4C${n(size * 0.3)} ${n(size * 0.06)} ${n(size * 0.7)} ${n(size * 0.06)} ${size} 0C${n(size * 0.94)} ${n(size * 0.3)} ${n(size * 0.94)} ${n(size * 0.7)} ${size} ${size}C${n(size * 0.7)} ${n(size * 0.94)} ${n(size * 0.3)} ${n(size * 0.94)} 0 ${size}C${n(size * 0.06)} ${n(size * 0.7)} ${n(size * 0.06)} ${n(size * 0.3)} 0 4Z`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${degrees} ${n(size / 2)} ${n(size)})">${shape(path, art.radial([[0, tone(colour, 0.4)], [0.6, colour], [1, tone(colour, -0.4)]], 0.4, 0.36, 0.7))}${mandala(size / 2, size / 2, size * 0.26, { main: '#f3d78c', second: tone(colour, 0.5), third: '#fff6df', deep: colour })}</g>`;
}

/** Returns the SVG of a rangoli, a pattern of coloured powder on the floor. */
export function rangoli(cx: number, cy: number, r: number, ink: Ink): string {
  return `<g transform="translate(${n(cx)} ${n(cy)}) scale(1 .32)" opacity=".95">${mandala(0, 0, r, ink)}</g>`;
}

/** Returns the SVG of an urli, a wide brass bowl of water with flowers. */
export function urli(art: Art, x: number, y: number, rx: number, kinds: readonly Bloom[]): string {
  const ids = kinds.map((kind) => flower(art, kind));
  let out = shadow(art, x + 12, y + rx * 0.62, rx * 1.25, rx * 0.26, 0.6);
  out += shape(`M${n(x - rx)} ${n(y)}C${n(x - rx * 0.9)} ${n(y + rx * 0.66)} ${n(x + rx * 0.9)} ${n(y + rx * 0.66)} ${n(x + rx)} ${n(y)}Z`, art.linear(brassStops, 0, 0, 1, 0.4)) + oval(x, y, rx, rx * 0.3, brass(art)) + oval(x, y + 3, rx * 0.9, rx * 0.24, '#3f6a78') + oval(x - rx * 0.2, y, rx * 0.5, rx * 0.09, '#cfe6e4', 'fill-opacity=".5"');
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    out += `<g transform="translate(${n(x + Math.cos(a) * rx * 0.55)} ${n(y + Math.sin(a) * rx * 0.13)}) scale(1 .6)">${put(ids[i % ids.length] as string, 0, 0, rx * 0.16)}</g>`;
  }
  return out;
}

/** Returns the SVG of a kalash, a brass pot with mango leaves and a coconut. */
export function kalash(art: Art, x: number, y: number, r: number): string {
  let leaves = '';
  for (const turn of [-70, -40, -14, 14, 40, 70]) leaves += mangoLeaf(x, y - r * 0.7, r * 1.25, 180 + turn);
  return shadow(art, x + r * 0.3, y + r * 0.95, r * 1.25, r * 0.26, 0.6) + shape(leaves, '#4f7a2c', 'stroke="#2f5420" stroke-width="1"')
    + shape(`M${n(x - r * 0.4)} ${n(y - r * 0.9)}C${n(x - r * 0.3)} ${n(y - r * 1.9)} ${n(x + r * 0.3)} ${n(y - r * 1.9)} ${n(x + r * 0.4)} ${n(y - r * 0.9)}Z`, art.radial([[0, '#b0703a'], [1, '#5a2c12']], 0.4, 0.4, 0.7))
    + shape(`M${n(x - r * 0.55)} ${n(y - r * 0.8)}H${n(x + r * 0.55)}L${n(x + r * 0.42)} ${n(y - r * 0.55)}C${n(x + r * 1.15)} ${n(y - r * 0.3)} ${n(x + r * 1.1)} ${n(y + r * 0.8)} ${n(x + r * 0.4)} ${n(y + r)}H${n(x - r * 0.4)}C${n(x - r * 1.1)} ${n(y + r * 0.8)} ${n(x - r * 1.15)} ${n(y - r * 0.3)} ${n(x - r * 0.42)} ${n(y - r * 0.55)}Z`, art.linear(brassStops, 0, 0, 1, 0.3))
    + line(`M${n(x - r * 0.86)} ${n(y + r * 0.1)}Q${n(x)} ${n(y + r * 0.34)} ${n(x + r * 0.86)} ${n(y + r * 0.1)}`, '#b3261e', r * 0.12) + `<path d="${scallops(x, y + r * 0.3, r * 0.24, 8)}" fill="#b3261e"/>`;
}

/** Returns the SVG of a lit pillar candle. */
export function candle(art: Art, x: number, y: number, w: number, h: number): string {
  const glow = art.radial([[0, '#ffd97a', 0.6], [0.4, '#ffb83c', 0.2], [1, '#ffb83c', 0]]);
  return oval(x + w * 0.4, y + 3, w * 1.1, w * 0.26, '#2c1208', 'fill-opacity=".35"') + `<rect x="${n(x - w / 2)}" y="${n(y - h)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.12)}" fill="${art.linear([[0, '#fffbef'], [0.5, '#f6e3bd'], [1, '#c99f66']], 0, 0, 1, 0)}"/>` + oval(x, y - h, w / 2, w * 0.14, '#ffe9b8') + oval(x, y - h - w * 0.5, w * 1.9, w * 1.9, glow) + shape(`M${n(x)} ${n(y - h)}C${n(x - w * 0.32)} ${n(y - h - w * 0.3)} ${n(x - w * 0.1)} ${n(y - h - w * 0.6)} ${n(x)} ${n(y - h - w * 1.1)}C${n(x + w * 0.1)} ${n(y - h - w * 0.6)} ${n(x + w * 0.32)} ${n(y - h - w * 0.3)} ${n(x)} ${n(y - h)}Z`, art.linear([[0, '#fff6c9'], [0.5, '#ffcf4a'], [1, '#ee7a12']], 0, 0, 0, 1));
}

/** Returns the SVG of a tiered cake on a stand. */
export function cake(art: Art, x: number, y: number, w: number, colours: readonly [string, string, string], kinds: readonly Bloom[]): string {
  let out = shadow(art, x + 14, y + 6, w * 0.72, w * 0.14, 0.55) + shape(`M${n(x - w * 0.16)} ${n(y)}L${n(x - w * 0.06)} ${n(y - w * 0.22)}H${n(x + w * 0.06)}L${n(x + w * 0.16)} ${n(y)}Z`, brass(art)) + oval(x, y - w * 0.22, w * 0.62, w * 0.09, brass(art));
  let base = y - w * 0.25;
  for (const [i, share] of [1, 0.7, 0.42].entries()) {
    const half = (w * share) / 2;
    const h = w * 0.3;
    const colour = colours[i] as string;
    out += shape(`M${n(x - half)} ${n(base - h)}V${n(base)}A${n(half)} ${n(half * 0.16)} 0 0 0 ${n(x + half)} ${n(base)}V${n(base - h)}Z`, art.linear([[0, tone(colour, -0.1)], [0.25, tone(colour, 0.5)], [0.6, colour], [1, tone(colour, -0.4)]], 0, 0, 1, 0)) + oval(x, base - h, half, half * 0.16, tone(colour, 0.45));
    let drip = `M${n(x - half)} ${n(base - h)}`;
    for (let k = 0; k < 8; k++) drip += `q${n(half / 8)} ${n(h * (k % 2 ? 0.5 : 0.3))} ${n(half / 4)} ${n(Math.sin(((k + 1) / 8) * Math.PI) * 2)}`;
    out += shape(`${drip}Z`, colours[(i + 1) % 3] as string, 'fill-opacity=".8"') + dots(Array.from({ length: 11 }, (_, k): Point => [x - half + ((k + 0.5) / 11) * half * 2, base - 2 + Math.sin(((k + 0.5) / 11) * Math.PI) * half * 0.14]), '#fffaf0', w * 0.035);
    base -= h;
  }
  return out + bunch(art, x, base - w * 0.02, w * 0.17, w * 0.08, kinds, w * 0.07, 7) + bunch(art, x - w * 0.3, y - w * 0.52, w * 0.1, w * 0.06, kinds, w * 0.055, 5);
}

/** Returns the SVG of a small table under a long cloth. */
export function table(art: Art, cx: number, y: number, w: number, h: number, colour: string): string {
  return shadow(art, cx + 16, y + h, w * 0.6, 26, 0.6) + curtain(art, cx - w / 2, y, w, h, colour) + oval(cx, y + 2, w / 2, w * 0.055, tone(colour, 0.45)) + pelmet(art, cx - w / 2, y + 4, w, h * 0.24, tone(colour, -0.15), Math.max(2, Math.round(w / 90)));
}
