/** The pictures of one boxed invitation: open, closed, the card and the lid from near. */
import { n, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing } from '#scripts/demo/artwork/kit.ts';
import { closedBox, drawerBox, openBox, openPrism, prismBox } from './boxes.ts';
import { card, tassel } from './cards.ts';
import type { CardStyle } from './cards.ts';
import { framed } from './figures.ts';
import { lotusBand } from './patterns.ts';
import type { Ink, Panel } from './patterns.ts';
import { still } from './strew.ts';
import type { Still, Strewn } from './strew.ts';
import { brassCorners, brassEdges, over, paper, satin, velvet, wood } from './surfaces.ts';
import type { Face, Wood } from './surfaces.ts';
import { tray } from './treats.ts';
import type { Treat } from './treats.ts';

export type Ground = Still['ground'];
export type View = 'open' | 'closed' | 'drawer' | 'round' | 'hexagon' | 'octagon' | 'card' | 'lid' | 'round-closed' | 'hexagon-closed' | 'octagon-closed';

export interface BoxStyle {
  readonly views: readonly [View, ...View[]];
  readonly grounds: readonly [Ground, Ground];
  readonly ink: Ink;
  readonly panel: Panel;
  /** Pattern of the sides; lotuses when left out. */
  readonly band?: Panel;
  readonly card: CardStyle;
  readonly lining: { readonly colour: string; readonly quilted?: boolean };
  readonly treats: readonly Treat[];
  readonly strewn: readonly Strewn[];
  readonly size?: { readonly w?: number; readonly d?: number; readonly h?: number; readonly turn?: number };
  /** Printed paper of this colour, or a wood with or without brass. */
  readonly made: { readonly paper: string } | { readonly wood: Wood; readonly brass?: 'corners' | 'edges' | 'none'; readonly boards?: number };
  readonly clasp?: boolean;
}

function material(style: BoxStyle): { ground: (boards: number) => Face; trim: Face; edge: string } {
  const { made } = style;
  if ('paper' in made) return { ground: () => paper(made.paper), trim: () => '', edge: '#b98a4a' };
  const trims: Record<'corners' | 'edges' | 'none', Face> = {
    corners: (art, w, h) => brassCorners(art, w, h, Math.min(40, h * 0.34)),
    edges: (art, w, h) => (h < 60 ? brassEdges(art, w, h, 5, false) : brassEdges(art, w, h, 8)),
    none: () => '',
  };
  const edges: Record<Wood, string> = { sheesham: '#6b3a1a', mango: '#a8743a', walnut: '#54331d', rosewood: '#622416', pine: '#c79a5c', teak: '#8a5222', ebony: '#3b2620', white: '#d9cab0' };
  return { ground: (boards) => wood(made.wood, boards), trim: trims[made.brass ?? 'corners'], edge: edges[made.wood] };
}

