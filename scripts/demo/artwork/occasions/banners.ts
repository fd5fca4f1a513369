/** Wide pictures: the banners of the home page, the shop front and the advertisements. The left third stays calm for words. */
import { block } from '#scripts/demo/artwork/food/block.ts';
import { laddu } from '#scripts/demo/artwork/food/laddu.ts';
import { almond, cashew, pistachio } from '#scripts/demo/artwork/food/nuts.ts';
import { artist, dots, line, n, oval, polygon, shadow, shape, svg, tone, use } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { jaaliTile, jharokha, mangoLeaf } from '#scripts/demo/artwork/motifs.ts';
import { thali } from '#scripts/demo/artwork/props.ts';
import { closedBox, openBox } from './boxes.ts';
import { card, swag } from './cards.ts';
import { mandapScene, swing } from './decorations.ts';
import { framed, peacock } from './figures.ts';
import { coatOnForm, lehengaOnForm } from './garments.ts';
import { even, glassBox, plinth, rectangle, standingCard } from './glass.ts';
import { phulkari } from './patterns.ts';
import { cards, inks } from './presets.ts';
import { bloom, diya, marigoldColours, petal } from './strew.ts';
import { brass, brassCorners, over, paper, velvet, wood } from './surfaces.ts';
import { tray, treat } from './treats.ts';
import type { Treat } from './treats.ts';
import { bulbs, bunch, garland, kalash, lantern, night, pelmet, sag, strings, urli } from './venue.ts';

/**
 * Returns a drawing, 1920 px wide, with light from the upper left and the brightest place on the right, where the
 * object is.
 * @param height in px
 * @param draw returns the SVG of the object
 * @param jaali true adds a lattice
 */
function wide(height: number, base: string, draw: (art: Art) => string, jaali = true): Drawing {
  return (random) => {
    const art = artist(random);
    const dark = Number.parseInt(base.slice(1, 3), 16) < 150;
    let out = `<rect width="1920" height="${height}" fill="${art.linear([[0, tone(base, dark ? -0.16 : -0.02)], [0.4, base], [1, tone(base, dark ? 0.06 : -0.1)]], 0, 0, 1, 0.4)}"/>`;
    if (jaali) {
      const tile = art.symbol(`<path d="${jaaliTile(80)}" fill="none" stroke="${dark ? '#e8c477' : '#8a5f14'}" stroke-width="1.6"/>`);
      for (let x = 640; x < 1920; x += 80) for (let y = 0; y < height; y += 80) out += `<use href="#${tile}" x="${x}" y="${y}" stroke-opacity="${Math.round(Math.min(0.2, ((x - 560) / 1360) * 0.2) * 100) / 100}"/>`;
    }
    out += `<ellipse cx="1330" cy="${n(height * 0.52)}" rx="720" ry="${n(height * 0.75)}" fill="${art.radial([[0, '#fff3d0', dark ? 0.34 : 0.6], [1, '#fff3d0', 0]])}"/>`;
    return art.document(1920, height, out + draw(art));
  };
}

