import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { type InvoiceItem, type InvoiceLine, invoiceLine } from '#domain/orders/invoice.rules.ts';
import * as say from '#domain/orders/refund.texts.ts';
import type { Charges } from '#domain/pricing/delivery-charge.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { invoiceNumber } from '#lib/order-number.ts';
import { DAY, INDIA_AHEAD } from '#lib/time.ts';
import { shopFacts } from '#shop.config';

/** Money for goods and for their delivery, in paise. */
export interface Parts {
  goods: number;
  delivery: number;
}

export const nothing: Parts = { goods: 0, delivery: 0 };

/** Returns goods plus delivery, in paise. */
export const sumOfParts = ({ goods, delivery }: Parts): number => goods + delivery;

/** Adds up goods and delivery. */
export const addParts = (all: readonly Parts[]): Parts =>
  all.reduce((sum, { goods, delivery }) => ({ goods: sum.goods + goods, delivery: sum.delivery + delivery }), nothing);

/** Subtracts `away` from `from`, goods and delivery separately; neither becomes negative. */
export const takeParts = (from: Parts, away: Parts): Parts => ({
  goods: Math.max(0, from.goods - away.goods),
  delivery: Math.max(0, from.delivery - away.delivery),
});

/** Smallest refund of the payment provider: one rupee, in paise. */
export const LEAST_REFUND = 1_00;

/** State of a refund: asked of the payment provider, processed (on its way to the bank) or failed. */
export type RefundState = 'asked' | 'processed' | 'failed';

/** Price of the boxes of one design. */
export interface BoughtBoxes extends Parts {
  /** Paise of the sweets in one box; 0 for a single item, whose price is in `goods` alone. */
  sweets: number;
  /** Delivery charge of one box on the day of the order, in paise; unknown for old orders. */
  charges?: Pick<Charges, 'guestBox' | 'ownBox'> | undefined;
}

/** The goods of an order, as far as refunds need them. */
export interface Bought extends BoughtBoxes {
  kind: 'sweet' | 'dry-fruit' | 'invitation';
  /** ISO time. */
  orderedAt: string;
  /**
   * Homes by position. `own` is the customer's home, whose delivery costs less; `circle` is a place in `circles`;
   * `waited` is a home whose address never came.
   */
  homes: readonly { quantity: number; own: boolean; circle?: number; waited?: boolean }[];
  /** Every box design of an order that has several; together they cost its goods and delivery. */
  circles?: readonly BoughtBoxes[];
}

/**
 * Divides an amount by weights into whole paise that add up to the amount. When all weights are 0, the first part gets
 * the whole amount.
 */
