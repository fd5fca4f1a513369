/** Printed, woven or inlaid patterns that fill a face, and the frames around them. */
import { dots, line, n, shape } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { ambi, jaaliTile, jharokha, lotusPetals, phulkariFlower, scallops, stitches } from '#scripts/demo/artwork/motifs.ts';

/** The colours of a print: its chief colour (often gold), two companions and the deep tone of the ground. */
export interface Ink {
  readonly main: string;
  readonly second: string;
  readonly third: string;
  readonly deep: string;
}

/** Returns the SVG of a pattern that fills a face of `w` x `h` px and leaves its ground visible. */
export type Panel = (art: Art, w: number, h: number, ink: Ink) => string;

/** Returns the SVG of a pattern clipped to its face of `w` x `h` px. */
function inside(art: Art, w: number, h: number, content: string): string {
  return `<g clip-path="${art.clip(`<rect width="${n(w)}" height="${n(h)}"/>`)}">${content}</g>`;
}

/** Returns the SVG of content that is scaled, turned by `degrees` and moved to (x, y). */
export function moved(x: number, y: number, scale: number, content: string, degrees = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)})${degrees ? ` rotate(${n(degrees)})` : ''} scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;
}

/**
 * Returns the SVG of a double frame whose inner corners curve inwards, with an ambi in each corner.
 * @param inset distance from the edge in px
 * @param withAmbi false leaves out the ambis
 */
export function frame(w: number, h: number, inset: number, colour: string, withAmbi = true): string {
  const scoop = inset * 1.5;
  const [l, t, r, b] = [inset * 1.5, inset * 1.5, w - inset * 1.5, h - inset * 1.5];
  let out = `<rect x="${n(inset)}" y="${n(inset)}" width="${n(w - inset * 2)}" height="${n(h - inset * 2)}" fill="none" stroke="${colour}" stroke-width="${n(Math.max(1.6, inset * 0.16))}"/>`;
  const arc = `A${n(scoop)} ${n(scoop)} 0 0 0`;
  out += `<path d="M${n(l + scoop)} ${n(t)}H${n(r - scoop)}${arc} ${n(r)} ${n(t + scoop)}V${n(b - scoop)}${arc} ${n(r - scoop)} ${n(b)}H${n(l + scoop)}${arc} ${n(l)} ${n(b - scoop)}V${n(t + scoop)}${arc} ${n(l + scoop)} ${n(t)}Z" fill="none" stroke="${colour}" stroke-width="${n(Math.max(1, inset * 0.08))}"/>`;
  if (withAmbi) {
    const s = (scoop * 0.72) / 24;
    for (const [x, y, sx, sy] of [[l - 2, t - 2, 1, 1], [r + 2, t - 2, -1, 1], [l - 2, b + 2, 1, -1], [r + 2, b + 2, -1, -1]] as const) {
      out += `<path d="${ambi}" fill="${colour}" fill-rule="evenodd" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(sx * s * 1000) / 1000} ${Math.round(sy * s * 1000) / 1000})"/>`;
    }
  }
  return out;
}

/** Draws phulkari flowers over the whole face. */
export const phulkari: Panel = (art, w, h, ink) => {
  const rows = Math.max(1, Math.round(h / 92));
  const size = h / rows;
  const columns = Math.ceil(w / size);
  const one = art.symbol(phulkariFlower(0, 0, size, [ink.main, ink.second, ink.third], Math.max(2.2, size / 32)));
  const gap = art.symbol(`<path d="${stitches(0, 0, size * 0.12, size * 0.12, true, 2.4)}" fill="none" stroke="${ink.third}" stroke-width="1.8"/>`);
  let out = '';
  const start = (w - columns * size) / 2;
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      const x = start + c * size;
      const y = r * size;
      if (r < rows && c < columns) out += `<use href="#${one}" x="${n(x + size / 2)}" y="${n(y + size / 2)}"/>`;
      out += `<use href="#${gap}" x="${n(x)}" y="${n(y)}"/>`;
    }
  }
  return inside(art, w, h, out);
};

