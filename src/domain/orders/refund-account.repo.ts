import { askedOf } from '#domain/orders/order-money.repo.ts';
import { type Parts, takeParts } from '#domain/orders/refund.rules.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Adds goods and delivery, in paise, to the amount requested back from a payment, in one atomic statement. Returns
 * false, and adds nothing, when less is left of the payment.
 */
export async function raiseAsked(tx: Queries, paymentId: string, { goods, delivery }: Parts): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund_account')
    .set((set) => ({
      asked_goods: set('asked_goods', '+', goods),
      asked_delivery: set('asked_delivery', '+', delivery),
    }))
    .where('payment_id', '=', paymentId)
    .where((where) => where(where('asked_goods', '+', goods), '<=', where.ref('goods')))
    .where((where) => where(where('asked_delivery', '+', delivery), '<=', where.ref('delivery')))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** A payment from which money is refunded, with what it covered. */
export interface PaidWith {
  paymentId: string;
  parts: Parts;
}

/** Returns what is left of each payment, and opens the account of one from which nothing was asked back yet. */
export async function leftOf(tx: Queries, payments: readonly PaidWith[]): Promise<Parts[]> {
  const left: Parts[] = [];
  for (const { paymentId, parts } of payments) {
    await tx
      .insertInto('refund_account')
      .values({ payment_id: paymentId, ...parts, asked_goods: 0, asked_delivery: 0 })
      .onConflict((conflict) => conflict.column('payment_id').doNothing())
      .execute();
    left.push(takeParts(parts, await askedOf(tx, paymentId)));
  }
  return left;
}
