/** Decorated places as pictures: weddings, birthdays, mehndi and haldi days, rooms and parties. */
import { artist, dots, line, n, oval, polygon, shadow, shape, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { jharokha, phulkariFlower, scallops } from '#scripts/demo/artwork/motifs.ts';
import { mandala, phulkari } from './patterns.ts';
import type { Ink } from './patterns.ts';
import { inks } from './presets.ts';
import { diya, petal } from './strew.ts';
import type { Bloom } from './strew.ts';
import { brass, brassStops } from './surfaces.ts';
import { archPanel, archPoints, balloon, balloons, bolster, bulbs, bunch, cake, candle, curtain, cushion, flower, garland, kalash, lantern, night, pelmet, pillar, put, rangoli, room, sag, sofa, strings, table, urli } from './venue.ts';

/** Returns a drawing of 960 x 720 px. @param draw returns the SVG of its content */
export function view(draw: (art: Art) => string): Drawing {
  return (random) => {
    const art = artist(random);
    return art.document(960, 720, draw(art));
  };
}

/** Returns the SVG of petals scattered over a floor, from `y` to `y + h`. */
function carpet(art: Art, y: number, h: number, colours: readonly string[], count = 40, width = 960): string {
  const points: Point[] = Array.from({ length: count }, () => [art.random.between(20, width - 20), art.random.between(y, y + h)]);
  return points.sort((a, b) => a[1] - b[1]).map(([px, py]) => petal(art, px, py, 4 + ((py - y) / h) * 6, art.random.pick(colours))).join('');
}

function fire(art: Art, x: number, y: number, size: number): string {
  const glow = art.radial([[0, '#ffb83c', 0.7], [0.4, '#ff9a2c', 0.25], [1, '#ff9a2c', 0]]);
  let out = oval(x, y - size * 0.4, size * 2.4, size * 2.1, glow);
  for (const [dx, k, colour] of [[-0.3, 0.8, '#e2560c'], [0.3, 0.86, '#e2560c'], [0, 1.25, '#f07d0a'], [-0.14, 0.8, '#fbb02c'], [0.16, 0.7, '#fbb02c'], [0, 0.55, '#fff0b0']] as const) {
    const fx = x + dx * size;
    const h = size * k;
    out += shape(`M${n(fx - h * 0.32)} ${n(y)}C${n(fx - h * 0.5)} ${n(y - h * 0.5)} ${n(fx - h * 0.06)} ${n(y - h * 0.7)} ${n(fx + h * 0.05)} ${n(y - h * 1.2)}C${n(fx + h * 0.12)} ${n(y - h * 0.8)} ${n(fx + h * 0.5)} ${n(y - h * 0.5)} ${n(fx + h * 0.32)} ${n(y)}Z`, colour);
  }
  return out;
}

export interface Mandap {
  readonly wall: string;
  readonly floor: string;
  readonly cloth: string;
  readonly second: string;
  readonly pillar: string;
  readonly kinds: readonly Bloom[];
  readonly ink: Ink;
  readonly dark?: boolean;
  /** Leaves out the room, for a wider picture. */
  readonly bare?: boolean;
}

/** Returns the SVG of a mandap, a wedding canopy on four pillars, with the sacred fire below. */
export function mandapScene(art: Art, m: Mandap): string {
  let out = m.bare ? '' : m.dark ? night(art, 500) : room(art, m.wall, m.floor, 500);
  if (m.dark && !m.bare) for (let i = 0; i < 4; i++) out += bulbs(art, sag(-20, 60 + i * 28, 980, 40 + i * 34, 90 + i * 14, 24));
  out += archPanel(art, 330, 190, 300, 330, tone(m.cloth, m.dark ? -0.1 : 0.15), m.ink);
  out += pillar(art, 268, 200, 24, 320, m.pillar, m.kinds) + pillar(art, 692, 200, 24, 320, m.pillar, m.kinds);
  out += curtain(art, 270, 190, 110, 320, m.second, 'left') + curtain(art, 580, 190, 110, 320, m.second, 'right');
  out += shape(polygon([[150, 560], [300, 505], [660, 505], [810, 560]]), art.linear([[0, tone(m.cloth, -0.2)], [1, tone(m.cloth, 0.2)]], 0, 0, 0, 1)) + shape(polygon([[150, 560], [810, 560], [810, 592], [150, 592]]), art.linear([[0, tone(m.cloth, -0.3)], [1, tone(m.cloth, -0.55)]], 0, 0, 0, 1)) + line('M150 562H810M150 588H810', '#e6bf6a', 4);
  out += dots(Array.from({ length: 34 }, (_, i): Point => [160 + i * 19.4, 575]), '#e6bf6a', 6);
  out += sofa(art, 480, 380, 210, m.cloth);
  out += shape(polygon([[430, 556], [446, 530], [514, 530], [530, 556]]), '#9a5a2c') + shape('M430 556H530V570H430Z', '#6b3a1a') + fire(art, 480, 534, 36);
  out += kalash(art, 370, 535, 24) + kalash(art, 590, 535, 24);
  // The canopy's roof.
  out += shape('M118 190C220 150 330 96 480 60C630 96 740 150 842 190L800 214H160Z', art.linear([[0, tone(m.cloth, 0.34)], [0.5, m.cloth], [1, tone(m.cloth, -0.36)]], 0, 0, 1, 0.5));
  let ribs = '';
  for (let i = 1; i < 10; i++) ribs += `M480 60Q${n(480 + (i - 5) * 52)} 120 ${n(150 + i * 66)} 206`;
  out += line(ribs, '#3d1607', 5, 0.18) + line(ribs, '#fff6df', 2, 0.3) + oval(480, 52, 15, 17, brass(art)) + shape('M480 12C472 30 474 38 480 42C486 38 488 30 480 12Z', brass(art));
  out += pelmet(art, 140, 190, 680, 58, m.second, 6) + garland(art, sag(140, 192, 820, 192, 0, 2), 12, m.kinds, 6);
  for (let i = 0; i < 4; i++) out += garland(art, sag(160 + i * 160, 200, 320 + i * 160, 200, 46, 10), 9, [m.kinds[(i + 1) % m.kinds.length] as Bloom], 9);
  out += pillar(art, 168, 196, 34, 400, m.pillar, m.kinds) + pillar(art, 792, 196, 34, 400, m.pillar, m.kinds);
  out += strings(art, 196, 214, 96, 4, (t) => 190 - t * 90, 7, m.kinds) + strings(art, 668, 214, 96, 4, (t) => 100 + t * 90, 7, m.kinds);
  out += bunch(art, 168, 206, 58, 40, m.kinds, 19, 20) + bunch(art, 792, 206, 58, 40, m.kinds, 19, 20) + bunch(art, 160, 610, 74, 34, m.kinds, 21, 20) + bunch(art, 800, 610, 74, 34, m.kinds, 21, 20);
  out += rangoli(480, 648, 130, m.ink) + diya(art, 330, 664, 20) + diya(art, 616, 664, 20);
  return out + carpet(art, 610, 100, ['#f29a12', '#f6b02c', '#d8376b'], 26);
}

/** Returns the SVG of a stage with a sofa in front of a wall of flowers. */
export function stageScene(art: Art, s: { wall: string; floor: string; cloth: string; sofa: string; kinds: readonly Bloom[]; ink: Ink }): string {
  let out = room(art, s.wall, s.floor, 520);
  out += curtain(art, 0, 0, 220, 540, s.cloth, 'left') + curtain(art, 740, 0, 220, 540, s.cloth, 'right');
  out += archPanel(art, 230, 70, 500, 460, tone(s.wall, -0.12), s.ink, false);
  const ids = s.kinds.map((kind) => flower(art, kind));
  let field = '';
  for (let y = 0; y < 15; y++) for (let x = 0; x < 18; x++) field += put(ids[Math.floor(art.random.between(0, ids.length))] as string, 262 + x * 26 + (y % 2) * 13 + art.random.between(-4, 4), 120 + y * 28 + art.random.between(-4, 4), art.random.between(12, 18));
  out += `<g clip-path="${art.clip(`<path d="${jharokha(262, 116, 436, 420, 0.34)}"/>`)}"><rect x="250" y="90" width="460" height="460" fill="#35571f"/>${field}<rect x="250" y="90" width="460" height="460" fill="${art.linear([[0, '#fff6df', 0.18], [0.5, '#fff6df', 0], [1, '#3d1607', 0.3]])}"/></g><path d="${jharokha(262, 116, 436, 420, 0.34)}" fill="none" stroke="${art.linear(brassStops)}" stroke-width="9"/>`;
  out += mandala(480, 250, 70, s.ink) + pelmet(art, 0, 0, 960, 74, s.cloth, 6);
  out += shape(polygon([[120, 590], [220, 520], [740, 520], [840, 590]]), art.linear([[0, '#e8dcc8'], [1, '#fffaf0']], 0, 0, 0, 1)) + shape('M120 590H840V628H120Z', art.linear([[0, '#d9c7a8'], [1, '#a88f68']], 0, 0, 0, 1)) + line('M120 592H840', '#fffdf5', 4);
  out += garland(art, sag(130, 604, 830, 604, 0, 2), 11, s.kinds, 5) + sofa(art, 480, 392, 310, s.sofa);
  for (const x of [210, 750]) out += pillar(art, x, 420, 26, 140, '#f3e6cc') + bunch(art, x, 394, 74, 58, s.kinds, 22, 30);
  out += bunch(art, 130, 626, 90, 40, s.kinds, 22, 22) + bunch(art, 830, 626, 90, 40, s.kinds, 22, 22);
  for (const [x, h] of [[300, 40], [326, 58], [352, 34], [608, 34], [634, 58], [660, 40]] as const) out += candle(art, x, 690, 18, h);
  return out + carpet(art, 640, 70, ['#d8376b', '#f6c4d0', '#fffaf0'], 22);
}

/** Returns the SVG of the door of a mansion under a garland. */
export function gateScene(art: Art): string {
  let out = room(art, '#e3b77c', '#b98a5c', 560);
  for (let y = 0; y < 9; y++) for (let x = -1; x < 10; x++) out += `<rect x="${n(x * 112 + (y % 2) * 56)}" y="${y * 62}" width="110" height="60" rx="3" fill="#fff1cc" fill-opacity="${Math.round(art.random.between(4, 16)) / 100}"/>`;
  const ink = inks.inlayBrass;
  out += `<path d="${jharokha(236, 64, 488, 500, 0.36)}" fill="#c48a4a"/><path d="${jharokha(236, 64, 488, 500, 0.36)}" fill="none" stroke="#8a5222" stroke-width="6"/><path d="${jharokha(266, 100, 428, 464, 0.36)}" fill="#3a1a0c"/>`;
  const leaf = (x: number, w: number): string => {
    let d = `<rect x="${x}" y="150" width="${w}" height="414" fill="${art.linear([[0, '#9a5a2c'], [0.5, '#7a3f1c'], [1, '#542610']], 0, 0, 1, 0.3)}"/>`;
    for (let r = 0; r < 5; r++) for (let c = 0; c < 2; c++) d += `<rect x="${n(x + 12 + c * (w / 2 - 4))}" y="${170 + r * 78}" width="${n(w / 2 - 22)}" height="62" rx="4" fill="#3d1607" fill-opacity=".35"/><rect x="${n(x + 10 + c * (w / 2 - 4))}" y="${168 + r * 78}" width="${n(w / 2 - 22)}" height="62" rx="4" fill="${art.linear([[0, '#b0703a'], [1, '#6b3a1a']])}"/>` + dots([[x + 10 + c * (w / 2 - 4) + (w / 2 - 22) / 2, 199 + r * 78]], '#6e4514', 18) + dots([[x + 9 + c * (w / 2 - 4) + (w / 2 - 22) / 2, 198 + r * 78]], '#e6bf6a', 13);
    return d;
  };
  out += `<g clip-path="${art.clip(`<path d="${jharokha(266, 100, 428, 464, 0.36)}"/>`)}"><rect x="266" y="80" width="428" height="490" fill="${art.radial([[0, '#ffdf9a'], [0.5, '#d98a34'], [1, '#5a2a10']], 0.5, 0.6, 0.6)}"/>${leaf(250, 124)}${leaf(586, 124)}${lantern(art, 480, 210, 36)}${rangoli(480, 540, 80, ink)}</g>`;
  for (const x of [190, 770]) out += archPanel(art, x - 56, 170, 112, 300, '#c9944f', ink, false) + `<path d="${jharokha(x - 34, 220, 68, 240, 0.34)}" fill="#5a2a14"/>` + diya(art, x - 4, 440, 26);
  out += garland(art, sag(226, 120, 734, 120, 60, 22), 15, ['orange', 'yellow'], 5) + garland(art, sag(226, 120, 734, 120, 110, 22), 13, ['yellow', 'orange'], 3);
  const hang = sag(226, 120, 734, 120, 60, 13);
  let leaves = '';
  for (const [x, y] of hang.slice(1, -1)) leaves += `<path d="M${n(x)} ${n(y)}c-9 10 -13 36 0 66c13 -30 9 -56 0 -66Z"/>`;
  out += `<g fill="#4f7a2c" stroke="#2f5420">${leaves}</g>` + garland(art, hang, 15, ['orange', 'yellow'], 5);
  out += strings(art, 206, 118, 40, 3, (t) => 330 - t * 40, 12, ['orange', 'yellow']) + strings(art, 714, 118, 40, 3, (t) => 290 + t * 40, 12, ['orange', 'yellow']);
  for (const x of [110, 850]) out += kalash(art, x, 590, 54) + bunch(art, x, 664, 92, 30, ['orange', 'yellow', 'rose'], 20, 22);
  return out + shape(polygon([[330, 566], [630, 566], [720, 720], [240, 720]]), art.linear([[0, '#8f1220'], [1, '#b3261e']], 0, 0, 0, 1)) + line('M340 566L258 720M620 566L702 720', '#e6bf6a', 5) + carpet(art, 576, 130, ['#f29a12', '#f6b02c', '#e67c0c'], 34);
}

/** Returns the SVG of a birthday decoration with an arch of balloons, a cake and a table. */
export function birthday(art: Art, s: { wall: string; floor: string; colours: readonly string[]; panel: string; ink: Ink; cake: readonly [string, string, string]; kinds: readonly Bloom[]; cloth: string; extra?: (art: Art) => string; arch?: 'full' | 'side' | 'bunches' }): string {
  let out = room(art, s.wall, s.floor, 560);
  out += oval(494, 300, 236, 236, '#3d1607', 'fill-opacity=".2"') + oval(480, 290, 236, 236, art.linear([[0, tone(s.panel, 0.3)], [0.6, s.panel], [1, tone(s.panel, -0.2)]])) + `<circle cx="480" cy="290" r="236" fill="none" stroke="${art.linear(brassStops)}" stroke-width="9"/>`;
  out += s.extra?.(art) ?? mandala(480, 250, 90, s.ink);
  const kind = s.arch ?? 'full';
  if (kind === 'full') out += balloons(art, archPoints(480, 600, 330, 500, 30), 44, s.colours);
  if (kind === 'side') out += balloons(art, archPoints(480, 600, 330, 500, 22, 0, 0.62), 46, s.colours) + balloons(art, archPoints(480, 600, 320, 500, 5, 0.92, 1), 38, s.colours);
  if (kind === 'bunches') {
    for (const [x, y] of [[150, 210], [820, 190], [96, 420], [870, 430]] as const) {
      out += line(`M${x} ${y + 40}Q${x + 20} ${y + 190} ${x < 480 ? 170 : 790} 610`, '#8a5f14', 1.6, 0.7) + balloons(art, [[x, y], [x + 36, y + 42], [x - 38, y + 46]], 52, s.colours, 0.5);
    }
  }
  out += shadow(art, 500, 640, 300, 40, 0.5) + table(art, 480, 480, 300, 150, s.cloth) + cake(art, 480, 492, 132, s.cake, s.kinds);
  for (const x of [374, 586]) out += candle(art, x, 490, 13, 30);
  const gift = (x: number, y: number, w: number, h: number, colour: string, ribbon: string): string => shadow(art, x + w / 2 + 10, y + h, w * 0.7, 14, 0.5) + `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${art.linear([[0, tone(colour, 0.3)], [0.5, colour], [1, tone(colour, -0.35)]])}"/><rect x="${n(x + w * 0.42)}" y="${y}" width="${n(w * 0.16)}" height="${h}" fill="${ribbon}"/><rect x="${x - 4}" y="${y - 14}" width="${w + 8}" height="20" rx="3" fill="${art.linear([[0, tone(colour, 0.45)], [1, tone(colour, -0.15)]])}"/><rect x="${n(x + w * 0.42)}" y="${y - 14}" width="${n(w * 0.16)}" height="20" fill="${tone(ribbon, 0.2)}"/><path d="M${n(x + w / 2)} ${y - 14}c-30 -30 -46 -6 0 0c46 -6 30 -30 0 0Z" fill="${ribbon}" stroke="${tone(ribbon, -0.3)}" stroke-width="1.5"/>`;
  out += gift(214, 590, 84, 66, s.colours[0] as string, '#e6bf6a') + gift(276, 616, 66, 54, s.colours[2] as string, '#fffaf0') + gift(640, 592, 96, 74, s.colours[1] as string, '#e6bf6a');
  for (let i = 0; i < 5; i++) out += balloon(art, art.random.between(90, 870), art.random.between(660, 700), art.random.between(20, 30), art.random.pick(s.colours));
  return out;
}

export const skyExtras = {
  moon: (art: Art): string => shape('M520 130A120 120 0 1 0 590 330A150 150 0 0 1 520 130Z', art.linear([[0, '#fff3c4'], [0.5, '#e6bf6a'], [1, '#a8782a']])) + [[400, 150, 16], [560, 200, 12], [360, 340, 12], [610, 360, 15], [470, 430, 10]].map(([x, y, r]) => `<path d="M${x} ${(y ?? 0) - (r ?? 0)}l${n((r ?? 0) * 0.24)} ${n((r ?? 0) * 0.76)}l${n((r ?? 0) * 0.76)} ${n((r ?? 0) * 0.24)}l${n(-(r ?? 0) * 0.76)} ${n((r ?? 0) * 0.24)}l${n(-(r ?? 0) * 0.24)} ${n((r ?? 0) * 0.76)}l${n(-(r ?? 0) * 0.24)} ${n(-(r ?? 0) * 0.76)}l${n(-(r ?? 0) * 0.76)} ${n(-(r ?? 0) * 0.24)}l${n((r ?? 0) * 0.76)} ${n(-(r ?? 0) * 0.24)}Z" fill="#f3d78c"/>`).join(''),
  rainbow: (): string => ['#e06a6a', '#f0a24a', '#f4d060', '#8fbf7a', '#7aa8d0', '#a98cc8'].map((colour, i) => `<path d="M${300 + i * 22} 360A${180 - i * 22} ${180 - i * 22} 0 0 1 ${660 - i * 22} 360" fill="none" stroke="${colour}" stroke-width="21"/>`).join('') + [[290, 372], [334, 384], [380, 374], [590, 374], [634, 384], [672, 372]].map(([x, y]) => oval(x ?? 0, y ?? 0, 42, 28, '#fffdf7')).join(''),
  leaves: (art: Art): string => {
    let out = '';
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2;
      const [x, y] = [480 + Math.cos(a) * 190, 290 + Math.sin(a) * 190];
      out += `<path d="M0 0C40 -34 96 -30 130 0C96 30 40 34 0 0Z" fill="${art.linear([[0, '#8fb35a'], [0.5, '#4f7a2c'], [1, '#2a4a1c']], 0, 0, 1, 0.4)}" transform="translate(${n(x)} ${n(y)}) rotate(${n((a * 180) / Math.PI + art.random.between(60, 120))}) scale(${n(art.random.between(0.5, 0.9))})"/>`;
    }
    return out + mandala(480, 270, 86, inks.greenGold);
  },
};

