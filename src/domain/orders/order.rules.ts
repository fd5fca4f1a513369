import { anyIncludes } from '#lib/text.ts';
import { INDIA_AHEAD } from '#lib/time.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import * as say from '#domain/orders/orders.texts.ts';
import type { SampleOff } from '#domain/orders/sample.rules.ts';
import { ratedGrams } from '#domain/pricing/pricing.rules.ts';
import { rateText } from '#lib/money.ts';

/** An order keeps what it needs of the things bought, so that its page survives every later change of the catalogue. */

/** An address that an order goes to; `guestId` is the customer's own id for My Address and null for a single item. */
export interface Recipient {
  guestId: string | null;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  quantity: number;
  /** What packers read about the home; missing when there is nothing to read. */
  note?: string;
  /** Place of the order's box design that goes there; missing when all homes get the same. */
  circle?: number;
  /** True while the address is unknown and the box waits for it. */
  waits?: boolean;
}

/** A sweet or dry fruit as it was bought; amounts in paise. */
export interface OrderedItem {
  kind: 'sweet' | 'dry-fruit';
  itemId: string;
  name: string;
  image: string;
  /** Price text such as `500/400gm` or `900/kg`, as earlier clients and the version before read it. */
  rate: string;
  /** The same in paise, for 400 gm of a sweet or 1 kg of a dry fruit; missing where a row from before says no price that can be read. */
  ratePaise?: number;
  description: string;
  quantity: number;
  unit: string;
  price: number;
  delivery: number;
}

/**
 * Returns the rate of an ordered item as display text, such as `₹880 / 400 gm`; for old orders without a rate in paise,
 * the stored text.
 */
export const boughtRate = ({ kind, rate, ratePaise }: Pick<OrderedItem, 'kind' | 'rate' | 'ratePaise'>): string =>
  ratePaise === undefined ? rate : rateText(ratePaise, ratedGrams(kind));

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
  /** Price of the boxes after a sample was taken off. */
  goods: number;
  /** Paise taken off for a sample; missing when none were. */
  sampleOff?: number;
  delivery: number;
  /** Delivery charge of one box on the day of the order, to a guest and to the family; missing in old orders. */
  charges?: { guestBox: number; ownBox: number };
  /** Text of the card in every box; missing when the family wrote none. */
  card?: GiftCard;
}

/** A box design with the family's name for those who get it. */
export interface OrderedCircle extends OrderedDesign {
  circle: string;
}

/**
 * The boxes of an order: one design for all homes, or several. With several, `circles` holds each of them, and the
 * fields beside it show the first design with boxes, goods and delivery of the whole order.
 */
export interface OrderedInvitation extends OrderedDesign {
  circles?: OrderedCircle[];
  /** True for the one box that a family orders for itself before it orders many. */
  sample?: boolean;
  /** Ids of earlier payments whose homes the family knowingly orders for again; missing when no question was needed. */
  repeats?: string[];
  /** Samples whose price was taken off. */
  samples?: SampleOff[];
  /** Paise of a sample that were not taken off because another order took them first. */
  sampleLost?: number;
}

/** Tells whether the goods are those of an item order. */
export const isItem = (content: OrderedItem | OrderedInvitation): content is OrderedItem =>
  !('invitationId' in content);

/** Returns the goods of an invitation order. @throws Error for the goods of an item order */
export function boxesOf(content: OrderedItem | OrderedInvitation): OrderedInvitation {
  if (isItem(content)) throw new Error('An item order has no boxes.');
  return content;
}

/** Most box designs in one order. */
export const MOST_CIRCLES = 8;

/** Most characters of a design's name. */
export const CIRCLE_LENGTH = 40;
export const CIRCLE_TOO_LONG = say.groupNameTooLong(CIRCLE_LENGTH);

/** Returns all box designs of an order; a recipient's `circle` is an index of this list. */
export const designsOf = ({ circles, ...only }: OrderedInvitation): readonly (OrderedDesign & { circle?: string })[] =>
  circles ?? [only];

/** Returns the box design that a home gets; the first design when `circle` is missing. */
export const designFor = (order: OrderedInvitation, circle: number | null | undefined): OrderedDesign =>
  designsOf(order)[circle ?? 0] ?? order;

/**
 * Returns the text for the boxes of a design, as on invoices and labels: `Family: Royal Peacock, 4 Section in box, 750
 * gm`.
 * @param weight grams
 * @param circle name of the group of homes; left out when empty
 */
export function boxText({
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
  return circle ? say.circleAndBox(circle, name, boxName, weight) : say.designAndBox(name, boxName, weight);
}

/** A box as a cart stores it. */
export type KeptBox = Pick<OrderedInvitation, 'invitationId' | 'weight' | 'tempId'> & {
  sections: readonly { index: number; sweetId: string }[];
};

/** Tells whether two boxes have the same design, weight and box type, and the same sweets in the same sections. */
export function isSameBox(one: KeptBox, other: KeptBox): boolean {
  const told = ({ invitationId, weight, tempId, sections }: KeptBox): string =>
    JSON.stringify([invitationId, weight, tempId, sections.map(({ index, sweetId }) => `${index} ${sweetId}`).sort()]);
  return told(one) === told(other);
}

/**
 * Returns the financial year (April to March, Indian time) of a time as four digits: `2627` for 2026-27.
 * @param at ms
 */
export function financialYear(at: number): string {
  const date = new Date(at + INDIA_AHEAD);
  const start = date.getUTCFullYear() - (date.getUTCMonth() < 3 ? 1 : 0);
  return [start, start + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/**
 * Tells whether one of an order's ids or its title contains a text, ignoring case and surrounding blanks; an empty text
 * matches every order.
 * @param order `ids` include the invoice number
 */
export function orderMatches(order: { ids: readonly string[]; title: string }, search: string | undefined): boolean {
  const wanted = (search ?? '').trim().toLocaleLowerCase('en-IN');
  return wanted === '' || anyIncludes([...order.ids, order.title], wanted);
}
