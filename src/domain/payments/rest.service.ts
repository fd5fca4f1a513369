import type { PaidNote } from '#domain/payments/checkout.contract.ts';
import { offFor, readOrderMoney, readRest } from '#domain/orders/order-money.repo.ts';
import { lostSample } from '#domain/orders/sample.repo.ts';
import { lostSampleText } from '#domain/orders/sample.rules.ts';
import { nothing, sumOfParts } from '#domain/orders/refund.rules.ts';
import { storePartPayment } from '#domain/part-payments/part-payment.repo.ts';
import { openOf, type PartPayment } from '#domain/pricing/part-payment.rules.ts';
import type { Finished } from '#domain/payments/finish-payment.service.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { markPaid, type PendingOrder, type PendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import { formatRupees } from '#lib/money.ts';
import type { Queries } from '#server/db/database.ts';

/** Returns the part payment that an advance makes: a pending order's amount, with nothing taken off. @param now ms */
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
 * Stores a payment of the rest of an order and marks it paid; homes cancelled since it was begun get their refund as
 * usual. Stores nothing, and returns `counts` false so that the payment is refunded whole, when it exceeds the unpaid
 * rest, or exceeds the amount due after cancelled homes had a refund. Returns null when the order does not exist.
 * @param now ms
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
  const open = openOf(sumOfParts(order.bought), order.inParts);
  // Money went back for homes that had come off the rest: nobody would look after what is too much a second time.
  const settled = amount > order.due && order.wentBack > 0;
  if (amount > open || settled) return { orderId, kind, counts: false };
  await markPaid(tx, id);
  const off = offFor(order, content.off, open - amount);
  const at = new Date(now).toISOString();
  await storePartPayment(tx, orderId, { paymentId, gatewayOrderId, kind: 'balance', amount, ...off, at });
  return { orderId, kind, counts: true };
}

/**
 * Returns the note for a customer whose payment was not needed, leaves a rest because another order used the sample, or
 * is refunded in part or in full after cancellations; empty otherwise.
 */
export async function paidNote(db: Queries, { orderId, counts }: Finished): Promise<PaidNote> {
  if (!counts) return { note: say.notNeeded };
  const money = await readOrderMoney(db, orderId);
  const lost = money?.parts?.due ? await lostSample(db, orderId) : 0;
  if (lost > 0) return { note: lostSampleText(lost) };
  if (!money?.parts || !money.cancelled) return {};
  const { positions } = money.cancelled;
  const back = sumOfParts(money.cancelled);
  if (back === 0) return {};
  if (back === sumOfParts(money.left)) {
    return { note: say.cancelledBeforePayment(formatRupees(back)) };
  }
  return { note: say.homesCancelledBeforePayment(positions.length, formatRupees(back)) };
}