/** Returns a drawing for each view of a boxed invitation, the main view first. */
export function boxPictures(style: BoxStyle): Drawing[] {
  const { ink, panel } = style;
  const { ground, trim, edge } = material(style);
  const print = (pattern: Panel): Face => (art, w, h) => pattern(art, w, h, ink);
  const top = over(ground(3), trim, print(framed(panel)));
  const side = over(ground(1), trim, print(style.band ?? lotusBand));
  const rimFace = over(ground(1), 'wood' in style.made ? () => '' : print(lotusBand));
  const invitation = card(style.card);
  const lining: Face = style.lining.quilted ? satin(style.lining.colour) : velvet(style.lining.colour);
  const { w = 420, d = 292, h = 112, turn = 24 } = style.size ?? {};
  const contents = (art: Art, sp: Parameters<typeof tray>[1], tw: number, td: number, z: number): string => tray(art, sp, tw, td, z, style.treats, 26);
  const common = { turn, w, d, h, top, side, rimFace, edge, ...(style.clasp ? { clasp: 24 } : {}) };
  const prism = (sides: number, open: boolean): ((art: Art) => string) => (art) => {
    const round = { turn: sides === 40 ? 20 : 12, sides, r: 205, h: sides === 40 ? 118 : 126, rim: 38, top: over(ground(3), print(panel)), side: sides === 40 ? ground(1) : side, rimFace: ground(1), edge };
    return open
      ? openPrism(art, { ...round, cx: 425, cy: 485, lining, contents: (a, sp, tw, _td, z) => tray(a, sp, tw * 1.1, tw * 1.1, z, [style.treats[0] as Treat], 28, 0, 0, true) })
      : prismBox(art, { ...round, cx: 480, cy: 440 });
  };
  const draw = (view: View): Drawing => {
    const stage = { ground: style.grounds[view === style.views[0] ? 0 : 1], strewn: style.strewn };
    switch (view) {
      case 'open': return still({ ...stage, zoom: 1.02, dy: 50 }, (art) => openBox(art, { ...common, cx: 468, cy: 514, lidInside: invitation, lining, contents }));
      case 'closed': return still({ ...stage, zoom: 1.3 }, (art) => closedBox(art, { ...common, cx: 470, cy: 452 }));
      case 'drawer': return still({ ...stage, zoom: 1.2 }, (art) => drawerBox(art, { ...common, d: 220, h: 124, cx: 500, cy: 390, lidInside: invitation, lining, contents: (a, sp, tw, td, z) => tray(a, sp, tw, td, z, style.treats.slice(0, 3), 25) }));
      case 'round': return still({ ...stage, zoom: 1.02, dy: 44 }, prism(40, true));
      case 'hexagon': return still({ ...stage, zoom: 1, dy: 50 }, prism(6, true));
      case 'octagon': return still({ ...stage, zoom: 1, dy: 50 }, prism(8, true));
      case 'round-closed': return still({ ...stage, zoom: 1.25 }, prism(40, false));
      case 'hexagon-closed': return still({ ...stage, zoom: 1.25 }, prism(6, false));
      case 'octagon-closed': return still({ ...stage, zoom: 1.25 }, prism(8, false));
      case 'card': return cardPicture(style.card, stage.ground, style.strewn, ink.second);
      case 'lid': return lidPicture(top, stage.ground, style.strewn);
    }
  };
  return style.views.map(draw);
}

/**
 * Returns the SVG of a flat object on the table with a soft shadow, seen from above.
 * @param thick offset of the shadow in px
 */
export function lying(x: number, y: number, w: number, h: number, degrees: number, content: string, thick = 10): string {
  let soft = '';
  for (const grow of [58, 51, 44, 38, 32, 26, 21, 16, 11, 7, 3]) soft += `<rect x="${n(-w / 2 - grow + thick)}" y="${n(-h / 2 - grow + thick * 1.5)}" width="${n(w + grow * 2)}" height="${n(h + grow * 2)}" rx="${grow}" fill="#4a1d08" fill-opacity=".032"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${soft}<g transform="translate(${n(-w / 2)} ${n(-h / 2)})">${content}</g></g>`;
}

/** Returns a drawing of an invitation card and its envelope, seen from above. @param envelope colour of the envelope */
export function cardPicture(style: CardStyle, ground: Ground, strewn: readonly Strewn[], envelope: string): Drawing {
  return still({ ground, zoom: 1, dy: 40, strewn: strewn.slice(0, 2) }, (art) => {
    const flap = over(paper(tone(envelope, -0.3)), (a, w, h) => `<path d="M0 0L${n(w / 2)} ${n(h * 0.56)}L${n(w)} 0Z" fill="${a.linear([[0, '#fff6df', 0.22], [1, '#3d1607', 0.25]], 0, 0, 0.3, 1)}" stroke="#3d1607" stroke-opacity=".35" stroke-width="2"/><path d="M0 ${n(h)}L${n(w / 2)} ${n(h * 0.5)}L${n(w)} ${n(h)}" fill="none" stroke="#fff6df" stroke-opacity=".35" stroke-width="2"/>`);
    return lying(568, 372, 500, 350, 9, flap(art, 500, 350)) + lying(430, 362, 372, 520, -5, card(style)(art, 372, 520)) + tassel(612, 94, 130, style.ink.third);
  });
}

/** Returns a drawing of a box's lid, seen from above, that fills the picture. */
function lidPicture(top: Face, ground: Ground, strewn: readonly Strewn[]): Drawing {
  return still({ ground, zoom: 1, dy: 40, strewn: strewn.slice(0, 1) }, (art) => lying(490, 360, 700, 490, -4, `<rect width="708" height="500" fill="#2a0f05" fill-opacity=".5"/>${top(art, 700, 490)}<rect width="700" height="490" fill="${art.linear([[0, '#fff4d6', 0.3], [0.45, '#fff4d6', 0], [1, '#3d1607', 0.2]])}"/><rect x="1.5" y="1.5" width="697" height="487" fill="none" stroke="#fff1cc" stroke-width="3" stroke-opacity=".5"/>`, 22));
}
