import {
  type Finished,
  finishedOrder,
  finishForCustomer,
  judgePayment,
} from '#domain/payments/finish-payment.service.ts';
import type { PendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import { setAsideSecond } from '#domain/payments/set-aside.service.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import { unlessAway } from '#server/payments/payment-provider.ts';

const PAYMENT_SAFE =
  'Your payment is safe. The payment service did not answer just now; your order will be confirmed by itself within a few minutes.';
const STILL_PENDING =
  'Your bank has not completed this payment yet. Your order will be confirmed by itself as soon as it does.';

/**
 * Finishes the order of a payment that the provider's window signed; the signature must have been checked. A second
 * payment for the order is set aside for the staff.
 * @returns null for a payment that does not pay the order
 * @throws Refusal 409 while the bank decides or where no order can be made of the money, 503 while the provider is silent
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
  if (finished) await setAsideSecond(shop, { id: paymentId, order_id: gatewayOrderId, amount }, 'press');
  return finished;
}

/** Reads a payment and finishes its order; null for a payment that does not pay it. */
async function finishSigned(
  shop: Shop,
  pendingOrder: PendingOrderHead,
  paymentId: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Finished | null> {
  const payment = await shop.payments.readPayment(paymentId).catch((error: unknown) => {
    unlessAway(error);
    throw new Refusal(503, PAYMENT_SAFE);
  });
  const verdict = payment ? judgePayment(payment, pendingOrder) : 'wrong';
  if (verdict === 'pending') throw new Refusal(409, STILL_PENDING, { data: { pending: true } });
  return payment && verdict === 'good' ? finishForCustomer(shop, payment, pendingOrder, log) : null;
}
