/** Small things that make a picture alive: petals, slivers, strands, spice, whole flowers. */
import { blob, dots, line, mix, n, oval, place, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';

export type Garnish = 'rose' | 'pista' | 'saffron' | 'marigold' | 'petals' | 'almond' | 'cardamom' | 'coconut' | 'sesame' | 'crumbs' | 'chilli' | 'mint' | 'flowers';

/** Returns the SVG of a rose petal of about `size` px, turned at random. */
export function rosePetal(art: Art, x: number, y: number, size: number, colour = '#d8376b'): string {
  const turn = art.random.between(0, 360);
  const at = (points: readonly Point[]): Point[] => place(points, x, y, turn, size, 0.64);
  const body = at([[0, -0.86], [0.5, -1.12], [1.12, -0.62], [1.06, 0.16], [0.42, 0.86], [0, 1.06], [-0.42, 0.86], [-1.06, 0.16], [-1.12, -0.62], [-0.5, -1.12]]);
  const curl = at([[-1, -0.4], [-0.55, -1], [0, -0.78], [0.5, -1], [1, -0.4], [0.5, -0.66], [0, -0.52], [-0.5, -0.66]]);
  const veins = [-0.5, -0.2, 0.15, 0.48].map((v) => smooth(at([[0, 0.9], [v * 0.7, 0.2], [v * 1.3, -0.5]]), false)).join('');
  const [[bx, by]] = at([[0, 0.7]]) as [Point];
  return shadow(art, x + size * 0.2, y + size * 0.35, size * 1.25, size * 0.85, 0.4)
    + shape(smooth(body), art.linear([[0, mix(colour, '#ffffff', 0.5)], [0.5, colour], [1, tone(colour, -0.3)]], 0.1, 0, 0.8, 1))
    + oval(bx, by, size * 0.5, size * 0.3, art.radial([[0, '#fff3d6', 0.7], [1, '#fff3d6', 0]]))
    + line(veins, tone(colour, -0.35), size * 0.045, 0.4) + shape(smooth(curl), mix(colour, '#ffffff', 0.5), 'fill-opacity=".55"');
}

/** Returns the SVG of a cut sliver of nut with its shadow, turned by `degrees`. */
export function sliver(x: number, y: number, length: number, degrees: number, colour: string, flat = 0.75): string {
  const w = length * 0.2;
  const at = (dx: number, dy: number, points: readonly Point[]): Point[] => place(points, x + dx, y + dy, degrees, length, flat);
  const lens: Point[] = [[-0.5, 0], [-0.2, -w / length], [0.25, -w / length], [0.5, 0], [0.2, w / length], [-0.25, w / length]];
  return shape(smooth(at(length * 0.07, length * 0.11, lens)), '#4a1d08', 'fill-opacity=".38"')
    + shape(smooth(at(0, 0, lens)), colour)
    + shape(smooth(at(-length * 0.02, -length * 0.035, lens.map(([a, b]): Point => [a * 0.7, b * 0.42]))), mix(colour, '#fffbe0', 0.5), 'fill-opacity=".75"');
}

export const sliverColours = {
  pista: ['#7d9b2f', '#93ad3c', '#a9bf55', '#6a8427', '#8a8a3a'],
  almond: ['#f3dfb4', '#ecd09c', '#f8e8c6', '#dcb985'],
  coconut: ['#fffdf6', '#fff8ea', '#f8efdd'],
  rose: ['#c62f62', '#dd4d7c', '#a81f50'],
} as const;

/** Returns the SVG of a saffron strand, turned and bent at random. */
export function strand(art: Art, x: number, y: number, length: number): string {
  const turn = art.random.between(0, 180);
  const bend = art.random.between(-0.3, 0.3);
  const [a, b, c] = place([[-0.5, 0], [0, bend], [0.5, bend * 0.3]], x, y, turn, length, 0.7) as [Point, Point, Point];
  const path = `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`;
  return line(path, '#8f1d08', Math.max(1.8, length * 0.085)) + line(path, '#ef5a17', Math.max(0.8, length * 0.035), 0.8);
}

/** Returns the SVG of a marigold flower of half width `size` px, made of rings of petals. */
function marigold(art: Art, x: number, y: number, size: number, colour = '#f29a12'): string {
  let out = shadow(art, x + size * 0.15, y + size * 0.5, size * 1.25, size * 0.8, 0.5);
  for (let ring = 0; ring < 5; ring++) {
    const reach = size * (1 - ring * 0.19);
    const count = 17 - ring * 3;
    const fill = art.radial([[0, tone(colour, -0.35 + ring * 0.07)], [0.6, tone(colour, ring * 0.06)], [1, tone(colour, 0.28)]], 0.5, 0.5, 0.6);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 360 + ring * 13 + art.random.between(-5, 5);
      const petal = place([[0, -0.1], [0.55, -0.24], [0.95, -0.2], [1.04, 0], [0.95, 0.2], [0.55, 0.24], [0, 0.1]], x, y - ring * size * 0.09, angle, reach, 0.72);
      out += shape(smooth(petal), fill);
    }
  }
  return out + oval(x - size * 0.2, y - size * 0.5, size * 0.5, size * 0.25, '#fff3b0', 'fill-opacity=".18"');
}

