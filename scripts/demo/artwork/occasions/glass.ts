/** Boxes and domes of clear glass in brass: back panes first, then what stands inside, then the front panes with their sheen. */
import { line, n, oval, polygon, shadow, shape } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { block, corners } from './boxes.ts';
import { space } from './space.ts';
import type { Space, Vec } from './space.ts';
import { brass, brassStops } from './surfaces.ts';
import type { Face } from './surfaces.ts';

export interface GlassBuild {
  readonly cx: number;
  readonly cy: number;
  readonly turn: number;
  /** The floor's corners, clockwise in the picture, as [x, y]. */
  readonly floor: readonly Point[];
  readonly h: number;
  /** Height of a pointed roof; 0 for a flat one. */
  readonly roof?: number;
  /** Share of the floor's size that a flat top keeps (below 1 the walls lean in). */
  readonly taper?: number;
  /** Tint of the panes. */
  readonly tint?: string;
  readonly tints?: readonly string[];
  readonly metal?: 'brass' | 'silver' | 'rose';
  readonly contents: (art: Art, sp: Space) => string;
  /** A drawing etched into the front pane, for a floor with four corners. */
  readonly etched?: Face;
  readonly ring?: boolean;
}

const metals = {
  brass: ['#6e4514', '#d9a94a', '#fff6d0'],
  silver: ['#6f6a67', '#cfcdca', '#ffffff'],
  rose: ['#7a3f2c', '#dba083', '#fff0e2'],
} as const;

/** Returns the corners of a rectangular floor around the origin. */
export function rectangle(w: number, d: number): Point[] {
  return [[-w / 2, -d / 2], [w / 2, -d / 2], [w / 2, d / 2], [-w / 2, d / 2]];
}

/** Returns the corners of a floor that is a regular polygon of radius `r` px around the origin. */
export function even(sides: number, r: number): Point[] {
  return corners(sides, r, 0, Math.PI / sides).map(([x, y]): Point => [x, y]);
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);
}

/** Returns the SVG of a glass pane with its tint and, for front panes, a slanting sheen. */
function pane(art: Art, points: readonly Point[], front: boolean, tint: string, index: number, strong: boolean): string {
  const path = polygon(points);
  if (!front) return shape(path, tint, `fill-opacity="${strong ? 0.62 : 0.16}"`) + shape(path, art.linear([[0, '#ffffff', 0.3], [1, '#ffffff', 0.05]]));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const w = r - l;
  const band = (from: number, width: number, opacity: number): string =>
    shape(polygon([[l + w * (from + 0.28), t - 4], [l + w * (from + 0.28 + width), t - 4], [l + w * (from + width - 0.16), b + 4], [l + w * (from - 0.16), b + 4]]), '#ffffff', `fill-opacity="${opacity}"`);
  let out = shape(path, tint, `fill-opacity="${strong ? 0.2 : 0.1}"`) + shape(path, art.linear([[0, '#ffffff', 0.34], [0.4, '#ffffff', 0.06], [1, '#ffffff', 0.16]]));
  out += `<g clip-path="${art.clip(`<path d="${path}"/>`)}">${band(index % 2 ? 0.5 : 0.1, 0.14, 0.3)}${band(index % 2 ? 0.7 : 0.3, 0.05, 0.34)}</g>`;
  return out;
}

function edges(path: string, metal: 'brass' | 'silver' | 'rose', width: number): string {
  const [dark, mid, light] = metals[metal];
  return line(path, dark, width + 2.4) + line(path, mid, width) + `<g transform="translate(-.8 -.9)">${line(path, light, width * 0.34, 0.9)}</g>`;
}

/** Returns the SVG of a glass box of any floor and its contents, with a flat, tapering or pointed top. */
export function glassBox(art: Art, build: GlassBuild): string {
  const { cx, cy, floor, h, roof = 0, taper = 1, tint = '#cfe6e4', metal = 'brass' } = build;
  const sp = space(cx, cy, build.turn);
  const low = floor.map(([x, y]) => sp.at(x, y, 0));
  const high = floor.map(([x, y]) => sp.at(x * taper, y * taper, h));
  const apex = sp.at(0, 0, h + roof);
  const reach = Math.max(...floor.map(([x]) => Math.abs(x)));
  const deep = Math.max(...floor.map(([, y]) => Math.abs(y)));
  let out = shadow(art, cx + h * 0.22, cy + 22, reach * 1.55, deep * 0.95 + 26, 0.62) + shape(polygon(low), '#3d1607', 'fill-opacity=".22"');
  const count = floor.length;
  const faces: { points: Point[]; edge: string; wall: boolean; index: number }[] = [];
  const seg = (a: Point, b: Point): string => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const [a, b, c, d] = [low[i], low[j], high[j], high[i]] as [Point, Point, Point, Point];
    faces.push({ points: [a, b, c, d], edge: seg(a, b) + seg(b, c) + seg(c, d) + seg(d, a), wall: true, index: i });
    if (roof) faces.push({ points: [d, c, apex], edge: seg(d, c) + seg(c, apex) + seg(apex, d), wall: false, index: i });
  }
  if (!roof) faces.push({ points: high.slice().reverse(), edge: polygon(high), wall: false, index: 9 });
  const colour = (index: number): string => build.tints?.[index % build.tints.length] ?? tint;
  // Corners run clockwise in the picture on the faces that look at the viewer.
  const isFront = faces.map((face) => (!roof && !face.wall ? true : area(face.points) > 0));
  faces.forEach((face, i) => {
    if (!isFront[i]) out += pane(art, face.points, false, colour(face.index), i, build.tints !== undefined) + edges(face.edge, metal, 3.4);
  });
  out += build.contents(art, sp);
  faces.forEach((face, i) => {
    if (isFront[i]) out += pane(art, face.points, true, colour(face.index), i, build.tints !== undefined);
  });
  if (build.etched && count === 4) {
    const [x, y] = floor[3] as Point;
    const w = (floor[2] as Point)[0] - x;
    out += sp.face([x, y, h], [1, 0, 0], [0, 0, -1], build.etched(art, w, h));
  }
  out += edges(faces.filter((_, i) => isFront[i]).map((face) => face.edge).join(''), metal, 5);
  if (roof) out += oval(apex[0], apex[1] - 4, 8, 8, brass(art)) + oval(apex[0] - 2, apex[1] - 7, 2.6, 2.6, '#fffbe6');
  if (build.ring) out += `<circle cx="${n(apex[0])}" cy="${n(apex[1] - 26)}" r="20" fill="none" stroke="#6e4514" stroke-width="7"/><circle cx="${n(apex[0] - 0.5)}" cy="${n(apex[1] - 26.5)}" r="20" fill="none" stroke="#e6bf6a" stroke-width="4.4"/>`;
  return out;
}

