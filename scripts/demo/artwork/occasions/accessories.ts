/** Juttis, turbans, folded phulkari, jewellery and clutches on a low table. */
import { dots, line, n, oval, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { lotusPetals, scallops, stitches } from '#scripts/demo/artwork/motifs.ts';
import { motif, safa, studio } from './garments.ts';
import { mandala, phulkari } from './patterns.ts';
import type { Ink } from './patterns.ts';
import { bloom } from './strew.ts';
import { brass, velvet, wood } from './surfaces.ts';

/** Returns the SVG of a round pedestal under a cloth; its top is at (360, 640). */
function pedestal(art: Art, colour: string): string {
  let folds = '';
  for (let i = 0; i < 18; i++) folds += `M${n(96 + i * 31)} ${n(660 + Math.sin((i / 17) * 3.14) * 74)}V960`;
  return shape('M76 640V960H644V640Z', art.linear([[0, tone(colour, -0.1)], [0.25, tone(colour, 0.24)], [0.5, colour], [1, tone(colour, -0.5)]], 0, 0, 1, 0)) + line(folds, '#2a0a06', 10, 0.12) + oval(360, 650, 286, 92, tone(colour, -0.4)) + oval(360, 640, 286, 92, art.linear([[0, tone(colour, 0.4)], [0.5, tone(colour, 0.1)], [1, tone(colour, -0.2)]])) + `<ellipse cx="360" cy="640" rx="276" ry="86" fill="none" stroke="#e6bf6a" stroke-width="4"/>`;
}

/** Returns a drawing of a pair of embroidered juttis with curled toes. */
export function juttis(wall: string, floor: string, colour: string, ink: Ink): Drawing {
  return studio(wall, floor, (art) => {
    const shoe = (dx: number, dy: number, k: number): string => {
      const upper = 'M96 250C70 200 96 150 160 140C230 128 286 168 350 196C396 214 440 206 462 176C470 160 486 160 488 176C490 214 452 262 380 270C280 282 150 284 96 250Z';
      const inside = 'M112 206C116 172 150 158 190 160C226 162 250 176 262 194C230 214 150 224 112 206Z';
      const id = motif(art, 'mandala', 36, ink);
      const small = motif(art, 'buti', 26, ink);
      const clip = art.clip(`<path d="${upper}"/>`);
      return `<g transform="translate(${dx} ${dy}) scale(${k})">${shadow(art, 300, 284, 250, 40, 0.6)}${shape('M96 250C150 290 300 286 380 274C440 264 470 240 486 206C484 250 450 284 384 290C280 302 140 306 96 266Z', '#6b3a1a')}${shape(upper, art.linear([[0, tone(colour, 0.34)], [0.5, colour], [1, tone(colour, -0.5)]], 0, 0, 0.4, 1))}<g clip-path="${clip}"><use href="#${id}" x="330" y="226"/><use href="#${id}" x="284" y="236"/><use href="#${id}" x="236" y="244"/><use href="#${small}" x="376" y="234"/><use href="#${small}" x="410" y="236"/><use href="#${small}" x="196" y="252"/><use href="#${small}" x="160" y="254"/><use href="#${small}" x="124" y="240"/><use href="#${small}" x="308" y="196"/><use href="#${small}" x="352" y="208"/><use href="#${small}" x="438" y="222"/><use href="#${small}" x="464" y="202"/>${line('M112 214C150 238 240 226 268 198', '#e6bf6a', 3)}${line('M96 262C200 286 330 280 400 256', '#e6bf6a', 5)}${line('M150 140C230 130 290 172 350 198', '#fff6df', 9, 0.3)}${dots(Array.from({ length: 26 }, (_, i): Point => [112 + i * 12, 268 + Math.sin((i / 25) * 3.14) * 8]), '#fff6df', 4)}</g>${shape(inside, art.linear([[0, '#3d1607'], [1, '#8a5a34']], 0, 0, 0, 1))}${line(inside, '#e6bf6a', 6)}${line('M350 196C396 214 440 206 462 176C470 160 486 160 488 176', '#f3d78c', 4)}${dots([[478, 162]], '#e6bf6a', 16)}${dots([[475, 158]], '#fffbe6', 5)}</g>`;
    };
    return pedestal(art, '#f3e6cc') + shoe(128, 268, 0.98) + shoe(34, 372, 1.1) + bloom(art, 560, 660, 40, 'rose') + bloom(art, 150, 700, 30, 'yellow') + bloom(art, 520, 704, 28, 'orange');
  });
}

/** Returns a drawing of a wound safa with its brooch on a wooden block. */
export function safaPicture(wall: string, floor: string, colour: string, ink: Ink): Drawing {
  return studio(wall, floor, (art) => {
    const block = `<g transform="translate(318 470)">${wood('walnut', 1)(art, 84, 170)}<rect width="84" height="170" fill="${art.linear([[0, '#2a0f05', 0.4], [0.3, '#fff1cc', 0.3], [1, '#2a0f05', 0.6]], 0, 0, 1, 0)}"/></g>`;
    return pedestal(art, '#efe0c4') + shadow(art, 390, 652, 170, 44, 0.5) + block + oval(360, 640, 96, 28, brass(art)) + safa(art, 352, 400, 340, colour, ink) + bloom(art, 190, 668, 38, 'orange') + bloom(art, 250, 700, 30, 'yellow') + bloom(art, 560, 676, 34, 'rose');
  });
}

/** Returns a drawing of a phulkari dupatta that hangs over a brass bar. */
export function phulkariCloth(wall: string, floor: string, colour: string, ink: Ink): Drawing {
  return studio(wall, floor, (art) => {
    const edge: Point[] = Array.from({ length: 25 }, (_, i): Point => [130 + i * 19.2, 800 + Math.sin(i * 0.9) * 7]);
    const body = `M130 214L130 800${edge.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}L591 214Z`;
    const clip = art.clip(`<path d="${body}"/>`);
    let folds = '';
    let lights = '';
    for (let i = 0; i < 9; i++) {
      const x = 150 + i * 54;
      folds += `M${x} 214C${x + 10} 400 ${x - 12} 600 ${x + 4} 812`;
      lights += `M${x + 22} 214C${x + 32} 400 ${x + 10} 600 ${x + 26} 812`;
    }
    let fringe = '';
    for (const [x, y] of edge) fringe += `M${n(x)} ${n(y)}v40M${n(x + 8)} ${n(y)}v38`;
    const rods = `<rect x="84" y="190" width="552" height="22" rx="11" fill="${brass(art, 0.2, 1)}"/>${oval(80, 201, 22, 22, brass(art))}${oval(640, 201, 22, 22, brass(art))}` + line('M200 190V60M520 190V60', '#8a5f14', 5);
    const border = `<g transform="translate(120 690)"><rect width="490" height="90" fill="${ink.deep}"/>${phulkari(art, 490, 90, { main: '#f4b73c', second: '#fff0d0', third: ink.third, deep: ink.deep })}</g>`;
    return shape(body, '#2a0a06', 'fill-opacity=".28" transform="translate(14 14)"') + line(fringe, '#c99a45', 4) + shape(body, colour) + `<g clip-path="${clip}"><g transform="translate(120 214)">${phulkari(art, 490, 470, ink)}</g>${border}${line('M120 684H610M120 786H610', '#e6bf6a', 6)}${line(folds, '#2a0a06', 22, 0.14)}${line(folds, '#2a0a06', 9, 0.14)}${line(lights, '#fff6df', 16, 0.16)}<rect x="120" y="200" width="500" height="60" fill="${art.linear([[0, '#fff6df', 0.4], [0.4, '#fff6df', 0], [1, '#2a0a06', 0.1]], 0, 0, 0, 1)}"/></g>` + rods + shape('M130 214C130 186 150 184 170 184H552C574 184 591 188 591 214Z', art.linear([[0, tone(colour, 0.5)], [1, colour]], 0, 0, 0, 1), 'fill-opacity=".92"') + shadow(art, 380, 880, 280, 34, 0.4);
  });
}

/** Returns a drawing of bridal jewellery on a velvet bust: necklace, earrings and forehead piece. */
export function jewellery(wall: string, floor: string, colour: string, gem: string): Drawing {
  return studio(wall, floor, (art) => {
    const bust = 'M300 150C300 230 292 270 262 306C226 340 150 356 128 430C116 520 150 620 206 690H514C570 620 604 520 592 430C570 356 494 340 458 306C428 270 420 230 420 150C400 128 320 128 300 150Z';
    let out = pedestal(art, '#efe0c4') + shadow(art, 400, 706, 260, 40, 0.55);
    out += shape(bust, art.linear([[0, tone(colour, 0.2)], [0.32, tone(colour, 0.14)], [0.6, colour], [1, tone(colour, -0.5)]], 0, 0, 1, 0.2)) + `<g clip-path="${art.clip(`<path d="${bust}"/>`)}"><g opacity=".35">${velvet(colour)(art, 720, 720)}</g>${shape('M120 380C180 340 250 330 280 300', 'none', 'stroke="#fff6df" stroke-width="16" opacity=".18"')}</g>`;
    const gold = brass(art);
    const stone = (x: number, y: number, r: number, fill = gem): string => oval(x + 1.5, y + 2.5, r * 1.35, r * 1.35, '#2a0a06', 'fill-opacity=".35"') + `<path d="${scallops(x, y, r * 1.5, 10)}" fill="${gold}"/>` + oval(x, y, r * 0.86, r * 0.95, art.radial([[0, tone(fill, 0.7)], [0.4, fill], [1, tone(fill, -0.5)]], 0.5, 0.5, 0.6, 0.34, 0.28)) + oval(x - r * 0.3, y - r * 0.36, r * 0.2, r * 0.16, '#ffffff', 'fill-opacity=".9"');
    const pearl = (points: readonly Point[], size: number): string => dots(points.map(([x, y]): Point => [x + 1.5, y + 2]), '#2a0a06', size, 0.3) + dots(points, '#efe3cf', size) + dots(points.map(([x, y]): Point => [x - size * 0.14, y - size * 0.16]), '#ffffff', size * 0.45);
    // A hanging chain, its beads evenly far apart along it.
    const curve = (drop: number, half: number, y: number, gap: number): Point[] => {
      const points: Point[] = [];
      let walked = gap;
      let last: Point = [360 - half, y];
      for (let i = 0; i <= 600; i++) {
        const t = i / 300 - 1;
        const p: Point = [360 + t * half, y + drop * (1 - t * t)];
        walked += Math.hypot(p[0] - last[0], p[1] - last[1]);
        last = p;
        if (walked >= gap) {
          points.push(p);
          walked = 0;
        }
      }
      return points;
    };
    let chains = pearl(curve(58, 104, 246, 10.5), 9) + pearl(curve(72, 112, 262, 10.5), 9);
    for (const [x, y] of curve(104, 126, 274, 21)) chains += stone(x, y, 8.5);
    chains += pearl(curve(262, 186, 334, 11), 9) + pearl(curve(286, 198, 340, 11), 8.5);
    for (const [x, y] of curve(222, 164, 326, 27)) chains += stone(x, y, 8.5, '#3f7a52') + pearl([[x, y + 22]], 8);
    out += `<g clip-path="${art.clip(`<path d="${bust}"/>`)}">${chains}</g>`;
    const [px, py] = [360, 632];
    out += `<path d="${scallops(px, py, 52, 14)}" fill="${gold}" stroke="#7c5119" stroke-width="1.5"/>` + lotusPetals(px, py + 26, 44, 3).map((d, i) => `<path d="${d}" fill="${(i >> 1) % 2 ? gem : '#fff6df'}" stroke="#8a5f14" stroke-width="1.4"/>`).join('') + pearl([[px - 30, py + 56], [px - 15, py + 64], [px, py + 68], [px + 15, py + 64], [px + 30, py + 56]], 10);
    for (const x of [150, 570]) {
      out += oval(x + 8, 674, 34, 8, '#2a0a06', 'fill-opacity=".3"');
      out += `<g transform="translate(0 -190)">${stone(x, 786, 15)}${shape(`M${x - 30} 842C${x - 28} 808 ${x + 28} 808 ${x + 30} 842Z`, gold, 'stroke="#7c5119" stroke-width="1.4"')}${line(`M${x - 26} 834H${x + 26}`, gem, 4)}${pearl([[x - 26, 852], [x - 13, 856], [x, 858], [x + 13, 856], [x + 26, 852]], 10)}</g>`;
    }
    return out;
  });
}

/** Returns a drawing of a clutch with an embroidered face and a chain. */
export function clutch(wall: string, floor: string, colour: string, ink: Ink): Drawing {
  return studio(wall, floor, (art) => {
    const body = 'M150 430C150 400 170 388 200 386H520C550 388 570 400 570 430L590 600C592 640 570 656 540 658H180C150 656 128 640 130 600Z';
    const clip = art.clip(`<path d="${body}"/>`);
    const beads: Point[] = Array.from({ length: 30 }, (_, i): Point => { const t = i / 29; return [176 + t * 368, 386 - Math.sin(t * 3.14) * 190]; });
    let out = pedestal(art, '#e6d3b0') + shadow(art, 390, 660, 270, 46, 0.6);
    out += line(smooth(beads, false), '#7c5119', 9) + line(smooth(beads, false), '#e6bf6a', 6) + dots(beads, '#fff3c4', 5);
    out += shape(body, art.linear([[0, tone(colour, 0.3)], [0.5, colour], [1, tone(colour, -0.45)]])) + `<g clip-path="${clip}">${mandala(360, 530, 104, ink)}<path d="${stitches(190, 540, 46, 70, true, 4)}${stitches(530, 540, 46, 70, true, 4)}" stroke="${ink.second}" stroke-width="2.8" fill="none"/><path d="${stitches(190, 540, 22, 34, false, 4)}${stitches(530, 540, 22, 34, false, 4)}" stroke="${ink.third}" stroke-width="2.8" fill="none"/>${line('M120 470C200 510 280 430 360 400M600 470C520 510 440 430 360 400', ink.main, 3, 0.7)}${shape(body, art.linear([[0, '#fff6df', 0.3], [0.4, '#fff6df', 0], [1, '#2a0a06', 0.3]]))}</g>${line(body, '#7c5119', 9)}${line(body, '#e6bf6a', 6)}`;
    out += oval(360, 388, 26, 14, brass(art)) + oval(344, 374, 13, 13, brass(art)) + oval(376, 374, 13, 13, brass(art)) + oval(340, 370, 4, 4, '#fffbe6') + oval(372, 370, 4, 4, '#fffbe6');
    return out + bloom(art, 120, 690, 34, 'rose') + bloom(art, 590, 690, 30, 'blush');
  });
}
