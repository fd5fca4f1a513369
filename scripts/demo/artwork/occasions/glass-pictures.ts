/** The pictures of invitations in glass: shapes, what stands in them, and the card. */
import { line, n, oval } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing } from '#scripts/demo/artwork/kit.ts';
import { cardPicture } from './box-pictures.ts';
import type { Ground } from './box-pictures.ts';
import { card } from './cards.ts';
import type { CardStyle } from './cards.ts';
import { dome, even, glassBox, plinth, rectangle, standingCard } from './glass.ts';
import type { GlassBuild } from './glass.ts';
import { lotusPond, peacock } from './figures.ts';
import { jaali, vines } from './patterns.ts';
import type { Ink, Panel } from './patterns.ts';
import type { Space } from './space.ts';
import { bloom, marigoldColours, still } from './strew.ts';
import type { Bloom, Strewn } from './strew.ts';
import { velvet, wood } from './surfaces.ts';
import type { Wood } from './surfaces.ts';
import { marigoldRings } from '#scripts/demo/artwork/motifs.ts';
import { tray, treat } from './treats.ts';
import type { Treat } from './treats.ts';

export type GlassShape = 'casket' | 'house' | 'hexagon' | 'jewel' | 'lantern' | 'dome' | 'etched' | 'stained' | 'pyramid' | 'long';

export interface GlassStyle {
  readonly shape: GlassShape;
  readonly grounds: readonly [Ground, Ground];
  readonly strewn: readonly Strewn[];
  readonly treats: readonly Treat[];
  readonly velvet: string;
  readonly wood: Wood;
  readonly metal?: 'brass' | 'silver' | 'rose';
  readonly flowers?: Bloom;
  readonly card: CardStyle;
  readonly etching?: 'peacock' | 'lotus' | 'vines' | 'jaali';
  readonly turn?: number;
}

const etchings: Record<'peacock' | 'lotus' | 'vines' | 'jaali', Panel> = { peacock, lotus: lotusPond, vines, jaali };
/** Frosted glass: white lines, and fills that let the contents through. */
const frost: Ink = { main: '#ffffff', second: '#ffffff4a', third: '#ffffff66', deep: '#ffffff2e' };

/**
 * Returns a function that returns the SVG of a glass box's contents: floor, card at the back, sweets and flowers in
 * front.
 * @param cardW width of the card in px; 0 for no card
 */
