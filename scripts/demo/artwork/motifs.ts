/**
 * The motifs of the house as plain SVG pieces: phulkari, ambi, marigold, mango leaf, jaali, jharokha and lotus.
 * They stand alone (no gradients, no ids), so that pictures and the shop's ornaments draw them alike.
 */
import { n } from './kit.ts';
import type { Point } from './kit.ts';

/**
 * Returns the path data of parallel stitches that fill a diamond around (x, y).
 * @param a half width in px
 * @param b half height in px
 * @param upright true for vertical stitches
 * @param step distance of stitches in px
 */
export function stitches(x: number, y: number, a: number, b: number, upright: boolean, step = 2): string {
  let path = '';
  const reach = upright ? a : b;
  for (let d = -reach + step / 2; d < reach; d += step) {
    const half = (upright ? b : a) * (1 - Math.abs(d) / reach);
    path += upright ? `M${n(x + d)} ${n(y - half)}V${n(y + half)}` : `M${n(x - half)} ${n(y + d)}H${n(x + half)}`;
  }
  return path;
}

/**
 * Returns the SVG of a phulkari flower around (x, y): four split diamonds, in the first two colours by direction of the
 * stitches, and a centre in the third.
 */
export function phulkariFlower(x: number, y: number, size: number, colours: readonly [string, string, string], step = 2): string {
  const q = size / 4;
  let first = '';
  let second = '';
  for (const [dx, dy] of [[0, -2], [2, 0], [0, 2], [-2, 0]] as const) {
    const [cx, cy] = [x + dx * q, y + dy * q];
    first += stitches(cx - q, cy, q * 0.94, q * 0.94, false, step) + stitches(cx + q, cy, q * 0.94, q * 0.94, false, step);
    second += stitches(cx, cy - q, q * 0.94, q * 0.94, true, step) + stitches(cx, cy + q, q * 0.94, q * 0.94, true, step);
  }
  const width = n(step * 0.72);
  return `<g fill="none" stroke-width="${width}"><path d="${first}" stroke="${colours[0]}"/><path d="${second}" stroke="${colours[1]}"/><path d="${stitches(x, y, q * 0.5, q * 0.5, false, step * 0.8)}" stroke="${colours[2]}"/></g>`;
}

/** Outline of an ambi in a 24 px square, its tip bent to the right. */
const ambiOutline = 'M18.9 6.3C18.6 3.6 16.2 1.3 13.1 1.7 8 2.4 3.6 8.6 3.6 14.2c0 4.8 3.4 8.4 8 8.4 4.8 0 8.2-3.4 8.2-7.7 0-3.3-2-5.3-4.2-6.6C14 7.3 13.9 5.6 15.2 5c1.4-.6 2.9 0 3.7 1.3Z';
const ambiHollow = 'M11.9 5.9C8.2 8 5.8 11.2 5.8 14.4c0 3.5 2.5 6.1 5.8 6.1 3.4 0 6-2.5 6-5.6 0-2.5-1.6-3.9-3.4-5-1.5-.9-2.4-2.2-2.3-4Z';
const ambiSeed = 'M11.8 10.7c1.7 1.5 2.9 2.7 2.9 4.4a2.9 2.9 0 0 1-5.8 0c0-1.7 1.2-2.9 2.9-4.4Z';

/** An ambi with its inner line and seed left open or filled; fits a 24 px square. Fill it with `evenodd`. */
export const ambi = ambiOutline + ambiHollow + ambiSeed;

/**
 * Returns the SVG of a marigold seen from the front, as scalloped rings around (x, y), one for each colour from outside
 * to inside.
 * @param start rotation in radians
 */
export function marigoldRings(x: number, y: number, size: number, colours: readonly string[], start = 0): string {
  return colours
    .map((colour, ring) => {
      const reach = size * (1 - (ring / colours.length) * 0.92);
      const count = Math.max(6, 13 - ring * 2);
      return `<path d="${scallops(x, y - ring * size * 0.035, reach, count, start + ring * 0.7)}" fill="${colour}"/>`;
    })
    .join('');
}

/**
 * Returns the path data of a closed ring of round petals around (x, y).
 * @param reach outer radius in px
 * @param start rotation in radians
 */
export function scallops(x: number, y: number, reach: number, count: number, start = 0): string {
  const inner = reach * 0.86;
  const r = n(inner * Math.sin(Math.PI / count) * 1.12);
  let path = '';
  for (let i = 0; i <= count; i++) {
    const angle = start + (i / count) * Math.PI * 2;
    const at = `${n(x + Math.cos(angle) * inner)} ${n(y + Math.sin(angle) * inner)}`;
    path += i === 0 ? `M${at}` : `A${r} ${r} 0 0 1 ${at}`;
  }
  return `${path}Z`;
}

/**
 * Returns the path data of a mango leaf that hangs from (x, y).
 * @param length in px
 * @param degrees rotation from straight down
 */
