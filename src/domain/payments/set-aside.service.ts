import type { FastifyBaseLogger } from 'fastify';
import { recordEvent } from '#domain/payments/payment-event.repo.ts';
import type { PendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import type { Shop } from '#server/context.ts';
import type { GatewayPayment } from '#server/payments/payment-provider.ts';

/** Where staff are told of a paid order that needs them. */
export type StaffLog = Pick<FastifyBaseLogger, 'error'>;

/**
 * Records for staff a pending order that was paid and cannot become an order, and logs it once, however often it is
 * met.
 * @param met who met it: the sweep, or a press of the customer
 * @throws when the database is away
 */
export async function setAside(
  shop: Shop,
  { id, gatewayOrderId, amount }: PendingOrderHead,
  error: unknown,
  met: 'sweep' | 'press',
  log: StaffLog | undefined,
): Promise<void> {
  const first = await recordEvent(shop.db, {
    id: `unfinished:${id}`,
    kind: met,
    gateway_order_id: gatewayOrderId,
    outcome: 'unreadable',
    received_at: new Date(shop.now()).toISOString(),
    amount,
  });
  if (first)
    log?.error(
      { err: error, pendingOrder: id, order: gatewayOrderId },
      'a paid order cannot be finished and needs a look',
    );
}

/**
 * Records for staff a payment of an order that another payment had paid; its money has to be refunded.
 * @param met who met it: the sweep, or a press of the customer
 */
export async function setAsideSecond(
  shop: Shop,
  { id, order_id, amount }: Pick<GatewayPayment, 'id' | 'order_id' | 'amount'>,
  met: 'sweep' | 'press',
): Promise<void> {
  await recordEvent(shop.db, {
    id: `second:${id}`,
    kind: met,
    gateway_order_id: order_id,
    outcome: 'second payment',
    received_at: new Date(shop.now()).toISOString(),
    payment_id: id,
    amount,
  });
}
