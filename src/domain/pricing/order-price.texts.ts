import { formatRupees } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

const counted = pluralsOf('en');

/** Boxes and money of an order, in paise. */
export interface PricedOrder {
  /** Price of one box; null when there are several designs. */
  boxPrice: number | null;
  homes: number;
  boxes: number;
  goods: number;
  delivery: number;
  /** Deduction for samples; 0 for none. */
  off?: number;
}

/**
 * Returns the one sentence about the price of an order: `a box ₹1,603 × 12 homes + delivery ₹588`. Counts boxes where
 * homes get several, and names the goods where designs differ.
 */
export function orderPrice({ boxPrice, homes, boxes, goods, delivery, off = 0 }: PricedOrder): string {
  const each = counted(boxes, { one: `${boxes} box`, other: `${boxes} boxes` });
  const to = counted(homes, { one: `${homes} home`, other: `${homes} homes` });
  const count = boxes === homes ? to : each;
  const left = off > 0 ? ` − sample ${formatRupees(off)}` : '';
  if (boxes === 0) return boxPrice === null ? '' : `a box ${formatRupees(boxPrice)}`;
  const what = boxPrice === null ? `${count} ${formatRupees(goods)}` : `a box ${formatRupees(boxPrice)} × ${count}`;
  return `${what} + ${delivery > 0 ? `delivery ${formatRupees(delivery)}` : 'free delivery'}${left}`;
}
