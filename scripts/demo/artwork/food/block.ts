/** Cut sweets: squares, rhombuses and bars with layers, crumb, toppings and silver leaf. */
import { blob, dots, line, mix, n, oval, place, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { crumbs, sliver, sliverColours, strand } from './garnish.ts';
import { centre, own, project, scene } from './scene.ts';
import type { Setting } from './scene.ts';

export type Footprint = 'square' | 'rhombus' | 'bar' | 'diamond';
export type Crumb = 'smooth' | 'grain' | 'crumb' | 'porous' | 'jelly' | 'flake' | 'seeded';
export type Topping = 'varak' | 'varak-spots' | 'gold' | 'pista' | 'almond' | 'coconut' | 'melon' | 'rose' | 'saffron' | 'halved' | 'chips' | 'tempering';

export interface BlockLook {
  readonly footprint: Footprint;
  /** Height as a share of the half side. */
  readonly height: number;
  /** Layers from the top down: colour and share of the height. */
  readonly layers: readonly (readonly [colour: string, share: number])[];
  readonly crumb: Crumb;
  readonly toppings?: readonly Topping[];
  /** Colours of chips of nut in the cut faces. */
  readonly flecks?: readonly string[];
  readonly gloss?: number;
}

/** Position of a block: x and depth in half sides, level in heights, rotation in degrees. */
export type Stand = readonly [x: number, depth: number, level: number, turn: number];

export const layouts = {
  tower: [[-0.1, 0, 0, 30], [0.02, -0.02, 1, 22], [-0.04, 0, 2, 34]],
  stack: [[-1.2, 0.1, 0, 30], [1.2, 0.35, 0, 24], [0, 0.1, 1, 36]],
  lean: [[-1.4, -0.35, 0, 30], [-1.36, -0.35, 1, 22], [1.15, 0.55, 0, 40]],
  diagonal: [[-2.3, 1.55, 0, 10], [0, 0, 0, 10], [2.3, -1.55, 0, 10]],
  quad: [[-1.42, -1.2, 0, 14], [0.76, -0.68, 0, 14], [-1.94, 1.02, 0, 14], [0.32, 1.58, 0, 14], [2.5, 0.75, 0, 40]],
  katli: [[0, -1.12, 0, 0], [-1.62, 0, 0, 0], [1.62, 0, 0, 0], [0, 1.12, 0, 0], [0.05, 0.06, 1, 16]],
  twos: [[-1.6, -0.75, 0, -4], [-1.52, -0.75, 1, 6], [-1.62, -0.75, 2, -2], [1.45, -0.75, 0, 5], [0.15, 1.1, 0, -9]],
  pile: [[-0.1, 0, 0, -3], [0.06, 0.03, 1, 4], [-0.04, 0, 2, -4], [0.05, 0, 3, 3]],
  five: [[-2.2, 0.1, 0, 30], [0, -1.5, 0, 30], [2.2, 0.1, 0, 30], [0, 1.7, 0, 30], [0, 0.1, 1, 36]],
  grid: [[-2.15, -1.3, 0, 6], [0.05, -1.1, 0, 6], [2.25, -0.9, 0, 6], [-2.35, 0.95, 0, 6], [-0.15, 1.2, 0, 6], [2.5, 1.75, 0, 26]],
  fan: [[-2, 1.1, 0, -14], [-1, -0.3, 0, 4], [0.35, -1.1, 0, 22], [1.9, -0.4, 0, 44], [0.2, 1.3, 0, 18]],
  steps: [[-1.5, -0.8, 0, 28], [0.85, -0.8, 0, 28], [-0.3, -0.8, 1, 28], [-0.4, 1.35, 0, 28], [2, 1.25, 0, 40]],
} as const satisfies Record<string, readonly Stand[]>;
export type Layout = keyof typeof layouts;

const footprints: Record<Footprint, readonly Point[]> = {
  square: [[-1, -1], [1, -1], [1, 1], [-1, 1]],
  rhombus: [[-1.45, 0], [0, -0.95], [1.45, 0], [0, 0.95]],
  bar: [[-1.5, -0.72], [1.5, -0.72], [1.5, 0.72], [-1.5, 0.72]],
  diamond: [[-1.25, -0.62], [0.65, -0.62], [1.25, 0.62], [-0.65, 0.62]],
};

function silverLeaf(art: Art, at: (u: number, v: number) => Point, gold: boolean, spots: boolean): string {
  const { random } = art;
  const colours = gold ? ['#fff4b0', '#ffdf6a', '#f0b42a', '#ffea8c', '#d0921a'] : ['#ffffff', '#e9ebec', '#d3d7da', '#f6f6f4', '#bfc5ca', '#dfe2e6'];
  const patch = (u: number, v: number, ru: number, rv: number, uneven: number, count: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      const boxy = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.75;
      const swell = 1 + random.between(-uneven, uneven);
      return at(Math.min(0.95, Math.max(0.05, u + Math.cos(angle) * ru * boxy * swell)), Math.min(0.95, Math.max(0.05, v + Math.sin(angle) * rv * boxy * swell)));
    });
  let out = '';
  const pieces = spots ? [[0.36, 0.42, 0.2, 0.17], [0.66, 0.63, 0.14, 0.16]] : [[0.5, 0.5, 0.4, 0.39]];
  for (const [u, v, ru, rv] of pieces as [number, number, number, number][]) {
    out += shape(polygon(patch(u, v, ru, rv, 0.09, 26)), art.linear(gold ? [[0, '#fff6c0'], [0.5, '#f7cb46'], [1, '#cf9020']] : [[0, '#ffffff'], [0.45, '#e6e8ea'], [1, '#bcc2c7']]));
    for (let i = 0; i < (spots ? 9 : 26); i++) {
      const size = random.between(0.03, 0.13) * (spots ? 0.6 : 1);
      out += shape(polygon(patch(u + random.between(-0.8, 0.8) * ru, v + random.between(-0.8, 0.8) * rv, size * 1.6, size * 0.6, 0.4, 6)), random.pick(colours), `fill-opacity="${n(random.between(0.45, 0.95))}"`);
    }
    for (let i = 0; i < (spots ? 4 : 12); i++) {
      const a = at(u + random.between(-0.9, 0.9) * ru, v + random.between(-0.9, 0.9) * rv);
      const [dx, dy] = [random.between(-26, 26), random.between(-9, 9)];
      out += line(`M${n(a[0])} ${n(a[1])}q${n(dx * 0.5)} ${n(dy * 0.5 - 4)} ${n(dx)} ${n(dy)}`, i % 2 ? '#ffffff' : gold ? '#a87a22' : '#98a0a8', 1.5, i % 2 ? 0.95 : 0.5);
    }
  }
  return out;
}