export function mangoLeaf(x: number, y: number, length: number, degrees = 0): string {
  const turn = (degrees * Math.PI) / 180;
  const at = (across: number, along: number): string => {
    const [u, v] = [across * length, along * length];
    return `${n(x + u * Math.cos(turn) - v * Math.sin(turn))} ${n(y + u * Math.sin(turn) + v * Math.cos(turn))}`;
  };
  return `M${at(0, 0)}C${at(-0.16, 0.12)} ${at(-0.24, 0.5)} ${at(0, 1)}C${at(0.24, 0.5)} ${at(0.16, 0.12)} ${at(0, 0)}Z`;
}

/**
 * Returns the path data of one jaali tile of an eight-pointed star, for a square of `side` px. It is meant for strokes.
 */
export function jaaliTile(side: number): string {
  const k = side / 60;
  const star: Point[] = [[30, 2], [38, 22], [58, 30], [38, 38], [30, 58], [22, 38], [2, 30], [22, 22]];
  const path = star.map(([px, py]) => `${n(px * k)} ${n(py * k)}`).join('L');
  const corner = (ax: number, ay: number, bx: number, by: number): string => `M${n(ax * k)} ${n(ay * k)}L${n(bx * k)} ${n(by * k)}`;
  return `M${path}Z${corner(0, 0, 22, 22)}${corner(60, 0, 38, 22)}${corner(0, 60, 22, 38)}${corner(60, 60, 38, 38)}M${n(30 * k)} ${n(22 * k)}L${n(38 * k)} ${n(30 * k)}L${n(30 * k)} ${n(38 * k)}L${n(22 * k)} ${n(30 * k)}Z`;
}

/**
 * Returns the path data of a scalloped arch with a pointed crown, in a rectangle with its upper left corner at (x, y).
 * @param spring height at which its curve begins, as a share of the height from the top
 * @param lobes scallops on each side
 */
export function jharokha(x: number, y: number, width: number, height: number, spring = 0.42, lobes = 4): string {
  const half = width / 2;
  const rise = height * spring;
  const reach = half * 1.75;
  const steepest = Math.acos((reach - half) / reach);
  const along = (t: number): Point => {
    const angle = t * 0.84 * steepest;
    return [reach * (1 - Math.cos(angle)), (rise * Math.sin(angle)) / Math.sin(steepest) * 0.93];
  };
  const foot: Point = [0, 0];
  const points: Point[] = [foot];
  for (let i = 1; i <= lobes; i++) points.push(along(i / lobes));
  const last = points[lobes] as Point;
  const left = points.map(([dx, dy]): Point => [x + dx, y + rise - dy]);
  const arc = (from: Point, to: Point): string => {
    const r = n(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62);
    return `A${r} ${r} 0 0 1 ${n(to[0])} ${n(to[1])}`;
  };
  let path = `M${n(x)} ${n(y + height)}V${n(y + rise)}`;
  for (let i = 1; i < left.length; i++) path += arc(left[i - 1] as Point, left[i] as Point);
  const neck = y + rise - last[1];
  const crown: Point = [x + half, y];
  path += `C${n(x + last[0] + half * 0.1)} ${n(neck - rise * 0.09)} ${n(crown[0] - half * 0.06)} ${n(neck - rise * 0.05)} ${n(crown[0])} ${n(crown[1])}`;
  path += `C${n(crown[0] + half * 0.06)} ${n(neck - rise * 0.05)} ${n(x + width - last[0] - half * 0.1)} ${n(neck - rise * 0.09)} ${n(x + width - last[0])} ${n(neck)}`;
  for (let i = left.length - 2; i >= 0; i--) {
    const from = left[i + 1] as Point;
    const to = left[i] as Point;
    path += arc([2 * x + width - from[0], from[1]], [2 * x + width - to[0], to[1]]);
  }
  return `${path}V${n(y + height)}Z`;
}

/**
 * Returns the path data of each petal of an open lotus above (x, y), outermost first.
 * @param pairs pairs of petals besides the middle one
 */
export function lotusPetals(x: number, y: number, size: number, pairs = 3): string[] {
  const petal = (lean: number, length: number, width: number): string => {
    const turn = (lean * Math.PI) / 180;
    const at = (across: number, along: number): string =>
      `${n(x + across * Math.cos(turn) + along * Math.sin(turn))} ${n(y + across * Math.sin(turn) - along * Math.cos(turn))}`;
    return `M${at(0, 0)}C${at(-width, length * 0.3)} ${at(-width * 0.8, length * 0.72)} ${at(0, length)}C${at(width * 0.8, length * 0.72)} ${at(width, length * 0.3)} ${at(0, 0)}Z`;
  };
  const petals: string[] = [];
  for (let i = pairs; i >= 1; i--) {
    const lean = (i / pairs) * 72;
    const length = size * (1 - i * 0.045);
    petals.push(petal(-lean, length, size * 0.24), petal(lean, length, size * 0.24));
  }
  petals.push(petal(0, size, size * 0.25));
  return petals;
}