const at = (x: number, y: number, scale: number, content: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

function petals(art: Art, x: number, y: number, w: number, h: number, count: number, colours: readonly string[]): string {
  const points: Point[] = Array.from({ length: count }, () => [x + art.random.between(0, w), y + art.random.between(0, h)]);
  return points.sort((a, b) => a[1] - b[1]).map(([px, py]) => petal(art, px, py, art.random.between(9, 17), art.random.pick(colours))).join('');
}
const orange = ['#f29a12', '#f6b02c', '#e67c0c', '#f8c850'] as const;
const rose = ['#d8376b', '#c4265a', '#e0557f', '#b0175a'] as const;

/** Draws a thali heaped with mithai. */
export const mithaiBanner = wide(600, '#f6dfae', (art) => {
  let out = at(760, -160, 1.02, thali(art, 560, 480, 430));
  const katli = art.symbol(block(art, { footprint: 'rhombus', height: 0.32, crumb: 'smooth', layers: [['#f6ead0', 1]], toppings: ['varak'] }, 0, 0, 56, 0));
  const green = art.symbol(block(art, { footprint: 'square', height: 0.7, crumb: 'grain', layers: [['#a9be62', 1]], toppings: ['varak-spots', 'pista'] }, 0, 0, 44, 28));
  const milk = art.symbol(block(art, { footprint: 'square', height: 0.8, crumb: 'grain', layers: [['#f2dcb2', 0.3], ['#b5793c', 0.42], ['#eed6a8', 0.28]], toppings: ['pista'] }, 0, 0, 46, 30));
  const ball = art.symbol(laddu(art, 62, { skin: 'beads', colour: '#f0901a', grain: 1.12, extras: ['pista'], gloss: 0.6 }));
  const lay = (id: string, places: readonly Point[]): string => places.map(([x, y]) => use(id, x, y)).join('');
  out += lay(katli, [[1066, 250], [1148, 206], [1022, 312], [1104, 304], [1050, 370], [1128, 362], [1096, 240]]) + lay(milk, [[1500, 232], [1590, 262], [1546, 300], [1644, 322], [1542, 238]]) + lay(green, [[1610, 398], [1520, 418], [1562, 446], [1440, 452], [1556, 382]]);
  for (const [x, y] of [[1180, 262], [1300, 250], [1420, 262], [1146, 366], [1262, 366], [1380, 370]] as const) out += shadow(art, x + 16, y + 54, 78, 32, 0.6) + use(ball, x, y);
  for (const [x, y] of [[1242, 226], [1362, 228], [1304, 300], [1302, 150]] as const) out += shadow(art, x + 8, y + 46, 64, 28, 0.5) + use(ball, x, y);
  out += lay(katli, [[1160, 462], [1262, 470], [1212, 448]]);
  out += bloom(art, 800, 520, 62, 'orange') + bloom(art, 900, 562, 48, 'yellow') + bloom(art, 1800, 500, 60, 'rose') + diya(art, 1770, 250, 52, true);
  return out + petals(art, 700, 470, 300, 110, 11, orange) + petals(art, 1680, 540, 220, 50, 6, rose);
});

/** Draws a mandap on a lawn at dusk. */
export const mandapBanner: Drawing = (random) => {
  const art = artist(random);
  let out = night(art, 440, 1920, 600);
  for (let i = 0; i < 4; i++) out += bulbs(art, sag(620 - i * 20, 20 + i * 22, 1960, 10 + i * 34, 90 + i * 12, 26));
  out += at(900, -62, 0.9, mandapScene(art, { wall: '', floor: '', cloth: '#a81e2c', second: '#f0c878', pillar: '#d9b46a', kinds: ['orange', 'yellow'], ink: inks.rubyGold, dark: true, bare: true }));
  for (const [x, s] of [[820, 40], [1860, 44]] as const) out += lantern(art, x, 110, s);
  out += diya(art, 760, 540, 24) + diya(art, 690, 566, 26) + diya(art, 830, 572, 26);
  return art.document(1920, 600, out + `<rect width="900" height="600" fill="${art.linear([[0, '#131b33', 0.72], [0.6, '#131b33', 0.5], [1, '#131b33', 0]], 0, 0, 1, 0)}"/>`);
};

/** Draws a swing among marigolds for the mehndi afternoon. */
export const mehndiBanner = wide(600, '#dfe6bd', (art) => {
  let out = `<rect y="470" width="1920" height="130" fill="${art.linear([[0, '#b9a86c'], [1, '#d9c68c']], 0, 0, 0, 1)}"/><rect y="446" width="1920" height="24" fill="${art.linear([[0, '#3d1607', 0], [1, '#3d1607', 0.22]], 0, 0, 0, 1)}"/>`;
  out += strings(art, 740, 0, 1160, 25, (t) => 90 + Math.abs(Math.sin(t * 15)) * 120, 10, ['orange', 'yellow', 'white'], 5) + pelmet(art, 700, 0, 1220, 46, '#c4265a', 9, '#fff3c4');
  out += at(900, -44, 0.88, swing(art));
  out += kalash(art, 820, 520, 40) + urli(art, 720, 556, 64, ['rose', 'yellow']) + bunch(art, 1840, 520, 90, 64, ['orange', 'yellow', 'rose'], 22, 30);
  return out + petals(art, 640, 530, 1200, 60, 26, orange);
}, false);

/** Draws a bride's lehenga and a groom's sherwani. */
export const couturierBanner = wide(600, '#f0d3c6', (art) => {
  let out = `<rect y="500" width="1920" height="100" fill="${art.linear([[0, '#c99a84'], [1, '#e3bda6']], 0, 0, 0, 1)}"/>`;
  for (const x of [860, 1190, 1520]) out += `<path d="${jharokha(x, 26, 300, 474, 0.34, 4)}" fill="#fbeee2" fill-opacity=".7"/><path d="${jharokha(x, 26, 300, 474, 0.34, 4)}" fill="none" stroke="#b8893a" stroke-width="4"/>`;
  const bride = lehengaOnForm(art, { wall: '', floor: '', choli: '#7c1122', dupatta: '#c4265a', border: '#e8930c', skirt: { colour: '#8f1220', ink: { main: '#f0cf86', second: '#e8930c', third: '#e0588a', deep: '#530b18' }, bands: [{ from: 0.91, to: 0.99, colour: '#b0175a', motif: 'diamond', size: 32, count: 20 }, { from: 0.72, to: 0.87, colour: '#5a0a16', motif: 'phulkari', size: 56, count: 10 }], field: { motif: 'buti', size: 28, rows: 6 } } });
  const groom = coatOnForm(art, { wall: '', floor: '', colour: '#f1e4c8', ink: { main: '#c9a050', second: '#b8893a', third: '#8f1220', deep: '#6b1020' }, motif: 'ambi', size: 26, bottom: 690, trousers: '#8f1220', stole: '#8f1220', safa: '#b3261e' });
  const second = lehengaOnForm(art, { wall: '', floor: '', choli: '#1d4a34', dupatta: '#e8a0a8', border: '#8f1245', motif: 'lotus', skirt: { colour: '#1f5a40', ink: { main: '#f0d894', second: '#f4b73c', third: '#e0588a', deep: '#1d3a26' }, bands: [{ from: 0.86, to: 0.98, colour: '#123a2a', motif: 'lotus', size: 40, count: 13 }], field: { motif: 'lotus', size: 28, rows: 6 } } });
  return out + at(806, 4, 0.6, bride) + at(1134, -8, 0.62, groom) + at(1464, 4, 0.6, second) + petals(art, 820, 556, 1040, 34, 22, rose);
}, false);

/** Returns the SVG of loose almonds, cashews and pistachios in front of the glass boxes. */
function looseNuts(art: Art): string {
  const kinds = [almond, cashew, pistachio, almond, cashew, pistachio, almond].map((piece, i) => art.symbol(piece(art, 0, 0, 22, i * 47 - 60)));
  const points: Point[] = [];
  for (let tries = 0; tries < 400 && points.length < 34; tries++) {
    const p: Point = points.length < 20 ? [art.random.between(820, 1120), art.random.between(520, 584)] : [art.random.between(1380, 1860), art.random.between(548, 588)];
    if (points.every((q) => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.6) > 40)) points.push(p);
  }
  return points.sort((a, b) => a[1] - b[1]).map(([x, y], i) => use(kinds[i % kinds.length] as string, x, y)).join('');
}