function toppingOf(art: Art, kind: Topping, at: (u: number, v: number) => Point, size: number): string {
  const { random } = art;
  const many = (count: number, draw: (x: number, y: number) => string): string => {
    const spots: Point[] = [];
    for (let i = 0; i < count; i++) spots.push(at(random.between(0.14, 0.86), random.between(0.14, 0.86)));
    return spots.sort((a, b) => a[1] - b[1]).map(([x, y]) => draw(x, y)).join('');
  };
  const s = size / 110;
  const [mx, my] = at(0.5, 0.5);
  switch (kind) {
    case 'varak': return silverLeaf(art, at, false, false);
    case 'varak-spots': return silverLeaf(art, at, false, true);
    case 'gold': return silverLeaf(art, at, true, true);
    case 'pista': return many(15, (x, y) => sliver(x, y, random.between(17, 28) * s, random.between(0, 180), random.pick(sliverColours.pista)));
    case 'almond': return many(9, (x, y) => sliver(x, y, random.between(30, 44) * s, random.between(0, 180), random.pick(sliverColours.almond)));
    case 'coconut': return many(34, (x, y) => sliver(x, y, random.between(14, 26) * s, random.between(0, 180), random.pick(sliverColours.coconut)));
    case 'rose': return many(13, (x, y) => sliver(x, y, random.between(16, 28) * s, random.between(0, 180), random.pick(sliverColours.rose)));
    case 'melon': return many(14, (x, y) => sliver(x, y, 20 * s, random.between(0, 180), '#fbf0d2'));
    case 'saffron': return many(8, (x, y) => strand(art, x, y, random.between(22, 36) * s));
    case 'chips': return many(34, (x, y) => shape(polygon(place([[-1, -0.6], [0.7, -0.9], [1, 0.5], [-0.5, 0.9]], x, y, random.between(0, 360), random.between(4, 9) * s, 0.7)), random.pick(['#f3dfb4', '#8aa33a', '#c98a4c', '#f8e8c6'])));
    case 'tempering': return dots(Array.from({ length: 26 }, () => at(random.between(0.1, 0.9), random.between(0.1, 0.9))), '#3a2214', 6.5 * s) + many(9, (x, y) => shape(smooth(blob(random, x, y, 12 * s, 6 * s, 0.3, 7)), random.pick(['#4f8a34', '#6ba046', '#3d6f2a']))) + many(16, (x, y) => sliver(x, y, 17 * s, random.between(0, 180), '#fffdf4'));
    case 'halved': return oval(mx + 2, my + 5 * s, 36 * s, 15 * s, '#4a1d08', 'fill-opacity=".35"') + shape(smooth(place([[-1, 0], [-0.4, -0.48], [0.5, -0.42], [1.1, 0], [0.5, 0.42], [-0.4, 0.48]], mx, my, -18, 33 * s, 0.8)), art.radial([[0, '#d89a5c'], [0.6, '#a8622c'], [1, '#6e3714']], 0.4, 0.3, 0.75)) + [-0.2, 0.02, 0.24].map((v) => line(smooth(place([[-0.8, v * 0.6], [0, v * 1.2], [0.9, v * 0.4]], mx, my, -18, 33 * s, 0.8), false), '#7a4018', 1.5 * s, 0.6)).join('');
  }
}

