import { type BoxMaterial, boxTypeOf, type Choice } from '#features/box/box.rules.ts';

/** Size of the drawing and thickness of its frame, in its own units. */
const WIDTH = 480;
const HEIGHT = 360;
const RIM = 22;
const WALL = 8;

const inner = { x: RIM, y: RIM, w: WIDTH - 2 * RIM, h: HEIGHT - 2 * RIM };
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

/** The compartments of a box type, in the order of its sections: row by row, and the round centre of the Special box last. */
export function compartments(tempId: number): Compartment[] {
  const { x, y, w, h } = inner;
  switch (boxTypeOf(tempId).tempId) {
    case 2: {
      const [cw, ch] = [(w - WALL) / 2, (h - WALL) / 2];
      return [0, 1, 2, 3].map((at) => rectangle(x + (at % 2) * (cw + WALL), y + Math.floor(at / 2) * (ch + WALL), cw, ch));
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

/** Four sides between the corners and a round centre. */
function specialCompartments(): Compartment[] {
  const { x, y, w, h } = inner;
  const [cx, cy, r] = [x + w / 2, y + h / 2, 84];
  const ring = r + WALL;
  // Points of the ring toward the corners; the sides end there, a wall's width apart.
  const [dx, dy] = [ring * 0.76, ring * 0.65];
  const g = WALL / 2;
  const side = (points: string, box: [number, number, number, number]): Compartment => ({ path: points, x: box[0], y: box[1], w: box[2], h: box[3] });
  const arc = (toX: number, toY: number): string => `A${ring} ${ring} 0 0 0 ${round(toX)} ${round(toY)}`;
  return [
    side(`M${x + g} ${y}H${x + w - g}L${round(cx + dx - g)} ${round(cy - dy)}${arc(cx - dx + g, cy - dy)}z`, [x, y, w, h / 2]),
    side(`M${x + w} ${y + g}V${y + h - g}L${round(cx + dx)} ${round(cy + dy - g)}${arc(cx + dx, cy - dy + g)}z`, [cx, y, w / 2, h]),
    side(`M${x + w - g} ${y + h}H${x + g}L${round(cx - dx + g)} ${round(cy + dy)}${arc(cx + dx - g, cy + dy)}z`, [x, cy, w, h / 2]),
    side(`M${x} ${y + h - g}V${y + g}L${round(cx - dx)} ${round(cy - dy + g)}${arc(cx - dx, cy + dy - g)}z`, [x, y, w / 2, h]),
    { path: `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, x: cx - r, y: cy - r, w: 2 * r, h: 2 * r },
  ];
}

/** What each compartment shows and where it leads. */
export interface Drawn {
  tempId: number;
  material: BoxMaterial;
  choices: readonly Choice[];
  /** Address of choosing a sweet for a section. */
  chooseAt(index: number): string;
  /** Address of a picture. */
  pictureOf(image: string): string;
  /** Sections to mark as missing. */
  missing?: readonly number[];
}

/** Draws the box from above: every compartment is a link that chooses its sweet, and shows it once chosen. */
export function drawBox({ tempId, material, choices, chooseAt, pictureOf, missing = [] }: Drawn): string {
  const parts = compartments(tempId).map(({ path, x, y, w, h }, index) => {
    const choice = choices.find((one) => one.index === index);
    const label = choice ? `Section ${index + 1}: ${choice.name}. Change` : `Section ${index + 1}: please select sweet`;
    const size = Math.max(w, (h * 4) / 3);
    const picture = choice
      ? `<image href="${escaped(pictureOf(choice.image))}" x="${round(x + w / 2 - size / 2)}" y="${round(y + h / 2 - (size * 3) / 8)}" width="${round(size)}" height="${round((size * 3) / 4)}" preserveAspectRatio="xMidYMid slice" clip-path="url(#c${tempId}-${index})"/>`
      : `<text x="${round(labelX(tempId, index, x, w))}" y="${round(labelY(tempId, index, y, h))}" class="box-words">${words(w, tempId, index)}</text>`;
    const state = choice ? 'is-filled' : missing.includes(index) ? 'is-empty is-missing' : 'is-empty';
    return `<a href="${escaped(chooseAt(index))}" class="box-part ${state}" data-section="${index}" aria-label="${escaped(label)}"><clipPath id="c${tempId}-${index}"><path d="${path}"/></clipPath><path d="${path}" class="box-floor"/>${picture}<path d="${path}" class="box-edge"/></a>`;
  });
  return `<svg class="box-drawing box-${material}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label="Your box from above">${frame(material)}${parts.join('')}</svg>`;
}

const labelX = (tempId: number, index: number, x: number, w: number): number => (tempId === 4 && (index === 1 || index === 3) ? (index === 1 ? x + w * 0.72 : x + w * 0.28) : x + w / 2);
const labelY = (tempId: number, index: number, y: number, h: number): number => (tempId === 4 && (index === 0 || index === 2) ? (index === 0 ? y + h * 0.26 : y + h * 0.8) : y + h / 2);

/** Narrow compartments break the words over lines. */
function words(width: number, tempId: number, index: number): string {
  const narrow = width < 190 || (tempId === 4 && index % 2 === 1) || (tempId === 4 && index === 4);
  if (!narrow) return 'please select sweet';
  return ['please', 'select', 'sweet'].map((word, line) => `<tspan x="${round(centreOf(tempId, index))}" dy="${line === 0 ? '-0.9em' : '1.15em'}">${word}</tspan>`).join('');
}

function centreOf(tempId: number, index: number): number {
  const part = compartments(tempId)[index];
  return part ? labelX(tempId, index, part.x, part.w) : 0;
}

/** The box itself: boards, glass or card, with a brass line around the inside. */
function frame(material: BoxMaterial): string {
  const grain =
    material === 'wood'
      ? Array.from({ length: 9 }, (_, at) => `<path class="box-grain" d="M4 ${8 + at * 42}q120 ${at % 2 ? 9 : -7} 240 0t232 ${at % 2 ? -4 : 5}"/>`).join('')
      : '';
  const sheen = material === 'glass' ? '<path class="box-sheen" d="M14 300L250 8h60L70 352H14z"/>' : '';
  return `<rect class="box-body" x="2" y="2" width="${WIDTH - 4}" height="${HEIGHT - 4}" rx="14"/>${grain}${sheen}<rect class="box-brass" x="${RIM - 7}" y="${RIM - 7}" width="${inner.w + 14}" height="${inner.h + 14}" rx="10"/>`;
}

/** Small outline of a box type for the selector. */
export function boxIcon(tempId: number): string {
  return `<svg class="box-icon" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><rect x="6" y="6" width="${WIDTH - 12}" height="${HEIGHT - 12}" rx="18"/>${compartments(tempId)
    .map(({ path }) => `<path d="${path}"/>`)
    .join('')}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
