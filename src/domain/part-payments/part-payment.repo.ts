import { sql } from 'kysely';
import { openOf, type PartPayment } from '#domain/pricing/part-payment.rules.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';

/** Returns the part payments of an order, the advance first; empty for an order paid in full with one payment. */
export async function paymentsOfOrder(db: Queries, orderId: string): Promise<PartPayment[]> {
  return (await paymentsOfOrders(db, [orderId])).get(orderId) ?? [];
}

/**
 * Returns the part payments of orders by order id, the advance first; an order paid in full with one payment has no
 * entry.
 */
export async function paymentsOfOrders(db: Queries, orderIds: readonly string[]): Promise<Map<string, PartPayment[]>> {
  const found = new Map<string, PartPayment[]>();
  for (const ids of chunks(orderIds)) {
    const rows = await db
      .selectFrom('order_payment')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('kind')
      .orderBy('at')
      .orderBy('payment_id')
      .execute();
    for (const row of rows) {
      const payment: PartPayment = {
        paymentId: row.payment_id,
        gatewayOrderId: row.gateway_order_id,
        kind: row.kind,
        amount: Number(row.amount),
        off: { goods: Number(row.off_goods), delivery: Number(row.off_delivery) },
        offPositions: row.off_positions,
        at: row.at,
      };
      found.set(row.order_id, [...(found.get(row.order_id) ?? []), payment]);
    }
  }
  return found;
}

/** Stores a part payment. Call it in the transaction that computed the unpaid rest. */
export async function storePartPayment(tx: Queries, orderId: string, payment: PartPayment): Promise<void> {
  await tx
    .insertInto('order_payment')
    .values({
      payment_id: payment.paymentId,
      order_id: orderId,
      gateway_order_id: payment.gatewayOrderId,
      kind: payment.kind,
      amount: payment.amount,
      off_goods: payment.off.goods,
      off_delivery: payment.off.delivery,
      off_positions: JSON.stringify(payment.offPositions),
      at: payment.at,
    })
    .execute();
}

/**
 * Returns ids of the given orders that have an unpaid rest, leaving out orders that the owner permitted to pack. Homes
 * cancelled since the last payment are not taken off here.
 */
export async function openOrders(db: Queries, orderIds: readonly string[]): Promise<string[]> {
  const payments = await paymentsOfOrders(db, orderIds);
  const found: string[] = [];
  for (const ids of chunks([...payments.keys()])) {
    const orders = await db
      .selectFrom('order')
      .leftJoin('unpaid_release', 'unpaid_release.order_id', 'order.id')
      .select(['order.id', 'order.amount'])
      .where('order.id', 'in', ids)
      .where('unpaid_release.order_id', 'is', null)
      .execute();
    found.push(
      ...orders.filter(({ id, amount }) => openOf(Number(amount), payments.get(id) ?? []) > 0).map(({ id }) => id),
    );
  }
  return found;
}

/**
 * Returns ids of all orders with an unpaid rest, newest first. Homes cancelled since the last payment are not taken off
 * here.
 * @param before ISO time; only orders that leave before it
 */
export async function ordersNotPaidInFull(db: Queries, before?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order')
    .select('id')
    .$if(before !== undefined, (some) =>
      some.where(sql<string>`coalesce("order".leaves_by, "order".created_at)`, '<', before ?? ''),
    )
    // Nothing is compared for an order that was paid at once.
    .where('amount', '>', ({ selectFrom }) =>
      selectFrom('order_payment')
        .select(sql<number>`sum(order_payment.amount + off_goods + off_delivery)`.as('sum'))
        .whereRef('order_payment.order_id', '=', 'order.id'),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns order id and payment id of the part payment made with a payment order; null when it made none. */
export async function orderOfPart(
  db: Queries,
  gatewayOrderId: string,
): Promise<{ id: string; paymentId: string } | null> {
  const row = await db
    .selectFrom('order_payment')
    .select(['order_id', 'payment_id'])
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
  return row ? { id: row.order_id, paymentId: row.payment_id } : null;
}

/** Permission of the owner to pack an order before it is paid in full. */
export interface PackingPermit {
  reason: string;
  by: string;
  /** ISO time. */
  at: string;
}

/** Returns the owner's permission to pack an order before it is paid in full; null when there is none. */
export async function readPackingPermit(db: Queries, orderId: string): Promise<PackingPermit | null> {
  const row = await db
    .selectFrom('unpaid_release')
    .select(['reason', 'by_name as by', 'at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores the permission to pack an order before it is paid in full. Returns false, and keeps the earlier one, when the
 * order already has a permission.
 * @param now ms
 */
export async function storePackingPermit(
  tx: Queries,
  orderId: string,
  reason: string,
  by: { id: string; name: string },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('unpaid_release')
    .values({ order_id: orderId, reason, by_id: by.id, by_name: by.name, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
