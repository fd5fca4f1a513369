import { INDIA_AHEAD } from '#lib/time.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import type { SampleOff } from '#domain/orders/sample.rules.ts';

/** What an order keeps of the things bought, so that history survives every later change of the catalogue. */

/** One address an order goes to; `guestId` is the customer's own id for My Address and null for a single item. */
export interface Recipient {
  guestId: string | null;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  quantity: number;
  /** Which of the order's box designs goes there; missing where all homes get the same. */
  circle?: number;
  /** True where nobody knows the address yet, and the box waits for it. */
  waits?: boolean;
}

/** A sweet or dry fruit as it was bought; amounts in paise. */
export interface OrderedItem {
  kind: 'sweet' | 'dry-fruit';
  itemId: string;
  name: string;
  image: string;
  /** Price text such as `500/400gm` or `900/kg`. */
  rate: string;
  description: string;
  quantity: number;
  unit: string;
  price: number;
  delivery: number;
}

/** One filled section of a box; `price` in paise. */
export interface OrderedSection {
  index: number;
  sweetId: string;
  name: string;
  image: string;
  price: number;
}

/** A box design with its invitation as it was bought; amounts in paise. */
export interface OrderedDesign {
  invitationId: string;
  name: string;
  image: string;
  description: string;
  category: string;
  /** Price of the invitation itself. */
  price: number;
  /** Grams of one box. */
  weight: number;
  boxName: string;
  tempId: number;
  sections: OrderedSection[];
  boxes: number;
  /** What the boxes cost, after what came off for a sample. */
  goods: number;
  /** What came off for a sample; missing where nothing did. */
  sampleOff?: number;
  delivery: number;
  /** What the delivery of one box cost on that day, by whom it goes to; orders from before it was kept have none. */
  charges?: { guestBox: number; ownBox: number };
  /** What the family wrote on the card in every box, where it wrote one. */
  card?: GiftCard;
}

/** A box design and whom it went to, as the family calls them. */
export interface OrderedCircle extends OrderedDesign {
  circle: string;
}

/**
 * The boxes of an order: one design for all homes, or several. Then `circles` has every one of them, and what stands beside it
 * is the first design with boxes, goods and delivery of the whole order.
 */
export interface OrderedInvitation extends OrderedDesign {
  circles?: OrderedCircle[];
  /** True for one box that a family sends itself before it orders many. */
  sample?: boolean;
  /**
   * Earlier orders, by their payments, beside which the family wished these boxes for the same homes; missing where nobody was
   * asked.
   */
  repeats?: string[];
  /** The samples that came off. */
  samples?: SampleOff[];
  /** What was to come off for a sample and did not, because it came off another order first. */
  sampleLost?: number;
}

/** Most box designs in one order. */
export const MOST_CIRCLES = 8;

/** Most letters of the name of one. */
export const CIRCLE_LENGTH = 40;
export const CIRCLE_TOO_LONG = `The name of a circle has at most ${CIRCLE_LENGTH} letters.`;

/** Every box design of an order; a recipient's `circle` is a place in it. */
export const designsOf = ({ circles, ...only }: OrderedInvitation): readonly (OrderedDesign & { circle?: string })[] =>
  circles ?? [only];

/** The box design that goes to a home of an order. */
export const designFor = (order: OrderedInvitation, circle: number | null | undefined): OrderedDesign =>
  designsOf(order)[circle ?? 0] ?? order;

/** What a sheet of paper calls boxes of a design: `Family: Royal Peacock, 4 Section in box, 750 gm`. */
export function boxWords({
  name,
  boxName,
  weight,
  circle = '',
}: {
  name: string;
  boxName: string;
  weight: number | string;
  circle?: string;
}): string {
  return `${circle && `${circle}: `}${name}, ${boxName}, ${weight} gm`;
}

/** A box as a cart keeps it. */
export type KeptBox = Pick<OrderedInvitation, 'invitationId' | 'weight' | 'tempId'> & {
  sections: readonly { index: number; sweetId: string }[];
};

/** True when two boxes are of the same design, size and type and hold the same sweets in the same sections. */
export function isSameBox(one: KeptBox, other: KeptBox): boolean {
  const told = ({ invitationId, weight, tempId, sections }: KeptBox): string =>
    JSON.stringify([invitationId, weight, tempId, sections.map(({ index, sweetId }) => `${index} ${sweetId}`).sort()]);
  return told(one) === told(other);
}

/** The Indian financial year of a moment (April to March, Indian time): `2627` for 2026-27. */
export function financialYear(at: number): string {
  const date = new Date(at + INDIA_AHEAD);
  const start = date.getUTCFullYear() - (date.getUTCMonth() < 3 ? 1 : 0);
  return [start, start + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/** True when an order is found by its ids, invoice number or title; any letter case, and an empty text finds all. */
export function orderMatches(order: { ids: readonly string[]; title: string }, search: string | undefined): boolean {
  const wanted = (search ?? '').trim().toLocaleLowerCase('en-IN');
  return wanted === '' || [...order.ids, order.title].some((text) => text.toLocaleLowerCase('en-IN').includes(wanted));
}
