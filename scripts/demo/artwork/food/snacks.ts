/** Single savoury and sugared bites that are served by the heap. */
import { blob, dots, line, n, oval, place, shape, smooth, polygon, tone } from '#scripts/demo/artwork/kit.ts';
import type { Point } from '#scripts/demo/artwork/kit.ts';
import type { Piece } from './nuts.ts';

/** Returns a piece: a thin fried noodle of one colour. @param thick width as a share of its half length */
export const sev = (colour: string, thick = 0.16): Piece => (art, x, y, s, turn) => {
  const { random } = art;
  const path = smooth(place([[-1, 0], [-0.4, random.between(-0.35, 0.35)], [0.35, random.between(-0.35, 0.35)], [1, random.between(-0.2, 0.2)]], x, y, turn, s, 0.8), false);
  const c = tone(colour, random.pick([-0.2, -0.08, 0, 0.12]));
  const w = s * thick;
  return line(path, tone(c, -0.55), w * 1.5) + line(path, c, w) + `<g transform="translate(${n(-w * 0.16)} ${n(-w * 0.24)})">${line(path, tone(c, 0.5), w * 0.3, 0.8)}</g>`;
};

/** Returns a piece: a diamond-shaped strip with blisters, or a sugared cube with `sugar`. */
export const diamondStrip = (colour: string, sugar: boolean): Piece => (art, x, y, s, turn) => {
  const { random } = art;
  const c = tone(colour, random.between(-0.12, 0.14));
  const foot: Point[] = sugar ? [[-0.8, -0.55], [0.7, -0.6], [0.8, 0.55], [-0.7, 0.6]] : [[-1.1, -0.1], [0.5, -0.42], [1.1, 0.1], [-0.5, 0.42]];
  const top = place(foot, x, y, turn, s, 0.82);
  const thick = s * (sugar ? 0.42 : 0.24);
  let out = shape(polygon(place(foot, x + s * 0.14, y + thick + s * 0.1, turn, s * 1.04, 0.82)), '#4a1d08', `fill-opacity=".36"`);
  for (let d = thick; d > 0; d -= thick / 3) out += shape(polygon(top.map(([a, b]): Point => [a, b + d])), tone(c, -0.46), `stroke="${tone(c, -0.46)}" stroke-width="5" stroke-linejoin="round"`);
  const fill = art.linear([[0, tone(c, 0.4)], [0.5, c], [1, tone(c, -0.22)]]);
  out += shape(polygon(top), fill, `stroke="${fill}" stroke-width="6" stroke-linejoin="round"`);
  const inside = (count: number): Point[] => Array.from({ length: count }, () => { const u = random.between(-0.6, 0.6); const v = random.between(-0.32, 0.32); return (place([[u, v]], x, y, turn, s, 0.82) as [Point])[0]; });
  if (sugar) return out + dots(inside(16), '#ffffff', 4, 0.85) + line(`M${n(x - s * 0.5)} ${n(y - s * 0.28)}l${n(s * 0.5)} ${n(-s * 0.08)}`, '#ffffff', s * 0.09, 0.7);
  for (const [a, b] of inside(4)) out += oval(a, b, s * 0.12, s * 0.08, art.radial([[0, tone(c, 0.55)], [0.6, tone(c, 0.1)], [1, tone(c, -0.35)]], 0.5, 0.5, 0.55, 0.34, 0.3));
  return out + dots(inside(3), '#55481c', 3.4, 0.8);
};

/** Draws a peanut in a spiced gram crust. */
export const crustedPeanut: Piece = (art, x, y, s, turn) => {
  const { random } = art;
  const c = tone('#c4602a', random.between(-0.14, 0.16));
  const out = oval(x + s * 0.12, y + s * 0.36, s, s * 0.7, '#4a1d08', 'fill-opacity=".38"') + shape(smooth(place(blob(random, 0, 0, 1, 0.72, 0.1, 13), x, y, turn, s)), art.radial([[0, tone(c, 0.42)], [0.42, c], [1, tone(c, -0.55)]], 0.48, 0.48, 0.6, 0.33, 0.26));
  const spots: Point[] = Array.from({ length: 20 }, () => { const a = random.between(0, 6.28); const r = Math.sqrt(random.next()) * 0.85; return (place([[Math.cos(a) * r, Math.sin(a) * r * 0.7]], x, y, turn, s) as [Point])[0]; });
  return out + dots(spots.slice(0, 8), tone(c, 0.6), s * 0.11, 0.7) + dots(spots.slice(8, 14), '#7a1d0c', s * 0.1, 0.7) + dots(spots.slice(14), '#3c4a1a', s * 0.07, 0.7);
};

/** Returns a piece: a fried lentil or pea. @param slim width as a share of its length */
export const lentil = (colour: string, slim = 0.74): Piece => (art, x, y, s, turn) => {
  const c = tone(colour, art.random.between(-0.14, 0.16));
  return oval(x + s * 0.12, y + s * 0.3, s, s * slim, '#4a1d08', 'fill-opacity=".34"') + shape(smooth(place([[-1, 0], [-0.6, -slim * 0.86], [0.6, -slim * 0.86], [1, 0], [0.6, slim * 0.86], [-0.6, slim * 0.86]], x, y, turn, s)), art.radial([[0, tone(c, 0.5)], [0.45, c], [1, tone(c, -0.45)]], 0.48, 0.48, 0.6, 0.34, 0.28)) + oval(x - s * 0.22, y - s * 0.26, s * 0.22, s * 0.1, '#fffdf0', 'fill-opacity=".7"');
};

/** Draws a roasted peanut, skinned. */
export const peanut: Piece = lentil('#e0b070', 0.66);

/** Returns a piece: a flake of crisp rice or corn. */
export const flake = (colour: string): Piece => (art, x, y, s, turn) => {
  const c = tone(colour, art.random.between(-0.12, 0.2));
  const outline = place(blob(art.random, 0, 0, 1, 0.66, 0.16, 10), x, y, turn, s, 0.85);
  return shape(smooth(outline.map(([a, b]): Point => [a + s * 0.12, b + s * 0.26])), '#4a1d08', 'fill-opacity=".32"') + shape(smooth(outline), art.linear([[0, tone(c, 0.5)], [0.55, c], [1, tone(c, -0.3)]])) + line(smooth(place([[-0.6, 0.1], [0, -0.24], [0.6, 0.05]], x, y, turn, s, 0.85), false), tone(c, -0.35), s * 0.08, 0.5);
};

/** Draws a fried curry leaf. */
export const curryLeaf: Piece = (art, x, y, s, turn) => shape(smooth(place([[-1, 0], [-0.3, -0.34], [0.5, -0.28], [1.1, 0], [0.5, 0.28], [-0.3, 0.34]], x, y, turn, s, 0.85)), art.linear([[0, '#7f9a3a'], [0.5, '#4f6f2a'], [1, '#2d4a1c']], 0, 0, 1, 1)) + line(smooth(place([[-0.9, 0], [0, 0.04], [0.95, 0]], x, y, turn, s, 0.85), false), '#a9bf6a', s * 0.06, 0.8);
