import { boxTypeOf } from '#domain/box/box-types.rules.ts';

/** Size of the drawing of a box, in its own units. */
export const DRAWING = { width: 480, height: 360 } as const;
/** Thickness of its frame and of the walls between compartments. */
const RIM = 22;
const WALL = 8;

/** The inside of the frame. */
export const inner = { x: RIM, y: RIM, w: DRAWING.width - 2 * RIM, h: DRAWING.height - 2 * RIM } as const;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A compartment: its outline and the rectangle its picture covers. */
export interface Compartment {
  path: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const rectangle = (x: number, y: number, w: number, h: number): Compartment => ({
  path: `M${round(x + 6)} ${round(y)}h${round(w - 12)}q6 0 6 6v${round(h - 12)}q0 6-6 6h${round(-(w - 12))}q-6 0-6-6v${round(-(h - 12))}q0-6 6-6z`,
  x,
  y,
  w,
  h,
});

/**
 * Returns the outlines of a box type's compartments in the order of its sections: row by row, the round centre of the
 * Special box last. An unknown id gives the Normal Box.
 */
export function compartments(tempId: number): Compartment[] {
  const { x, y, w, h } = inner;
  switch (boxTypeOf(tempId).tempId) {
    case 2: {
      const [cw, ch] = [(w - WALL) / 2, (h - WALL) / 2];
      return [0, 1, 2, 3].map((at) =>
        rectangle(x + (at % 2) * (cw + WALL), y + Math.floor(at / 2) * (ch + WALL), cw, ch),
      );
    }
    case 3: {
      const cw = (w - 2 * WALL) / 3;
      return [0, 1, 2].map((at) => rectangle(x + at * (cw + WALL), y, cw, h));
    }
    case 4:
      return specialCompartments();
    default:
      return [rectangle(x, y, w, h)];
  }
}

/** Returns the compartments of the Special box: top, right, bottom and left side, then the round centre. */
function specialCompartments(): Compartment[] {
  const { x, y, w, h } = inner;
  const [cx, cy, r] = [x + w / 2, y + h / 2, 84];
  const ring = r + WALL;
  // Points of the ring toward the corners; the sides end there, a wall's width apart.
  const [dx, dy] = [ring * 0.76, ring * 0.65];
  const g = WALL / 2;
  const side = (points: string, box: [number, number, number, number]): Compartment => ({
    path: points,
    x: box[0],
    y: box[1],
    w: box[2],
    h: box[3],
  });
  const arc = (toX: number, toY: number): string => `A${ring} ${ring} 0 0 0 ${round(toX)} ${round(toY)}`;
  return [
    side(`M${x + g} ${y}H${x + w - g}L${round(cx + dx - g)} ${round(cy - dy)}${arc(cx - dx + g, cy - dy)}z`, [
      x,
      y,
      w,
      h / 2,
    ]),
    side(`M${x + w} ${y + g}V${y + h - g}L${round(cx + dx)} ${round(cy + dy - g)}${arc(cx + dx, cy - dy + g)}z`, [
      cx,
      y,
      w / 2,
      h,
    ]),
    side(`M${x + w - g} ${y + h}H${x + g}L${round(cx - dx + g)} ${round(cy + dy)}${arc(cx + dx - g, cy + dy)}z`, [
      x,
      cy,
      w,
      h / 2,
    ]),
    side(`M${x} ${y + h - g}V${y + g}L${round(cx - dx)} ${round(cy - dy + g)}${arc(cx - dx, cy + dy - g)}z`, [
      x,
      y,
      w / 2,
      h,
    ]),
    {
      path: `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
      x: cx - r,
      y: cy - r,
      w: 2 * r,
      h: 2 * r,
    },
  ];
}

/** Returns the position of an empty compartment's text and its lines; in a narrow compartment each word is a line. */
export function compartmentText(
  tempId: number,
  index: number,
  text: string,
): { x: number; y: number; lines: string[] } {
  const { x, y, w, h } = compartments(tempId)[index] ?? { ...inner };
  // A side of the Special box is wide at the rim and ends at the round centre: its words stand near the rim.
  const side = boxTypeOf(tempId).tempId === 4 ? ['top', 'right', 'bottom', 'left'][index] : undefined;
  const across = { right: 0.72, left: 0.28 }[side ?? ''] ?? 0.5;
  const down = { top: 0.26, bottom: 0.8 }[side ?? ''] ?? 0.5;
  const narrow = w < 190 || side === 'left' || side === 'right';
  return { x: round(x + w * across), y: round(y + h * down), lines: narrow ? text.split(' ') : [text] };
}

/** Returns the smallest 4:3 rectangle that covers a compartment, centred on it, for its picture. */
export function pictureOf({ x, y, w, h }: Compartment): { x: number; y: number; width: number; height: number } {
  const width = Math.max(w, (h * 4) / 3);
  const height = (width * 3) / 4;
  return {
    x: round(x + w / 2 - width / 2),
    y: round(y + h / 2 - height / 2),
    width: round(width),
    height: round(height),
  };
}