/** Draws ambis in half-drop rows with small stars between. */
export const ambis: Panel = (art, w, h, ink) => {
  const size = Math.min(h / 2.1, 66);
  const body = (colour: string, other: string): string => art.symbol(`<g transform="scale(${Math.round((size / 24) * 1000) / 1000})"><path d="${ambi}" fill="${colour}" fill-rule="evenodd"/><circle cx="11.8" cy="15" r="1.2" fill="${other}"/></g>`);
  const first = body(ink.main, ink.second);
  const second = body(ink.second, ink.main);
  const stepX = size * 1.25;
  const stepY = size * 1.12;
  let out = '';
  const points: Point[] = [];
  for (let c = -1; c * stepX < w + size; c++) {
    for (let r = -1; r * stepY < h + size; r++) {
      const x = c * stepX;
      const y = r * stepY + (c % 2 ? stepY / 2 : 0);
      out += `<use href="#${(c + r) % 2 ? first : second}" x="${n(x)}" y="${n(y)}"/>`;
      points.push([x + size * 1.1, y + size * 0.1], [x + size * 1.1, y + size * 0.9]);
    }
  }
  return inside(art, w, h, out + dots(points, ink.third, size * 0.09));
};

/** Draws a fine lattice of stars. */
export const jaali: Panel = (art, w, h, ink) => {
  const side = h / Math.max(1, Math.round(h / 56));
  const one = art.symbol(`<path d="${jaaliTile(side)}" fill="none" stroke="${ink.main}" stroke-width="1.7"/>`);
  let out = '';
  for (let y = 0; y < h - 1; y += side) for (let x = 0; x < w; x += side) out += `<use href="#${one}" x="${n(x)}" y="${n(y)}"/>`;
  return inside(art, w, h, out);
};

/** Returns the SVG of a mandala, rings of petals around (cx, cy). @param reach outer radius in px */
export function mandala(cx: number, cy: number, reach: number, ink: Ink): string {
  let out = '';
  for (const [share, count, colour, solid] of [[1, 24, ink.main, false], [0.9, 16, ink.second, true], [0.74, 16, ink.main, false], [0.62, 12, ink.third, true], [0.46, 12, ink.main, true], [0.3, 8, ink.second, true], [0.16, 6, ink.main, true]] as const) {
    const r = reach * share;
    const inner = r * 0.66;
    let path = '';
    for (let i = 0; i < count; i++) {
      const at = (step: number, radius: number): string => {
        const angle = ((i + step) / count) * Math.PI * 2 - Math.PI / 2;
        return `${n(cx + Math.cos(angle) * radius)} ${n(cy + Math.sin(angle) * radius)}`;
      };
      path += `M${at(-0.42, inner)}Q${at(-0.5, r * 0.9)} ${at(0, r)}Q${at(0.5, r * 0.9)} ${at(0.42, inner)}Z`;
    }
    out += solid ? shape(path, colour) : line(path, colour, Math.max(1.2, reach * 0.014));
    out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(inner)}" fill="none" stroke="${ink.main}" stroke-width="${n(Math.max(1, reach * 0.012))}"/>`;
  }
  const beads: Point[] = Array.from({ length: 48 }, (_, i) => [cx + Math.cos(i * 0.1309) * reach * 1.06, cy + Math.sin(i * 0.1309) * reach * 1.06]);
  return out + dots(beads, ink.main, Math.max(2, reach * 0.03)) + shape(scallops(cx, cy, reach * 0.08, 8), ink.third);
}

/** Draws a mandala in the middle, quarter mandalas in the corners. */
export const medallion: Panel = (art, w, h, ink) => {
  const reach = Math.min(w, h) * 0.36;
  const corner = art.symbol(mandala(0, 0, reach * 0.62, ink));
  const corners = [[0, 0], [w, 0], [0, h], [w, h]].map(([x, y]) => `<use href="#${corner}" x="${n(x ?? 0)}" y="${n(y ?? 0)}"/>`).join('');
  return inside(art, w, h, corners + mandala(w / 2, h / 2, reach, ink));
};

/** Draws tied and dyed dots: squares of dots in rings, as in a bandhani. */
export const bandhani: Panel = (art, w, h, ink) => {
  const step = 13;
  const sets: Record<string, Point[]> = {};
  for (let i = 0; i * step < w; i++) {
    for (let j = 0; j * step < h; j++) {
      const [u, v] = [Math.abs((i % 12) - 6), Math.abs((j % 12) - 6)];
      const ring = Math.round(Math.hypot(u, v));
      const colour = ring === 0 || ring === 4 ? ink.main : ring === 2 ? ink.second : ring === 6 || u === 6 || v === 6 ? ink.third : '';
      if (colour) (sets[colour] ??= []).push([i * step + step / 2 + art.random.between(-0.8, 0.8), j * step + step / 2 + art.random.between(-0.8, 0.8)]);
    }
  }
  return Object.entries(sets).map(([colour, points]) => dots(points, colour, 6.5) + dots(points, ink.deep, 2)).join('');
};

