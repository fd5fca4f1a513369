/**
 * What food stands on and in: jaali grounds, thali, plates, leaf, cloth, slabs and bowls.
 * All are seen from the same height, so a circle lying flat is FLAT times as high as wide.
 */
import { line, mix, n, oval, place, polygon, shadow, shape, smooth, tone } from './kit.ts';
import type { Art, Point, Stop } from './kit.ts';

/** Height over width of a circle lying on the table. */
export const FLAT = 0.56;

/** The ground colours a picture may have, all from the shop's palette. */
export const grounds = {
  ivory: '#faeed6', pista: '#dde3c2', blush: '#f4d6cb', marigold: '#f8d795', sky: '#cdd6df', lilac: '#e0d0dc',
  sand: '#e9d3b0', rani: '#eab9c8', indigo: '#2b3960', maroon: '#6a1626', leaf: '#4e6a33', teal: '#2c5457',
} as const;
export type Ground = keyof typeof grounds;

export type Metal = 'brass' | 'silver' | 'copper';
const metals: Record<Metal, readonly [string, string, string, string]> = {
  brass: ['#fff3c0', '#e6bd66', '#c18d38', '#87581f'],
  silver: ['#ffffff', '#d9dbdc', '#9ea2a6', '#666265'],
  copper: ['#ffdcb8', '#d98d5c', '#a3552c', '#652c12'],
};

/**
 * Returns the SVG of a background with a lattice that fades towards the middle.
 * @param table true adds a wall and the edge of a table
 */
export function backdrop(art: Art, ground: Ground, table = false): string {
  const base = grounds[ground];
  const dark = Number.parseInt(base.slice(1, 3), 16) < 150;
  const ink = dark ? '#e8c477' : mix(base, '#8a4a14', 0.62);
  const star = 'M30 2L38 22L58 30L38 38L30 58L22 38L2 30L22 22ZM0 0L8 8M60 0L52 8M0 60L8 52M60 60L52 52M30 24a6 6 0 1 0 .1 0Z';
  const tile = art.symbol(`<path d="${star}" fill="none" stroke="${ink}" stroke-width="1.7" transform="scale(1.12 ${table ? 1.12 : 0.8})"/>`);
  const light = dark ? tone(base, 0.26) : mix(base, '#fffdf5', 0.72);
  const wall = art.radial([[0, light], [0.6, base], [1, tone(base, dark ? -0.34 : -0.14)]], 0.36, 0.3, 0.85);
  let out = `<rect width="960" height="720" fill="${wall}"/>`;
  const [wide, high] = [67.2, table ? 67.2 : 48];
  for (let y = 0; y < (table ? 372 : 720); y += high) {
    for (let x = -20; x < 960; x += wide) {
      const far = Math.hypot((x + wide / 2 - 480) / 480, (y + high / 2 - 430) / 380);
      const faint = Math.round(Math.min(1, Math.max(0, far - (table ? 0.1 : 0.42)) * 1.6) * 4) / 4;
      if (faint > 0) out += `<use href="#${tile}" x="${n(x)}" y="${n(y)}" stroke-opacity="${Math.round(faint * (dark ? 26 : 22)) / 100}"/>`;
    }
  }
  if (table) {
    const top = art.linear([[0, tone(base, dark ? -0.3 : -0.17)], [0.35, tone(base, dark ? 0.08 : 0)], [1, tone(base, dark ? -0.3 : -0.12)]], 0, 0, 0, 1);
    out += `<rect y="372" width="960" height="348" fill="${top}"/>`;
    out += `<rect y="352" width="960" height="22" fill="${art.linear([[0, '#4a1d08', 0], [1, '#4a1d08', 0.28]], 0, 0, 0, 1)}"/>`;
    out += `<rect y="372" width="960" height="4" fill="${light}" opacity=".7"/>`;
  }
  return out;
}

/** Returns the SVG of a soft shadow with the outline of a flat object. */
function cast(outline: string, deep: number): string {
  return [[1, 0.13], [0.6, 0.13], [0.3, 0.16]].map(([far, strength]) => `<path d="${outline}" transform="translate(${n(deep * 0.6 * (far as number))} ${n(deep * (far as number))})" fill="#4a1d08" fill-opacity="${strength}" stroke="#4a1d08" stroke-opacity=".06" stroke-width="${n(deep * 0.6 * (far as number))}" stroke-linejoin="round"/>`).join('');
}

