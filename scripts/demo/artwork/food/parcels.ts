/** Filled and shaped pieces: gujiya, samosa, marzipan strawberries. */
import { blob, dots, line, n, oval, place, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { crumbs, sliver, sliverColours } from './garnish.ts';
import { centre, own, scene } from './scene.ts';
import type { Setting } from './scene.ts';

type Part = readonly [x: number, y: number, size: number, turn: number, open?: boolean];

function blisters(art: Art, spots: readonly Point[], size: number, colour: string): string {
  return spots.map(([x, y]) => {
    const r = size * art.random.between(0.4, 1.1);
    return oval(x, y, r, r * 0.7, art.radial([[0, tone(colour, 0.55), 0.9], [0.6, tone(colour, 0.12), 0.6], [1, tone(colour, -0.4), 0.5]], 0.5, 0.5, 0.55, 0.34, 0.3));
  }).join('');
}

/** Returns the SVG of a gujiya, a half-moon pastry with a pleated edge; `open` shows its filling. */
function gujiya(art: Art, [x, y, s, turn, open]: Part): string {
  const { random } = art;
  const c = '#dba049';
  const at = (points: readonly Point[]): Point[] => place(points, x, y, turn, s, 0.86);
  const moon: Point[] = [[-1.1, 0.2], [-0.9, -0.42], [-0.4, -0.82], [0.2, -0.86], [0.76, -0.56], [1.1, 0.2], [0.6, 0.36], [0, 0.42], [-0.6, 0.36]];
  let out = shadow(art, x + s * 0.18, y + s * 0.36, s * 1.4, s * 0.62, 0.6);
  const pleats: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const a = Math.PI + (i / 30) * Math.PI;
    const r = i % 2 ? 1.2 : 1.08;
    pleats.push([Math.cos(a) * r * 1.06, Math.sin(a) * r * 0.98 + 0.24]);
  }
  const hem = at([...pleats, [1.1, 0.3], [0, 0.46], [-1.1, 0.3]]);
  out += shape(polygon(hem.map(([a, b]): Point => [a + 3, b + 7])), tone(c, -0.55)) + shape(polygon(hem), art.linear([[0, tone(c, 0.42)], [0.5, c], [1, tone(c, -0.3)]]), `stroke="${c}" stroke-width="4" stroke-linejoin="round"`);
  let folds = '';
  for (let i = 1; i < 30; i++) {
    const a = Math.PI + (i / 30) * Math.PI;
    const [p, q] = at([[Math.cos(a) * 1.22, Math.sin(a) * 1.12 + 0.24], [Math.cos(a + 0.07) * 0.98, Math.sin(a + 0.07) * 0.9 + 0.24]]) as [Point, Point];
    folds += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  }
  out += line(folds, tone(c, -0.5), s * 0.035, 0.7) + `<g transform="translate(-2 -2)">${line(folds, tone(c, 0.65), s * 0.022, 0.7)}</g>`;
  out += shape(smooth(at(moon)), art.radial([[0, tone(c, 0.5)], [0.4, tone(c, 0.08)], [0.75, tone(c, -0.2)], [1, tone(c, -0.46)]], 0.48, 0.5, 0.6, 0.36, 0.22));
  out += blisters(art, at(Array.from({ length: 24 }, (): Point => [random.between(-0.72, 0.72), random.between(-0.52, 0.22)])), s * 0.06, c);
  if (open) {
    const cut = at([[0.1, -0.72], [0.62, -0.5], [0.98, 0.16], [0.5, 0.34], [0.02, 0.38], [0.16, 0], [0.02, -0.3]]);
    out += shape(smooth(cut), tone(c, 0.5)) + shape(smooth(place([[0.18, -0.52], [0.56, -0.36], [0.82, 0.1], [0.48, 0.24], [0.14, 0.26], [0.26, 0], [0.14, -0.24]], x, y, turn, s, 0.86)), '#c79a5e');
    const stuff = at(Array.from({ length: 60 }, (): Point => { const u = random.between(0, 1); return [0.2 + u * 0.5, random.between(-0.4 + u * 0.4, 0.2)]; }));
    out += dots(stuff.slice(0, 25), '#f7e6c0', s * 0.055) + dots(stuff.slice(25, 45), '#a8703a', s * 0.05, 0.8) + stuff.slice(45).map(([a, b]) => sliver(a, b, s * 0.14, random.between(0, 180), random.pick([...sliverColours.pista, '#8a4a1c']))).join('');
  }
  const shine = smooth(at([[-0.72, -0.16], [-0.4, -0.52], [0, -0.66]]), false);
  out += line(shine, '#fffbe8', s * 0.1, 0.35) + line(shine, '#fffdf4', s * 0.04, 0.5);
  return out + (open ? '' : Array.from({ length: 7 }, () => { const [[a, b]] = at([[random.between(-0.4, 0.5), random.between(-0.4, 0.1)]]) as [Point]; return sliver(a, b, s * 0.15, random.between(0, 180), random.pick(sliverColours.pista)); }).join(''));
}

