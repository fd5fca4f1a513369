import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { GatewayOrderTable, GatewayPaymentTable } from '#server/db/schema.ts';

/** Keeps an order, unless one of the same receipt is kept already, and answers the one that is kept. */
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

/** An order of the test gateway. */
export function findOrder(db: Queries, id: string): Promise<Selectable<GatewayOrderTable> | undefined> {
  return db.selectFrom('gateway_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The payments made for an order, declined ones too. */
export function paymentsOf(db: Queries, orderId: string): Promise<Selectable<GatewayPaymentTable>[]> {
  return db.selectFrom('gateway_payment').selectAll().where('order_id', '=', orderId).execute();
}

/** A payment of the test gateway. */
export function findPayment(db: Queries, id: string): Promise<Selectable<GatewayPaymentTable> | undefined> {
  return db.selectFrom('gateway_payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps a payment; one that was captured pays its order. */
export async function keepPayment(db: Queries, payment: Insertable<GatewayPaymentTable>): Promise<void> {
  await db.insertInto('gateway_payment').values(payment).execute();
  if (payment.status === 'captured')
    await db.updateTable('gateway_order').set({ status: 'paid' }).where('id', '=', payment.order_id).execute();
}
