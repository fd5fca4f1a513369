import { DAY, MINUTE } from '#lib/time.ts';
import type { UnheardPayments } from '#domain/orders/refund.contract.ts';
import type { Queries } from '#server/db/database.ts';

/** A notice comes within seconds; so long, ms, a payment may be without one. */
const PATIENCE = 15 * MINUTE;
/** Older payments say nothing of how the webhook stands now, ms. */
const LOOKED_BACK = 30 * DAY;

/**
 * Payments of the last thirty days that came after the provider's last notice of one: it tells of every payment, unless it
 * switched its webhook off, which it does after a day of failures and does not undo by itself. Null where none is missing.
 */
export async function unheardPayments(db: Queries, now: number): Promise<UnheardPayments | null> {
  const last = await db
    .selectFrom('payment_event')
    .select((select) => select.fn.max('received_at').as('at'))
    .where('kind', 'in', ['payment.captured', 'order.paid'])
    .executeTakeFirst();
  const oldest = new Date(now - LOOKED_BACK).toISOString();
  const lastNotice = last?.at ?? null;
  const from = lastNotice !== null && lastNotice > oldest ? lastNotice : oldest;
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
  return count > 0 ? { count, lastNotice } : null;
}