function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${n(cx + Math.cos(angle) * rx)} ${n(cy + Math.sin(angle) * ry)}`;
  };
  return `M${at(from)}A${n(rx)} ${n(ry)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** Returns the SVG of a thali, a round metal tray with an engraved rim. */
export function thali(art: Art, cx: number, cy: number, rx: number, metal: Metal = 'brass'): string {
  const [shine, light, body, deep] = metals[metal];
  const sweep: Stop[] = [[0, shine], [0.18, light], [0.36, body], [0.5, light], [0.62, shine], [0.76, body], [1, deep]];
  const ry = rx * FLAT;
  let out = shadow(art, cx + rx * 0.08, cy + rx * 0.13, rx * 1.13, ry * 1.13, 0.55);
  out += oval(cx, cy + rx * 0.05, rx, ry, art.linear([[0, body], [0.4, deep], [0.6, body], [1, deep]]));
  out += oval(cx, cy, rx, ry, art.linear(sweep, 0, 0, 1, 1));
  out += oval(cx, cy, rx * 0.975, ry * 0.97, 'none', `stroke="${shine}" stroke-width="2" stroke-opacity=".7"`);
  let petals = '';
  const count = 44;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const b = ((i + 0.5) / count) * Math.PI * 2;
    const c = ((i + 1) / count) * Math.PI * 2;
    const p = (angle: number, r: number): string => `${n(cx + Math.cos(angle) * rx * r)} ${n(cy + Math.sin(angle) * ry * r)}`;
    petals += `M${p(a, 0.885)}Q${p(b, 0.99)} ${p(c, 0.885)}`;
  }
  out += line(petals, deep, 1.8, 0.55);
  out += oval(cx, cy, rx * 0.86, ry * 0.86, art.linear([[0, deep], [0.45, body], [1, light]]));
  out += oval(cx, cy + rx * 0.012, rx * 0.835, ry * 0.83, art.radial([[0, mix(light, shine, 0.5)], [0.55, light], [0.85, body], [1, mix(body, deep, 0.5)]], 0.46, 0.44, 0.56, 0.34, 0.24));
  for (const r of [0.78, 0.5, 0.47]) out += oval(cx, cy + 2, rx * r, ry * r, 'none', `stroke="${deep}" stroke-width="1.3" stroke-opacity=".3"`);
  out += line(arc(cx, cy, rx * 0.93, ry * 0.93, 192, 262), '#fffbe6', 5, 0.75);
  out += line(arc(cx, cy, rx * 0.93, ry * 0.93, 22, 58), '#fffbe6', 3, 0.55);
  return out;
}

/** Returns the SVG of a glazed ceramic plate with a coloured rim line. */
export function plate(art: Art, cx: number, cy: number, rx: number, glaze = '#fffaf0', rim = '#b8893a'): string {
  const ry = rx * FLAT;
  let out = shadow(art, cx + rx * 0.07, cy + rx * 0.12, rx * 1.12, ry * 1.12, 0.5);
  out += oval(cx, cy + rx * 0.045, rx * 0.99, ry, tone(glaze, -0.32));
  out += oval(cx, cy, rx, ry, art.linear([[0, mix(glaze, '#ffffff', 0.7)], [0.5, glaze], [1, tone(glaze, -0.16)]]));
  out += oval(cx, cy, rx * 0.965, ry * 0.96, 'none', `stroke="${rim}" stroke-width="${n(rx * 0.016)}"`);
  out += oval(cx, cy, rx * 0.74, ry * 0.74, art.linear([[0, tone(glaze, -0.22)], [0.5, tone(glaze, -0.05)], [1, mix(glaze, '#ffffff', 0.8)]]));
  out += oval(cx, cy + 3, rx * 0.72, ry * 0.71, art.radial([[0, mix(glaze, '#ffffff', 0.55)], [0.7, glaze], [1, tone(glaze, -0.1)]], 0.42, 0.4, 0.62));
  out += line(arc(cx, cy, rx * 0.87, ry * 0.87, 195, 255), '#ffffff', 6, 0.85);
  return out;
}

