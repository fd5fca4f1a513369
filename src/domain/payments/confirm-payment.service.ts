import {
  type Finished,
  finishedOrder,
  finishForCustomer,
  judgePayment,
} from '#domain/payments/finish-payment.service.ts';
import * as say from '#domain/payments/payments.texts.ts';
import type { PendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import { setAsideSecond } from '#domain/payments/set-aside.service.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import { unlessAway } from '#server/payments/payment-provider.ts';
import { said } from '#lib/said.ts';

/**
 * Reads a payment from the provider and finishes its order; the caller must have checked the payment's signature. A
 * second payment for the order is set aside for staff.
 * @returns the order; `counts` is false for a second payment; null for a payment that failed or is not for this order
 * @throws Refusal 409 while the payment is pending or when the paid order cannot be made, 503 when the provider does
 *   not answer
 */
export async function confirmPayment(
  shop: Shop,
  pendingOrder: PendingOrderHead,
  paymentId: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<Finished | null> {
  const finished =
    (await finishedOrder(shop, pendingOrder, paymentId)) ?? (await finishSigned(shop, pendingOrder, paymentId, log));
  if (finished?.counts) return finished;
  const { gatewayOrderId, amount } = pendingOrder;
  log.warn({ order: gatewayOrderId, payment: paymentId }, 'a signed payment needs a look');
  if (finished) await setAsideSecond(shop.db, { id: paymentId, order_id: gatewayOrderId, amount }, 'press', shop.now());
  return finished;
}

/**
 * Reads a payment from the provider and completes its order; null when the payment failed or is not for this order.
 * @throws Refusal 409 while it is pending or when the order cannot be made, 503 when the provider does not answer
 */
async function finishSigned(
  shop: Shop,
  pendingOrder: PendingOrderHead,
  paymentId: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Finished | null> {
  const payment = await shop.payments.readPayment(paymentId).catch((error: unknown) => {
    unlessAway(error);
    throw new Refusal(503, said(say, 'paymentSafe'));
  });
  const verdict = payment ? judgePayment(payment, pendingOrder) : 'wrong';
  if (verdict === 'pending') throw new Refusal(409, said(say, 'stillPending'), { data: { pending: true } });
  return payment && verdict === 'good' ? finishForCustomer(shop, payment, pendingOrder, log) : null;
}