/** Draws scrolling stems with leaves and flowers, mirrored about the middle. */
export const vines: Panel = (art, w, h, ink) => {
  const flower = art.symbol(lotusPetals(0, 8, 26, 2).map((d, i) => shape(d, (i >> 1) % 2 ? ink.second : ink.third)).join('') + dots([[0, 6]], ink.main, 6));
  const leafShape = art.symbol(shape('M0 0C4 -9 14 -12 22 -8C18 1 9 5 0 0Z', ink.main));
  let half = '';
  const rows = Math.max(2, Math.round(h / 62));
  const gap = h / rows;
  for (let r = 0; r < rows; r++) {
    const y = (r + 0.5) * gap;
    let stem = `M${n(w / 2)} ${n(y + gap * 0.4)}`;
    const reach = w / 2;
    const turns = Math.max(2, Math.round(reach / 80));
    const span = reach / turns;
    for (let t = 0; t < turns; t++) {
      const x = w / 2 - span * (t + 1);
      const up = t % 2 === 0;
      stem += `Q${n(x + span * 0.5)} ${n(y + (up ? -gap * 0.55 : gap * 0.55))} ${n(x)} ${n(y + (up ? 0.2 : -0.2) * gap)}`;
      half += `<use href="#${flower}" transform="translate(${n(x + span * 0.5)} ${n(y + (up ? gap * 0.08 : -gap * 0.1))}) scale(${n(Math.min(1, gap / 60))})"/>`;
      for (const k of [0.2, 0.8]) half += `<use href="#${leafShape}" transform="translate(${n(x + span * k)} ${n(y + (up ? -0.18 : 0.18) * gap)}) rotate(${n(art.random.between(-60, 60) + (k > 0.5 ? 0 : 180))}) scale(.8)"/>`;
    }
    half += line(stem, ink.main, 2.2);
  }
  const id = art.symbol(half);
  return inside(art, w, h, `<use href="#${id}"/><use href="#${id}" transform="translate(${n(w)} 0) scale(-1 1)"/>`);
};

/** Draws a row of scalloped arches, each with a flower, as along the edge of a palace wall. */
export const arcade: Panel = (art, w, h, ink) => {
  const count = Math.max(1, Math.round(w / (h * 0.72)));
  const each = w / count;
  const flower = lotusPetals(each / 2, h * 0.8, h * 0.34, 2).map((d, i) => shape(d, (i >> 1) % 2 ? ink.second : ink.third)).join('');
  const one = art.symbol(`<path d="${jharokha(each * 0.09, h * 0.1, each * 0.82, h * 0.82)}" fill="none" stroke="${ink.main}" stroke-width="${n(Math.max(1.6, h * 0.02))}"/>${flower}`);
  return Array.from({ length: count }, (_, i) => `<use href="#${one}" x="${n(i * each)}"/>`).join('');
};

/** Draws a band of small lotuses between lines, for the sides of a box. */
export const lotusBand: Panel = (art, w, h, ink) => {
  const size = Math.min(h * 0.5, 46);
  const count = Math.max(1, Math.floor(w / (size * 1.5)));
  const each = w / count;
  const one = art.symbol(lotusPetals(0, size * 0.46, size * 0.9, 2).map((d, i) => `<path d="${d}" fill="${(i >> 1) % 2 ? ink.main : ink.second}" stroke="${ink.deep}" stroke-width=".8"/>`).join(''));
  let out = '';
  for (let i = 0; i < count; i++) out += `<use href="#${one}" x="${n((i + 0.5) * each)}" y="${n(h / 2)}"/>`;
  const points: Point[] = Array.from({ length: count + 1 }, (_, i) => [i * each, h / 2]);
  const edge = Math.min(10, h * 0.12);
  return inside(art, w, h, out + dots(points, ink.third, size * 0.16) + line(`M0 ${n(edge)}H${n(w)}M0 ${n(h - edge)}H${n(w)}`, ink.second, 2));
};