/** Returns the SVG of a swing hung with flowers, in a room with curtains. */
export function swingScene(art: Art): string {
  const out = room(art, '#e9efcf', '#c8b98a', 530) + strings(art, 20, 0, 920, 27, (t) => 120 + Math.abs(Math.sin(t * 17)) * 110 + (Math.abs(t - 0.5) > 0.34 ? 170 : 0), 9, ['orange', 'yellow', 'orange', 'white'], 5)
    + curtain(art, 0, 0, 130, 560, '#c4265a', 'left') + curtain(art, 830, 0, 130, 560, '#c4265a', 'right') + pelmet(art, 0, 0, 960, 60, '#e8930c', 7, '#fff3c4');
  return out + swing(art) + carpet(art, 600, 110, ['#f29a12', '#f6b02c', '#d8376b'], 30);
}

/** Returns the SVG of the swing between its posts, without the room. */
export function swing(art: Art): string {
  let out = pillar(art, 210, 130, 26, 470, '#b5703a') + pillar(art, 750, 130, 26, 470, '#b5703a') + `<rect x="180" y="112" width="600" height="30" rx="8" fill="${art.linear([[0, '#d9a05c'], [0.5, '#a8672f'], [1, '#6b3a1a']], 0, 0, 0, 1)}"/>`;
  for (const x of [318, 642]) out += line(`M${x} 140V440`, '#8a5f14', 5) + garland(art, [[x, 140], [x, 430]], 14, ['orange', 'rose'], 6);
  out += garland(art, sag(210, 130, 480, 130, 50, 12), 13, ['yellow', 'orange'], 4) + garland(art, sag(480, 130, 750, 130, 50, 12), 13, ['orange', 'yellow'], 4);
  out += shadow(art, 500, 610, 260, 36, 0.55) + shape('M300 300C330 270 400 300 480 268C560 300 630 270 660 300V440H300Z', art.linear([[0, '#c48a4a'], [1, '#7a4420']], 0, 0, 0.5, 1), 'stroke="#5a2a10" stroke-width="4"') + `<path d="${scallops(480, 356, 56, 14)}" fill="#e6bf6a"/>` + mandala(480, 356, 46, inks.rubyGold);
  out += `<rect x="288" y="440" width="384" height="46" rx="16" fill="${art.linear([[0, '#f6b84a'], [0.5, '#e8930c'], [1, '#a85f06']], 0, 0, 0, 1)}"/><rect x="280" y="482" width="400" height="20" rx="5" fill="${art.linear([[0, '#c48a4a'], [1, '#6b3a1a']], 0, 0, 0, 1)}"/>`;
  out += bolster(art, 300, 398, 110, '#b0175a') + bolster(art, 550, 398, 110, '#4f6f2a') + garland(art, sag(284, 500, 676, 500, 34, 14), 12, ['yellow', 'orange'], 4);
  out += urli(art, 150, 620, 84, ['rose', 'yellow', 'white']) + bunch(art, 800, 624, 96, 54, ['orange', 'yellow', 'rose'], 22, 30) + rangoli(480, 658, 120, inks.ivoryRani);
  return out;
}