/** Returns the SVG of a samosa with a pinched edge; `open` shows potato and peas. */
function samosa(art: Art, [x, y, s, turn, open]: Part): string {
  const { random } = art;
  const c = '#dc9a40';
  const at = (points: readonly Point[]): Point[] => place(points, x, y, turn, s);
  let out = shadow(art, x + s * 0.24, y + s * 0.62, s * 1.4, s * 0.5, 0.6);
  const outline: Point[] = [[-0.1, -0.98], [0.14, -0.95], [0.42, -0.55], [0.86, 0.02], [1.14, 0.34], [1.1, 0.6], [0.66, 0.78], [0.06, 0.88], [-0.52, 0.8], [-1.06, 0.6], [-1.16, 0.36], [-0.84, 0.0], [-0.44, -0.52]];
  out += shape(smooth(at(outline)), art.radial([[0, tone(c, 0.52)], [0.3, tone(c, 0.2)], [0.65, tone(c, -0.12)], [1, tone(c, -0.5)]], 0.46, 0.5, 0.62, 0.32, 0.36));
  const right: Point[] = [[0.08, -0.98], [0.42, -0.55], [0.86, 0.02], [1.14, 0.34], [1.1, 0.6], [0.66, 0.78], [0.16, 0.86], [0.26, 0.3], [0.2, -0.3]];
  out += shape(smooth(at(right)), art.linear([[0, '#7a3c0c', 0.08], [0.5, '#7a3c0c', 0.3], [1, '#6a2c08', 0.5]], 0, 0, 1, 0.8));
  const seam = smooth(at([[0.02, -0.92], [0.18, -0.3], [0.24, 0.3], [0.16, 0.84]]), false);
  out += line(seam, tone(c, -0.55), s * 0.035, 0.5) + `<g transform="translate(-4 -1)">${line(seam, tone(c, 0.62), s * 0.05, 0.75)}</g>`;
  out += blisters(art, at(Array.from({ length: 44 }, (): Point => { const v = random.between(-0.55, 0.56); const w = (v + 1) * 0.58; return [random.between(-w, w), v]; })), s * 0.06, c);
  // The pinched hem runs round the foot.
  const hem: Point[] = Array.from({ length: 27 }, (_, i): Point => { const u = -1.16 + (i / 26) * 2.32; return [u, 0.5 + Math.sqrt(Math.max(0, 1 - (u / 1.2) ** 2)) * 0.36 + (i % 2 ? 0.03 : -0.02)]; });
  out += line(smooth(at(hem), false), tone(c, -0.42), s * 0.13) + line(smooth(at(hem), false), c, s * 0.1) + `<g transform="translate(0 ${n(-s * 0.025)})">${line(smooth(at(hem), false), tone(c, 0.5), s * 0.035, 0.85)}</g>`;
  let pinches = '';
  for (let i = 1; i < 26; i++) { const [u, v] = hem[i] as Point; const [p, q] = at([[u, v - 0.06], [u + 0.03, v + 0.05]]) as [Point, Point]; pinches += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`; }
  out += line(pinches, tone(c, -0.6), s * 0.02, 0.6);
  if (open) {
    const face = blob(random, -0.3, 0.16, 0.5, 0.44, 0.07, 16);
    out += shape(smooth(at(face.map(([a, b]): Point => [(a + 0.3) * 1.14 - 0.3, (b - 0.16) * 1.16 + 0.14]))), tone(c, 0.5)) + shape(smooth(at(face)), '#8a5218');
    const inside: Point[] = Array.from({ length: 44 }, () => { const a = random.between(0, 6.28); const r = Math.sqrt(random.next()); return [-0.3 + Math.cos(a) * r * 0.44, 0.18 + Math.sin(a) * r * 0.38]; });
    inside.sort((p, q) => p[1] - q[1]);
    out += at(inside).map(([a, b], i) => i % 5 === 2
      ? oval(a, b, s * 0.085, s * 0.08, art.radial([[0, '#cfe08a'], [0.5, '#86ac42'], [1, '#4c7024']], 0.45, 0.45, 0.6, 0.34, 0.28))
      : shape(smooth(blob(random, a, b, s * 0.1, s * 0.08, 0.22, 7)), art.radial([[0, '#fff0bc'], [0.5, random.pick(['#f3d06e', '#eac25a', '#f7da86'])], [1, '#b98228']], 0.5, 0.5, 0.58, 0.34, 0.28))).join('');
    out += at(inside.slice(4, 17)).map(([a, b], i) => sliver(a + s * 0.03, b - s * 0.04, s * 0.075, random.between(0, 180), i % 3 ? '#3f7a2c' : '#b8321c')).join('');
  } else {
    out += line(smooth(at([[-0.2, -0.62], [-0.42, -0.26], [-0.62, 0.06]]), false), '#fffbe8', s * 0.09, 0.5);
  }
  return out;
}

/** Returns the SVG of a cashew sweet in the form of a strawberry, with seeds and a leaf crown. */
function strawberry(art: Art, [x, y, s, turn, open]: Part): string {
  const { random } = art;
  const c = '#d8283c';
  const at = (points: readonly Point[]): Point[] => place(points, x, y, turn, s);
  const body: Point[] = [[0, -0.78], [0.55, -0.84], [0.98, -0.46], [0.9, 0.14], [0.5, 0.74], [0.06, 1.12], [-0.06, 1.12], [-0.5, 0.74], [-0.9, 0.14], [-0.98, -0.46], [-0.55, -0.84]];
  let out = shadow(art, x + s * 0.24, y + s * 0.78, s * 1.15, s * 0.46, 0.6);
  out += shape(smooth(at(body)), art.radial([[0, '#ff8f86'], [0.3, '#e8404c'], [0.7, c], [1, '#7c1020']], 0.48, 0.48, 0.58, 0.32, 0.26));
  let pits = '';
  let seeds = '';
  for (let row = 0; row < 7; row++) {
    const v = -0.55 + row * 0.24;
    const w = Math.max(0.1, 0.86 - Math.max(0, v) * 0.62);
    const count = Math.max(1, Math.round(w * 6));
    for (let i = 0; i < count; i++) {
      const u = count === 1 ? 0 : (-1 + (2 * (i + (row % 2 ? 0.25 : -0.02) + 0.25)) / count) * w * 0.88;
      const [[a, b]] = at([[u, v + (Math.abs(u) * -0.05)]]) as [Point];
      pits += oval(a, b, s * 0.058, s * 0.074, '#8f1626', 'fill-opacity=".75"');
      seeds += oval(a - s * 0.006, b - s * 0.004, s * 0.03, s * 0.045, '#f8d98a');
    }
  }
  out += pits + seeds;
  if (open) {
    const cut = smooth(at(body.map(([a, b]): Point => [a * 0.88, b * 0.9 + 0.04])));
    out += shape(cut, '#f08a92') + shape(smooth(at(body.map(([a, b]): Point => [a * 0.8, b * 0.82 + 0.04]))), art.radial([[0, '#fff6df'], [0.6, '#f8e6c4'], [1, '#eccaa0']], 0.45, 0.42, 0.6));
    out += shape(smooth(blob(random, x, y + s * 0.02, s * 0.36, s * 0.4, 0.1, 11)), art.radial([[0, '#b8c972'], [1, '#7d9838']], 0.45, 0.4, 0.6));
    out += Array.from({ length: 9 }, () => sliver(x + random.between(-0.26, 0.26) * s, y + random.between(-0.26, 0.3) * s, s * 0.17, random.between(0, 180), random.pick([...sliverColours.pista, '#f3dfb4']))).join('');
  } else {
    out += oval(x - s * 0.4, y - s * 0.34, s * 0.26, s * 0.32, art.radial([[0, '#ffffff', 0.75], [1, '#ffffff', 0]]));
  }
  for (const [u, tilt] of [[-0.5, 205], [-0.22, 170], [0.08, 265], [0.3, 12], [0.54, -28], [0, 95]] as const) {
    const [[a, b]] = at([[u * 0.5, -0.74]]) as [Point];
    out += shape(smooth(place([[0, -0.1], [0.3, -0.2], [0.66, 0], [0.3, 0.2], [0, 0.1]], a, b, tilt + turn, s * 0.85)), art.linear([[0, '#93c35c'], [0.5, '#4f8a34'], [1, '#2d5a24']], 0, 0, 1, 1));
  }
  const [stem, tip] = at([[0, -0.76], [0.12, -1.1]]) as [Point, Point];
  return out + line(`M${n(stem[0])} ${n(stem[1])}L${n(tip[0])} ${n(tip[1])}`, '#4f7a30', s * 0.09);
}

const makers = { gujiya, samosa, strawberry };

export interface ParcelPicture extends Setting {
  readonly kind: keyof typeof makers;
  /** Middles in px from the stage's centre, half size, turn and whether it is cut open. */
  readonly parts: readonly Part[];
  readonly crumbs?: string;
}

/** Returns a drawing of filled or shaped pieces. */
export function parcelPicture(picture: ParcelPicture): Drawing {
  return scene(picture, (art) => {
    const drawn = [...picture.parts].sort((a, b) => a[1] - b[1]).map((part, i) => makers[picture.kind](own(art, `part${i}`), [centre[0] + part[0], centre[1] + part[1], part[2], part[3], part[4] ?? false]));
    return drawn.join('') + (picture.crumbs ? crumbs(art, centre[0] + 20, centre[1] + 175, 220, 26, picture.crumbs, 34) : '');
  });
}