/** Draws dry fruits in glass under lamps. */
export const dryFruitBanner = wide(600, '#232f55', (art) => {
  const casket = glassBox(art, { cx: 480, cy: 480, turn: 24, floor: rectangle(420, 280), h: 180, contents: (a, sp) => plinth(a, sp, 392, 252, 20, velvet('#8f1245'), wood('walnut', 1)) + standingCard(a, sp, 0, -96, 20, 210, 134, card(cards.ivoryLotus)) + tray(a, sp, 364, 150, 22, ['almond', 'pista', 'fig'], 28, 0, 44) });
  const jewel = glassBox(art, { cx: 260, cy: 400, turn: 8, floor: even(6, 130), h: 110, roof: 84, ring: true, contents: (a, sp) => tray(a, sp, 190, 190, 8, ['pista'], 26, 0, 0, true) });
  let out = '';
  for (const [x, s] of [[1120, 30], [1500, 26], [1700, 40]] as const) out += lantern(art, x, 70 + (42 - s) * 3, s);
  return out + at(1400, 120, 1, jewel) + at(760, 20, 1.02, casket) + diya(art, 760, 500, 48, true) + looseNuts(art);
});

/** Returns the SVG of one house, 300 px wide, with its base at y = 0. @param h height in px */
function house(art: Art, wall: string, door: string, h: number): string {
  let out = `<rect x="8" y="${-h + 6}" width="290" height="${h}" fill="#3d1607" fill-opacity=".2"/><rect y="${-h}" width="290" height="${h}" fill="${art.linear([[0, tone(wall, 0.3)], [0.6, wall], [1, tone(wall, -0.26)]], 0, 0, 1, 0.3)}"/>`;
  out += `<rect x="-8" y="${-h - 16}" width="306" height="20" fill="${tone(wall, -0.2)}"/>`;
  for (let i = 0; i < 9; i++) out += `<path d="${jharokha(2 + i * 32, -h - 44, 26, 30, 0.5, 3)}" fill="${tone(wall, 0.1)}" stroke="${tone(wall, -0.35)}" stroke-width="1.5"/>`;
  for (const x of [24, 194]) out += `<path d="${jharokha(x, -h + 30, 72, 96, 0.4, 4)}" fill="${tone(wall, 0.45)}" stroke="#8a5f14" stroke-width="3"/><path d="${jharokha(x + 9, -h + 44, 54, 82, 0.4, 4)}" fill="${art.linear([[0, '#ffdf9a'], [1, '#d98a34']], 0, 0, 0, 1)}"/>` + line(`M${x + 36} ${-h + 46}V${-h + 126}M${x + 9} ${-h + 92}H${x + 63}`, '#7a4420', 3) + `<rect x="${x - 6}" y="${-h + 124}" width="84" height="9" fill="${tone(wall, -0.3)}"/>`;
  out += `<path d="${jharokha(92, -170, 106, 170, 0.36, 4)}" fill="${tone(wall, 0.5)}" stroke="#8a5f14" stroke-width="3"/><path d="${jharokha(102, -154, 86, 154, 0.36, 4)}" fill="${art.linear([[0, tone(door, 0.2)], [1, tone(door, -0.3)]], 0, 0, 1, 0)}"/>` + line('M145 -150V0', '#2a0f05', 2.4) + dots([[138, -70], [152, -70]], '#e6bf6a', 8);
  let leaves = '';
  for (let i = 0; i < 6; i++) leaves += mangoLeaf(104 + i * 16.5, -146 + (i === 0 || i === 5 ? 0 : 6), 22);
  out += shape(leaves, '#4f7a2c') + at(98, -150, 1, swag(art, 94, 0, 6, marigoldColours.orange.slice(0, 4), '#4f7a2c'));
  return out;
}