/** Returns the SVG of a plate on a turned metal foot. (cx, cy) is the plate's centre. */
export function stand(art: Art, cx: number, cy: number, rx: number, metal: Metal = 'brass'): string {
  const [shine, light, body, deep] = metals[metal];
  const across = art.linear([[0, deep], [0.2, light], [0.32, shine], [0.5, body], [0.8, deep], [1, body]], 0, 0, 1, 0);
  const h = rx * 0.5;
  const foot = cy + h;
  let out = shadow(art, cx + 20, foot + 12, rx * 0.78, rx * 0.22, 0.6);
  out += oval(cx, foot, rx * 0.46, rx * 0.15, across) + oval(cx, foot - 9, rx * 0.43, rx * 0.13, art.linear([[0, shine], [0.5, light], [1, deep]]));
  const w = rx * 0.1;
  out += shape(`M${n(cx - w * 2.6)} ${n(foot - 12)}Q${n(cx - w * 0.6)} ${n(foot - 22)} ${n(cx - w)} ${n(cy + h * 0.45)}Q${n(cx - w * 1.8)} ${n(cy + h * 0.3)} ${n(cx - w * 3)} ${n(cy)}H${n(cx + w * 3)}Q${n(cx + w * 1.8)} ${n(cy + h * 0.3)} ${n(cx + w)} ${n(cy + h * 0.45)}Q${n(cx + w * 0.6)} ${n(foot - 22)} ${n(cx + w * 2.6)} ${n(foot - 12)}Z`, across);
  out += oval(cx, cy + h * 0.62, w * 1.7, w * 0.75, across);
  return out + thali(art, cx, cy, rx, metal).replace(/^<ellipse[^>]*>/, '');
}

/** Returns the SVG of a cut piece of banana leaf. @param turn rotation in degrees */
export function leaf(art: Art, cx: number, cy: number, rx: number, turn = -12): string {
  const green = '#5d8a35';
  const at = (points: readonly Point[]): Point[] => place(points, cx, cy, turn, rx, 1);
  const edge = (side: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const x = -1 + (i / 8) * 2;
      return [x, side * (0.52 * Math.sqrt(Math.max(0, 1 - (x * 0.86) ** 4)) + art.random.between(-0.012, 0.012))];
    });
  const upper: Point[] = edge(-1);
  const lower: Point[] = edge(1).reverse();
  const outline = smooth(at([...upper, [1.02, 0], ...lower, [-1.02, 0]]));
  const clip = art.clip(`<path d="${outline}"/>`);
  let out = cast(outline, 30);
  out += shape(outline, tone(green, -0.45), 'transform="translate(3 9)"');
  out += shape(outline, art.linear([[0, '#9dbb55'], [0.45, green], [1, '#365f24']], 0.1, 0, 0.7, 1));
  let veins = '';
  let glints = '';
  for (let x = -1.1; x < 1.2; x += 0.045) {
    for (const side of [-1, 1]) {
      const [a, b, c] = at([[x, 0], [x + 0.1, side * 0.28], [x + 0.2, side * 0.56]]) as [Point, Point, Point];
      const path = `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`;
      if (art.random.next() < 0.5) veins += path;
      else glints += path;
    }
  }
  const [start, end] = at([[-1.02, 0.012], [1.02, -0.012]]) as [Point, Point];
  const rib = `M${n(start[0])} ${n(start[1])}L${n(end[0])} ${n(end[1])}`;
  out += `<g clip-path="${clip}">${line(veins, '#2f5a20', 2.4, 0.35)}${line(glints, '#c6dc83', 1.6, 0.4)}`;
  out += shape(polygon(at([[-1.1, 0], [1.1, 0], [1.1, 0.6], [-1.1, 0.6]])), '#1f4518', 'fill-opacity=".16"');
  out += `${line(rib, '#3d6a26', 14, 0.55)}${line(rib, '#c9dd8a', 8)}${line(rib, '#eef5c0', 2.5, 0.8)}</g>`;
  return out;
}

/**
 * Returns the SVG of a square cloth with one corner in front, with a gold border, woven diamonds and a fringe.
 * @param turn rotation in degrees
 */