function filling(style: GlassStyle, w: number, d: number, cardW: number, cardH: number, round = false): (art: Art, sp: Space) => string {
  return (art, sp) => {
    let out = round ? '' : plinth(art, sp, w, d, 20, velvet(style.velvet), wood(style.wood, 1));
    if (cardW) out += standingCard(art, sp, 0, -d * 0.34, 20, cardW, cardH, card(style.card));
    out += tray(art, sp, w * 0.92, d * (cardW ? 0.52 : 0.9), 22, style.treats, 25, 0, cardW ? d * 0.2 : 0, round);
    if (style.flowers) {
      const id = art.symbol(marigoldRings(0, 0, 20, marigoldColours[style.flowers]));
      for (const [fx, fy] of [[-w * 0.36, -d * 0.3], [w * 0.38, -d * 0.3], [-w * 0.42, -d * 0.12]] as const) {
        const [x, y] = sp.at(fx, fy, 30);
        out += `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
      }
    }
    return out;
  };
}

function drawShape(style: GlassStyle): (art: Art) => string {
  const base = { cx: 480, cy: 500, turn: style.turn ?? 24, metal: style.metal ?? 'brass' } as const;
  const build = (more: Omit<GlassBuild, 'cx' | 'cy' | 'turn' | 'metal'> & Partial<GlassBuild>) => (art: Art): string => glassBox(art, { ...base, ...more });
  const padded = (sides: number, r: number): ((art: Art, sp: Space) => string) => (art, sp) => {
    const [x, y] = sp.at(0, 0, 8);
    const pad = oval(x, y, r * 0.92, r * 0.5, style.velvet) + oval(x, y, r * 0.92, r * 0.5, art.linear([[0, '#fff4d6', 0.25], [1, '#3d1607', 0.35]])) + line(`M${n(x - r * 0.9)} ${n(y)}A${n(r * 0.92)} ${n(r * 0.5)} 0 0 0 ${n(x + r * 0.9)} ${n(y)}`, '#e6bf6a', 3, 0.7);
    return pad + tray(art, sp, r * 1.24, r * 1.24, 14, style.treats.slice(0, 1), sides === 8 ? 30 : 27, 0, 0, true);
  };
  switch (style.shape) {
    case 'casket': return build({ cy: 480, floor: rectangle(380, 270), h: 180, contents: filling(style, 352, 244, 220, 140) });
    case 'long': return build({ cy: 470, floor: rectangle(470, 220), h: 130, contents: filling(style, 444, 194, 0, 0) });
    case 'house': return build({ floor: rectangle(340, 250), h: 165, roof: 105, contents: filling(style, 314, 226, 200, 132) });
    case 'lantern': return build({ cy: 540, floor: rectangle(220, 220), h: 270, roof: 92, ring: true, turn: style.turn ?? 38, contents: filling(style, 200, 200, 150, 190) });
    case 'pyramid': return build({ cy: 520, floor: rectangle(320, 300), h: 12, roof: 330, turn: style.turn ?? 34, contents: filling(style, 290, 270, 130, 96) });
    case 'hexagon': return build({ floor: even(6, 200), h: 150, roof: 110, ring: true, turn: 8, contents: padded(6, 178) });
    case 'jewel': return build({ cy: 470, floor: even(8, 215), h: 140, taper: 0.66, turn: 10, contents: padded(8, 190) });
    case 'stained': return build({ cy: 480, floor: rectangle(380, 260), h: 170, roof: 80, tints: ['#c4265a', '#2f8272', '#e8930c', '#3d5fa0'], contents: filling(style, 352, 236, 210, 136) });
    case 'etched': return build({ cy: 480, floor: rectangle(390, 250), h: 200, contents: filling(style, 362, 226, 0, 0), etched: (art, w, h) => `<g opacity=".9">${etchings[style.etching ?? 'peacock'](art, w, h, frost)}</g>` });
    case 'dome': return (art) => {
      const lying = card(style.card)(art, 190, 250);
      const sweets = treat(art, style.treats[0] ?? 'laddu', 30);
      let inside = `<g transform="matrix(.98 .08 0 .9 392 262)"><rect x="6" y="5" width="190" height="250" fill="#3d1607" fill-opacity=".25"/>${lying}</g>`;
      for (const [x, y] of [[402, 536], [470, 552], [540, 548], [602, 530]] as const) inside += `<use href="#${sweets}" x="${x}" y="${y}"/>`;
      if (style.flowers) inside += bloom(art, 372, 512, 28, style.flowers) + bloom(art, 622, 500, 26, style.flowers);
      return dome(art, 490, 528, 186, 380, style.wood === 'white' ? '#e3d3b6' : '#7a4a26', inside);
    };
  }
}

/** How near each shape is shown, and by how much it is moved down, in px. */
const framing: Record<GlassShape, { zoom: number; dy: number }> = {
  casket: { zoom: 1.26, dy: 30 }, house: { zoom: 1.24, dy: 30 }, hexagon: { zoom: 1.24, dy: 20 }, jewel: { zoom: 1.3, dy: 20 }, lantern: { zoom: 1.2, dy: 20 },
  dome: { zoom: 1.12, dy: 6 }, etched: { zoom: 1.26, dy: 30 }, stained: { zoom: 1.26, dy: 30 }, pyramid: { zoom: 1.2, dy: 10 }, long: { zoom: 1.3, dy: 20 },
};

/**
 * Returns drawings of an invitation in glass: the box, its card, and the box turned on another ground.
 * @param count number of drawings returned
 */
export function glassPictures(style: GlassStyle, count: 1 | 2 | 3 = 3): Drawing[] {
  const { grounds, strewn } = style;
  const second: GlassStyle = { ...style, turn: (style.turn ?? 24) + 26 };
  return [
    still({ ground: grounds[0], strewn, ...framing[style.shape] }, drawShape(style)),
    cardPicture(style.card, grounds[1], strewn, style.velvet),
    still({ ground: grounds[1], zoom: 1.5, dx: 20, dy: 30 }, drawShape(second)),
  ].slice(0, count);
}
