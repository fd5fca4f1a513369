import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { GatewayOrderTable, GatewayPaymentTable, GatewayRefundTable } from '#server/db/schema.ts';

/**
 * Stores an order of the test gateway and returns it. Idempotent: returns the stored order with the same receipt if
 * there is one.
 */
export async function keepOrder(
  db: Queries,
  row: Insertable<GatewayOrderTable>,
): Promise<Selectable<GatewayOrderTable>> {
  await db
    .insertInto('gateway_order')
    .values(row)
    .onConflict((conflict) => conflict.column('receipt').doNothing())
    .execute();
  return db.selectFrom('gateway_order').selectAll().where('receipt', '=', row.receipt).executeTakeFirstOrThrow();
}

/** Returns an order of the test gateway; undefined when there is none. */
export function findOrder(db: Queries, id: string): Promise<Selectable<GatewayOrderTable> | undefined> {
  return db.selectFrom('gateway_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns all payments made for an order, including failed ones. */
export function paymentsOf(db: Queries, orderId: string): Promise<Selectable<GatewayPaymentTable>[]> {
  return db.selectFrom('gateway_payment').selectAll().where('order_id', '=', orderId).execute();
}

/** Returns the latest payments of the test gateway, newest first. @param count most that are returned */
export function lastPayments(db: Queries, count: number): Promise<Selectable<GatewayPaymentTable>[]> {
  return db.selectFrom('gateway_payment').selectAll().orderBy('created_at', 'desc').limit(count).execute();
}

/** Returns a payment of the test gateway; undefined when there is none. */
export function findPayment(db: Queries, id: string): Promise<Selectable<GatewayPaymentTable> | undefined> {
  return db.selectFrom('gateway_payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a payment; a captured one marks its order as paid. */
export async function storeGatewayPayment(db: Queries, payment: Insertable<GatewayPaymentTable>): Promise<void> {
  await db.insertInto('gateway_payment').values(payment).execute();
  if (payment.status === 'captured')
    await db.updateTable('gateway_order').set({ status: 'paid' }).where('id', '=', payment.order_id).execute();
}

/** Marks a failed payment as captured and its order as paid, as after a late authorisation. */
export async function endPayment(db: Queries, id: string, orderId: string): Promise<void> {
  await db.updateTable('gateway_payment').set({ status: 'captured' }).where('id', '=', id).execute();
  await db.updateTable('gateway_order').set({ status: 'paid' }).where('id', '=', orderId).execute();
}

/**
 * Stores a refund and returns it. Idempotent: returns the stored refund with the same idempotency key if there is one.
 */
export async function keepRefund(
  db: Queries,
  row: Insertable<GatewayRefundTable>,
): Promise<Selectable<GatewayRefundTable>> {
  await db
    .insertInto('gateway_refund')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency').doNothing())
    .execute();
  return db
    .selectFrom('gateway_refund')
    .selectAll()
    .where('idempotency', '=', row.idempotency)
    .executeTakeFirstOrThrow();
}

/** Returns all refunds of a payment, whatever their status. */
export function refundsOfPayment(db: Queries, paymentId: string): Promise<Selectable<GatewayRefundTable>[]> {
  return db.selectFrom('gateway_refund').selectAll().where('payment_id', '=', paymentId).execute();
}

/** Returns `count` refunds made since an ISO time, the newest first, after skipping `skip`. */
export function refundsSince(
  db: Queries,
  since: string,
  { count, skip }: { count: number; skip: number },
): Promise<Selectable<GatewayRefundTable>[]> {
  return db
    .selectFrom('gateway_refund')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(skip)
    .execute();
}

/** Sets the final status of a pending refund. */
export async function endRefund(db: Queries, id: string, status: 'processed' | 'failed'): Promise<void> {
  await db.updateTable('gateway_refund').set({ status }).where('id', '=', id).execute();
}
