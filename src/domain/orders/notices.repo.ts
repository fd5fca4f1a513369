import { DAY, MINUTE } from '#lib/time.ts';
import type { UnheardPayments } from '#domain/orders/refund.contract.ts';
import type { Queries } from '#server/db/database.ts';

/** Longest time in ms that a payment's webhook may take; it usually comes within seconds. */
const PATIENCE = 15 * MINUTE;
/** Age in ms beyond which payments say nothing about the webhook's state now. */
const LOOKED_BACK = 30 * DAY;

/**
 * Returns the number of payments of the last 30 days, older than 15 minutes, that followed the last webhook, and its
 * time; null when there are none. The provider sends a webhook for every payment unless it switched the webhook off,
 * which it does after a day of failures and never undoes by itself.
 * @param now ms
 */
export async function unheardPayments(db: Queries, now: number): Promise<UnheardPayments | null> {
  const oldest = new Date(now - LOOKED_BACK).toISOString();
  const last = await lastNotice(db);
  const from = last !== null && last > oldest ? last : oldest;
  const until = new Date(now - PATIENCE).toISOString();
  const orders = await db
    .selectFrom('order')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('created_at', '>', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  const rests = await db
    .selectFrom('order_payment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind', '=', 'balance')
    .where('at', '>', from)
    .where('at', '<', until)
    .executeTakeFirstOrThrow();
  const count = Number(orders.count) + Number(rests.count);
  return count > 0 ? { count, lastNotice: last } : null;
}

/** Returns the ISO time of the last webhook about a payment that was made; null when none came yet. */
export async function lastNotice(db: Queries): Promise<string | null> {
  const last = await db
    .selectFrom('payment_event')
    .select((select) => select.fn.max('received_at').as('at'))
    .where('kind', 'in', ['payment.captured', 'order.paid'])
    .executeTakeFirst();
  return last?.at ?? null;
}
