/** Small sweets and nuts as they lie in an open box, seen from the same height as the box. */
import { dots, line, mix, n, oval, polygon, shape, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { marigoldRings, scallops } from '#scripts/demo/artwork/motifs.ts';
import type { Space } from './space.ts';

export type Treat = 'laddu' | 'katli' | 'barfi' | 'peda' | 'almond' | 'pista' | 'foil' | 'rasgulla' | 'rose' | 'fig' | 'chocolate';

/** Returns the SVG of a fluted paper cup under a sweet of radius `r` px at the origin. */
function cup(r: number, colour: string): string {
  return oval(0, r * 0.28, r * 1.08, r * 0.62, tone(colour, -0.45)) + `<path d="${scallops(0, 0, r * 1.14, 18)}" transform="translate(0 ${n(r * 0.16)}) scale(1 .6)" fill="${colour}"/>` + oval(0, r * 0.16, r * 0.92, r * 0.5, tone(colour, -0.5));
}

/** Returns the symbol id of one sweet of radius about `r` px, with its foot at the origin. */
export function treat(art: Art, kind: Treat, r: number): string {
  const { random } = art;
  switch (kind) {
    case 'laddu': {
      const beads: Record<string, Point[]> = {};
      for (let i = 0; i < 90; i++) {
        const a = i * 2.39996;
        const k = Math.sqrt(i / 90) * 0.97;
        const [x, y] = [Math.cos(a) * k, Math.sin(a) * k];
        const lit = -x * 0.5 - y * 0.7 + 0.25 + random.between(-0.15, 0.15);
        (beads[lit > 0.45 ? '#ffd26e' : lit > 0.1 ? '#f7a91f' : lit > -0.3 ? '#df7d0c' : '#a8520a'] ??= []).push([x * r, y * r - r * 0.62]);
      }
      return art.symbol(cup(r, '#e9c982') + oval(0, -r * 0.62, r, r, '#b8610c') + Object.entries(beads).map(([colour, points]) => dots(points, colour, r * 0.24)).join('') + dots([[-r * 0.4, -r * 1.1], [-r * 0.2, -r * 1.25], [-r * 0.5, -r * 0.85]], '#fff3c9', r * 0.12) + line(`M${n(r * 0.05)} ${n(-r * 1.2)}l${n(r * 0.3)} ${n(r * 0.12)}M${n(-r * 0.2)} ${n(-r * 0.95)}l${n(r * 0.2)} ${n(-r * 0.12)}`, '#7d9b2f', r * 0.13));
    }
    case 'rasgulla': case 'peda': {
      const body = kind === 'peda' ? '#e9b95c' : '#f8efdc';
      const flat = kind === 'peda' ? 0.62 : 0.92;
      const flower = kind === 'peda' ? `<path d="${scallops(0, 0, r * 0.55, 8)}" transform="translate(0 ${n(-r * 0.72)}) scale(1 .5)" fill="none" stroke="${tone(body, -0.45)}" stroke-width="1.6"/>` : '';
      return art.symbol(cup(r, '#f6e7c4') + oval(0, -r * 0.42, r * 0.98, r * flat, art.radial([[0, tone(body, 0.6)], [0.5, body], [1, tone(body, -0.5)]], 0.5, 0.5, 0.6, 0.34, 0.26)) + flower + oval(0, -r * (kind === 'peda' ? 0.72 : 0.95), r * 0.2, r * 0.1, '#7d9b2f') + oval(-r * 0.35, -r * 0.85, r * 0.2, r * 0.12, '#fffbea', 'fill-opacity=".7"'));
    }
    case 'katli': case 'barfi': case 'chocolate': {
      const body = { katli: '#efe3cc', barfi: random.pick(['#f2dfb4', '#f0c9a0', '#cfd79a']), chocolate: '#5a2c18' }[kind];
      const [a, b, hgt] = kind === 'katli' ? [1.15, 0.62, 0.28] : [1, 0.6, 0.66];
      const top: Point[] = [[0, -b * r], [a * r, 0], [0, b * r], [-a * r, 0]].map(([x, y]): Point => [x ?? 0, (y ?? 0) - hgt * r * 1.2]);
      const drop = hgt * r * 1.2;
      const [, right, front, left] = top as [Point, Point, Point, Point];
      let out = oval(r * 0.2, r * 0.12, r * 1.2, r * 0.6, '#4a1d08', 'fill-opacity=".35"');
      out += shape(polygon([left, front, [front[0], front[1] + drop], [left[0], left[1] + drop]]), tone(body, -0.22)) + shape(polygon([front, right, [right[0], right[1] + drop], [front[0], front[1] + drop]]), tone(body, -0.48));
      out += shape(polygon(top), art.linear([[0, tone(body, 0.5)], [1, body]]));
      if (kind === 'katli') {
        for (let i = 0; i < 6; i++) {
          const [x, y] = [random.between(-0.4, 0.4) * r, random.between(-0.22, 0.22) * r - drop];
          out += shape(polygon([[x - r * 0.3, y], [x, y - r * 0.16], [x + r * 0.3, y + r * 0.02], [x + r * 0.04, y + r * 0.17]]), random.pick(['#ffffff', '#dfe2e4', '#c9cdd0', '#f4f5f6']), 'fill-opacity=".85"');
        }
      } else {
        const chips: Point[] = Array.from({ length: 7 }, () => [random.between(-0.5, 0.5) * r, random.between(-0.26, 0.26) * r - drop]);
        out += dots(chips, kind === 'chocolate' ? '#e9c98a' : '#7d9b2f', r * 0.15) + dots(chips.slice(0, 3), '#b4315d', r * 0.12);
      }
      return art.symbol(out);
    }
    case 'foil': return art.symbol(cup(r, '#7a3a1c') + oval(0, -r * 0.5, r * 0.95, r * 0.9, art.radial([[0, '#fff6cf'], [0.35, '#eac464'], [0.75, '#b9842f'], [1, '#7c5119']], 0.5, 0.5, 0.6, 0.34, 0.26)) + line(`M${n(-r * 0.6)} ${n(-r * 0.8)}l${n(r * 0.5)} ${n(r * 0.3)}l${n(r * 0.5)} ${n(-r * 0.4)}M${n(-r * 0.3)} ${n(-r * 0.1)}l${n(r * 0.3)} ${n(-r * 0.3)}`, '#fff3c4', 1.8, 0.8));
    case 'rose': return art.symbol(oval(2, 4, r, r * 0.6, '#4a1d08', 'fill-opacity=".3"') + marigoldRings(0, -r * 0.2, r * 0.95, ['#8f1245', '#b0175a', '#cf3a76', '#e46a98', '#f4a3bf']));
    case 'almond': case 'pista': case 'fig': {
      let out = oval(0, 0, r * 1.1, r * 0.62, '#4a1d08', 'fill-opacity=".4"');
      const bodies = { almond: ['#b9763a', '#a8642c', '#c98a4c'], pista: ['#b5c46a', '#9cb04e', '#e6d3a6'], fig: ['#a9743c', '#8f5c2c', '#bb8a50'] }[kind];
      for (let i = 0; i < 9; i++) {
        const a = i * 2.4;
        const k = Math.sqrt((9 - i) / 9);
        const [x, y] = [Math.cos(a) * k * r * 0.8, Math.sin(a) * k * r * 0.42 - (1 - k) * r * 0.8 - r * 0.15];
        const colour = random.pick(bodies);
        const turn = n(random.between(-70, 70));
        out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${oval(1.5, 2, r * 0.36, r * 0.21, '#4a1d08', 'fill-opacity=".4"')}${oval(0, 0, r * 0.36, r * 0.2, art.linear([[0, tone(colour, 0.4)], [0.5, colour], [1, tone(colour, -0.35)]], 0, 0, 0.3, 1))}${line(`M${n(-r * 0.22)} ${n(-r * 0.04)}H${n(r * 0.2)}`, mix(colour, '#fff6df', 0.5), 1, 0.6)}</g>`;
      }
      return art.symbol(out);
    }
  }
}

/**
 * Returns the SVG of sweets in rows on a tray, centred at (x, y) and `z` px high, with one kind per compartment.
 * @param size radius of a sweet in px
 * @param round true keeps the sweets inside a circle
 */
export function tray(art: Art, sp: Space, w: number, d: number, z: number, kinds: readonly Treat[], size = 24, x = 0, y = 0, round = false): string {
  const columns = kinds.length > 3 ? Math.ceil(kinds.length / 2) : kinds.length;
  const rows = Math.ceil(kinds.length / columns);
  const cellW = w / columns;
  const cellD = d / rows;
  const pieces: { at: Point; id: string }[] = [];
  let walls = '';
  kinds.forEach((kind, index) => {
    const [c, r] = [index % columns, Math.floor(index / columns)];
    const ids = [treat(art, kind, size), treat(art, kind, size * 0.97)];
    // Nuts lie in one close heap, sweets side by side.
    const loose = kind === 'almond' || kind === 'pista' || kind === 'fig' ? 0.66 : 1;
    const across = Math.max(1, Math.floor(cellW / (size * 2.15 * loose)));
    const deep = Math.max(1, Math.floor(cellD / (size * 2 * loose)));
    for (let i = 0; i < across; i++) {
      for (let j = 0; j < deep; j++) {
        const px = x - w / 2 + c * cellW + ((i + 0.5) / across) * cellW;
        const py = y - d / 2 + r * cellD + ((j + 0.5) / deep) * cellD;
        if (round && Math.hypot(px - x, py - y) > w / 2 - size * 0.5) continue;
        pieces.push({ at: sp.at(px, py, z), id: ids[(i + j) % 2] as string });
      }
    }
  });
  for (let c = 1; c < columns; c++) {
    const wx = x - w / 2 + c * cellW;
    const [a, b] = [sp.at(wx, y - d / 2, z + size * 0.9), sp.at(wx, y + d / 2, z + size * 0.9)];
    walls += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }
  const wall = walls ? line(walls, '#7c5119', 6) + line(walls, '#e9c982', 3.4) : '';
  return pieces.sort((a, b) => a.at[1] - b.at[1]).map(({ at, id }) => `<use href="#${id}" x="${n(at[0])}" y="${n(at[1])}"/>`).join('') + wall;
}
