/** A table seen from above at the height of the food pictures: places flat drawings on the faces of solid things. */
import { n, polygon, smooth } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';

/** A place on the table: x to the right, y towards the viewer, z up, in px. */
export type Vec = readonly [x: number, y: number, z: number];

/** Height of a circle lying flat and of an upright line, as shares of their true size. */
const LYING = 0.56;
const UPRIGHT = 0.83;

export interface Space {
  /** Converts a position on the table to a point of the picture. */
  at(x: number, y: number, z: number): Point;
  /**
   * Returns the SVG of flat content projected on a face, given by its origin and the directions (length 1) of its width
   * and height.
   */
  face(origin: Vec, across: Vec, down: Vec, content: string): string;
}

/**
 * Returns the projection of a table whose origin is at (cx, cy).
 * @param degrees rotation of the table; above 0 front faces look to the lower left
 */
export function space(cx: number, cy: number, degrees: number): Space {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const project = ([x, y, z]: Vec): Point => [x * cos - y * sin, (x * sin + y * cos) * LYING - z * UPRIGHT];
  return {
    at: (x, y, z) => {
      const [px, py] = project([x, y, z]);
      return [cx + px, cy + py];
    },
    face: (origin, across, down, content) => {
      const [ax, ay] = project(across);
      const [dx, dy] = project(down);
      const [ox, oy] = project(origin);
      const four = (value: number): string => String(Math.round(value * 10000) / 10000);
      return `<g transform="matrix(${four(ax)} ${four(ay)} ${four(dx)} ${four(dy)} ${n(cx + ox)} ${n(cy + oy)})">${content}</g>`;
    },
  };
}

/** Returns the path data of a polygon through positions of a space. */
export function outline(sp: Space, places: readonly Vec[]): string {
  return polygon(places.map(([x, y, z]) => sp.at(x, y, z)));
}

/**
 * Returns the SVG of the soft shadow that a block throws on the table, to the lower right.
 * @param strength factor of its opacity
 */
export function blockShadow(sp: Space, w: number, d: number, h: number, x = 0, y = 0, strength = 1): string {
  const [l, r, b, f] = [x - w / 2, x + w / 2, y - d / 2, y + d / 2];
  const throwX = h * 0.34;
  const throwY = h * 0.12;
  const cast: Point[] = ([[l, f, 0], [l, b, 0], [r, b, 0], [r + throwX, b + throwY, 0], [r + throwX, f + throwY, 0], [l + throwX, f + throwY, 0]] as const).map(([px, py, pz]) => sp.at(px, py, pz));
  const near: Point[] = ([[l, b, 0], [r, b, 0], [r, f, 0], [l, f, 0]] as const).map(([px, py, pz]) => sp.at(px, py, pz));
  const layers = (points: readonly Point[], from: number, to: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `<path d="${smooth(rounded(grown(points, from + ((to - from) * i) / (count - 1))))}"/>`).join('');
  return `<g fill="#4a1d08" opacity="${n(strength)}"><g fill-opacity=".036">${layers(cast, 58, -34, 15)}</g><g fill-opacity=".07">${layers(near, 18, -6, 5)}</g></g>`;
}

/** Moves points away from their middle by `by` px, less in height, as seen on the table. */
function grown(points: readonly Point[], by: number): Point[] {
  const cx = points.reduce((sum, p) => sum + p[0], 0) / points.length;
  const cy = points.reduce((sum, p) => sum + p[1], 0) / points.length;
  return points.map(([x, y]) => {
    const away = Math.hypot(x - cx, y - cy) || 1;
    return [x + ((x - cx) / away) * by, y + ((y - cy) / away) * by * 0.8];
  });
}

/** Adds a point near both ends of each side, so that a smooth path rounds only the corners. */
function rounded(points: readonly Point[]): Point[] {
  return points.flatMap(([x, y], i): Point[] => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    return [[x, y], [x + (nx - x) * 0.16, y + (ny - y) * 0.16], [x + (nx - x) * 0.84, y + (ny - y) * 0.84]];
  });
}

/** Returns a space whose origin is moved by `x` and `y` px on the table. */
export function shifted(sp: Space, x: number, y: number): Space {
  return {
    at: (px, py, z) => sp.at(px + x, py + y, z),
    face: (origin, across, down, content) => sp.face([origin[0] + x, origin[1] + y, origin[2]], across, down, content),
  };
}

/** Visible faces of a block, which differ in light. */
export type Side = 'top' | 'front' | 'right' | 'inside' | 'lid';

/** Returns the SVG of the light and shade that covers a face of `w` x `h` px. */
export function shade(art: Art, side: Side, w: number, h: number): string {
  const brown = '#3d1607';
  const light = '#fff4d6';
  const fill: Record<Side, string> = {
    top: art.linear([[0, light, 0.34], [0.45, light, 0.04], [1, brown, 0.14]]),
    front: art.linear([[0, light, 0.14], [0.4, brown, 0.04], [1, brown, 0.3]], 0, 0, 0.7, 1),
    right: art.linear([[0, brown, 0.3], [1, brown, 0.56]], 0, 0, 0.6, 1),
    inside: art.linear([[0, brown, 0.42], [0.3, brown, 0.16], [1, brown, 0.08]], 0, 0, 0.5, 1),
    lid: art.linear([[0, light, 0.2], [0.4, light, 0], [1, brown, 0.22]], 0, 0, 0.8, 1),
  };
  return `<rect width="${n(w)}" height="${n(h)}" fill="${fill[side]}"/>`;
}