function faceTexture(art: Art, look: BlockLook, at: (u: number, w: number) => Point, area: number, shade: number): string {
  const { random } = art;
  const [first, second] = [look.layers[0] as readonly [string, number], look.layers.at(-1) as readonly [string, number]];
  const some = (count: number): Point[] => Array.from({ length: Math.round(count * area) }, () => at(random.between(0.02, 0.98), random.between(0.03, 0.97)));
  const pale = tone(first[0], 0.4 + shade * 0.3);
  const deep = tone(second[0], -0.42 + shade * 0.3);
  let out = '';
  switch (look.crumb) {
    case 'grain': out = dots(some(60), deep, 3, 0.35) + dots(some(60), pale, 2.8, 0.5); break;
    case 'crumb': out = dots(some(60), deep, 6, 0.38) + dots(some(55), pale, 6, 0.42) + dots(some(40), pale, 3, 0.6); break;
    case 'seeded': out = dots(some(70), deep, 4, 0.45) + dots(some(80), '#f0dcae', 3, 0.75); break;
    case 'porous': out = some(46).map(([x, y]) => oval(x, y, random.between(2, 6), random.between(2, 5), deep, 'fill-opacity=".6"')).join('') + dots(some(30), pale, 4, 0.5); break;
    case 'flake': {
      let path = '';
      let glints = '';
      for (let i = 0; i < 46 * area; i++) {
        const [a, b] = [at(random.between(-0.02, 0.6), i / (46 * area)), at(random.between(0.5, 1.02), i / (46 * area) + random.between(-0.05, 0.05))];
        const stroke = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
        if (i % 2) path += stroke; else glints += stroke;
      }
      out = line(path, deep, 2, 0.45) + line(glints, pale, 2.2, 0.75);
      break;
    }
    case 'jelly': case 'smooth': break;
  }
  if (look.flecks) out += some(13).map(([x, y]) => shape(polygon(place([[-1, -0.5], [0.6, -0.9], [1, 0.4], [-0.4, 0.9]], x, y, random.between(0, 360), random.between(4, 9))), tone(random.pick(look.flecks as readonly string[]), shade * 0.5))).join('');
  return out;
}

/**
 * Returns the SVG of one cut sweet with its floor centre at (x, y) and half side `size` in px.
 * @param turn rotation on the table in degrees
 * @param grounded true adds the shadow on the table
 */
