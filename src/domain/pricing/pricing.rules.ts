import { formatRupees } from '#lib/money.ts';

/**
 * Every price rule of the shop, in whole paise, for the browser and the server alike.
 * Rates are the price of 400 grams of a sweet or of one kilogram of a dry fruit.
 */

/** Grams that the rate of an item is the price of (S26, D5). */
export const ratedGrams = (kind: 'sweet' | 'dry-fruit'): number => (kind === 'sweet' ? 400 : 1000);

/** Units a sweet is bought in; kilograms come first. */
export const sweetUnits = ['kg', 'gm'] as const;
export type SweetUnit = (typeof sweetUnits)[number];

/** Quantities a dry fruit is bought in, kg. */
export const dryFruitQuantities = [1, 2, 5, 10] as const;

/** What the shop charges for delivery at present, in paise. */
export interface Charges {
  /** One sweet or dry fruit order. */
  item: number;
  /** One invitation box to a guest. */
  guestBox: number;
  /** One invitation box to the customer's own address. */
  ownBox: number;
}

/** Delivery of invitation boxes in words, where the design carries it. */
export const invitationDeliveryWords = ({ guestBox, ownBox }: Charges): string =>
  `${formatRupees(guestBox)} for each guest’s box, ${formatRupees(ownBox)} for each box to you`;

/** The least that is sold of a sweet by weight, grams, where its record says nothing else. */
export const LEAST_GRAMS = 100;

/** A weight in words, by the unit that is written without a fraction: `100 gm`, `1 kg`. @param grams whole grams */
export const weightWords = (grams: number): string => (grams % 1000 === 0 ? `${grams / 1000} kg` : `${grams} gm`);

/** Why so little of a sweet is not sold by weight; empty for enough of it. @param least the least of it, grams */
export const leastRefusal = (grams: number, least: number): string =>
  grams < least ? `Please take at least ${weightWords(least)}.` : '';

/** More than this much of one item is a question for the shop, not for a form: 500 kg. */
export const MAX_GRAMS = 500_000;
/** What a person reads for quantities and amounts beyond a form's limits. */
export const TOO_MUCH = 'For so much at once, please write to us.';

/** No single payment is larger, paise: ten crore rupees. */
export const MAX_TOTAL = 10_00_00_000_00;
/** UPI's ordinary limit for one payment. */
export const UPI_LIMIT = 1_00_000_00;

/** Grams of a quantity in a unit. */
export function gramsOf(quantity: number, unit: SweetUnit): number {
  return unit === 'kg' ? quantity * 1000 : quantity;
}

/**
 * Price of a quantity of a sweet: round(grams × rate / 400) in whole rupees, as the rule is stated.
 * @param rate paise for 400 grams
 */
export function sweetPrice(rate: number, quantity: number, unit: SweetUnit): number {
  return Math.round((gramsOf(quantity, unit) * rate) / 400 / 100) * 100;
}

/** What a sweet costs in all: the price and, where the sweet carries it, the delivery charge. Zero for no quantity. */
export function sweetTotal(
  sweet: { rate: number; isDeliveryCharge: boolean },
  quantity: number,
  unit: SweetUnit,
  { item }: Pick<Charges, 'item'>,
): { price: number; delivery: number; total: number } {
  const price = sweetPrice(sweet.rate, quantity, unit);
  const delivery = price > 0 && sweet.isDeliveryCharge ? item : 0;
  return { price, delivery, total: price + delivery };
}

/** What a dry fruit costs: quantity × rate, and the delivery that belongs to every dry fruit order. */
export function dryFruitTotal(
  rate: number,
  quantity: number,
  { item }: Pick<Charges, 'item'>,
): { price: number; delivery: number; total: number } {
  const price = quantity * rate;
  const delivery = price > 0 ? item : 0;
  return { price, delivery, total: price + delivery };
}

/** Reads a typed quantity: digits only, at least 1, at most 500 kg; null otherwise. */
export function parseQuantity(text: string, unit: SweetUnit): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const quantity = Number(text);
  return quantity >= 1 && gramsOf(quantity, unit) <= MAX_GRAMS ? quantity : null;
}

/** Price of one section: the integer part, in whole rupees, of rate / 400 × weight / sections. @param rate paise for 400 grams */
export function sectionPrice(rate: number, weight: number, sections: number): number {
  return Math.floor((rate * weight) / 400 / sections / 100) * 100;
}

/** Price of one box: its sections and the invitation. */
export function boxPrice(sectionPrices: readonly number[], invitationPrice: number): number {
  return sectionPrices.reduce((sum, one) => sum + one, invitationPrice);
}

/** Boxes of one design, as far as their price goes; `boxPrice` in paise. */
export interface PricedBoxes {
  boxPrice: number;
  guestBoxes: number;
  ownBoxes: number;
  isDeliveryCharge: boolean;
}

/** Boxes and money of some or all designs of an order, paise. */
export interface BoxesSum {
  boxes: number;
  goods: number;
  delivery: number;
  total: number;
}

/** What an invitation order costs. Delivery is charged for each guest's box and each of one's own, with the invitation's flag. */
export function invitationTotal(order: PricedBoxes, charges: Pick<Charges, 'guestBox' | 'ownBox'>): BoxesSum {
  const boxes = order.guestBoxes + order.ownBoxes;
  const goods = order.boxPrice * boxes;
  const delivery = order.isDeliveryCharge ? order.guestBoxes * charges.guestBox + order.ownBoxes * charges.ownBox : 0;
  return { boxes, goods, delivery, total: goods + delivery };
}

/** What an order of several box designs costs: each of them, and all together. */
export function circlesTotal(
  circles: readonly PricedBoxes[],
  charges: Pick<Charges, 'guestBox' | 'ownBox'>,
): BoxesSum & { each: BoxesSum[] } {
  const each = circles.map((circle) => invitationTotal(circle, charges));
  const sum = (part: keyof BoxesSum): number => each.reduce((all, one) => all + one[part], 0);
  return { boxes: sum('boxes'), goods: sum('goods'), delivery: sum('delivery'), total: sum('total'), each };
}
