/** Single nuts and dried fruits, each drawn turned by numbers so that its light stays upper left. */
import { blob, dots, line, mix, n, oval, place, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { strand } from './garnish.ts';

/** Returns the SVG of one piece at (x, y), of half length `s` px, turned by `turn` degrees. */
export type Piece = (art: Art, x: number, y: number, s: number, turn: number) => string;

const bodyFill = (art: Art, colour: string, depth = 0.45): string =>
  art.radial([[0, tone(colour, 0.45)], [0.4, colour], [0.8, tone(colour, -depth * 0.6)], [1, tone(colour, -depth)]], 0.48, 0.48, 0.62, 0.32, 0.24);
const under = (x: number, y: number, s: number, turn: number, wide = 1, slim = 0.6): string => {
  const points = place([[-wide, 0], [-wide * 0.6, -slim], [wide * 0.6, -slim], [wide, 0], [wide * 0.6, slim], [-wide * 0.6, slim]], x + s * 0.1, y + s * 0.24, turn, s * 1.08, 0.85);
  return shape(smooth(points), '#4a1d08', 'fill-opacity=".36"');
};
const glint = (x: number, y: number, s: number, turn: number, strength = 0.6): string =>
  oval(x - s * 0.16, y - s * 0.24, s * 0.3, s * 0.1, '#fffdf2', `fill-opacity="${strength}" transform="rotate(${n(((turn % 180) + 180) % 180 > 90 ? turn - 180 : turn)} ${n(x)} ${n(y)})"`);

export const almond: Piece = (art, x, y, s, turn) => {
  const c = mix('#b46a2e', '#c98240', art.random.next());
  const body: Point[] = [[-1, 0], [-0.62, -0.42], [0.05, -0.56], [0.62, -0.38], [1.12, 0], [0.62, 0.38], [0.05, 0.56], [-0.62, 0.42]];
  let out = under(x, y, s, turn, 1.05, 0.56) + shape(smooth(place(body, x, y, turn, s)), bodyFill(art, c, 0.55));
  let dark = '';
  let pale = '';
  for (let i = -4; i <= 4; i++) {
    const v = i * 0.11;
    const path = smooth(place([[-0.86, v * 0.5], [-0.2, v * 1.08], [0.4, v], [0.95, v * 0.15]], x, y, turn, s), false);
    if (i % 2) pale += path; else dark += path;
  }
  out += line(dark, '#6b3312', s * 0.035, 0.5) + line(pale, '#e3aa6c', s * 0.03, 0.55);
  return out + glint(x, y, s, turn, 0.3);
};

export const cashew: Piece = (art, x, y, s, turn) => {
  const c = mix('#f2dcb0', '#ecd09c', art.random.next());
  const body: Point[] = [[-1.02, 0.3], [-0.98, -0.22], [-0.5, -0.66], [0.1, -0.74], [0.66, -0.5], [1.05, 0.02], [0.98, 0.44], [0.62, 0.5], [0.4, 0.18], [0.02, -0.02], [-0.36, 0.14], [-0.56, 0.52], [-0.88, 0.58]];
  const inner: Point[] = [[-0.84, 0.16], [-0.56, -0.34], [0, -0.5], [0.52, -0.34], [0.86, 0.1]];
  let out = shape(smooth(place(body, x + s * 0.1, y + s * 0.22, turn, s * 1.04)), '#4a1d08', 'fill-opacity=".36"');
  out += shape(smooth(place(body, x, y, turn, s)), bodyFill(art, c, 0.34));
  out += line(smooth(place(inner, x - s * 0.03, y - s * 0.05, turn, s), false), '#fffaf0', s * 0.16, 0.55);
  return out + line(smooth(place([[-0.5, 0.4], [-0.3, 0.08], [0.04, -0.08], [0.42, 0.12], [0.66, 0.42]], x, y, turn, s), false), tone(c, -0.4), s * 0.05, 0.55);
};

export const pistachio: Piece = (art, x, y, s, turn) => {
  const shell = '#ecd9b2';
  const full: Point[] = [[-1, 0.06], [-0.6, -0.5], [0.1, -0.6], [0.75, -0.42], [1.08, 0], [0.75, 0.44], [0.1, 0.6], [-0.6, 0.5]];
  const kernel: Point[] = [[-0.62, 0], [-0.2, -0.22], [0.5, -0.3], [1.02, -0.06], [0.86, 0.22], [0.2, 0.28]];
  const lip: Point[] = [[-1, 0.06], [-0.4, 0.1], [0.3, 0.22], [1, 0.14], [0.75, 0.46], [0.1, 0.62], [-0.6, 0.52]];
  let out = under(x, y, s, turn, 1.05, 0.6) + shape(smooth(place(full, x, y, turn, s)), bodyFill(art, shell, 0.4));
  out += shape(smooth(place(kernel, x, y, turn, s * 1.08)), '#4a2a10', 'fill-opacity=".8"') + shape(smooth(place(kernel, x, y, turn, s * 0.97)), art.radial([[0, '#c8d873'], [0.5, '#94ad3d'], [0.85, '#8a6a4a'], [1, '#6b3f2e']], 0.45, 0.4, 0.65));
  out += shape(smooth(place(lip, x, y, turn, s)), bodyFill(art, shell, 0.42));
  return out + line(smooth(place([[-0.8, 0.12], [0.1, 0.26], [0.9, 0.2]], x, y, turn, s), false), '#fffaf0', s * 0.06, 0.8) + glint(x, y - s * 0.1, s, turn, 0.5);
};

const dried = (colour: string, wrinkles: number, slim: number, gloss: number): Piece => (art, x, y, s, turn) => {
  const { random } = art;
  const c = tone(colour, random.between(-0.16, 0.16));
  const outline = blob(random, 0, 0, 1, slim, 0.07, 13);
  let out = under(x, y, s, turn, 1, slim) + shape(smooth(place(outline, x, y, turn, s)), bodyFill(art, c, 0.6));
  let dark = '';
  let pale = '';
  for (let i = 0; i < wrinkles; i++) {
    const v = slim * (-0.75 + (1.5 * (i + 0.5)) / wrinkles) + random.between(-0.05, 0.05);
    const w = Math.sqrt(Math.max(0.05, 1 - (v / slim) ** 2)) * random.between(0.55, 0.85);
    const stroke: Point[] = [[-w, v * 0.9], [-w * 0.3, v + random.between(-0.1, 0.1)], [w * 0.35, v + random.between(-0.1, 0.1)], [w, v * 0.9]];
    dark += smooth(place(stroke, x, y, turn, s), false);
    pale += smooth(place(stroke, x - s * 0.02, y - s * 0.06, turn, s), false);
  }
  out += line(dark, tone(c, -0.65), s * 0.07, 0.6) + line(pale, tone(c, 0.5), s * 0.045, 0.45 + gloss * 0.2);
  return out + glint(x, y, s, turn, gloss);
};

export const raisin = dried('#c9923c', 3, 0.64, 0.6);
export const blackRaisin = dried('#4f2c3c', 3, 0.66, 0.5);
export const date = dried('#84401c', 4, 0.5, 0.4);

export const fig: Piece = (art, x, y, s, turn) => {
  const { random } = art;
  const flat = 0.8;
  const open = random.next() < 0.4;
  let out = shadow(art, x + s * 0.14, y + s * 0.3, s * 1.2, s * 0.95, 0.5);
  out += shape(smooth(blob(random, x, y + s * 0.16, s, s * flat, 0.04, 18)), tone('#b98a52', -0.45));
  out += shape(smooth(blob(random, x, y, s, s * flat, 0.05, 18)), art.radial([[0, '#ecca92'], [0.5, '#c9995e'], [1, '#8a5a2c']], 0.48, 0.48, 0.6, 0.34, 0.26));
  if (open) {
    out += oval(x, y, s * 0.76, s * 0.76 * flat, '#f0d6a0') + oval(x, y, s * 0.68, s * 0.68 * flat, art.radial([[0, '#d98a4a'], [0.5, '#a8482c'], [1, '#7a2a20']]));
    const seeds: Point[] = Array.from({ length: 62 }, () => { const a = random.between(0, 6.28); const r = Math.sqrt(random.next()) * 0.62; return [x + Math.cos(a) * s * r, y + Math.sin(a) * s * flat * r]; });
    return out + dots(seeds, '#5a1d14', s * 0.075, 0.5) + dots(seeds.map(([a, b]): Point => [a - 1, b - 1.4]), '#f3d08a', s * 0.055) + oval(x - s * 0.2, y - s * 0.22, s * 0.22, s * 0.1, '#ffffff', 'fill-opacity=".3"');
  }
  let dark = '';
  for (let i = 0; i < 17; i++) {
    const a = ((i + random.between(-0.25, 0.25)) / 17) * 6.283 + turn;
    dark += `M${n(x + Math.cos(a) * s * 0.2)} ${n(y + Math.sin(a) * s * 0.2 * flat)}Q${n(x + Math.cos(a + 0.1) * s * 0.6)} ${n(y + Math.sin(a + 0.1) * s * 0.6 * flat)} ${n(x + Math.cos(a) * s * 0.92)} ${n(y + Math.sin(a) * s * 0.92 * flat)}`;
  }
  out += line(dark, '#7a4a1e', s * 0.035, 0.55) + `<g transform="translate(-2 -2)">${line(dark, '#fbe6bb', s * 0.022, 0.5)}</g>`;
  return out + oval(x, y, s * 0.15, s * 0.11, '#6b3c16') + oval(x - 1, y - 2, s * 0.09, s * 0.06, '#c9995e');
};

export const walnut: Piece = (art, x, y, s, turn) => {
  const { random } = art;
  const c = mix('#d2a068', '#c08a50', random.next());
  const outline: Point[] = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * 6.283;
    const r = 1 + (i % 2 ? 0.05 : -0.06) + random.between(-0.04, 0.04);
    return [Math.cos(a) * r, Math.sin(a) * r * 0.86];
  });
  let out = under(x, y, s, turn, 1, 0.8) + shape(smooth(place(outline, x, y, turn, s)), bodyFill(art, c, 0.55));
  const lobes: [number, number, number][] = [];
  for (const side of [-1, 1]) for (let i = 0; i < 11; i++) lobes.push([-0.7 + (i % 6) * 0.28 + (i > 5 ? 0.14 : 0) + random.between(-0.07, 0.07), side * (i > 5 ? 0.22 : 0.56 * Math.sqrt(1.05 - (-0.7 + (i % 6) * 0.28) ** 2)) + random.between(-0.04, 0.04), random.between(20, 160)]);
  const placed = lobes.map(([u, v, tilt]) => ({ p: (place([[u, v]], x, y, turn, s) as [Point])[0], tilt }));
  for (const { p: [px, py], tilt } of placed.sort((a, b) => a.p[1] - b.p[1])) {
    const bump = place([[-0.3, 0.04], [-0.14, -0.15], [0.1, -0.1], [0.3, -0.06], [0.14, 0.14], [-0.08, 0.1]], px, py, tilt, s);
    out += shape(smooth(bump.map(([a, b]): Point => [a + s * 0.03, b + s * 0.05])), '#5e3010', 'fill-opacity=".45"') + shape(smooth(bump), art.radial([[0, '#f3d6a4'], [0.5, c], [1, '#a06a34']], 0.46, 0.46, 0.6, 0.34, 0.26));
  }
  return out + line(smooth(place([[-0.92, 0], [-0.4, 0.06], [0.1, -0.06], [0.5, 0.05], [0.92, 0]], x, y, turn, s), false), '#5e3010', s * 0.1, 0.75);
};

