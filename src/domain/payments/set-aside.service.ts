import type { FastifyBaseLogger } from 'fastify';
import { recordEvent } from '#domain/payments/payment-event.repo.ts';
import type { PendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import type { GatewayPayment } from '#server/payments/payment-provider.ts';

/** Where staff are told of a paid order that needs them. */
export type StaffLog = Pick<FastifyBaseLogger, 'error'>;

/**
 * Stores, for staff, that a paid pending order cannot become an order; logs it the first time only.
 * @param met caller: the sweep, or a request of the customer
 * @throws the database's error when the database is unavailable
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
 * Stores, for staff, a second payment of an order that another payment paid; its money must be refunded. Idempotent.
 * @param met caller: the sweep, or a request of the customer
 * @param now ms
 */
export async function setAsideSecond(
  db: Queries,
  { id, order_id, amount }: Pick<GatewayPayment, 'id' | 'order_id' | 'amount'>,
  met: 'sweep' | 'press',
  now: number,
): Promise<void> {
  await recordEvent(db, {
    id: `second:${id}`,
    kind: met,
    gateway_order_id: order_id,
    outcome: 'second payment',
    received_at: new Date(now).toISOString(),
    payment_id: id,
    amount,
  });
}