/** Returns the SVG of open phulkari umbrellas over a low seat. */
export function umbrellaScene(art: Art): string {
  let out = room(art, '#f6d9df', '#d9b98a', 540);
  const umbrella = (x: number, y: number, r: number, colour: string, second: string): string => {
    const top = `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 1.1)} ${n(x + r)} ${n(y - r * 1.1)} ${n(x + r)} ${n(y)}`;
    let scallop = '';
    for (let i = 0; i < 6; i++) scallop += `q${n(-r / 6)} ${n(-r * 0.22)} ${n(-r / 3)} 0`;
    const body = `${top}${scallop}Z`;
    let ribs = '';
    for (let i = 1; i < 6; i++) ribs += `M${n(x)} ${n(y - r * 0.83)}Q${n(x + (i - 3) * r * 0.3)} ${n(y - r * 0.6)} ${n(x - r + (i * r) / 3)} ${n(y)}`;
    const stitched = art.symbol(phulkariFlower(0, 0, r * 0.42, [second, '#fff0d0', '#e6bf6a'], 3));
    let dotsRow = '';
    for (const [dx, dy] of [[-0.56, -0.3], [0, -0.42], [0.56, -0.3], [-0.28, -0.6], [0.28, -0.6]] as const) dotsRow += `<use href="#${stitched}" x="${n(x + dx * r)}" y="${n(y + dy * r)}"/>`;
    return line(`M${n(x)} 0V${n(y - r * 0.84)}`, '#8a5f14', 2) + shape(body, art.linear([[0, tone(colour, 0.35)], [0.45, colour], [1, tone(colour, -0.4)]], 0, 0, 1, 0.5)) + `<g clip-path="${art.clip(`<path d="${body}"/>`)}">${dotsRow}</g>` + line(ribs, '#3d1607', 2, 0.35) + dots(Array.from({ length: 7 }, (_, i): Point => [x - r + (i * r) / 3, y + 4]), '#e6bf6a', 9) + line(`M${n(x)} ${n(y - r * 0.1)}V${n(y + r * 0.6)}q0 14 12 14`, '#8a5f14', 5) + strings(art, x - r * 0.66, y - 4, r * 1.32, 3, () => r * 0.42, 6, ['yellow', 'rose']);
  };
  out += umbrella(150, 190, 110, '#e8930c', '#b0175a') + umbrella(810, 190, 110, '#4f6f2a', '#e8930c') + umbrella(370, 150, 96, '#b0175a', '#e8930c') + umbrella(596, 150, 96, '#2f6f8a', '#f4c05a') + umbrella(480, 270, 112, '#b3261e', '#f4c05a');
  out += archPanel(art, 270, 330, 420, 230, '#a01a54', inks.raniGold, false);
  out += shape('M180 600C180 560 230 548 300 548H660C730 548 780 560 780 600V640H180Z', art.linear([[0, '#f3c878'], [0.5, '#e8930c'], [1, '#a85f06']], 0, 0, 0, 1)) + `<g transform="translate(190 602)">${phulkari(art, 580, 38, { main: '#8f1245', second: '#4f6f2a', third: '#fff0d0', deep: '#6b1020' })}</g>` + line('M180 602H780', '#fff3c4', 4);
  for (const [x, c] of [[240, '#b0175a'], [352, '#4f6f2a'], [470, '#b3261e'], [586, '#2f6f8a']] as const) out += cushion(art, x, 470, 100, c, (x % 7) - 3);
  out += urli(art, 480, 668, 76, ['rose', 'yellow']) + bunch(art, 100, 636, 84, 56, ['orange', 'rose', 'yellow'], 22, 26) + bunch(art, 862, 636, 84, 56, ['yellow', 'rose', 'orange'], 22, 26);
  return out + carpet(art, 650, 60, ['#d8376b', '#f6b02c'], 20);
}

