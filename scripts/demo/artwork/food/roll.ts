/** Rolled sweets: cylinders whose ends show what is inside. */
import { blob, dots, line, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { sliver, sliverColours } from './garnish.ts';
import { centre, own, project, scene } from './scene.ts';
import type { Setting } from './scene.ts';

export interface RollLook {
  readonly skin: string;
  /** Rings of the cut face from the outside in: colour and outer radius as a share. */
  readonly rings: readonly (readonly [colour: string, reach: number])[];
  /** Draws a wound spiral over the rings. */
  readonly wound?: string;
  readonly chips?: readonly string[];
  readonly coat?: 'varak' | 'poppy' | 'pista' | 'drizzle';
  /** Length over radius. */
  readonly length: number;
}

/** Position of a roll: x and depth in radii, level in diameters, axis in degrees; `upright` rolls stand on an end. */
export type Lie = readonly [x: number, depth: number, level: number, degrees: number, upright?: boolean];

export const lies = {
  logs: [[-1.2, -1.1, 0, 62], [1.05, 0, 0, 62], [-0.3, -0.5, 1, 62], [3.1, 1.3, 0, 62]],
  mixed: [[-2.6, -0.6, 0, 55], [-0.2, -1.6, 0, 0, true], [2.3, -1.1, 0, 0, true], [-0.6, 1.6, 0, 0, true], [2.2, 1.4, 0, 72]],
  upright: [[-2.4, -0.8, 0, 0, true], [0, -1.5, 0, 0, true], [2.4, -0.8, 0, 0, true], [-1.25, 1.3, 0, 0, true], [1.25, 1.3, 0, 0, true]],
  row: [[-2.9, 0.2, 0, 68], [0, 0.2, 0, 68], [2.9, 0.2, 0, 68]],
  pyramid: [[-2.3, 0.2, 0, 78], [0, 0.2, 0, 78], [2.3, 0.2, 0, 78], [-1.15, 0.2, 0.87, 78], [1.15, 0.2, 0.87, 78], [0, 0.2, 1.74, 78]],
} as const satisfies Record<string, readonly Lie[]>;

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1 && cross(out.at(-2) as Point, out.at(-1) as Point, p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

/** Returns the SVG of one rolled sweet of the given radius; its middle touches the table at (x, y). */
function roll(art: Art, look: RollLook, x: number, y: number, radius: number, lie: Lie): string {
  const { random } = art;
  const [, , level, degrees, upright] = lie;
  const half = (look.length * radius) / 2;
  // Runs along the axis by `along` (1 is the near end) and round it by `angle`, `reach` radii out.
  const at = (along: number, angle: number, reach: number): Point => {
    const [c, s] = [Math.cos(angle) * reach * radius, Math.sin(angle) * reach * radius];
    const [px, py] = upright ? project(c, s, half * (1 + along), 0) : project(along * half, c, radius + s, degrees);
    return [x + px, y + py];
  };
  const ring = (along: number, reach: number): Point[] => Array.from({ length: 36 }, (_, i) => at(along, (i / 36) * Math.PI * 2, reach));
  const outline = hull([...ring(-1, 1), ...ring(1, 1)]);
  const fill = upright
    ? art.linear([[0, tone(look.skin, 0)], [0.25, tone(look.skin, 0.35)], [0.6, tone(look.skin, -0.14)], [1, tone(look.skin, -0.5)]], 0, 0, 1, 0.1)
    : art.linear([[0, tone(look.skin, -0.16)], [0.26, tone(look.skin, 0.45)], [0.5, tone(look.skin, 0.04)], [0.78, tone(look.skin, -0.36)], [1, tone(look.skin, -0.46)]], 0.08, 0.78, 0.92, 0.22);
  let out = '';
  if (level === 0) out += upright ? shadow(art, x + radius * 0.35, y + radius * 0.12, radius * 1.45, radius * 0.82, 0.6) : shadow(art, x + radius * 0.35, y + radius * 0.1, (half + radius) * 1.15, radius * 0.5 + half * 0.62, 0.55);
  else out += shadow(art, x + radius * 0.1, y + radius * 0.05, half + radius * 0.6, half * 0.6, 0.4);
  out += shape(polygon(outline), fill);
  const skin = (count: number): Point[] => Array.from({ length: count }, () => (upright ? at(random.between(-0.95, 0.9), random.between(0.15, 3), 0.99) : at(random.between(-0.96, 0.96), random.between(-0.5, 2.6), 0.97)));
  out += `<g clip-path="${art.clip(`<path d="${polygon(outline)}"/>`)}">`;
  switch (look.coat) {
    case 'varak': {
      const colours = ['#ffffff', '#e4e7ea', '#cfd4d8'];
      for (const [px, py] of skin(upright ? 9 : 16)) out += shape(smooth(blob(random, px, py, radius * random.between(0.08, 0.22), radius * random.between(0.05, 0.12), 0.45, 7)), random.pick(colours), 'fill-opacity=".88"');
      break;
    }
    case 'poppy': out += dots(skin(150), '#fff0cf', radius * 0.045, 0.85) + dots(skin(70), '#d8b984', radius * 0.045, 0.8); break;
    case 'pista': for (const [px, py] of skin(48)) out += sliver(px, py, radius * random.between(0.14, 0.24), random.between(0, 180), random.pick(sliverColours.pista)); break;
    case 'drizzle': {
      const zig = smooth(Array.from({ length: 15 }, (_, i) => at(-0.95 + (i / 14) * 1.9, i % 2 ? 0.3 : 2.1, 1)), false);
      out += line(zig, tone(look.skin, 0.75), radius * 0.07);
      break;
    }
    default: out += dots(skin(50), tone(look.skin, -0.3), 3, 0.3) + dots(skin(40), tone(look.skin, 0.6), 3, 0.4);
  }
  out += '</g>';
  if (!upright) {
    const shine = smooth([at(-0.85, 0.95, 1), at(0, 0.95, 1), at(0.85, 0.95, 1)], false);
    out += line(shine, '#ffffff', radius * 0.12, 0.28);
  }
  // The end that faces the viewer.
  const lit = upright ? 0.16 : -0.06;
  for (const [colour, reach] of look.rings) {
    const face = polygon(ring(1, reach * 0.985));
    out += shape(face, art.linear([[0, tone(colour, lit + 0.22)], [1, tone(colour, lit - 0.14)]], 0, 0, 0.8, 1));
  }
  const spots = (count: number, far: number): Point[] => Array.from({ length: count }, () => at(1, random.between(0, 6.28), Math.sqrt(random.next()) * far));
  const inner = (look.rings.at(-1) as readonly [string, number])[0];
  out += dots(spots(34, 0.9), tone(inner, -0.45), 3, 0.4) + dots(spots(30, 0.9), tone(inner, 0.6), 2.6, 0.55);
  if (look.wound) {
    const turn = smooth(Array.from({ length: 34 }, (_, i) => at(1, i * 0.46, 0.06 + (i / 33) * 0.84)), false);
    out += line(turn, look.wound, radius * 0.1) + `<g transform="translate(-1 -1.5)">${line(turn, tone(look.wound, 0.5), radius * 0.025, 0.7)}</g>`;
  }
  for (const colour of look.chips ?? []) for (const [px, py] of spots(4, 0.72)) out += sliver(px, py, radius * random.between(0.2, 0.34), random.between(0, 180), colour);
  const edge = polygon(ring(1, 0.985));
  return `${out}<path d="${edge}" fill="none" stroke="${tone((look.rings[0] as readonly [string, number])[0], 0.6)}" stroke-width="2" stroke-opacity=".7"/>`;
}

export interface RollPicture extends Setting {
  readonly look: RollLook;
  readonly lie: keyof typeof lies;
  readonly size: number;
}

/** Returns a drawing of rolled sweets. */
export function rollPicture(picture: RollPicture): Drawing {
  return scene(picture, (art) => {
    const list: readonly Lie[] = lies[picture.lie];
    const { size } = picture;
    return list.map((lie, i) => [lie, i] as const).sort(([a], [b]) => a[2] - b[2] || a[1] - b[1])
      .map(([lie, i]) => roll(own(art, `roll${i}`), picture.look, centre[0] + lie[0] * size, centre[1] + size * 0.5 + lie[1] * size * 0.56 - lie[2] * size * 1.66, size, lie))
      .join('');
  });
}