export function block(art: Art, look: BlockLook, x: number, y: number, size: number, turn: number, grounded = true): string {
  const foot = footprints[look.footprint];
  const h = look.height;
  const lift = ([px, py]: Point): Point => [x + px * size, y + py * size];
  const corner = (p: Point, height: number): Point => lift(project(p[0], p[1], height, turn));
  const jelly = look.crumb === 'jelly';
  const floor = foot.map((p) => corner(p, 0));
  const reach = Math.max(...floor.map(([px]) => px - x));
  let out = grounded ? shadow(art, x + size * 0.3, y + size * 0.14, reach * 1.28, reach * 0.74, 0.5) : '';
  out += shape(polygon(floor.map(([px, py]): Point => [px + size * 0.07, py + size * 0.05])), '#4a1d08', `fill-opacity="${grounded ? 0.3 : 0.2}" stroke="#4a1d08" stroke-width="14" stroke-linejoin="round" stroke-opacity=".1"`);
  const order = [0, 1, 2, 3];
  for (const index of order) {
    const [a, b] = [foot[index] as Point, foot[(index + 1) % 4] as Point];
    const [[nx, ny]] = place([[b[1] - a[1], a[0] - b[0]]], 0, 0, turn) as [Point];
    if (ny <= 0.02) continue;
    const length = Math.hypot(nx, ny);
    const shade = -0.14 - 0.3 * ((nx / length + 1) / 2);
    let top = 1;
    for (const [colour, share] of look.layers) {
      const low = Math.max(0, top - share);
      const face = [corner(a, top * h), corner(b, top * h), corner(b, low * h), corner(a, low * h)];
      const fill = art.linear(jelly ? [[0, tone(colour, shade * 0.8)], [0.5, tone(colour, shade * 0.3 + 0.1)], [1, tone(colour, 0.25)]] : [[0, tone(colour, shade + 0.12)], [0.4, tone(colour, shade)], [1, tone(colour, shade - 0.16)]], 0, 0, 0.1, 1);
      out += shape(polygon(face), fill, `stroke="${fill}" stroke-width="5" stroke-linejoin="round"`);
      top = low;
    }
    const at = (u: number, w: number): Point => corner([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u], w * h);
    out += faceTexture(art, look, at, h * 0.75 * Math.hypot(b[0] - a[0], b[1] - a[1]), shade);
    if (jelly || (look.gloss ?? 0) > 0.4) out += shape(polygon([at(0.08, 0.9), at(0.3, 0.9), at(0.2, 0.15), at(0.06, 0.2)]), '#fff6df', `fill-opacity="${jelly ? 0.3 : 0.22}"`);
  }
  const [a, b, c, d] = foot as [Point, Point, Point, Point];
  const at = (u: number, v: number): Point => {
    const px = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v;
    const py = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v;
    return corner([px, py], h);
  };
  const first = (look.layers[0] as readonly [string, number])[0];
  const top = polygon(foot.map((p) => corner(p, h)));
  const fill = art.linear([[0, tone(first, jelly ? 0.42 : 0.36)], [0.45, tone(first, 0.08)], [1, tone(first, -0.1)]], 0, 0, 0.9, 1);
  out += shape(top, fill, `stroke="${fill}" stroke-width="6" stroke-linejoin="round"`);
  out += faceTexture(art, { ...look, layers: [look.layers[0] as readonly [string, number]] }, at, 2.2, 0.16);
  for (const kind of look.toppings ?? []) out += toppingOf(art, kind, at, size);
  const rim = [0, 1, 2, 3].map((i) => [foot[i] as Point, foot[(i + 1) % 4] as Point] as const)
    .map(([p, q]) => { const [s, e] = [corner(p, h), corner(q, h)]; return `M${n(s[0])} ${n(s[1])}L${n(e[0])} ${n(e[1])}`; }).join('');
  out += line(rim, mix(first, '#ffffff', 0.7), 2.4, jelly ? 0.8 : 0.5);
  if ((look.gloss ?? 0) > 0) out += shape(polygon([at(0.06, 0.1), at(0.62, 0.06), at(0.34, 0.5), at(0.06, 0.62)]), '#ffffff', `fill-opacity="${n((look.gloss ?? 0) * 0.38)}"`);
  return out;
}

export interface BlockPicture extends Setting {
  readonly look: BlockLook;
  readonly layout: Layout;
  readonly size: number;
  /** Second recipe for every other piece. */
  readonly other?: BlockLook;
  readonly crumbs?: boolean;
}

/** Returns a drawing of cut sweets in one of the `layouts`. */
export function blockPicture(picture: BlockPicture): Drawing {
  return scene(picture, (art) => {
    const { look, size } = picture;
    const stands: readonly Stand[] = layouts[picture.layout];
    const levels = Math.max(...stands.map((s) => s[2]));
    const drop = size * look.height * 0.42 * (levels + 0.6);
    const sorted = stands.map((s, i) => [s, i] as const).sort(([p], [q]) => p[2] - q[2] || p[1] - q[1]);
    let out = '';
    for (const [[x, depth, level, turn], index] of sorted) {
      const recipe = picture.other && index % 2 ? picture.other : look;
      const jitter = own(art, 'turn').random.between(-2, 2);
      out += block(own(art, `block${index}`), recipe, centre[0] + x * size, centre[1] + drop + depth * size * 0.56 - level * (look.height * 0.83 + 0.05) * size, size, turn + jitter, level === 0);
    }
    if (picture.crumbs) out += crumbs(art, centre[0] + size * 0.4, centre[1] + drop + size * 1.15, size * 2, size * 0.24, (look.layers[0] as readonly [string, number])[0], 34);
    return out;
  });
}