export function cloth(art: Art, cx: number, cy: number, rx: number, colour: string, turn = 8): string {
  const gold = '#c99a45';
  const at = (points: readonly Point[], scale = 1): Point[] => place(points, cx, cy, turn, rx * scale, FLAT);
  const square: Point[] = [[-1.02, -0.72], [1.02, -0.72], [1.02, 0.72], [-1.02, 0.72]];
  const outline = polygon(at(square));
  let fringe = '';
  for (let v = -0.7; v <= 0.7; v += 0.022) {
    for (const side of [-1, 1]) {
      const [a, b] = at([[side * 1.01, v], [side * 1.075, v + art.random.between(-0.012, 0.012)]]) as [Point, Point];
      fringe += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    }
  }
  let out = cast(outline, 26);
  out += line(fringe, tone(gold, 0.3), 2.4);
  out += shape(outline, tone(colour, -0.4), 'transform="translate(2 7)"');
  out += shape(outline, art.linear([[0, tone(colour, 0.3)], [0.5, colour], [1, tone(colour, -0.25)]]));
  out += `<path d="${polygon(at(square, 0.93))}" fill="none" stroke="${gold}" stroke-width="9"/><path d="${polygon(at(square, 0.955))}${polygon(at(square, 0.895))}" fill="none" stroke="${tone(gold, 0.45)}" stroke-width="1.8"/>`;
  let diamonds = '';
  for (let i = -8; i <= 8; i++) {
    for (let j = -5; j <= 5; j++) {
      if ((i + j) % 2) continue;
      const u = i * 0.108;
      const v = j * 0.115;
      diamonds += polygon(at([[u - 0.024, v], [u, v - 0.026], [u + 0.024, v], [u, v + 0.026]]));
    }
  }
  out += shape(diamonds, tone(gold, 0.25), 'fill-opacity=".5"');
  for (let i = 0; i < 3; i++) {
    const u = art.random.between(-0.8, 0.5);
    out += shape(polygon(at([[u, -0.72], [u + 0.07, -0.72], [u + 0.34, 0.72], [u + 0.2, 0.72]])), i % 2 ? '#fff6df' : '#3a1405', 'fill-opacity=".09"');
  }
  return out;
}

/** Returns the SVG of a slab of marble, wood or slate with rounded corners. @param turn rotation in degrees */
export function slab(art: Art, cx: number, cy: number, rx: number, kind: 'marble' | 'wood' | 'slate', turn = -6): string {
  const base = { marble: '#f6f0e8', wood: '#a8672f', slate: '#4a4548' }[kind];
  const rounded: Point[] = [];
  for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
    const from = sx * sy > 0 ? [sx, sy * 0.5] : [sx * 0.92, sy * 0.62];
    const to = sx * sy > 0 ? [sx * 0.92, sy * 0.62] : [sx, sy * 0.5];
    rounded.push([from[0] as number, from[1] as number], [sx * 0.985, sy * 0.6], [to[0] as number, to[1] as number]);
  }
  const at = (points: readonly Point[]): Point[] => place(points, cx, cy, turn, rx, 0.84);
  const outline = polygon(at(rounded));
  const thick = kind === 'wood' ? 24 : 18;
  let out = cast(outline, 52);
  for (let d = thick; d > 0; d -= 3) out += shape(outline, tone(base, d > thick - 4 ? -0.62 : -0.38), `transform="translate(0 ${d})"`);
  out += shape(outline, art.linear([[0, tone(base, kind === 'slate' ? 0.22 : 0.35)], [0.5, base], [1, tone(base, -0.2)]]));
  let veins = '';
  const rows = kind === 'wood' ? 34 : 9;
  for (let i = 0; i < rows; i++) {
    const start = kind === 'wood' ? -0.62 + (i / rows) * 1.24 : art.random.between(-0.9, 0.5);
    const points: Point[] = [];
    let drift = 0;
    for (let s = 0; s <= 8; s++) {
      drift += art.random.between(-1, 1) * (kind === 'wood' ? 0.008 : 0.06);
      points.push(kind === 'wood' ? [-1.05 + s * 0.27, start + drift] : [start + s * 0.1 + drift, -0.7 + s * 0.18]);
    }
    veins += smooth(at(points), false);
  }
  out += `<g clip-path="${art.clip(`<path d="${outline}"/>`)}">`;
  out += kind === 'wood' ? line(veins, '#5a2c0d', 2.2, 0.4) : line(veins, kind === 'marble' ? '#a99a90' : '#7d7678', 2.4, 0.4) + line(veins, kind === 'marble' ? '#c9bcae' : '#8a8285', 8, 0.16);
  return `${out}</g><path d="${outline}" fill="none" stroke="${tone(base, 0.6)}" stroke-width="2" stroke-opacity=".6"/>`;
}

