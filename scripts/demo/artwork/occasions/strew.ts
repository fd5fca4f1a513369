/** Petals, marigolds and lamps strewn around the chief object, and the stage that all still pictures share. */
import { artist, line, mix, n, oval, place, seeded, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { backdrop } from '#scripts/demo/artwork/props.ts';
import type { Ground } from '#scripts/demo/artwork/props.ts';
import { brass } from './surfaces.ts';

export const marigoldColours = {
  orange: ['#a84e06', '#cf6c08', '#e98a12', '#f5a52a', '#fbc458', '#fdd98a'],
  yellow: ['#b98208', '#dba412', '#f0bf2c', '#f8d250', '#fbe080', '#fdeaa8'],
  white: ['#cdbfa2', '#e6dac0', '#f5ecd8', '#fdf8ea', '#fffdf5', '#f8f0c8'],
  rose: ['#7d0f3a', '#a51650', '#c42f6a', '#dc5587', '#ec86aa', '#f6b6cb'],
  blush: ['#cf8f86', '#e3aaa0', '#f0c4b8', '#f8d9cd', '#fcebe0', '#fdf3ea'],
  lilac: ['#6f4f86', '#8d6aa4', '#a988bd', '#c3a7d3', '#dac7e5', '#ece0f2'],
} as const;
export type Bloom = keyof typeof marigoldColours;

/** Returns the SVG of a flower lying on the table. */
export function bloom(art: Art, x: number, y: number, size: number, kind: Bloom): string {
  const colours = marigoldColours[kind];
  // One head for all flowers of a kind in a picture.
  const random = seeded(kind);
  let head = oval(0, 0, 25, 25, tone(colours[0], -0.3));
  const rings = [[1, 14, 1], [0.88, 13, 2], [0.74, 11, 2], [0.58, 9, 3], [0.42, 7, 3], [0.27, 5, 4]] as const;
  for (const [share, count, shadeOf] of rings) {
    const reach = 30 * share;
    const half = Math.sin(Math.PI / count) * reach * 1.25;
    const frills = [-0.1, 0, 0.1].map((light) => {
      const colour = tone(colours[shadeOf], light);
      return art.symbol(`<path d="M0 0C${n(-half * 0.5)} ${n(-reach * 0.3)} ${n(-half * 1.2)} ${n(-reach * 0.7)} ${n(-half * 0.86)} ${n(-reach * 0.92)}Q${n(-half * 0.5)} ${n(-reach * 1.04)} ${n(-half * 0.26)} ${n(-reach * 0.95)}Q0 ${n(-reach * 1.08)} ${n(half * 0.3)} ${n(-reach * 0.96)}Q${n(half * 0.6)} ${n(-reach * 1.02)} ${n(half * 0.88)} ${n(-reach * 0.9)}C${n(half * 1.2)} ${n(-reach * 0.7)} ${n(half * 0.5)} ${n(-reach * 0.3)} 0 0Z" fill="${art.linear([[0, tone(colour, 0.3)], [0.16, colour], [0.6, tone(colour, -0.34)], [1, tone(colour, -0.6)]], 0, 0, 0, 1)}"/>`);
    });
    const start = random.between(0, 360);
    for (let i = 0; i < count; i++) head += `<use href="#${random.pick(frills)}" transform="translate(0 ${n(-3 * (1 - share))})rotate(${n(start + ((i + random.between(-0.22, 0.22)) / count) * 360)})scale(${n(random.between(0.9, 1.1))})"/>`;
  }
  head += oval(0, -1, 25, 25, art.radial([[0, '#fff6d0', 0.26], [0.5, '#fff6d0', 0], [1, '#4a1d08', 0.2]], 0.5, 0.5, 0.56, 0.32, 0.26));
  const id = art.symbol(head);
  return shadow(art, x + size * 0.3, y + size * 0.6, size * 1.35, size * 0.7, 0.5) + `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round((size / 30) * 1000) / 1000} ${Math.round((size / 30) * 820) / 1000})"/>`;
}

/** Returns the SVG of a loose petal, turned at random. */
export function petal(art: Art, x: number, y: number, size: number, colour: string): string {
  const turn = art.random.between(0, 360);
  const bodyPoints: Point[] = [[0, -0.7], [0.7, -1], [1.05, -0.1], [0.3, 0.95], [-0.3, 0.95], [-1.05, -0.1], [-0.7, -1]];
  return oval(x + size * 0.25, y + size * 0.42, size * 1.05, size * 0.6, '#4a1d08', 'fill-opacity=".22"')
    + shape(smooth(place(bodyPoints, x, y, turn, size, 0.66)), art.linear([[0, mix(colour, '#ffffff', 0.4)], [0.5, colour], [1, tone(colour, -0.3)]], 0.1, 0, 0.8, 1));
}

/** Returns the SVG of a burning oil lamp with its rim centred at (x, y). @param metal true for brass, false for clay */
export function diya(art: Art, x: number, y: number, size: number, metal = false): string {
  const clay: string = metal ? brass(art) : art.linear([[0, '#e08a54'], [0.45, '#b5623a'], [1, '#6b3218']], 0, 0, 0.9, 1);
  const glow = art.radial([[0, '#ffd97a', 0.75], [0.4, '#ffb83c', 0.28], [1, '#ffb83c', 0]]);
  const flame = `M${n(x + size * 0.78)} ${n(y - size * 0.1)}C${n(x + size * 0.5)} ${n(y - size * 0.42)} ${n(x + size * 0.72)} ${n(y - size * 0.7)} ${n(x + size * 0.84)} ${n(y - size * 1.2)}C${n(x + size * 0.94)} ${n(y - size * 0.74)} ${n(x + size * 1.16)} ${n(y - size * 0.45)} ${n(x + size * 0.9)} ${n(y - size * 0.1)}Z`;
  return shadow(art, x + size * 0.25, y + size * 0.66, size * 1.4, size * 0.5, 0.55)
    + shape(`M${n(x - size)} ${n(y)}C${n(x - size * 0.9)} ${n(y + size * 0.85)} ${n(x + size * 0.5)} ${n(y + size * 0.9)} ${n(x + size * 1.06)} ${n(y - size * 0.08)}Z`, clay)
    + shape(`M${n(x - size)} ${n(y)}A${n(size)} ${n(size * 0.36)} 0 0 1 ${n(x + size * 0.6)} ${n(y - size * 0.26)}L${n(x + size * 1.08)} ${n(y - size * 0.1)}C${n(x + size * 0.8)} ${n(y + size * 0.42)} ${n(x - size * 0.9)} ${n(y + size * 0.42)} ${n(x - size)} ${n(y)}Z`, metal ? '#d9a94a' : '#c9784a')
    + oval(x - size * 0.06, y + size * 0.01, size * 0.74, size * 0.22, '#6b3218') + oval(x - size * 0.1, y + size * 0.05, size * 0.66, size * 0.16, '#e0a032')
    + line(`M${n(x + size * 0.3)} ${n(y)}L${n(x + size * 0.84)} ${n(y - size * 0.12)}`, '#fff3d6', size * 0.1)
    + oval(x + size * 0.84, y - size * 0.6, size * 1.5, size * 1.5, glow)
    + shape(flame, art.linear([[0, '#fff6c9'], [0.4, '#ffcf4a'], [1, '#ee7a12']], 0, 0, 0, 1));
}

export type Strewn = Bloom | 'petals' | 'rosepetals' | 'diya' | 'brass-diya';

/** Returns the SVG of objects in the free corners of a 960 x 720 px picture, one kind per corner. */
function strew(art: Art, kinds: readonly Strewn[]): string {
  const { random } = art;
  const spots: readonly Point[] = [[128, 600], [838, 632], [860, 150], [96, 190]];
  let out = '';
  kinds.forEach((kind, index) => {
    const [sx, sy] = spots[index % spots.length] as Point;
    if (kind === 'petals' || kind === 'rosepetals') {
      const colours = kind === 'petals' ? ['#f29a12', '#f6b02c', '#e67c0c', '#f8c850'] : ['#d8376b', '#c4265a', '#e0557f', '#b0175a'];
      const points: Point[] = Array.from({ length: 11 }, (_, i): Point => {
        const [px, py] = i < 7 ? [sx, sy] : (spots[(index + 1) % 2] as Point);
        return [px + random.between(-105, 105), py + random.between(-52, 60)];
      });
      out += points.sort((a, b) => a[1] - b[1]).map(([x, y]) => petal(art, x, y, random.between(11, 19), random.pick(colours))).join('');
    } else if (kind === 'diya' || kind === 'brass-diya') out += diya(art, sx, sy, 46, kind === 'brass-diya');
    else {
      out += bloom(art, sx - 30, sy - 14, 46, kind) + bloom(art, sx + 44, sy + 26, 40, kind);
      for (let i = 0; i < 5; i++) out += petal(art, sx + random.between(-95, 110), sy + random.between(30, 76), random.between(9, 14), marigoldColours[kind][2]);
    }
  });
  return out;
}

export interface Still {
  readonly ground: Ground;
  readonly table?: boolean;
  readonly zoom?: number;
  /** Moves the object, in px. */
  readonly dx?: number;
  readonly dy?: number;
  readonly strewn?: readonly Strewn[];
  /** Returns the SVG under the main object, such as a cloth. */
  readonly under?: (art: Art) => string;
}

/**
 * Returns a drawing (960 x 720 px) of a ground, the main object and objects scattered around it.
 * @param object returns the SVG of the main object
 */
export function still(stage: Still, object: (art: Art) => string): Drawing {
  return (random) => {
    const art = artist(random);
    const zoom = stage.zoom ?? 1.22;
    const [dx, dy] = [stage.dx ?? 0, stage.dy ?? 0];
    const chief = `<g transform="translate(${n(480 - 480 * zoom + dx)} ${n(390 - 430 * zoom + dy)}) scale(${zoom})">${stage.under?.(art) ?? ''}${object(art)}</g>`;
    return art.document(960, 720, backdrop(art, stage.ground, stage.table) + chief + strew(art, stage.strewn ?? []));
  };
}