export function divide(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    const upTo = reached === all ? total : Math.floor((total * reached) / all);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

/**
 * Divides the price of an order among its homes: goods by number of boxes, delivery by the charges stored with the
 * order, or by the configured charges when none are stored. The parts add up to the price.
 */
export function homeCosts(bought: Bought): Parts[] {
  const { kind, circles, homes } = bought;
  if (!circles) return sharesOfDesign(kind, bought, homes);
  const shares = homes.map(() => nothing);
  for (const [at, boxes] of circles.entries()) {
    const places = homes.flatMap(({ circle = 0 }, place) => (circle === at ? [place] : []));
    const its = places.flatMap((place) => homes[place] ?? []);
    for (const [each, share] of sharesOfDesign(kind, boxes, its).entries()) shares[places[each] ?? 0] = share;
  }
  return shares;
}

function sharesOfDesign(
  kind: Bought['kind'],
  { goods, delivery, charges = shopFacts.charges }: BoughtBoxes,
  homes: Bought['homes'],
): Parts[] {
  const boxes = homes.map(({ quantity }) => (kind === 'invitation' ? quantity : 1));
  const goodsOf = divide(goods, boxes);
  const deliveryOf = divide(
    delivery,
    homes.map(({ own }, at) => (boxes[at] ?? 0) * ((own ? charges.ownBox : charges.guestBox) / 100)),
  );
  return homes.map((_, at) => ({ goods: goodsOf[at] ?? 0, delivery: deliveryOf[at] ?? 0 }));
}

/** Refund due for a cancelled home, with the sentence of the refund policy behind it. */
export interface Due extends Parts {
  words: string;
}

const SUNDAY = 0;

/**
 * Returns the end, in ms, of the first working day (Monday to Saturday, Indian time) after the day of an order; a box
 * cancelled before then is free of charge.
 * @param orderedAt ISO time
 */
export function freeUntil(orderedAt: string): number {
  let day = Math.floor((Date.parse(orderedAt) + INDIA_AHEAD) / DAY) + 1;
  if (new Date(day * DAY).getUTCDay() === SUNDAY) day += 1;
  return (day + 1) * DAY - INDIA_AHEAD;
}

const isMade: readonly ParcelState[] = ['making', 'packed', 'sent', 'delivered', 'returned'];
const wasSent: readonly ParcelState[] = ['sent', 'delivered', 'returned'];
const isPacked: readonly ParcelState[] = ['packed', ...wasSent];

/**
 * Returns the refund that the policy's section "Cancelling" grants for a home, in paise, with its reason; zeros when it
 * grants none.
 * @param shares cost of each home, by position, computed once for all homes
 * @param before state of the parcel when it was cancelled
 * @param at ISO time of the cancellation
 */
export function dueBack(
  bought: Bought,
  shares: readonly Parts[],
  position: number,
  before: ParcelState,
  at: string,
): Due {
  const share = shares[position] ?? nothing;
  if (bought.kind === 'sweet')
    return isPacked.includes(before)
      ? { ...nothing, words: say.policySweetsPacked }
      : { ...share, words: say.policySweetsBeforePacking };
  if (bought.kind === 'dry-fruit')
    return wasSent.includes(before)
      ? { ...nothing, words: say.policyDryFruitsSent }
      : { ...share, words: say.policyDryFruitsHere };
  if (Date.parse(at) < freeUntil(bought.orderedAt)) return { ...share, words: say.policyWithinDay };
  if (bought.homes[position]?.waited && !isMade.includes(before)) return { ...share, words: say.policyNoAddress };
  const delivery = wasSent.includes(before) ? 0 : share.delivery;
  if (isMade.includes(before))
    return {
      goods: 0,
      delivery,
      words: delivery > 0 ? say.policyMade : say.policySent,
    };
  const { quantity = 0, circle = 0 } = bought.homes[position] ?? {};
  const sweets = (bought.circles?.[circle] ?? bought).sweets * quantity;
  return {
    goods: Math.min(sweets, share.goods),
    delivery,
    words: say.policyLater,
  };
}

/**
 * Splits a refund into goods and delivery: delivery up to `share`, then goods, then the remaining delivery. Returns
 * null when the amount exceeds what is left.
 * @param left paise paid and not requested back
 * @param share cost of the homes that the refund is for; zeros when it is for none
 */
export function splitRefund(amount: number, left: Parts, share: Parts): Parts | null {
  if (amount > sumOfParts(left)) return null;
  const wanted = Math.min(share.delivery, left.delivery, amount);
  const goods = Math.min(amount - wanted, left.goods);
  return { goods, delivery: amount - goods };
}

/** Returns the number of a credit note: series, financial year and serial, such as `CN2627-000042`. */
export const creditNoteNumber = (year: string, serial: number): string => `CN${invoiceNumber(year, serial)}`;

const taxParts = ['gross', 'taxable', 'cgst', 'sgst', 'igst'] as const;

/**
 * Returns a line of a credit note. Its tax is the tax on everything credited so far less the tax credited before, so
 * that credit notes over a whole line add up to exactly the invoice's tax.
 * @param before paise of this line on earlier credit notes
 * @param within true for a sale within the seller's state
 */
export function creditLine(item: InvoiceItem, before: number, within: boolean): InvoiceLine {
  const upTo = invoiceLine({ ...item, gross: before + item.gross }, within);
  const earlier = invoiceLine({ ...item, gross: before }, within);
  const line = { ...upTo };
  for (const part of taxParts) line[part] = upTo[part] - earlier[part];
  return line;
}

/**
 * Returns the customer's text about a refund that is due and not requested yet; empty when the amount is 0.
 * @param amount paise
 */
export function dueText(amount: number): string {
  return amount > 0 ? say.customerRefund(formatRupees(amount)) : '';
}

/**
 * Returns the customer's text about the state of a refund.
 * @param amount paise
 * @param doneOn day of the payout as text; used for `processed` only
 */
export function refundText(state: RefundState, amount: number, doneOn: string): string {
  const sum = formatRupees(amount);
  if (state === 'asked') return `${sum} is on its way back to you; banks take 5 to 7 working days.`;
  if (state === 'processed')
    return `${sum} left us on ${doneOn}, back to where you paid from; banks take 5 to 7 working days to show it.`;
  return `${sum} could not be sent back at the first try. We are looking after it; you need not do anything.`;
}