function parcel(art: Art, x: number, y: number, size: number, colour: string): string {
  const ribbon = '#e6bf6a';
  return shadow(art, x + 6, y + 2, size * 0.8, size * 0.16, 0.5) + `<rect x="${n(x - size / 2)}" y="${n(y - size * 0.6)}" width="${size}" height="${n(size * 0.6)}" fill="${art.linear([[0, tone(colour, 0.3)], [0.5, colour], [1, tone(colour, -0.35)]])}"/><rect x="${n(x - size * 0.55)}" y="${n(y - size * 0.74)}" width="${n(size * 1.1)}" height="${n(size * 0.2)}" fill="${art.linear([[0, tone(colour, 0.45)], [1, tone(colour, -0.1)]])}"/><rect x="${n(x - size * 0.07)}" y="${n(y - size * 0.74)}" width="${n(size * 0.14)}" height="${n(size * 0.74)}" fill="${ribbon}"/>` + shape(`M${n(x)} ${n(y - size * 0.74)}c${n(-size * 0.4)} ${n(-size * 0.36)} ${n(-size * 0.52)} ${n(-size * 0.02)} 0 0c${n(size * 0.52)} ${n(-size * 0.02)} ${n(size * 0.4)} ${n(-size * 0.36)} 0 0Z`, ribbon, 'stroke="#8a5f14" stroke-width="1"');
}