export const apricot: Piece = (art, x, y, s, turn) => {
  const c = mix('#e8862a', '#d9701c', art.random.next());
  let out = under(x, y, s, turn, 1, 0.84) + shape(smooth(place(blob(art.random, 0, 0, 1, 0.82, 0.05, 14), x, y, turn, s)), bodyFill(art, c, 0.55));
  out += shape(smooth(place(blob(art.random, 0.12, 0.06, 0.46, 0.3, 0.12, 10), x, y, turn, s)), art.radial([[0, tone(c, -0.5), 0.75], [0.7, tone(c, -0.3), 0.5], [1, c, 0]], 0.5, 0.5, 0.55));
  out += line(smooth(place([[-0.5, 0.1], [-0.1, 0.18], [0.4, 0.02], [0.7, 0.12]], x, y, turn, s), false), tone(c, -0.55), s * 0.05, 0.6);
  out += line(smooth(place([[-0.7, -0.2], [-0.3, -0.46], [0.2, -0.5]], x, y, turn, s), false), '#ffe0a8', s * 0.1, 0.55);
  return out + glint(x, y - s * 0.1, s, turn, 0.45);
};

export const makhana: Piece = (art, x, y, s) => {
  const { random } = art;
  let out = oval(x + s * 0.16, y + s * 0.42, s * 1.02, s * 0.8, '#4a1d08', 'fill-opacity=".3"');
  out += shape(smooth(blob(random, x, y, s, s * 0.92, 0.08, 12)), art.radial([[0, '#ffffff'], [0.45, '#fdf5e6'], [0.8, '#e9d6ba'], [1, '#c4a685']], 0.48, 0.48, 0.58, 0.33, 0.26));
  for (let i = 0; i < 5; i++) {
    const a = random.between(0, 6.28);
    const r = random.between(0.2, 0.8) * s;
    out += shape(smooth(blob(random, x + Math.cos(a) * r, y + Math.sin(a) * r * 0.9, s * random.between(0.06, 0.17), s * random.between(0.05, 0.11), 0.35, 7)), random.pick(['#b8834a', '#a36c38', '#d0a06a']), 'fill-opacity=".75"');
  }
  return out + line(`M${n(x - s * 0.5)} ${n(y + s * 0.3)}q${n(s * 0.4)} ${n(s * 0.2)} ${n(s * 0.8)} ${n(-s * 0.1)}`, '#c9ad8c', s * 0.06, 0.6);
};