/** Returns the SVG of a low seating with bolsters and cushions in front of drapes, for singing and mehndi. */
export function baithak(art: Art, s: { wall: string; floor: string; drapes: readonly [string, string]; kinds: readonly Bloom[]; cushions: readonly string[]; ink: Ink; dark?: boolean; brassware?: boolean }): string {
  let out = room(art, s.wall, s.floor, 500);
  const colours = s.drapes;
  for (let i = 0; i < 6; i++) out += curtain(art, i * 160 - 4, 30, 168, 490, colours[i % 2] as string);
  out += strings(art, 60, 40, 840, 15, (t) => 180 + Math.cos(t * 6.28 * 2) * 70, 10, s.kinds, 4) + pelmet(art, 0, 0, 960, 80, colours[1], 6) + garland(art, [[0, 62], [960, 62]], 13, s.kinds, 5);
  out += archPanel(art, 340, 150, 280, 360, tone(colours[0], -0.25), s.ink);
  out += shadow(art, 490, 610, 430, 50, 0.5) + shape('M110 600L170 510H790L850 600Z', '#fffaf0') + shape('M110 600H850V642H110Z', art.linear([[0, '#f6ead2'], [1, '#c9b48c']], 0, 0, 0, 1)) + line('M130 570H830M150 540H810', '#d9c7a0', 2, 0.7) + garland(art, [[112, 616], [850, 616]], 10, s.kinds, 6);
  s.cushions.forEach((colour, i) => {
    out += i % 2 ? cushion(art, 210 + i * 96, 436, 92, colour, i * 3 - 6) : bolster(art, 176 + i * 100, 490, 136, colour);
  });
  if (s.brassware) for (const [x, r] of [[150, 44], [236, 30], [812, 40]] as const) out += kalash(art, x, 668, r) + bunch(art, x, 700, r * 1.3, 14, s.kinds, 12, 9);
  out += urli(art, 560, 652, 80, s.kinds) + rangoli(360, 676, 96, s.ink) + diya(art, 700, 676, 22, true);
  return out + carpet(art, 640, 74, ['#f29a12', '#f6b02c', '#fffaf0'], 30);
}
