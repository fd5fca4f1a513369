import { createHash } from 'node:crypto';
import type { MoneyNow } from '#domain/orders/goes-back.rules.ts';
import { readOrderMoney } from '#domain/orders/order-money.repo.ts';
import { readPaidOrder } from '#domain/orders/paid-order.repo.ts';
import { nothing, type Parts, splitRefund, sumOfParts } from '#domain/orders/refund.rules.ts';
import { orderPaidBy } from '#domain/orders/money.repo.ts';
import { HAND_MADE, provider } from '#domain/orders/hand-made.rules.ts';
import { writeRefund } from '#domain/orders/refund.repo.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { GatewayPayment, GatewayRefund } from '#server/payments/payment-provider.ts';

/**
 * Returns the shop's id of a refund made by hand at the provider: a hash of the provider's id, so that webhook and
 * query yield the same id.
 */
export const handMadeId = (providerId: string): string =>
  createHash('sha256').update(providerId).digest('hex').slice(0, 24);

/** What a payment covered, and the order that it paid. */
interface Paid {
  orderId: string | null;
  /** Goods and delivery that the payment covered, in paise. */
  parts: Parts;
  /** Positions of the homes that the refund is for: those for which the policy owes exactly this sum. */
  positions: number[];
  /** The part of the refund that belongs to those homes; zero when it is for none. */
  share: Parts;
}

/**
 * Returns the order that a refund's payment paid, with the paise that the payment covered and the homes that the refund
 * is for; null when the payment paid no order. The refund is for the cancelled homes when it equals the refund due for
 * them, otherwise for none.
 */
export async function orderRefunded(db: Queries, { payment_id, amount }: GatewayRefund): Promise<Paid | null> {
  const head = await orderPaidBy(db, payment_id);
  const order = head && (await readPaidOrder(db, head.id));
  if (!order) return null;
  const brought = order.payments.find(({ paymentId }) => paymentId === payment_id);
  const cancelled = (await readOrderMoney(db, order.id))?.cancelled ?? null;
  const due = cancelled && sumOfParts(cancelled) === amount ? cancelled : null;
  return {
    orderId: order.id,
    parts: brought?.parts ?? nothing,
    positions: due?.positions ?? [],
    share: due ? { goods: due.goods, delivery: due.delivery } : nothing,
  };
}

/**
 * Returns a payment without an order that the shop has a webhook event of; null when it has none, as for another
 * business on the same provider account.
 */
export async function paymentRefunded(db: Queries, payment: GatewayPayment): Promise<Paid | null> {
  const known = await db
    .selectFrom('payment_event')
    .select('id')
    .where((where) =>
      where.or([where('payment_id', '=', payment.id), where('gateway_order_id', '=', payment.order_id)]),
    )
    .executeTakeFirst();
  return known ? { orderId: null, parts: { goods: payment.amount, delivery: 0 }, positions: [], share: nothing } : null;
}

const leastOf = (one: Parts, other: Parts): Parts => ({
  goods: Math.min(one.goods, other.goods),
  delivery: Math.min(one.delivery, other.delivery),
});

/**
 * Stores, once, a refund that was made by hand at the provider.
 * @throws TooMuch when less is left of the payment, for example while another refund is pending
 */
export async function writeHandMade(db: Database, refund: GatewayRefund, paid: Paid, now: number): Promise<void> {
  const row = {
    id: handMadeId(refund.id),
    orderId: paid.orderId,
    positions: paid.positions,
    reason: HAND_MADE,
    providerId: refund.id,
  };
  const payments = [{ paymentId: refund.payment_id, parts: paid.parts }];
  const { amount } = refund;
  // What of a sample came off another order is not what went back, as long as there is anything else.
  const split = (left: Parts, order: MoneyNow | null): Parts | null =>
    splitRefund(amount, order ? leastOf(left, order.left) : left, paid.share) ?? splitRefund(amount, left, paid.share);
  await writeRefund(db, provider, row, payments, split, now);
}

/**
 * Returns the provider's refunds that the shop does not know, or knows in another state; of those stored as `processed`
 * only the failed ones.
 */
export async function newsOf(db: Queries, refunds: readonly GatewayRefund[]): Promise<GatewayRefund[]> {
  const states = new Map<string, GatewayRefund['status']>();
  for (const ids of chunks(refunds.map(({ id }) => id))) {
    const rows = await db
      .selectFrom('refund')
      .select(['provider_id', 'state'])
      .where('provider_id', 'in', ids)
      .execute();
    for (const { provider_id, state } of rows) states.set(provider_id, state === 'asked' ? 'pending' : state);
  }
  return refunds.filter(({ id, status }) => {
    const state = states.get(id);
    return state !== status && (state !== 'processed' || status === 'failed');
  });
}

/**
 * Stores a refund that belongs to no known order as an `unknown refund` event in the owner's money list, unless the
 * same payment and amount are there already.
 * @param now ms
 */
export async function tellUnplaced(db: Queries, refund: GatewayRefund, now: number): Promise<void> {
  const told = await db
    .selectFrom('payment_event')
    .select('id')
    .where('outcome', '=', 'unknown refund')
    .where('payment_id', '=', refund.payment_id)
    .where('amount', '=', refund.amount)
    .executeTakeFirst();
  if (told) return;
  await tellOfRefund(db, refund, { id: `refund:${refund.id}`, outcome: 'unknown refund' }, now);
}

/**
 * Stores, once for each refund, that the provider contradicts what the shop has of it, as a `refund differs` event in
 * the owner's money list.
 * @param now ms
 */
export const tellContradicted = (db: Queries, refund: GatewayRefund, now: number): Promise<void> =>
  tellOfRefund(db, refund, { id: `contradicted:${refund.id}`, outcome: 'refund differs' }, now);

async function tellOfRefund(
  db: Queries,
  { payment_id, amount }: GatewayRefund,
  event: { id: string; outcome: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('payment_event')
    .values({
      ...event,
      kind: 'sweep',
      gateway_order_id: null,
      received_at: new Date(now).toISOString(),
      payment_id,
      amount,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
