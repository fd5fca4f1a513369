import { weightText } from '#lib/weights.ts';
import { boxesDelivery, type Charges, itemDelivery } from '#domain/pricing/delivery-charge.rules.ts';
import * as say from '#domain/pricing/pricing.texts.ts';

/**
 * Every price rule of the shop, in whole paise, for browser and server alike. A rate is the price of 400 grams of a
 * sweet or of one kilogram of a dry fruit.
 */

/** Returns the grams that the rate of an item is the price of: 400 for a sweet, 1000 for a dry fruit (S26, D5). */
export const ratedGrams = (kind: 'sweet' | 'dry-fruit'): number => (kind === 'sweet' ? 400 : 1000);

/** Units a sweet is bought in; kilograms come first. */
export const sweetUnits = ['kg', 'gm'] as const;
export type SweetUnit = (typeof sweetUnits)[number];

/** Quantities a dry fruit is bought in, kg. */
export const dryFruitQuantities = [1, 2, 5, 10] as const;

/** Smallest quantity sold of a sweet by weight, in grams, unless its record says otherwise. */
export const LEAST_GRAMS = 100;

/** Returns the error for a quantity below the minimum; empty otherwise. @param least minimum in grams */
export const leastRefusal = (grams: number, least: number): string =>
  grams < least ? say.quantityTooSmall(weightText(least)) : '';

/** Largest quantity of one item that a form takes: 500 kg, in grams. */
export const MAX_GRAMS = 500_000;
/** Error for quantities and amounts beyond a form's limits. */
export const TOO_MUCH = say.quantityTooLarge;

/** Largest single payment: ten crore rupees, in paise. */
export const MAX_TOTAL = 10_00_00_000_00;
/** UPI's usual limit of one payment, in paise. */
export const UPI_LIMIT = 1_00_000_00;

/** Converts a quantity in kg or grams to grams. */
export function gramsOf(quantity: number, unit: SweetUnit): number {
  return unit === 'kg' ? quantity * 1000 : quantity;
}

/**
 * Returns the price of a quantity of a sweet in paise: grams × rate / 400, rounded to whole rupees, as specified.
 * @param rate paise for 400 grams
 */
export function sweetPrice(rate: number, quantity: number, unit: SweetUnit): number {
  return Math.round((gramsOf(quantity, unit) * rate) / 400 / 100) * 100;
}

/**
 * Returns price, delivery and total for a quantity of a sweet, in paise; zeros when the price is 0. Delivery is 0 for a
 * sweet without delivery charge.
 * @param sweet `rate` is paise for 400 grams
 */
export function sweetTotal(
  sweet: { rate: number; isDeliveryCharge: boolean },
  quantity: number,
  unit: SweetUnit,
  charges: Pick<Charges, 'item'>,
): { price: number; delivery: number; total: number } {
  const price = sweetPrice(sweet.rate, quantity, unit);
  const delivery = itemDelivery(price, sweet.isDeliveryCharge, charges);
  return { price, delivery, total: price + delivery };
}

/**
 * Returns price, delivery and total for a dry fruit, in paise; every order has the delivery charge, unless the price is
 * 0.
 * @param rate paise for 1 kg
 * @param quantity kg
 */
export function dryFruitTotal(
  rate: number,
  quantity: number,
  charges: Pick<Charges, 'item'>,
): { price: number; delivery: number; total: number } {
  const price = quantity * rate;
  const delivery = itemDelivery(price, true, charges);
  return { price, delivery, total: price + delivery };
}

/** Returns the unit that a word means, of which the first letter is enough (`g`, `gms`, `kilo`, `किलो`); null for none. */
export function unitOfWord(word: string): SweetUnit | null {
  if (/^[kकਕ]/iu.test(word)) return 'kg';
  return /^[gगਗ]/iu.test(word) ? 'gm' : null;
}

/** Returns the word behind a number: `gm` of `500 gm`; empty for none. */
export const wordBehind = (text: string): string => /\p{Nd}\s*(\p{L}[\p{L}\p{M}]*)/u.exec(text)?.[1] ?? '';

/** Parses a typed quantity: digits only, at least 1 and at most 500 kg; null for any other text. */
export function parseQuantity(text: string, unit: SweetUnit): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const quantity = Number(text);
  return quantity >= 1 && gramsOf(quantity, unit) <= MAX_GRAMS ? quantity : null;
}

/**
 * Returns the price of one section in paise: rate / 400 × weight / sections, rounded down to whole rupees.
 * @param rate paise for 400 grams
 * @param weight grams of the whole box
 */
export function sectionPrice(rate: number, weight: number, sections: number): number {
  return Math.floor((rate * weight) / 400 / sections / 100) * 100;
}

/** Returns the price of one box in paise: its sections and the invitation. */
export function boxPrice(sectionPrices: readonly number[], invitationPrice: number): number {
  return sectionPrices.reduce((sum, one) => sum + one, invitationPrice);
}

/** Boxes of one design, as far as their price needs; `boxPrice` in paise. */
export interface PricedBoxes {
  boxPrice: number;
  guestBoxes: number;
  ownBoxes: number;
  isDeliveryCharge: boolean;
}

/** Boxes and money of one or more designs of an order, in paise. */
export interface BoxesSum {
  boxes: number;
  goods: number;
  delivery: number;
  total: number;
}

/**
 * Returns boxes, goods, delivery and total for one box design, in paise. Delivery is charged for each box, at the rate
 * for guests or for the customer's own, if the design carries the charge.
 */
export function invitationTotal(order: PricedBoxes, charges: Pick<Charges, 'guestBox' | 'ownBox'>): BoxesSum {
  const boxes = order.guestBoxes + order.ownBoxes;
  const goods = order.boxPrice * boxes;
  const delivery = boxesDelivery(order, charges);
  return { boxes, goods, delivery, total: goods + delivery };
}

/**
 * Returns boxes, goods, delivery and total, in paise, of several box designs together and, as `each`, of each design.
 */
export function circlesTotal(
  circles: readonly PricedBoxes[],
  charges: Pick<Charges, 'guestBox' | 'ownBox'>,
): BoxesSum & { each: BoxesSum[] } {
  const each = circles.map((circle) => invitationTotal(circle, charges));
  const sum = (part: keyof BoxesSum): number => each.reduce((all, one) => all + one[part], 0);
  return { boxes: sum('boxes'), goods: sum('goods'), delivery: sum('delivery'), total: sum('total'), each };
}
