import type { OrderedInvitation, Recipient } from '#domain/orders/order.rules.ts';
import { readPendingOrder } from '#domain/payments/pending-order.repo.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Returns a customer's unpaid box orders begun since a time, with their recipients. Leaves out the given payments, and
 * the pending order with this fingerprint, which a repeated request continues.
 * @param except ids of payment orders
 */
export async function listOpenBoxOrders(
  db: Queries,
  { userId, since, fingerprint }: { userId: string; since: string; fingerprint: string },
  except: readonly string[],
): Promise<{ payment: string; content: OrderedInvitation; homes: Recipient[] }[]> {
  const begun = await db
    .selectFrom('order_draft')
    .select('gateway_order_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('order_id', 'is', null)
    .where('state', '=', 'open')
    .where('created_at', '>=', since)
    .where('fingerprint', '!=', fingerprint)
    .execute();
  const found: Awaited<ReturnType<typeof listOpenBoxOrders>> = [];
  // One after the other: each may name thousands of homes.
  for (const { gateway_order_id: payment } of begun) {
    const order = except.includes(payment) ? null : await readPendingOrder(db, payment);
    if (order?.orderId !== null) continue;
    const { ordered, recipients } = order.content;
    if ('invitationId' in ordered) found.push({ payment, content: ordered, homes: recipients });
  }
  return found;
}
