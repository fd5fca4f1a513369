import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { type InvoiceItem, type InvoiceLine, invoiceLine } from '#domain/orders/invoice.rules.ts';
import type { Charges } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { invoiceNumber } from '#lib/order-number.ts';
import { DAY, INDIA_AHEAD } from '#lib/time.ts';
import { shopFacts } from '#shop.config';

/** Money of goods and of their delivery, paise. */
export interface Parts {
  goods: number;
  delivery: number;
}

export const nothing: Parts = { goods: 0, delivery: 0 };

/** Goods and delivery together, paise. */
export const sumOf = ({ goods, delivery }: Parts): number => goods + delivery;

/** Several parts as one. */
export const addParts = (all: readonly Parts[]): Parts =>
  all.reduce((sum, { goods, delivery }) => ({ goods: sum.goods + goods, delivery: sum.delivery + delivery }), nothing);

/** What is left of one when another is taken away; never less than nothing. */
export const takeParts = (from: Parts, away: Parts): Parts => ({
  goods: Math.max(0, from.goods - away.goods),
  delivery: Math.max(0, from.delivery - away.delivery),
});

/** The least that the payment provider sends back: one rupee. */
export const LEAST_REFUND = 1_00;

/** How it stands with a refund: asked of the payment provider, on its way to the bank, or failed. */
export type RefundState = 'asked' | 'processed' | 'failed';

/** What the boxes of one design cost. */
export interface BoughtBoxes extends Parts {
  /** Paise of the sweets in one box; 0 for a single item, whose price is in `goods` alone. */
  sweets: number;
  /** What the delivery of one box cost on that day, paise; not known of orders from before it was kept. */
  charges?: Pick<Charges, 'guestBox' | 'ownBox'> | undefined;
}

/** What was bought, as far as sending money back for it needs. */
export interface Bought extends BoughtBoxes {
  kind: 'sweet' | 'dry-fruit' | 'invitation';
  /** ISO time. */
  orderedAt: string;
  /** Every home in its place; `own` for boxes to the customer, whose delivery costs less; `circle` is a place in `circles`; `waited` in vain for its address. */
  homes: readonly { quantity: number; own: boolean; circle?: number; waited?: boolean }[];
  /** Every box design of an order that has several; together they come to its goods and delivery. */
  circles?: readonly BoughtBoxes[];
}

/** Divides an amount by weights into whole paise that add up to it. */
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
 * What each home of an order cost: its boxes and their delivery, as it was charged on the day of the order. The parts add up
 * to what was paid. Where that day's charges were not kept, delivery is divided as the shop's first charges were.
 */
export function sharesOf(bought: Bought): Parts[] {
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

/** What goes back for a home that was cancelled, and by which sentence of the refund policy. */
export interface Due extends Parts {
  words: string;
}

const SUNDAY = 0;

/** The end of the working day (Monday to Saturday) after an order, ms: until then a box is cancelled free of charge. */
export function freeUntil(orderedAt: string): number {
  let day = Math.floor((Date.parse(orderedAt) + INDIA_AHEAD) / DAY) + 1;
  if (new Date(day * DAY).getUTCDay() === SUNDAY) day += 1;
  return (day + 1) * DAY - INDIA_AHEAD;
}

const isMade: readonly ParcelState[] = ['making', 'packed', 'sent', 'delivered', 'returned'];
const wasSent: readonly ParcelState[] = ['sent', 'delivered', 'returned'];
const isPacked: readonly ParcelState[] = ['packed', ...wasSent];

/**
 * What goes back for a home that its customer cancelled, as the shop's refund policy says under "Cancelling".
 * @param shares what each home cost, in its place: worked out once for all that are asked about
 * @param before where the parcel stood when it was cancelled
 * @param at when it was cancelled, ISO time
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
      ? { ...nothing, words: 'Sweets were packed already: by the policy nothing goes back.' }
      : { ...share, words: 'Sweets cancelled before packing began: all of it goes back.' };
  if (bought.kind === 'dry-fruit')
    return wasSent.includes(before)
      ? { ...nothing, words: 'The courier had the parcel already: by the policy nothing goes back.' }
      : { ...share, words: 'Dry fruits cancelled before they left: all of it goes back.' };
  if (Date.parse(at) < freeUntil(bought.orderedAt))
    return { ...share, words: 'Cancelled by the end of the working day after the order: all of it goes back.' };
  if (bought.homes[position]?.waited && !isMade.includes(before))
    return { ...share, words: 'Its address never came, and it was not made: all of it goes back.' };
  const delivery = wasSent.includes(before) ? 0 : share.delivery;
  if (isMade.includes(before))
    return {
      goods: 0,
      delivery,
      words: delivery > 0 ? 'The box was made already: its delivery goes back.' : 'The box was made and sent already.',
    };
  const { quantity = 0, circle = 0 } = bought.homes[position] ?? {};
  const sweets = (bought.circles?.[circle] ?? bought).sweets * quantity;
  return {
    goods: Math.min(sweets, share.goods),
    delivery,
    words:
      'Cancelled later, and not yet made: the sweets and the delivery go back; the printed and built part is charged.',
  };
}

/**
 * How an amount divides into goods and delivery: the homes' delivery first, then goods; what is left of one part alone
 * comes from the other. Null where less is left than the amount.
 * @param left what was paid and not asked back
 * @param share what the homes cost that it is for; nothing where it is for none
 */
export function splitRefund(amount: number, left: Parts, share: Parts): Parts | null {
  if (amount > sumOf(left)) return null;
  const wanted = Math.min(share.delivery, left.delivery, amount);
  const goods = Math.min(amount - wanted, left.goods);
  return { goods, delivery: amount - goods };
}

/** A credit note's number: the series, the financial year and the serial in it, such as `CN2627-000042`. */
export const creditNoteNumber = (year: string, serial: number): string => `CN${invoiceNumber(year, serial)}`;

const taxParts = ['gross', 'taxable', 'cgst', 'sgst', 'igst'] as const;

/**
 * A line of a credit note. Its taxes are those of everything that was credited so far less those of what was credited
 * before, so that credit notes over the whole line take back exactly the invoice's taxes, however it was divided.
 * @param before paise of this line that earlier credit notes name
 */
export function creditLine(item: InvoiceItem, before: number, within: boolean): InvoiceLine {
  const upTo = invoiceLine({ ...item, gross: before + item.gross }, within);
  const earlier = invoiceLine({ ...item, gross: before }, within);
  const line = { ...upTo };
  for (const part of taxParts) line[part] = upTo[part] - earlier[part];
  return line;
}

/** What a customer reads of money (paise) that is to go back for what was cancelled and was not asked back yet. */
export function dueWords(amount: number): string {
  return amount > 0 ? `We send ${formatRupees(amount)} back to where you paid from.` : '';
}

/** What a customer reads of money that goes back. @param doneOn the day it left, in words */
export function refundWords(state: RefundState, amount: number, doneOn: string): string {
  const sum = formatRupees(amount);
  if (state === 'asked') return `${sum} is on its way back to you; banks take 5 to 7 working days.`;
  if (state === 'processed')
    return `${sum} left us on ${doneOn}, back to where you paid from; banks take 5 to 7 working days to show it.`;
  return `${sum} could not be sent back at the first try. We are looking after it; you need not do anything.`;
}
