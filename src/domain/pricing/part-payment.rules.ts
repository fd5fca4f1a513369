import * as say from '#domain/pricing/pricing.texts.ts';

/** Orders that are paid in parts: an advance now, the rest before anything is packed. Amounts in paise. */

/** Goods and delivery of an amount. */
interface Parts {
  goods: number;
  delivery: number;
}

const RUPEE = 100;

/** Usual advance in percent of the total; at 50 UPI carries totals up to twice its limit. */
export const USUAL_ADVANCE = 50;

/** Returns the advance on a total, both in paise: the percentage, rounded up to whole rupees. */
export const advanceOf = (total: number, percent: number = USUAL_ADVANCE): number =>
  Math.ceil((total * percent) / (100 * RUPEE)) * RUPEE;

/** A payment of an order that is paid in parts. */
export interface PartPayment {
  paymentId: string;
  gatewayOrderId: string;
  kind: 'advance' | 'balance';
  amount: number;
  /** What was taken off the rest for homes cancelled before this payment. */
  off: Parts;
  /** Positions of those homes. */
  offPositions: readonly number[];
  /** ISO time. */
  at: string;
}

/** Returns the paise of a total that are neither paid nor taken off, at least 0. */
export const openOf = (total: number, payments: readonly Pick<PartPayment, 'amount' | 'off'>[]): number =>
  Math.max(
    0,
    payments.reduce((rest, { amount, off }) => rest - amount - off.goods - off.delivery, total),
  );

/**
 * Splits each payment into goods and delivery. The advance pays both in proportion to their price; a later payment pays
 * the remaining goods first. The parts add up to the payment and none is negative.
 */
export function partsOfPayments(sold: Parts, payments: readonly Pick<PartPayment, 'amount' | 'off'>[]): Parts[] {
  const total = sold.goods + sold.delivery;
  let left = sold;
  return payments.map(({ amount, off }, at) => {
    left = { goods: left.goods - off.goods, delivery: left.delivery - off.delivery };
    const wanted = at === 0 && total > 0 ? Math.floor((amount * sold.goods) / total) : left.goods;
    const goods = Math.min(Math.max(wanted, amount - Math.max(0, left.delivery), 0), amount);
    const paid = { goods, delivery: amount - goods };
    left = { goods: left.goods - paid.goods, delivery: left.delivery - paid.delivery };
    return paid;
  });
}

/** Smallest refund of the payment provider: one rupee. */
const LEAST = RUPEE;

/**
 * Divides a refund among payments, from the last to the first, goods and delivery each up to what is left. A part below
 * the provider's minimum of one rupee is raised at the cost of another part, if both payments allow it.
 * @param back at most what is left of all payments together
 * @param left what is left of each payment, in their order
 */
export function divideBack(back: Parts, left: readonly Parts[]): Parts[] {
  let { goods, delivery } = back;
  const shares = left
    .toReversed()
    .map((there): Parts => {
      const share = { goods: Math.min(goods, there.goods), delivery: Math.min(delivery, there.delivery) };
      goods -= share.goods;
      delivery -= share.delivery;
      return share;
    })
    .toReversed();
  for (const [at, share] of shares.entries()) {
    const missing = LEAST - share.goods - share.delivery;
    if (missing <= 0 || missing === LEAST) continue;
    // It has less than that itself.
    const giver = shares.find((one) => one.goods >= missing + LEAST);
    if (!giver || (left[at]?.goods ?? 0) < share.goods + missing) continue;
    giver.goods -= missing;
    share.goods += missing;
  }
  return shares;
}

/** Returns the error for packing an order that is not paid in full. @param due amount as text */
export const notPaidInFull = (due: string): string => say.notPaidInFull(due);