/** Draws a street of houses, a box at every door: one order to many homes. */
export const streetPicture = wide(480, '#f6dcae', (art) => {
  let out = oval(300, 150, 80, 80, '#fff6d6', 'fill-opacity=".8"');
  let city = 'M0 330';
  for (let x = 0; x < 1920; x += 96) city += `V${n(330 - art.random.between(30, 120))}q24 -40 48 0h48`;
  out += shape(`${city}V330Z`, '#e3b98a', 'fill-opacity=".5"');
  out += `<rect y="392" width="1920" height="88" fill="${art.linear([[0, '#b98a5c'], [1, '#d9b084']], 0, 0, 0, 1)}"/>` + line('M0 394H1920', '#8a5a34', 4);
  const street = [['#e9c9a0', '#7c1122', 250], ['#dba48c', '#1f5a5c', 290], ['#e6d9a8', '#6b3a1a', 240], ['#b9c4a0', '#8f1245', 280], ['#e8b8a8', '#25346a', 256], ['#d9c4dc', '#6b3a1a', 286]] as const;
  street.forEach(([wall, door, h], i) => {
    out += at(30 + i * 316, 394, 1, house(art, wall, door, h));
  });
  street.forEach((_house, i) => {
    out += parcel(art, 175 + i * 316, 418, 50, ['#b0175a', '#6b1020', '#1f5a5c', '#b3261e', '#4f6f2a', '#25346a'][i] as string);
  });
  out += garland(art, [...sag(0, 70, 640, 60, 60, 14), ...sag(640, 60, 1280, 60, 60, 14), ...sag(1280, 60, 1920, 70, 60, 14)], 10, ['orange', 'yellow'], 5);
  return out + petals(art, 20, 432, 1880, 40, 30, orange);
}, false);

/** Returns the SVG of a speech bubble with an address, as a guest sends it; its tip points down to (x, y). */
function message(art: Art, x: number, y: number, w: number): string {
  const h = w * 0.56;
  const [left, top] = [x - w / 2, y - h - w * 0.16];
  const pin = at(left + w * 0.24, top + h * 0.5, w / 120, `<path d="M0 22C-18 2-18-4-18-8a18 18 0 0 1 36 0c0 4 0 10-18 30Z" fill="${art.linear([[0, '#d8433a'], [1, '#931c16']])}"/><circle cy="-8" r="7" fill="#fff6e2"/>`);
  const words = [0.34, 0.54, 0.74].map((share, i) => line(`M${n(left + w * 0.46)} ${n(top + h * share)}h${n(w * [0.4, 0.34, 0.22][i]!)}`, '#b9a184', w * 0.055)).join('');
  const outline = `M${n(left + 16)} ${n(top)}h${n(w - 32)}q16 0 16 16v${n(h - 32)}q0 16-16 16H${n(x + w * 0.1)}L${n(x)} ${n(y)}L${n(x - w * 0.1)} ${n(top + h)}H${n(left + 16)}q-16 0-16-16V${n(top + 16)}q0-16 16-16Z`;
  return shadow(art, x + 6, y + 4, w * 0.2, 6, 0.3) + shape(outline, '#fffdf7', 'stroke="#4f6f2a" stroke-width="5" stroke-linejoin="round"') + pin + words;
}

