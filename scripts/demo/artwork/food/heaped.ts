/** Heaps of small things, in a bowl or on a plate, with a few fallen beside. */
import { oval, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { bowl } from '#scripts/demo/artwork/props.ts';
import type { BowlKind } from '#scripts/demo/artwork/props.ts';
import { centre, heap, scene, spread } from './scene.ts';
import type { Setting } from './scene.ts';
import type { Piece } from './nuts.ts';

export interface HeapPicture extends Setting {
  readonly piece: Piece;
  readonly size: number;
  readonly count: number;
  /** Least distance between pieces in px. */
  readonly gap: number;
  /** Without a vessel the heap lies on the plate or leaf. */
  readonly vessel?: BowlKind;
  readonly depth?: number;
  /** Colour seen between the pieces. */
  readonly bed: string;
  /** Half width, half depth and height of a heap on a plate. */
  readonly spread?: readonly [number, number, number];
  /** Number of pieces next to the heap; 9 by default. */
  readonly loose?: number;
}

/**
 * Returns the SVG of the ground of a heap, a little smaller than the heap, so that nothing shows between its pieces.
 */
function mound(art: Art, cx: number, cy: number, rx: number, ry: number, height: number, bed: string): string {
  const points: Point[] = [];
  for (let i = -10; i <= 10; i++) { const u = i / 10.6; points.push([cx + u * rx * 0.95, cy - (ry * Math.sqrt(1 - u * u) * 0.4 + height * (1 - Math.abs(u) ** 1.9)) * 0.93]); }
  for (let i = 10; i >= -10; i--) { const u = i / 10.6; points.push([cx + u * rx * 0.95, cy + ry * Math.sqrt(1 - u * u) * 0.95]); }
  return shape(smooth(points), art.linear([[0, bed], [1, tone(bed, -0.3)]], 0, 0, 0.6, 1));
}

function pieces(art: Art, picture: HeapPicture, spots: readonly { x: number; y: number }[]): string {
  const { random } = art;
  return spots.map(({ x, y }) => picture.piece(art, x, y, picture.size * random.between(0.88, 1.12), random.between(0, 360))).join('');
}

/** Returns a drawing of a heap of small pieces, in a vessel or on the plate, with some loose ones beside it. */
export function heapPicture(picture: HeapPicture): Drawing {
  return scene(picture, (art) => {
    const loose = (places: readonly Point[]): string => places.map(([x, y]) => shadow(art, x + 6, y + picture.size * 0.4, picture.size * 1.3, picture.size * 0.8, 0.35) + picture.piece(art, x, y, picture.size, art.random.between(0, 360))).join('');
    const count = picture.loose ?? 9;
    const beside = [...spread(art, 235, 610, 130, 40, Math.ceil(count / 2), picture.size * 2.1), ...spread(art, 745, 625, 120, 34, Math.floor(count / 2), picture.size * 2.1)];
    if (!picture.vessel) {
      const [rx, ry, height] = picture.spread ?? [250, 140, 120];
      const [cx, cy] = [centre[0], centre[1] + 25];
      return shadow(art, cx + 24, cy + 22, rx * 1.22, ry * 1.26, 0.6) + mound(art, cx, cy, rx, ry, height, picture.bed) + pieces(art, picture, heap(art, cx, cy, rx, ry, height, picture.count, picture.gap)) + loose(beside);
    }
    const [cx, cy, rx] = [480, 375, 285];
    const holder = bowl(art, cx, cy, rx, picture.vessel, picture.depth ?? 0.5);
    const opening = art.clip(`<path d="M0 -600H960V${cy}H${cx + rx}A${rx} ${rx * 0.46} 0 0 1 ${cx - rx} ${cy}H0Z"/>`);
    return `${holder.back}<g clip-path="${opening}">${oval(cx, cy + 14, holder.rx, holder.ry, picture.bed)}${mound(art, cx, cy + 8, holder.rx * 0.94, holder.ry * 0.92, 165, picture.bed)}${pieces(art, picture, heap(art, cx, cy + 8, holder.rx * 0.94, holder.ry * 0.92, 165, picture.count, picture.gap))}</g>${holder.front}${loose(beside)}`;
  });
}
