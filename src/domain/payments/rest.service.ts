import type { PaidNote } from '#domain/payments/checkout.contract.ts';
import { offFor, readOrderMoney, readRest } from '#domain/orders/order-money.repo.ts';
import { lostSample } from '#domain/orders/sample.repo.ts';
import { lostSampleText } from '#domain/orders/sample.rules.ts';
import { nothing, sumOf } from '#domain/orders/refund.rules.ts';
import { keepPayment } from '#domain/part-payments/part-payment.repo.ts';
import { openOf, type PartPayment } from '#domain/pricing/part-payment.rules.ts';
import type { Finished } from '#domain/payments/finish-payment.service.ts';
import { markPaid, type PendingOrder, type PendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import { formatRupees } from '#lib/money.ts';
import type { Queries } from '#server/db/database.ts';

/** Returns the advance that a pending order begins an order with; null when it pays the whole. */
export const advance = (
  { gatewayOrderId, amount }: Pick<PendingOrderHead, 'gatewayOrderId' | 'amount'>,
  paymentId: string,
  now: number,
): PartPayment => ({
  paymentId,
  gatewayOrderId,
  kind: 'advance',
  amount,
  off: nothing,
  offPositions: [],
  at: new Date(now).toISOString(),
});

/**
 * Stores a payment of the rest of an order, unless other payments covered it meanwhile: then its money is refunded. It
 * counts even when homes were cancelled since it was begun; what is too much is then refunded as for every cancelled
 * home. When money was refunded for them before it arrived, it is refunded whole.
 */
export async function payRest(
  tx: Queries,
  pendingOrder: Extract<PendingOrder, { orderId: string }>,
  paymentId: string,
  now: number,
): Promise<Finished | null> {
  const { id, kind, orderId, gatewayOrderId, amount, content } = pendingOrder;
  const order = await readRest(tx, orderId);
  if (!order) return null;
  const open = openOf(sumOf(order.bought), order.inParts);
  // Money went back for homes that had come off the rest: nobody would look after what is too much a second time.
  const settled = amount > order.due && order.wentBack > 0;
  if (amount > open || settled) return { orderId, kind, counts: false };
  await markPaid(tx, id);
  const off = offFor(order, content.off, open - amount);
  const at = new Date(now).toISOString();
  await keepPayment(tx, orderId, { paymentId, gatewayOrderId, kind: 'balance', amount, ...off, at });
  return { orderId, kind, counts: true };
}

/** End of a sentence about money that is refunded. */
const BACK = 'goes back to where you paid from.';

/** Returns a note for a person whose payment of the rest arrived after a cancellation. */
export async function paidNote(db: Queries, { orderId, counts }: Finished): Promise<PaidNote> {
  if (!counts) return { note: `Your payment arrived and was not needed any more: all of it ${BACK}` };
  const money = await readOrderMoney(db, orderId);
  const lost = money?.parts?.due ? await lostSample(db, orderId) : 0;
  if (lost > 0) return { note: lostSampleText(lost) };
  if (!money?.parts || !money.cancelled) return {};
  const { positions } = money.cancelled;
  const back = sumOf(money.cancelled);
  if (back === 0) return {};
  if (back === sumOf(money.left)) {
    return {
      note: `Your payment arrived, but your order was cancelled meanwhile: all of it, ${formatRupees(back)}, ${BACK}`,
    };
  }
  const what = positions.length === 1 ? 'A home was' : `${positions.length} homes were`;
  return { note: `Your payment arrived. ${what} cancelled meanwhile: ${formatRupees(back)} ${BACK}` };
}