/** Draws a filled box, and the houses whose guests have sent their addresses. */
export const promiseBanner = wide(600, '#f6dfae', (art) => {
  const side = over(wood('sheesham', 1, 0.8), (a, w, h) => brassCorners(a, w, h, 30));
  const top = over(wood('sheesham', 3), (a, w, h) => brassCorners(a, w, h, 40) + framed(peacock)(a, w, h, inks.inlayTurquoise));
  const box = openBox(art, { cx: 500, cy: 520, turn: 24, w: 440, d: 300, h: 116, top, side, edge: '#6b3a1a', clasp: 24, lidInside: card(cards.ivoryLotus), lining: velvet('#b0175a'), contents: (a, sp, w, d, z) => tray(a, sp, w, d, z, ['barfi', 'laddu', 'katli'], 28) });
  let out = `<rect y="470" width="1920" height="130" fill="${art.linear([[0, '#c99a66'], [1, '#e0bb8a']], 0, 0, 0, 1)}"/><rect width="900" height="600" fill="${art.linear([[0, '#f6dfae'], [0.75, '#f6dfae', 0.9], [1, '#f6dfae', 0]], 0, 0, 1, 0)}"/>`;
  const street = [['#dba48c', '#1f5a5c', 250], ['#b9c4a0', '#8f1245', 280], ['#e8b8a8', '#25346a', 250]] as const;
  street.forEach(([wall, door, h], i) => {
    out += at(1216 + i * 236, 482, 0.8, house(art, wall, door, h));
  });
  street.forEach(([, , h], i) => {
    out += parcel(art, 1332 + i * 236, 504, 58, ['#b3261e', '#6b1020', '#b0175a'][i] as string) + message(art, 1332 + i * 236, 482 - h * 0.8 - 28, 132);
  });
  return out + at(600, 68, 0.82, box) + diya(art, 800, 540, 40, true) + bloom(art, 1240, 560, 40, 'rose') + petals(art, 1280, 540, 600, 44, 16, rose);
}, false);

/** Draws the shop at dusk, its window full of mithai. */
export const shopFront = wide(600, '#2b2f52', (art) => {
  let out = `<rect y="500" width="1920" height="100" fill="${art.linear([[0, '#4a3a44'], [1, '#6a5058']], 0, 0, 0, 1)}"/><rect x="700" y="40" width="1160" height="470" fill="${art.linear([[0, '#8a1a2c'], [0.5, '#6b1020'], [1, '#4a0a16']], 0, 0, 1, 0.3)}"/><rect x="684" y="26" width="1192" height="26" fill="${brass(art)}"/>`;
  out += `<g transform="translate(720 60)">${phulkari(art, 1120, 46, { main: '#f4b73c', second: '#e8930c', third: '#e0588a', deep: '#530b18' })}</g>`;
  const glow = art.linear([[0, '#ffe9b0'], [0.6, '#f6bf6a'], [1, '#c9803a']], 0, 0, 0, 1);
  for (const x of [740, 1090, 1550]) {
    const w = x === 1090 ? 390 : 280;
    out += `<path d="${jharokha(x, 124, w, 386, 0.34, 5)}" fill="${glow}" stroke="${brass(art)}" stroke-width="9"/>`;
  }
  const kinds: readonly Treat[] = ['laddu', 'katli', 'barfi', 'peda'];
  const ids = kinds.map((kind) => treat(art, kind, 17));
  for (const [x, w] of [[740, 280], [1550, 280]] as const) {
    for (const [r, y] of [330, 410, 490].entries()) {
      out += `<rect x="${x + 8}" y="${y}" width="${w - 16}" height="10" fill="#7a4420"/>`;
      for (let i = 0; i < 3; i++) {
        const px = x + 56 + i * 84;
        out += oval(px, y - 4, 38, 9, brass(art));
        for (const [dx, dy] of [[-18, -6], [18, -6], [0, -4], [-9, -24], [9, -24], [0, -42]] as const) out += `<use href="#${ids[(i + r) % 4]}" x="${px + dx}" y="${y + dy}"/>`;
      }
    }
  }
  out += `<rect x="1160" y="236" width="120" height="274" fill="#6b3a1a"/><rect x="1290" y="236" width="120" height="274" fill="#54290f"/>`;
  for (const x of [1172, 1302]) for (const y of [250, 384]) out += `<rect x="${x}" y="${y}" width="96" height="118" rx="4" fill="${art.linear([[0, '#9a5a2c'], [1, '#5a2a10']])}"/>`;
  out += dots([[1272, 380], [1298, 380]], '#f3d78c', 13);
  for (let i = 0; i < 3; i++) {
    const x = [726, 1072, 1536][i] as number;
    const w = i === 1 ? 426 : 308;
    for (let k = 0; k < 10; k++) out += shape(polygon([[x + (w * k) / 10, 128], [x + (w * (k + 1)) / 10, 128], [x + (w * (k + 1)) / 10 + 4, 196], [x + (w * k) / 10 - 4, 196]]), k % 2 ? '#fff3d6' : '#b3261e') + oval(x + (w * (k + 0.5)) / 10, 196, w / 20, 12, k % 2 ? '#fff3d6' : '#b3261e');
    out += `<rect x="${x - 6}" y="122" width="${w + 12}" height="10" fill="${brass(art)}"/>`;
  }
  out += garland(art, [...sag(700, 60, 1090, 60, 44, 12), ...sag(1090, 60, 1480, 60, 44, 12), ...sag(1480, 60, 1860, 60, 44, 12)], 10, ['orange', 'yellow'], 5) + lantern(art, 1054, 200, 26) + lantern(art, 1514, 200, 26);
  for (const x of [690, 1060, 1500, 1870]) out += kalash(art, x, 528, 32);
  for (let i = 0; i < 4; i++) out += bulbs(art, sag(-20, 20 + i * 26, 700, 40 + i * 14, 70 + i * 18, 20));
  out += shape(polygon([[1150, 512], [1420, 512], [1500, 600], [1070, 600]]), '#8f1220') + line('M1160 512L1088 600M1410 512L1482 600', '#e6bf6a', 4);
  return out + petals(art, 720, 540, 1100, 50, 20, orange);
}, false);

