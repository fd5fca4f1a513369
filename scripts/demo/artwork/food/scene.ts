/** The stage of every food picture: ground, what the food stands on, the food itself and a light garnish around it. */
import { artist, place, seeded } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { FLAT, backdrop, cloth, leaf, plate, slab, stand, thali } from '#scripts/demo/artwork/props.ts';
import type { Ground, Metal } from '#scripts/demo/artwork/props.ts';
import { garnish } from './garnish.ts';
import type { Garnish } from './garnish.ts';

/** Middle of the stage in px; food stands around it. */
export const centre: Point = [480, 430];

/** Returns the SVG of the object under the food. */
export type Prop = (art: Art) => string;

export const on = {
  nothing: (): string => '',
  thali: (metal: Metal = 'brass', rx = 385): Prop => (art) => thali(art, 480, 440, rx, metal),
  plate: (glaze = '#fffaf0', rim = '#b8893a', rx = 380): Prop => (art) => plate(art, 480, 440, rx, glaze, rim),
  stand: (metal: Metal = 'brass', rx = 310): Prop => (art) => stand(art, 480, 450, rx, metal),
  leaf: (turn = -12): Prop => (art) => leaf(art, 480, 430, 430, turn),
  cloth: (colour: string, turn = 8): Prop => (art) => cloth(art, 480, 440, 390, colour, turn),
  slab: (kind: 'marble' | 'wood' | 'slate', turn = -6): Prop => (art) => slab(art, 480, 430, 400, kind, turn),
};

export interface Setting {
  readonly ground: Ground;
  /** Adds a wall and a table edge behind. */
  readonly table?: boolean;
  readonly on: Prop;
  /** Enlarges the food (above 1), so that the plate may exceed the picture; `drop` moves it down, in px. */
  readonly zoom?: number;
  readonly drop?: number;
  /** Garnishes around and in front of the food. */
  readonly around?: readonly Garnish[];
}

/** Returns a drawing (960 x 720 px) of a ground, the object under the food, the food and garnishes. */
export function scene(setting: Setting, food: (art: Art) => string): Drawing {
  return (random) => {
    const art = artist(random);
    const under = backdrop(art, setting.ground, setting.table);
    const zoom = setting.zoom ?? 1.06;
    const body = `<g transform="translate(${480 - 480 * zoom} ${382 - 425 * zoom + (setting.drop ?? 0)}) scale(${zoom})">${setting.on(art)}${food(art)}</g>`;
    const around = (setting.around ?? []).map((kind, index) => garnish(art, kind, index)).join('');
    return art.document(960, 720, under + body + around);
  };
}

/** Position of a piece: x and depth on the table and height above it, in units of the piece. */
export type Spot = readonly [x: number, depth: number, height?: number];

/** Arrangements of balls of radius 1. */
export const arrangements = {
  pyramid: [[-1, 0.55], [1, 0.55], [0, -1.1], [0, 0, 1.6]],
  pile: [[-2, 0.85], [0, 0.95], [2, 0.85], [-1, -0.85], [1, -0.85], [-1, 0.15, 1.55], [1, 0.15, 1.55], [0, 0, 3]],
  five: [[-2.05, 0.4], [2.05, 0.4], [0, 1], [-1.05, -1.2], [1.05, -1.2]],
  ring: [[-2.1, 0.2], [-1.15, 1.85], [1.15, 1.85], [2.1, 0.2], [1.15, -1.6], [-1.15, -1.6], [0, 0.2, 0.55]],
  trio: [[-1.15, 0.9], [1.2, 0.5], [0, -0.95]],
  pair: [[-1.2, -0.1], [0.98, -0.2]],
  wide: [[-2.3, -0.5], [-0.1, -1.1], [2.1, -0.6], [-1.25, 1], [1.1, 1.1]],
} as const satisfies Record<string, readonly Spot[]>;
export type Arrangement = keyof typeof arrangements;

/**
 * Returns the positions of an arrangement's pieces, farthest first: centre in px, and height in units of the piece.
 * @param size px per unit of the arrangement
 * @param at middle of the arrangement in px
 */
export function arrange(name: Arrangement | readonly Spot[], size: number, at: Point = centre): { x: number; y: number; height: number }[] {
  const spots: readonly Spot[] = typeof name === 'string' ? arrangements[name] : name;
  return [...spots]
    .sort((a, b) => a[1] * 0.83 + (a[2] ?? 0) * 0.56 - b[1] * 0.83 - (b[2] ?? 0) * 0.56)
    .map(([x, depth, height = 0]) => ({ x: at[0] + x * size, y: at[1] + (depth * FLAT - height * 0.83) * size, height }));
}

/**
 * Returns at most `count` random points in an ellipse, at least `gap` px apart, farthest first. Vertical distances
 * count 1.7 times.
 */
export function spread(art: Art, cx: number, cy: number, rx: number, ry: number, count: number, gap: number): Point[] {
  const points: Point[] = [];
  for (let tries = 0; tries < count * 30 && points.length < count; tries++) {
    const angle = art.random.between(0, Math.PI * 2);
    const reach = Math.sqrt(art.random.next());
    const p: Point = [cx + Math.cos(angle) * reach * rx, cy + Math.sin(angle) * reach * ry];
    if (points.every((q) => Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.7) > gap)) points.push(p);
  }
  return points.sort((a, b) => a[1] - b[1]);
}

/**
 * Returns up to `count` random points, about `gap` px apart, that fill the outline of a heap, topmost first; `t` is the
 * height from 0 (bottom) to 1 (top).
 */
export function heap(art: Art, cx: number, cy: number, rx: number, ry: number, height: number, count: number, gap: number): { x: number; y: number; t: number }[] {
  const spots: { x: number; y: number; t: number }[] = [];
  for (let tries = 0; tries < count * 24 && spots.length < count; tries++) {
    const u = art.random.between(-1, 1);
    const round = Math.sqrt(1 - u * u);
    const bottom = cy + ry * round;
    const top = cy - ry * round * 0.4 - height * (1 - Math.abs(u) ** 1.9);
    const t = art.random.next();
    const [x, y] = [cx + u * rx, bottom + (top - bottom) * t];
    if (art.random.next() * (height + ry) < bottom - top && spots.every((q) => Math.hypot(q.x - x, (q.y - y) * 1.2) > gap)) spots.push({ x, y, t });
  }
  return spots.sort((a, b) => a.y - b.y);
}

/** Converts a position in a block, relative to its floor centre and turned by `degrees`, to a point of the picture. */
export function project(x: number, depth: number, height: number, degrees: number): Point {
  const [[px, py]] = place([[x, depth]], 0, 0, degrees) as [Point];
  return [px, py * FLAT - height * 0.83];
}

/**
 * Returns `art` with a separate random source, seeded by a text and one number of the shared source, so that a part
 * takes only that number from it.
 */
export function own(art: Art, seed: string): Art {
  return { ...art, random: seeded(seed + art.random.next().toFixed(6)) };
}