/** Returns the SVG of a low plinth for the bottom of a glass box. */
export function plinth(art: Art, sp: Space, w: number, d: number, h: number, top: Face, side: Face): string {
  return block(art, sp, 0, 0, 0, w, d, h, { top, side });
}

/**
 * Returns the SVG of a glass dome on a turned base. The top of the base is centred at (cx, cy).
 * @param contents SVG of the objects on the base
 */
export function dome(art: Art, cx: number, cy: number, r: number, h: number, base: string, contents: string): string {
  const ry = r * 0.42;
  const body = `M${n(cx - r)} ${n(cy)}V${n(cy - h * 0.45)}C${n(cx - r)} ${n(cy - h * 1.12)} ${n(cx + r)} ${n(cy - h * 1.12)} ${n(cx + r)} ${n(cy - h * 0.45)}V${n(cy)}A${n(r)} ${n(ry)} 0 0 1 ${n(cx - r)} ${n(cy)}Z`;
  let out = shadow(art, cx + 46, cy + 44, r * 1.6, ry * 1.7, 0.62);
  const turned = art.linear([[0, '#3d1607', 0.5], [0.2, '#fff1cc', 0.25], [0.5, '#3d1607', 0.05], [1, '#3d1607', 0.62]], 0, 0, 1, 0);
  for (const [grow, drop, tall] of [[1.16, 44, 18], [1.08, 24, 24]] as const) {
    const side = `M${n(cx - r * grow)} ${n(cy + drop - tall)}V${n(cy + drop)}A${n(r * grow)} ${n(ry * grow)} 0 0 0 ${n(cx + r * grow)} ${n(cy + drop)}V${n(cy + drop - tall)}Z`;
    out += shape(side, base) + shape(side, turned) + oval(cx, cy + drop - tall, r * grow, ry * grow, base) + oval(cx, cy + drop - tall, r * grow, ry * grow, art.linear([[0, '#fff1cc', 0.4], [1, '#3d1607', 0.12]]));
  }
  out += oval(cx, cy, r * 1.01, ry, '#5a2a14', 'fill-opacity=".5"') + oval(cx, cy, r * 1.01, ry, 'none', `stroke="${art.linear(brassStops, 0, 0, 1, 0)}" stroke-width="6"`);
  out += shape(body, '#cfe6e4', 'fill-opacity=".12"') + contents;
  out += shape(body, art.linear([[0, '#ffffff', 0.5], [0.1, '#ffffff', 0.08], [0.45, '#ffffff', 0.02], [0.85, '#ffffff', 0.08], [1, '#ffffff', 0.42]], 0, 0, 1, 0));
  out += line(body, '#ffffff', 2.4, 0.75);
  out += shape(`M${n(cx - r * 0.82)} ${n(cy - h * 0.12)}V${n(cy - h * 0.46)}C${n(cx - r * 0.8)} ${n(cy - h * 0.74)} ${n(cx - r * 0.5)} ${n(cy - h * 0.9)} ${n(cx - r * 0.24)} ${n(cy - h * 0.92)}C${n(cx - r * 0.52)} ${n(cy - h * 0.8)} ${n(cx - r * 0.62)} ${n(cy - h * 0.62)} ${n(cx - r * 0.62)} ${n(cy - h * 0.4)}V${n(cy - h * 0.06)}Z`, '#ffffff', 'fill-opacity=".5"');
  out += line(`M${n(cx + r * 0.84)} ${n(cy - h * 0.08)}V${n(cy - h * 0.42)}`, '#ffffff', 6, 0.5);
  out += line(`M${n(cx - r)} ${n(cy)}A${n(r)} ${n(ry)} 0 0 0 ${n(cx + r)} ${n(cy)}`, '#e6bf6a', 5, 0.9);
  const top = cy - h * 0.95;
  return out + oval(cx, top - 8, 13, 14, brass(art)) + oval(cx, top + 4, 20, 7, brass(art)) + oval(cx - 4, top - 13, 4, 4, '#fffbe6');
}

/** Returns the SVG of a card that leans upright inside a box, with the middle of its lower edge at (x, y, z). */
export function standingCard(art: Art, sp: Space, x: number, y: number, z: number, w: number, h: number, face: Face): string {
  const origin: Vec = [x - w / 2, y, z + h];
  return sp.face(origin, [1, 0, 0], [0, 0.1, -0.995], `<rect x="3" y="3" width="${n(w)}" height="${n(h)}" fill="#3d1607" fill-opacity=".3"/>${face(art, w, h)}`);
}
