/** Decorated rooms and parties as pictures. */
import { dots, line, n, oval, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { jharokha, scallops } from '#scripts/demo/artwork/motifs.ts';
import { mandala, phulkari } from './patterns.ts';
import { inks } from './presets.ts';
import { diya, petal } from './strew.ts';
import type { Bloom } from './strew.ts';
import { brass, brassStops, wood } from './surfaces.ts';
import { archPanel, archPoints, balloon, balloons, bulbs, bunch, candle, curtain, cushion, flower, garland, kalash, lantern, night, pelmet, put, room, sag, sofa, strings, table, urli } from './venue.ts';

/** Returns the SVG of a wide bed with a headboard, seen from its foot. */
function bed(art: Art, y: number, cover: string, head: string): string {
  let out = shadow(art, 500, y + 250, 380, 50, 0.55);
  out += `<path d="${jharokha(250, y - 60, 460, 200, 0.5)}" fill="${art.linear([[0, tone(head, 0.3)], [0.5, head], [1, tone(head, -0.3)]], 0, 0, 0.5, 1)}" stroke="${art.linear(brassStops)}" stroke-width="8"/>`;
  const tufts: Point[] = [];
  for (let r = 0; r < 4; r++) for (let c = 0; c < 10 - (r % 2); c++) tufts.push([302 + c * 40 + (r % 2) * 20, y + 4 + r * 28]);
  out += dots(tufts, tone(head, -0.6), 8, 0.5) + dots(tufts, '#e6bf6a', 4);
  for (const x of [290, 492]) out += `<rect x="${x}" y="${y + 60}" width="178" height="66" rx="26" fill="${art.linear([[0, '#ffffff'], [0.6, '#f3ead6'], [1, '#c9b48c']], 0, 0, 0.2, 1)}"/>`;
  out += shape(`M250 ${y + 116}H710L800 ${y + 250}H160Z`, art.linear([[0, tone(cover, -0.1)], [0.4, tone(cover, 0.3)], [1, cover]], 0, 0, 0, 1));
  out += shape(`M160 ${y + 250}H800V${y + 300}C800 ${y + 310} 160 ${y + 310} 160 ${y + 300}Z`, art.linear([[0, cover], [1, tone(cover, -0.45)]], 0, 0, 0, 1));
  let folds = '';
  for (let i = 0; i < 26; i++) folds += `M${170 + i * 25} ${y + 254}q${n(art.random.between(-6, 6))} 24 0 48`;
  return out + line(folds, tone(cover, -0.6), 3, 0.22) + line(`M160 ${y + 250}H800`, '#fffaf0', 2.4, 0.5);
}

/** Returns the SVG of a heart of petals lying on the bed. */
function heart(art: Art, cx: number, cy: number, size: number, colours: readonly string[]): string {
  const points: Point[] = [];
  for (let i = 0; i < 150; i++) {
    const t = art.random.between(0, Math.PI * 2);
    const k = Math.sqrt(art.random.between(0.1, 1));
    points.push([cx + 16 * Math.sin(t) ** 3 * size * k, cy - (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * size * 0.46 * k]);
  }
  return points.sort((a, b) => a[1] - b[1]).map(([x, y]) => petal(art, x, y, 8, art.random.pick(colours))).join('');
}

/** Returns the SVG of a bedroom hung with flower strings. */
export function flowerBed(art: Art, kinds: readonly Bloom[], wall: string, head: string): string {
  let out = room(art, wall, '#a8794a', 500);
  out += curtain(art, 0, 0, 120, 520, tone(wall, -0.2), 'left') + curtain(art, 840, 0, 120, 520, tone(wall, -0.2), 'right');
  out += bed(art, 340, '#f6ecdc', head);
  for (const x of [216, 744]) out += `<rect x="${x - 8}" y="60" width="16" height="530" fill="${art.linear(brassStops, 0, 0, 1, 0.02)}"/>` + oval(x, 58, 13, 13, brass(art));
  out += `<rect x="200" y="70" width="560" height="12" rx="6" fill="${brass(art)}"/>`;
  out += strings(art, 232, 80, 496, 15, (t) => 150 + Math.abs(t - 0.5) * 330, 10, kinds, 4);
  out += garland(art, sag(216, 80, 480, 80, 56, 12), 13, kinds, 4) + garland(art, sag(480, 80, 744, 80, 56, 12), 13, kinds, 4);
  out += bunch(art, 216, 76, 60, 40, kinds, 19, 18) + bunch(art, 744, 76, 60, 40, kinds, 19, 18) + bunch(art, 480, 74, 84, 36, kinds, 19, 20);
  out += heart(art, 480, 528, 7.4, ['#b0175a', '#c4265a', '#d8376b', '#e0557f']);
  for (const [x, h] of [[80, 60], [112, 40], [848, 40], [880, 60]] as const) out += candle(art, x, 680, 24, h);
  return out;
}

/** Returns the SVG of a bedroom with balloons under the ceiling. */
export function ceilingBalloons(art: Art, colours: readonly string[], wall: string): string {
  let out = room(art, wall, '#b08a5e', 500) + bed(art, 340, '#fbf4e6', tone(wall, -0.35));
  let ribbons = '';
  const all: Point[] = [];
  for (let i = 0; i < 44; i++) {
    const p: Point = [20 + (i % 11) * 92 + art.random.between(-26, 26), 24 + Math.floor(i / 11) * 40 + art.random.between(-14, 14)];
    all.push(p);
    if (i % 2) ribbons += `M${n(p[0])} ${n(p[1] + 34)}c8 40 -10 70 ${n(art.random.between(-6, 6))} ${n(art.random.between(110, 210))}`;
  }
  out += line(ribbons, '#b8893a', 1.8, 0.8) + all.sort((a, b) => a[1] - b[1]).map(([x, y], i) => balloon(art, x, y, art.random.between(34, 46), colours[i % colours.length] as string)).join('');
  out += heart(art, 480, 528, 7, ['#d8376b', '#e88aa0', '#c4265a']);
  for (const x of [130, 830]) out += balloons(art, [[x, 640], [x + 20, 600]], 34, colours, 0.7);
  return out + candle(art, 60, 690, 22, 46) + candle(art, 900, 690, 22, 46);
}

/** Returns the SVG of a wall of small lights and framed pictures, with candles and flowers below. */
export function lightWall(art: Art): string {
  let out = room(art, '#3a3350', '#6a4a34', 560);
  for (let i = 0; i < 17; i++) {
    const x = 60 + i * 52;
    out += bulbs(art, Array.from({ length: 9 }, (_, k): Point => [x + art.random.between(-4, 4), 20 + k * (44 + (i % 3) * 6)]));
  }
  const frames: readonly [number, number, number, number, string][] = [[300, 130, 130, 160, '#b0175a'], [470, 100, 190, 140, '#e8930c'], [466, 264, 120, 150, '#2f8272'], [608, 262, 150, 120, '#b3261e'], [310, 314, 136, 110, '#3d5488']];
  for (const [x, y, w, h, colour] of frames) {
    const ink = { main: '#f3d78c', second: tone(colour, 0.5), third: '#fff6df', deep: colour };
    out += `<rect x="${x + 6}" y="${y + 9}" width="${w}" height="${h}" fill="#1a1020" fill-opacity=".5"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${brass(art)}"/><rect x="${x + 9}" y="${y + 9}" width="${w - 18}" height="${h - 18}" fill="#fff8ea"/><rect x="${x + 22}" y="${y + 22}" width="${w - 44}" height="${h - 44}" fill="${art.linear([[0, tone(colour, 0.3)], [1, colour]])}"/>${mandala(x + w / 2, y + h / 2, Math.min(w, h) * 0.22, ink)}`;
  }
  out += shadow(art, 500, 650, 420, 40, 0.6) + `<g transform="translate(120 540)">${wood('walnut', 1)(art, 720, 34)}</g><rect x="120" y="574" width="720" height="86" fill="${art.linear([[0, '#54331d'], [1, '#2c180c']], 0, 0, 0, 1)}"/>`;
  for (const [x, w, h] of [[170, 30, 70], [212, 24, 44], [250, 28, 92], [700, 28, 92], [742, 24, 50], [784, 30, 72]] as const) out += candle(art, x, 542, w, h);
  out += bunch(art, 480, 524, 130, 40, ['white', 'blush', 'lilac'], 20, 30);
  return out;
}

/** Returns the SVG of an entrance with an urli, lamps and a floor pattern. */
export function foyer(art: Art): string {
  let out = room(art, '#e9c8a4', '#c99a64', 480);
  out += archPanel(art, 300, 60, 360, 424, '#6b1020', inks.maroonGold) + `<path d="${jharokha(360, 320, 240, 164, 0.5)}" fill="#4a0a14"/>`;
  out += garland(art, sag(300, 210, 660, 210, -150, 18), 13, ['orange', 'yellow'], 4) + strings(art, 300, 220, 360, 2, () => 230, 12, ['orange', 'yellow']);
  for (const x of [130, 830]) out += lantern(art, x, 150, 44) + `<g transform="translate(${x - 70} 470)">${wood('teak', 1)(art, 140, 18)}</g><rect x="${x - 60}" y="488" width="14" height="120" fill="#6b3a1a"/><rect x="${x + 46}" y="488" width="14" height="120" fill="#4a2810"/>` + bunch(art, x, 430, 66, 50, ['orange', 'rose', 'yellow'], 19, 22) + shape(`M${x - 30} 440H${x + 30}L${x + 22} 470H${x - 22}Z`, brass(art));
  out += `<g transform="translate(480 600) scale(1 .4)">${mandala(0, 0, 250, inks.ivoryRani)}</g>` + urli(art, 480, 560, 140, ['rose', 'yellow', 'white', 'orange']);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    if (Math.sin(a) > -0.75) out += diya(art, 480 + Math.cos(a) * 270, 604 + Math.sin(a) * 100, 17);
  }
  return out + kalash(art, 196, 640, 40) + kalash(art, 770, 640, 40);
}

/** Returns the SVG of petals, candles and a drape around a window seat. */
export function windowSeat(art: Art): string {
  let out = room(art, '#dfe3cf', '#b08a5e', 520);
  out += `<path d="${jharokha(270, 50, 420, 400, 0.36)}" fill="${art.linear([[0, '#f6c48a'], [0.5, '#f4a3a0'], [1, '#8f6a9a']], 0, 0, 0, 1)}" stroke="${brass(art)}" stroke-width="14"/><circle cx="560" cy="210" r="44" fill="#fff3c4" fill-opacity=".9"/>` + line('M480 60V450M276 260H684', '#8a5f14', 7);
  out += curtain(art, 196, 30, 150, 470, '#fbf1de', 'left') + curtain(art, 614, 30, 150, 470, '#fbf1de', 'right') + `<rect x="170" y="24" width="620" height="14" rx="7" fill="${brass(art)}"/>` + garland(art, sag(190, 40, 770, 40, 60, 20), 13, ['white', 'blush'], 3) + strings(art, 300, 84, 360, 7, (t) => 60 + Math.abs(t - 0.5) * 120, 8, ['blush', 'white']);
  for (let i = 0; i < 3; i++) out += bulbs(art, sag(190, 60 + i * 22, 770, 60 + i * 22, 80 + i * 26, 22));
  out += shadow(art, 500, 640, 380, 44, 0.55) + `<rect x="150" y="470" width="660" height="56" rx="18" fill="${art.linear([[0, '#f3c9c4'], [0.5, '#d98a8f'], [1, '#9a4a58']], 0, 0, 0, 1)}"/><g transform="translate(160 526)">${wood('white', 1)(art, 640, 108)}</g>`;
  for (const x of [190, 350, 510, 670]) out += `<rect x="${x - 8}" y="544" width="126" height="72" rx="4" fill="none" stroke="#b9a17c" stroke-width="3"/>`;
  for (const [x, c] of [[190, '#b56a84'], [280, '#f6e6d6'], [590, '#6f8f6c'], [680, '#d98a4c']] as const) out += cushion(art, x, 382, 92, c, x < 480 ? -5 : 6);
  for (const [x, w, h] of [[90, 30, 110], [130, 24, 70], [840, 24, 70], [880, 30, 110]] as const) out += candle(art, x, 680, w, h);
  return out + bunch(art, 480, 468, 70, 22, ['blush', 'white'], 15, 12);
}

function dhol(art: Art, x: number, y: number, w: number): string {
  const h = w * 0.56;
  let lacing = '';
  for (let i = 0; i < 7; i++) lacing += `M${n(x - w / 2 + (i / 7) * w)} ${n(y - h * 0.42)}L${n(x - w / 2 + ((i + 0.5) / 7) * w)} ${n(y + h * 0.42)}L${n(x - w / 2 + ((i + 1) / 7) * w)} ${n(y - h * 0.42)}`;
  return shadow(art, x + 14, y + h * 0.6, w * 0.66, 20, 0.6) + shape(`M${n(x - w / 2)} ${n(y - h * 0.4)}C${n(x - w * 0.2)} ${n(y - h * 0.62)} ${n(x + w * 0.2)} ${n(y - h * 0.62)} ${n(x + w / 2)} ${n(y - h * 0.4)}V${n(y + h * 0.4)}C${n(x + w * 0.2)} ${n(y + h * 0.62)} ${n(x - w * 0.2)} ${n(y + h * 0.62)} ${n(x - w / 2)} ${n(y + h * 0.4)}Z`, art.linear([[0, '#e2603c'], [0.3, '#f3a13c'], [0.6, '#c4391e'], [1, '#6b1508']], 0, 0, 0, 1)) + line(lacing, '#fff0d0', 3.4) + oval(x - w / 2, y, w * 0.12, h * 0.42, '#f3dcb4', 'stroke="#8a5222" stroke-width="6"') + oval(x - w / 2, y, w * 0.05, h * 0.18, '#5a2a14') + oval(x + w / 2, y, w * 0.07, h * 0.42, '#b98a4a', 'stroke="#8a5222" stroke-width="5"') + line(`M${n(x - w * 0.3)} ${n(y + h * 0.5)}q-10 40 -26 44`, '#b0175a', 6);
}

/** Returns the SVG of a stage for a musical evening, with drums, lights and a tasselled canopy. */
export function sangeet(art: Art): string {
  let out = room(art, '#4a1a4e', '#5a2448', 520);
  const beams = [[120, '#f3a13c'], [330, '#e0457f'], [630, '#5fb0c4'], [840, '#f3a13c']] as const;
  for (const [x, colour] of beams) out += shape(polygon([[x, 0], [x + (480 - x) * 0.7 - 90, 560], [x + (480 - x) * 0.7 + 110, 560]]), art.linear([[0, colour, 0.55], [1, colour, 0.02]], 0, 0, 0, 1));
  out += archPanel(art, 210, 110, 540, 420, '#b0175a', inks.raniGold);
  for (const x of [300, 660]) out += `<path d="${jharokha(x - 54, 260, 108, 230, 0.36)}" fill="#6e0c3a" stroke="#f6d488" stroke-width="4"/>` + lantern(art, x, 300, 30);
  out += pelmet(art, 0, 0, 960, 92, '#e8930c', 6, '#fff3c4') + strings(art, 30, 60, 900, 19, (t) => 70 + Math.abs(Math.cos(t * 12.6)) * 130, 9, ['yellow', 'rose', 'orange'], 3);
  out += shape(polygon([[90, 600], [190, 520], [770, 520], [870, 600]]), art.linear([[0, '#8f1245'], [1, '#d8376b']], 0, 0, 0, 1)) + shape('M90 600H870V648H90Z', art.linear([[0, '#6e0c3a'], [1, '#3d0620']], 0, 0, 0, 1)) + `<g transform="translate(100 604)">${phulkari(art, 760, 40, { main: '#f4b73c', second: '#e2603c', third: '#fff0d0', deep: '#3d0620' })}</g>`;
  out += dhol(art, 350, 520, 180) + dhol(art, 620, 530, 150);
  const mic = (x: number, y: number): string => line(`M${x} ${y}V${y + 190}M${x - 30} ${y + 192}H${x + 30}`, '#d9cfc0', 5) + oval(x, y - 14, 14, 20, art.radial([[0, '#f6f1e8'], [1, '#5a5058']], 0.4, 0.3, 0.7));
  out += mic(484, 380);
  for (let i = 0; i < 16; i++) out += candle(art, 60 + i * 56, 706, 16, 16 + (i % 3) * 8);
  return out + bunch(art, 90, 610, 84, 54, ['rose', 'orange', 'yellow'], 21, 26) + bunch(art, 872, 610, 84, 54, ['rose', 'orange', 'yellow'], 21, 26);
}

/** Returns the SVG of a long table laid under hanging flowers and lamps. */
export function longTable(art: Art): string {
  let out = night(art, 430);
  for (let i = 0; i < 5; i++) out += bulbs(art, sag(-20, 40 + i * 34, 980, 30 + i * 36, 70 + i * 10, 26));
  for (const [x, s] of [[160, 40], [320, 30], [640, 30], [800, 40]] as const) out += lantern(art, x, 120 + (50 - s) * 3, s);
  out += bunch(art, 480, 90, 300, 46, ['white', 'blush', 'rose'], 20, 60) + strings(art, 230, 100, 500, 13, (t) => 40 + Math.abs(Math.sin(t * 14)) * 80, 7, ['white', 'blush'], 4);
  out += shape(polygon([[330, 400], [630, 400], [960, 680], [0, 680]]), art.linear([[0, '#e3d3b6'], [1, '#fffaf0']], 0, 0, 0, 1)) + shape('M0 680H960V720H0Z', '#c9b48c') + shape(polygon([[440, 400], [520, 400], [620, 680], [340, 680]]), art.linear([[0, '#8f1245'], [1, '#b0175a']], 0, 0, 0, 1)) + line('M440 400L340 680M520 400L620 680', '#e6bf6a', 4);
  for (let r = 0; r < 5; r++) {
    const t = r / 4;
    const y = 424 + t * t * 210 + t * 20;
    const half = 120 + t * t * 240 + t * 40;
    const k = 0.34 + t * 0.66;
    for (const s of [-1, 1]) {
      const x = 480 + s * half * 0.82;
      out += oval(x + 4, y + 6 * k, 62 * k, 25 * k, '#4a1d08', 'fill-opacity=".25"') + oval(x, y, 60 * k, 24 * k, brass(art)) + oval(x, y - 2 * k, 52 * k, 20 * k, '#fffaf0') + oval(x, y - 2 * k, 36 * k, 13 * k, '#f3ead6');
      out += shape(`M${n(x - 14 * k)} ${n(y - 2 * k)}L${n(x)} ${n(y - 40 * k)}L${n(x + 14 * k)} ${n(y - 2 * k)}Z`, art.linear([[0, '#d8577c'], [1, '#8f1245']], 0, 0, 1, 0));
      const gx = 480 + s * half * 0.5;
      out += line(`M${n(gx)} ${n(y)}V${n(y - 26 * k)}`, '#ffffff', 3 * k, 0.8) + shape(`M${n(gx - 12 * k)} ${n(y - 62 * k)}L${n(gx - 9 * k)} ${n(y - 28 * k)}Q${n(gx)} ${n(y - 18 * k)} ${n(gx + 9 * k)} ${n(y - 28 * k)}L${n(gx + 12 * k)} ${n(y - 62 * k)}Z`, '#e8930c', 'fill-opacity=".6"') + oval(gx, y - 62 * k, 12 * k, 4 * k, '#ffffff', 'fill-opacity=".6"');
    }
    out += r % 2 ? candle(art, 480 - 30 * k, y, 20 * k, 60 * k) + candle(art, 480 + 30 * k, y, 20 * k, 44 * k) : bunch(art, 480, y - 12 * k, 70 * k, 30 * k, ['rose', 'blush', 'white'], 18 * k, 14);
  }
  return out;
}

/** Returns the SVG of a bonfire with kites in a winter evening sky, for the festival Lohri. */
export function lohri(art: Art): string {
  let out = night(art, 500);
  const kite = (x: number, y: number, s: number, a: string, b: string, tilt: number): string => `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})"><path d="M0 -60L46 0L0 66L-46 0Z" fill="${art.linear([[0, tone(a, 0.3)], [1, a]])}"/><path d="M0 -60L46 0H-46Z" fill="${b}" fill-opacity=".85"/><path d="M0 -60V66M-46 0Q0 -26 46 0" fill="none" stroke="#5a2a14" stroke-width="2.4"/><path d="M-12 62L0 92L12 62Z" fill="${b}"/><path d="M0 90q24 60 -8 110t10 130" fill="none" stroke="#fff6df" stroke-width="1.2" stroke-opacity=".6"/></g>`;
  out += kite(180, 150, 1, '#e8930c', '#b0175a', -18) + kite(400, 100, 0.74, '#4f9a8a', '#f4d060', 14) + kite(770, 140, 1.1, '#b3261e', '#f4b73c', 20) + kite(610, 210, 0.6, '#d8577c', '#5f86c4', -10);
  for (let i = 0; i < 2; i++) out += bulbs(art, sag(-10, 250 + i * 40, 970, 230 + i * 50, 110, 26));
  for (const x of [110, 850]) out += archPanel(art, x - 90, 320, 180, 220, '#a8441e', inks.rubyGold);
  out += oval(480, 600, 420, 120, art.radial([[0, '#ffb83c', 0.55], [0.5, '#ff9a2c', 0.2], [1, '#ff9a2c', 0]]));
  for (const [x1, y1, x2, y2] of [[380, 620, 560, 560], [580, 620, 400, 556], [360, 596, 600, 600], [430, 628, 500, 530], [540, 628, 462, 530]] as const) out += line(`M${x1} ${y1}L${x2} ${y2}`, '#3d1c0a', 30) + line(`M${x1} ${y1 - 4}L${x2} ${y2 - 4}`, '#7a4420', 20) + line(`M${x1} ${y1 - 8}L${x2} ${y2 - 8}`, '#b5703a', 5, 0.7) + oval(x1, y1, 15, 15, '#d9a05c') + `<circle cx="${x1}" cy="${y1}" r="8" fill="none" stroke="#8a5222" stroke-width="2"/>`;
  for (const [dx, h, w, colour] of [[-70, 200, 60, '#c4391e'], [70, 190, 56, '#c4391e'], [-30, 300, 78, '#e2560c'], [40, 280, 72, '#e2560c'], [0, 340, 70, '#f07d0a'], [-46, 170, 44, '#fbb02c'], [40, 160, 44, '#fbb02c'], [0, 220, 52, '#fbc94a'], [0, 120, 36, '#fff0b0']] as const) {
    const x = 480 + dx;
    out += shape(smooth([[x - w, 590], [x - w * 0.9, 590 - h * 0.36], [x - w * 0.2, 590 - h * 0.6], [x + w * 0.14, 590 - h], [x + w * 0.4, 590 - h * 0.6], [x + w, 590 - h * 0.34], [x + w * 0.9, 590]]), colour, 'fill-opacity=".88"');
  }
  const sparks: Point[] = Array.from({ length: 60 }, () => [480 + art.random.between(-150, 150), art.random.between(160, 470)]);
  out += dots(sparks, '#ffcf6a', 4, 0.9) + dots(sparks.slice(0, 16), '#fff6c9', 6, 0.9);
  const plate = (x: number, y: number, colour: string): string => shadow(art, x + 8, y + 16, 84, 24, 0.5) + oval(x, y + 6, 74, 24, '#87581f') + oval(x, y, 76, 25, brass(art)) + oval(x, y - 1, 62, 19, '#8a5f14') + dots(Array.from({ length: 46 }, (): Point => { const a = art.random.between(0, 6.28); const k = Math.sqrt(art.random.next()); return [x + Math.cos(a) * k * 50, y - 10 * (1 - k) * 2 + Math.sin(a) * k * 13 - 4]; }), colour, 10);
  return out + plate(210, 646, '#fff3d6') + plate(750, 646, '#c48a4a') + plate(330, 690, '#d9a05c') + dhol(art, 630, 676, 130);
}

/** Returns the SVG of an evening party with a mirror ball, metallic balloons and lights. */
export function discoNight(art: Art): string {
  let out = room(art, '#231a30', '#32243a', 560);
  for (let i = 0; i < 9; i++) out += shape(polygon([[480, 150], [i * 130 - 60, 720], [i * 130, 720]]), art.linear([[0, '#f3d78c', 0.28], [1, i % 2 ? '#e0457f' : '#f3d78c', 0]], 0, 0, 0, 1));
  let field = '';
  for (let r = 0; r < 13; r++) for (let c = 0; c < 12; c++) if (Math.abs(c - 5.5) > 0.2) field += `<circle cx="${n(206 + c * 50 + (r % 2) * 25)}" cy="${250 + r * 26}" r="22" fill="${art.linear([[0, ['#fff6d6', '#f3d78c', '#e6bf6a'][(r * 3 + c) % 3] as string], [0.5, '#c9953c'], [1, ['#a8752c', '#d9a94a', '#f3d78c'][(r + c) % 3] as string]])}" stroke="#5a340c" stroke-width="1"/>`;
  out += `<path d="${jharokha(180, 200, 600, 380, 0.36)}" fill="#4a2f14"/><g clip-path="${art.clip(`<path d="${jharokha(196, 218, 568, 362, 0.36)}"/>`)}">${field}<rect x="190" y="200" width="580" height="390" fill="${art.linear([[0, '#231a30', 0.1], [1, '#231a30', 0.3]], 0, 0, 0, 1)}"/></g>`;
  out += line('M480 0V70', '#d9cfc0', 4) + oval(480, 150, 92, 92, art.radial([[0, '#ffffff'], [0.3, '#d6d0dc'], [0.8, '#6a5a78'], [1, '#2f2440']], 0.5, 0.5, 0.56, 0.32, 0.26));
  for (let r = -4; r <= 4; r++) {
    const y = Math.sin((r / 5) * 1.4) * 90;
    const half = Math.sqrt(Math.max(0, 88 * 88 - y * y));
    for (let c = 0; c < 9; c++) {
      const x = -half + ((c + 0.5) / 9) * half * 2;
      if (art.random.next() < 0.7) out += `<rect x="${n(480 + x - half * 0.09)}" y="${n(150 + y - 7)}" width="${n(half * 0.18)}" height="14" fill="${art.random.pick(['#ffffff', '#f3d78c', '#e0a0c0', '#8fb0d8', '#5a4a68'])}" fill-opacity="${art.random.pick([0.25, 0.5, 0.8])}"/>`;
    }
  }
  const colours = ['#d9a94a', '#f3ead6', '#2a2236', '#b98a3a', '#8f1245'];
  out += balloons(art, archPoints(480, 620, 380, 420, 13, 0, 0.34), 46, colours) + balloons(art, archPoints(480, 620, 380, 420, 13, 0.66, 1), 46, colours);
  out += table(art, 480, 540, 260, 110, '#8f1245');
  for (const [i, x] of [400, 440, 480, 520, 560].entries()) out += line(`M${x} 538V508`, '#fff6df', 3, 0.9) + shape(`M${x - 14} 462L${x - 9} 500Q${x} 516 ${x + 9} 500L${x + 14} 462Z`, i % 2 ? '#e0457f' : '#f4b73c', 'fill-opacity=".85"') + oval(x, 462, 14, 4.5, '#fff6df', 'fill-opacity=".8"') + oval(x, 538, 14, 4, '#fff6df', 'fill-opacity=".7"');
  const glints: Point[] = Array.from({ length: 46 }, () => [art.random.between(20, 940), art.random.between(10, 690)]);
  return out + dots(glints, '#fff3c4', 4, 0.7) + dots(glints.slice(0, 14), '#ffffff', 7, 0.6);
}

/** Returns the SVG of a terrace with lanterns and low seats at dusk. */
export function terrace(art: Art): string {
  let out = `<rect width="960" height="460" fill="${art.linear([[0, '#2f3f78'], [0.5, '#b06a8a'], [1, '#f6b87a']], 0, 0, 0, 1)}"/><rect y="430" width="960" height="290" fill="${art.linear([[0, '#8a5a3a'], [1, '#c48a5a']], 0, 0, 0, 1)}"/>`;
  let city = 'M0 430';
  for (let x = 0; x < 960; x += 60) city += `V${n(430 - art.random.between(30, 90))}q15 -26 30 0h30`;
  out += shape(`${city}V430Z`, '#5a3a5e', 'fill-opacity=".8"') + `<circle cx="700" cy="330" r="52" fill="#fff0c4" fill-opacity=".85"/>`;
  for (let i = 0; i < 9; i++) out += `<rect x="${20 + i * 106}" y="372" width="18" height="76" fill="${art.linear([[0, '#f3dcb4'], [1, '#a8794a']], 0, 0, 1, 0)}"/>`;
  out += `<rect y="362" width="960" height="16" fill="#e3c79a"/><rect y="440" width="960" height="10" fill="#b98a5c"/>`;
  for (let i = 0; i < 4; i++) out += bulbs(art, sag(-20, 30 + i * 40, 980, 20 + i * 46, 80, 24));
  for (const [x, y, s] of [[110, 120, 44], [270, 170, 32], [700, 160, 32], [860, 120, 44]] as const) out += lantern(art, x, y, s);
  out += sofa(art, 480, 400, 380, '#2f6f6a');
  for (const [x, c] of [[340, '#e8930c'], [560, '#b0175a']] as const) out += cushion(art, x, 424, 78, c, 4);
  for (const [x, c] of [[140, '#b3261e'], [240, '#e8930c'], [720, '#4f6f2a'], [820, '#b0175a']] as const) out += shadow(art, x + 8, 640, 62, 18, 0.5) + oval(x, 628, 56, 22, tone(c, -0.4)) + `<rect x="${x - 56}" y="596" width="112" height="32" fill="${art.linear([[0, tone(c, -0.1)], [0.3, tone(c, 0.3)], [1, tone(c, -0.4)]], 0, 0, 1, 0)}"/>` + oval(x, 596, 56, 22, tone(c, 0.2)) + `<g transform="translate(${x} 596) scale(1 .4)"><path d="${scallops(0, 0, 44, 10)}" fill="${tone(c, 0.5)}"/></g>`;
  const id = flower(art, 'yellow');
  out += shadow(art, 490, 680, 130, 26, 0.6) + oval(480, 650, 116, 38, '#6b3a1a') + oval(480, 640, 118, 38, brass(art)) + oval(480, 638, 106, 32, '#a8672f') + put(id, 430, 634, 14) + put(id, 456, 644, 11) + candle(art, 500, 640, 22, 60) + candle(art, 536, 644, 18, 40);
  return out + bunch(art, 60, 560, 64, 90, ['orange', 'rose', 'white'], 20, 26) + bunch(art, 910, 560, 64, 90, ['orange', 'rose', 'white'], 20, 26);
}