export const pineNut: Piece = (art, x, y, s, turn) => {
  const body: Point[] = [[-1, 0], [-0.6, -0.36], [0.1, -0.42], [0.9, -0.14], [1.12, 0], [0.9, 0.14], [0.1, 0.42], [-0.6, 0.36]];
  return shape(smooth(place(body, x + s * 0.12, y + s * 0.24, turn, s * 1.04)), '#4a1d08', 'fill-opacity=".34"') + shape(smooth(place(body, x, y, turn, s)), bodyFill(art, mix('#f7e6bd', '#efd49c', art.random.next()), 0.36)) + glint(x, y, s, turn, 0.7);
};

export const hazelnut: Piece = (art, x, y, s, turn) => {
  const c = mix('#b0703a', '#98592a', art.random.next());
  const r = (turn * Math.PI) / 180;
  const [cx, cy] = [x + Math.cos(r) * s * 0.48, y + Math.sin(r) * s * 0.4];
  let out = oval(x + s * 0.16, y + s * 0.36, s * 1.04, s * 0.86, '#4a1d08', 'fill-opacity=".4"') + shape(smooth(place([[-1, 0], [-0.72, -0.72], [0, -0.95], [0.72, -0.68], [1.08, 0], [0.72, 0.68], [0, 0.95], [-0.72, 0.72]], x, y, turn, s)), bodyFill(art, c, 0.6));
  let lines = '';
  for (let i = -2; i <= 2; i++) lines += smooth(place([[0.3, i * 0.2], [-0.3, i * 0.36], [-0.85, i * 0.22]], x, y, turn, s), false);
  out += line(lines, '#6b3312', s * 0.045, 0.45);
  out += oval(cx, cy, s * 0.46, s * 0.38, art.radial([[0, '#f0d8ac'], [0.7, '#d9b47c'], [1, '#b0783e']], 0.42, 0.38, 0.6), `transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"`);
  return out + glint(x - s * 0.1, y - s * 0.25, s, 0, 0.65);
};

export const saffronThread: Piece = (art, x, y, s) => strand(art, x, y, s * 2);

/**
 * Returns a piece that is chosen at random from several each time it is drawn.
 * @param kinds pieces, each with a factor for its size
 */
export const mixed = (kinds: readonly (readonly [Piece, number])[]): Piece => (art, x, y, s, turn) => {
  const [piece, factor] = art.random.pick(kinds);
  return piece(art, x, y, s * factor, turn);
};
