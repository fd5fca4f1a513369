import type { Charges } from '#domain/pricing/delivery-charge.rules.ts';

/**
 * Every price rule of the shop, in whole paise, for browser and server alike. A rate is the price of 400 grams of a
 * sweet or of one kilogram of a dry fruit.
 */

/** Returns grams that the rate of an item is the price of (S26, D5). */
export const ratedGrams = (kind: 'sweet' | 'dry-fruit'): number => (kind === 'sweet' ? 400 : 1000);

/** Units a sweet is bought in; kilograms come first. */
export const sweetUnits = ['kg', 'gm'] as const;
export type SweetUnit = (typeof sweetUnits)[number];

/** Quantities a dry fruit is bought in, kg. */
export const dryFruitQuantities = [1, 2, 5, 10] as const;

/** Smallest quantity sold of a sweet by weight, in grams, unless its record says otherwise. */
export const LEAST_GRAMS = 100;

/** Returns a weight in words in the unit that needs no fraction: `100 gm`, `1 kg`. @param grams whole grams */
export const weightText = (grams: number): string => (grams % 1000 === 0 ? `${grams / 1000} kg` : `${grams} gm`);

/** Returns the error for too little of a sweet; empty for enough. @param least smallest quantity sold, in grams */
export const leastRefusal = (grams: number, least: number): string =>
  grams < least ? `Please take at least ${weightText(least)}.` : '';

/** Largest quantity of one item that a form takes: 500 kg, in grams. */
export const MAX_GRAMS = 500_000;
/** Error for quantities and amounts beyond a form's limits. */
export const TOO_MUCH = 'For so much at once, please write to us.';

/** Largest single payment: ten crore rupees, in paise. */
export const MAX_TOTAL = 10_00_00_000_00;
/** UPI's usual limit of one payment, in paise. */
export const UPI_LIMIT = 1_00_000_00;

/** Returns the grams of a quantity. */
export function gramsOf(quantity: number, unit: SweetUnit): number {
  return unit === 'kg' ? quantity * 1000 : quantity;
}

/**
 * Returns the price of a quantity of a sweet in paise: round(grams × rate / 400) in whole rupees, as specified.
 * @param rate paise for 400 grams
 */
export function sweetPrice(rate: number, quantity: number, unit: SweetUnit): number {
  return Math.round((gramsOf(quantity, unit) * rate) / 400 / 100) * 100;
}

/** Returns the total for a sweet: its price and, if the sweet carries it, the delivery charge; 0 for no quantity. */
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

/** Returns the total for a dry fruit: quantity × rate, plus the delivery charge that every dry fruit order has. */
export function dryFruitTotal(
  rate: number,
  quantity: number,
  { item }: Pick<Charges, 'item'>,
): { price: number; delivery: number; total: number } {
  const price = quantity * rate;
  const delivery = price > 0 ? item : 0;
  return { price, delivery, total: price + delivery };
}

/** Reads a typed quantity: digits only, 1 to 500 kg; null otherwise. */
export function parseQuantity(text: string, unit: SweetUnit): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const quantity = Number(text);
  return quantity >= 1 && gramsOf(quantity, unit) <= MAX_GRAMS ? quantity : null;
}

/**
 * Returns the price of one section in paise: the whole rupees of rate / 400 × weight / sections.
 * @param rate paise for 400 grams
 */
export function sectionPrice(rate: number, weight: number, sections: number): number {
  return Math.floor((rate * weight) / 400 / sections / 100) * 100;
}

/** Returns the price of one box: its sections and the invitation. */
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
 * Returns the price of an invitation order. Delivery is charged for each guest's box and each of the family's own, if
 * the design carries it.
 */
export function invitationTotal(order: PricedBoxes, charges: Pick<Charges, 'guestBox' | 'ownBox'>): BoxesSum {
  const boxes = order.guestBoxes + order.ownBoxes;
  const goods = order.boxPrice * boxes;
  const delivery = order.isDeliveryCharge ? order.guestBoxes * charges.guestBox + order.ownBoxes * charges.ownBox : 0;
  return { boxes, goods, delivery, total: goods + delivery };
}

/** Returns the price of an order of several box designs: of each, and of all together. */
export function circlesTotal(
  circles: readonly PricedBoxes[],
  charges: Pick<Charges, 'guestBox' | 'ownBox'>,
): BoxesSum & { each: BoxesSum[] } {
  const each = circles.map((circle) => invitationTotal(circle, charges));
  const sum = (part: keyof BoxesSum): number => each.reduce((all, one) => all + one[part], 0);
  return { boxes: sum('boxes'), goods: sum('goods'), delivery: sum('delivery'), total: sum('total'), each };
}