/** A bowl in two parts, between which its contents are drawn, with the size of its opening. */
export interface Bowl {
  readonly back: string;
  readonly front: string;
  /** Half width of the surface at the given share of fullness near the rim. */
  readonly rx: number;
  readonly ry: number;
}

export type BowlKind = 'brass' | 'silver' | 'copper' | 'clay' | 'white' | 'indigo' | 'pista' | 'rose';
const glazes: Record<'clay' | 'white' | 'indigo' | 'pista' | 'rose', string> = { clay: '#b5623a', white: '#fbf4e8', indigo: '#3d5488', pista: '#9db274', rose: '#c9728a' };

/**
 * Returns a bowl whose rim is centred at (cx, cy), as SVG behind and in front of its contents, with the half axes of
 * its opening.
 * @param depth height as a share of `rx`
 */
export function bowl(art: Art, cx: number, cy: number, rx: number, kind: BowlKind, depth = 0.62): Bowl {
  const metal = kind === 'brass' || kind === 'silver' || kind === 'copper' ? metals[kind] : undefined;
  const glaze = metal ? metal[1] : glazes[kind as keyof typeof glazes];
  const [shine, light, body, deep] = metal ?? [mix(glaze, '#ffffff', 0.6), glaze, tone(glaze, -0.16), tone(glaze, -0.5)];
  const flat = 0.46;
  const ry = rx * flat;
  const h = rx * depth;
  const foot = rx * 0.46;
  const side = metal
    ? art.linear([[0, deep], [0.12, body], [0.25, shine], [0.4, light], [0.62, body], [0.82, deep], [1, body]], 0, 0, 1, 0.1)
    : art.linear([[0, body], [0.22, shine], [0.45, light], [0.75, body], [1, deep]], 0, 0, 1, 0.12);
  const left = cx - rx;
  const right = cx + rx;
  const base = cy + ry * 0.55 + h;
  const wall = `M${n(left)} ${n(cy)}C${n(left + rx * 0.04)} ${n(cy + h * 0.85)} ${n(cx - foot * 1.5)} ${n(base - 4)} ${n(cx - foot)} ${n(base)}A${n(foot)} ${n(foot * 0.28)} 0 0 0 ${n(cx + foot)} ${n(base)}C${n(cx + foot * 1.5)} ${n(base - 4)} ${n(right - rx * 0.04)} ${n(cy + h * 0.85)} ${n(right)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 1 ${n(left)} ${n(cy)}Z`;
  let back = shadow(art, cx + rx * 0.14, base + 6, rx * 1.02, rx * 0.36, 0.62);
  back += oval(cx, cy, rx, ry, art.linear([[0, shine], [0.4, light], [1, body]]));
  back += oval(cx, cy + 3, rx * 0.955, ry * 0.94, art.linear([[0, deep], [0.5, body], [1, light]], 0, 0, 0.6, 1));
  let front = shape(wall, side);
  const bandPath = (t: number): string => `M${n(left + rx * 0.035 * t)} ${n(cy + h * 0.3 * t)}A${n(rx * (1 - 0.035 * t))} ${n(ry)} 0 0 0 ${n(right - rx * 0.035 * t)} ${n(cy + h * 0.3 * t)}`;
  front += line(bandPath(0.55), metal ? deep : kind === 'clay' ? '#f4dfc2' : '#d8b25c', metal ? 2 : 5, 0.7) + line(bandPath(0.85), metal ? shine : '#d8b25c', 1.6, 0.6);
  front += line(`M${n(left + 1)} ${n(cy + 1)}A${n(rx - 1)} ${n(ry - 1)} 0 0 0 ${n(right - 1)} ${n(cy + 1)}`, shine, 5, 0.95);
  const streak = `M${n(cx - rx * 0.8)} ${n(cy + ry * 0.78)}C${n(cx - rx * 0.76)} ${n(cy + ry * 0.8 + h * 0.34)} ${n(cx - rx * 0.66)} ${n(cy + ry * 0.8 + h * 0.52)} ${n(cx - rx * 0.54)} ${n(cy + ry * 0.76 + h * 0.66)}`;
  front += line(streak, '#ffffff', rx * 0.06, kind === 'clay' ? 0.1 : 0.26) + line(streak, '#ffffff', rx * 0.024, kind === 'clay' ? 0.2 : 0.6);
  return { back, front, rx: rx * 0.95, ry: ry * 0.93 };
}