function cardamom(art: Art, x: number, y: number, size: number): string {
  const turn = art.random.between(0, 180);
  const pod = place([[-1, 0], [-0.5, -0.42], [0.3, -0.45], [1.05, 0], [0.3, 0.45], [-0.5, 0.42]], x, y, turn, size, 0.85);
  let out = shadow(art, x + 4, y + size * 0.35, size * 1.2, size * 0.7, 0.4) + shape(smooth(pod), art.radial([[0, '#dfe3a8'], [0.6, '#a9b368'], [1, '#6d7a3a']], 0.4, 0.3, 0.75));
  for (const v of [-0.2, 0, 0.2]) out += line(smooth(place([[-0.8, v * 0.5], [0, v * 1.3], [0.85, v * 0.4]], x, y, turn, size, 0.85), false), '#66722f', 1.4, 0.5);
  return out;
}

function mint(art: Art, x: number, y: number, size: number): string {
  let out = shadow(art, x + 6, y + size * 0.4, size * 1.4, size * 0.8, 0.4);
  for (const turn of [200, 330, 95]) {
    const tilt = turn + art.random.between(-15, 15);
    const body = place([[0, 0], [0.3, -0.34], [0.8, -0.3], [1.2, 0], [0.8, 0.3], [0.3, 0.34]], x, y, tilt, size, 0.8);
    out += shape(smooth(body), art.linear([[0, '#8fc05a'], [0.5, '#4f8a34'], [1, '#2d5a24']], 0, 0, 1, 1));
    out += line(smooth(place([[0, 0], [0.5, 0.02], [1.05, 0]], x, y, tilt, size, 0.8), false), '#cfe59a', 1.6, 0.7);
  }
  return out;
}

function chilli(art: Art, x: number, y: number, size: number): string {
  const turn = art.random.between(-30, 30);
  const body = place([[-1.1, 0.1], [-0.5, -0.24], [0.4, -0.2], [1.5, -0.4], [0.6, 0.14], [-0.5, 0.26]], x, y, turn, size, 0.9);
  return shadow(art, x + 5, y + size * 0.35, size * 1.5, size * 0.5, 0.4)
    + shape(smooth(body), art.linear([[0, '#7fb04a'], [0.5, '#3f7a2c'], [1, '#23501c']], 0, 0, 0, 1))
    + line(smooth(place([[-0.8, -0.04], [0.2, -0.12], [0.9, -0.2]], x, y, turn, size, 0.9), false), '#e6f3b8', 2.4, 0.75)
    + line(smooth(place([[-1, 0.08], [-1.3, 0], [-1.5, -0.14]], x, y, turn, size, 0.9), false), '#58702c', 4.5);
}

