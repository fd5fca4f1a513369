import { recordEvent } from '#domain/payments/payment-event.repo.ts';
import { readPaidOrder } from '#domain/orders/paid-order.repo.ts';
import { hearOfRefund } from '#domain/orders/heard-refund.repo.ts';
import { writeRefund } from '#domain/orders/refund.repo.ts';
import { type MoneyNow, splitAsked } from '#domain/orders/goes-back.rules.ts';
import { type Parts, sumOfParts } from '#domain/orders/refund.rules.ts';
import { newId } from '#lib/ids.ts';
import { HOUR } from '#lib/time.ts';
import type { Database } from '#server/db/database.ts';
import { keepOrder, storeGatewayPayment, keepRefund } from '#server/payments/test-gateway.repo.ts';
import { demoPayments, demoRefunds } from '#scripts/demo/running/money.ts';

/** Stores a payment in the built-in test gateway, so that it can be refunded in the demonstration. */
export async function keepDemoPayment(
  db: Database,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount: number },
  at: number,
): Promise<void> {
  const created_at = new Date(at).toISOString();
  await keepOrder(db, { id: orderId, amount, currency: 'INR', receipt: orderId, status: 'paid', created_at });
  const payment = { id: paymentId, order_id: orderId, amount, method: 'upi', status: 'captured', created_at };
  await storeGatewayPayment(db, payment);
}

/**
 * Adds payments without an order, and refunds, to a demonstration.
 * @param orderIds ids of the demonstration's orders, in the order of `demoOrders`
 */
export async function seedMoney(db: Database, orderIds: readonly string[]): Promise<void> {
  const now = Date.now();
  for (const { hoursAgo, amount, outcome, order } of demoPayments) {
    const at = now - hoursAgo * HOUR;
    const id = newId(at);
    const [orderId, paymentId] = [order === undefined ? `order_${id}` : `order_${orderIds[order]}`, `pay_${id}`];
    await keepDemoPayment(db, { orderId, paymentId, amount }, at);
    await recordEvent(db, {
      id: `evt_${id}`,
      kind: 'payment.captured',
      gateway_order_id: orderId,
      outcome,
      received_at: new Date(at).toISOString(),
      payment_id: paymentId,
      amount,
    });
  }
  const by = { id: newId(now), name: 'Harbhajan' };
  for (const { order, hoursAgo, amount, positions, reason, state } of demoRefunds) {
    const paid = await readPaidOrder(db, orderIds[order] ?? '');
    if (!paid) continue;
    const at = now - hoursAgo * HOUR;
    const split = (left: Parts, money: MoneyNow | null): Parts | null =>
      money && splitAsked(money, amount ?? sumOfParts(left), positions);
    const id = newId(at);
    const refund = { id, orderId: paid.id, positions, reason };
    const { rows } = await writeRefund(db, by, refund, paid.payments, split, at);
    const [row] = rows;
    if (!row) continue;
    const receipt = `${id}-1`;
    const status = state === 'asked' ? 'pending' : state;
    const created_at = new Date(at).toISOString();
    const providerId = `rfnd_${id.slice(0, 14)}`;
    await keepRefund(db, {
      id: providerId,
      payment_id: row.payment_id,
      amount: sumOfParts(row),
      receipt,
      idempotency: receipt,
      status,
      created_at,
    });
    const problem = state === 'failed' ? 'The bank did not take the money back.' : '';
    await hearOfRefund(db, id, { attempt: 1, providerId, status, problem }, at + HOUR);
  }
}