/** Draws the shop front without the rest of the banner, 16:9, as the still of the film. */
export const shopStill: Drawing = (random) => {
  const whole = shopFront(random);
  return svg(1066, 600, at(-747, 0, 1, whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</svg>'))));
};

/** Draws boxes in a row on phulkari cloth, for an advertisement of 960 x 480 px. */
export const boxesAd: Drawing = (random) => {
  const art = artist(random);
  let out = `<rect width="960" height="480" fill="${art.linear([[0, '#fbeccb'], [1, '#e9c890']], 0, 0, 1, 0.6)}"/><rect y="330" width="960" height="150" fill="#6b1020"/><g transform="translate(0 350)">${phulkari(art, 960, 110, { main: '#f4b73c', second: '#e8930c', third: '#e0588a', deep: '#530b18' })}</g>` + line('M0 336H960M0 474H960', '#e6bf6a', 4);
  const style = [['#1f5a5c', 118], ['#b0175a', 330], ['#25346a', 556], ['#4f6f2a', 770]] as const;
  for (const [colour, x] of style) {
    const print = over(paper(colour), (a, w, h) => framed(peacock, 10)(a, w, h, inks.maroonGold));
    out += at(x - 150, 10, 0.62, closedBox(art, { cx: 240, cy: 470, turn: 24, w: 250, d: 190, h: 90, rim: 24, top: print, side: over(paper(colour), (a, w, h) => phulkari(a, w, h, inks.maroonGold)), edge: '#c99a45' }));
  }
  out += garland(art, sag(-10, 30, 480, 30, 60, 14), 12, ['orange', 'yellow'], 5) + garland(art, sag(480, 30, 970, 30, 60, 14), 12, ['orange', 'yellow'], 5);
  return art.document(960, 480, out);
};

/** Draws lamps and floating flowers, for an advertisement of 960 x 480 px. */
export const lampsAd: Drawing = (random) => {
  const art = artist(random);
  let out = `<rect width="960" height="480" fill="${art.radial([[0, '#a01a54'], [1, '#4a0a2c']], 0.5, 0.5, 0.8)}"/>` + oval(500, 372, 380, 80, '#2a0618', 'fill-opacity=".35"');
  out += urli(art, 480, 286, 270, ['orange', 'yellow', 'rose', 'white']);
  for (const [x, y, s] of [[120, 380, 44], [240, 424, 36], [730, 424, 36], [850, 380, 44]] as const) out += diya(art, x, y, s, true);
  out += strings(art, 40, 0, 880, 13, (t) => 60 + Math.abs(Math.cos(t * 9)) * 90, 11, ['orange', 'yellow', 'rose'], 4);
  return art.document(960, 480, out + petals(art, 30, 430, 900, 40, 24, orange));
};