/** Returns the SVG of one loose piece of a garnish at (x, y). */
export function morsel(art: Art, kind: Garnish, x: number, y: number): string {
  const { random } = art;
  switch (kind) {
    case 'rose': return rosePetal(art, x, y, random.between(22, 34), random.pick(['#d8376b', '#c4265a', '#e0557f']));
    case 'petals': return rosePetal(art, x, y, random.between(14, 22), random.pick(['#f29a12', '#f6b02c', '#e67c0c']));
    case 'pista': return sliver(x, y, random.between(16, 26), random.between(0, 180), random.pick(sliverColours.pista));
    case 'almond': return sliver(x, y, random.between(26, 38), random.between(0, 180), random.pick(sliverColours.almond));
    case 'coconut': return sliver(x, y, random.between(22, 36), random.between(0, 180), random.pick(sliverColours.coconut));
    case 'saffron': return strand(art, x, y, random.between(24, 38));
    case 'cardamom': return cardamom(art, x, y, random.between(17, 21));
    case 'mint': return mint(art, x, y, random.between(26, 34));
    case 'chilli': return chilli(art, x, y, random.between(30, 40));
    case 'marigold': case 'flowers': return marigold(art, x, y, random.between(40, 52), random.pick(['#f29a12', '#e9760c', '#f7b72f']));
    case 'sesame': case 'crumbs': {
      const spots = Array.from({ length: 7 }, (): Point => [x + random.between(-22, 22), y + random.between(-10, 10)]);
      const colour = kind === 'sesame' ? '#f6e6c0' : '#d9962f';
      return dots(spots.map(([a, b]): Point => [a + 1.5, b + 2.5]), '#4a1d08', 6, 0.35) + dots(spots, colour, 5.5) + dots(spots.map(([a, b]): Point => [a - 1, b - 1.2]), tone(colour, 0.6), 2);
    }
  }
}

const counts: Record<Garnish, number> = { rose: 6, petals: 9, pista: 12, saffron: 9, marigold: 2, almond: 7, cardamom: 5, coconut: 10, sesame: 8, crumbs: 7, chilli: 2, mint: 2, flowers: 3 };

/**
 * Returns the SVG of a garnish around the food, in three corners of the picture.
 * @param index place in the list of garnishes; even and odd ones lie in different corners
 */
export function garnish(art: Art, kind: Garnish, index: number): string {
  const { random } = art;
  const corners: readonly Point[] = index % 2 ? [[820, 640], [150, 655], [860, 170]] : [[140, 625], [830, 655], [110, 190]];
  const big = kind === 'marigold' || kind === 'flowers' || kind === 'mint' || kind === 'chilli';
  const points: Point[] = [];
  for (let tries = 0; tries < 200 && points.length < counts[kind]; tries++) {
    const corner = corners[big ? points.length % 3 : random.next() < 0.55 ? 0 : random.next() < 0.7 ? 1 : 2] as Point;
    const p: Point = [corner[0] + random.between(-1, 1) * (big ? 50 : 95), corner[1] + random.between(-1, 1) * (big ? 18 : 42)];
    if (points.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > (big ? 70 : 30))) points.push(p);
  }
  return points.sort((a, b) => a[1] - b[1]).map(([x, y]) => morsel(art, kind, x, y)).join('');
}

/** Returns the SVG of `count` crumbs of one colour, scattered over an ellipse around (x, y). */
export function crumbs(art: Art, x: number, y: number, rx: number, ry: number, colour: string, count = 26): string {
  const { random } = art;
  let out = '';
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.next());
    const [px, py] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    const size = random.between(2, 7);
    const body = blob(random, px, py, size, size * 0.75, 0.3, 6);
    out += oval(px + 2, py + size * 0.6, size * 1.1, size * 0.6, '#4a1d08', 'fill-opacity=".3"') + shape(polygon(body), tone(colour, random.between(-0.25, 0.3)));
  }
  return out;
}
