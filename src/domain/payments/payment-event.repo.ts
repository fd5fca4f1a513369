import type { Insertable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { PaymentEventTable } from '#domain/payments/payments.schema.ts';

/** True when an event of this id was taken before. */
export async function isRecorded(db: Queries, id: string): Promise<boolean> {
  return (await db.selectFrom('payment_event').select('outcome').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Records what an event came to, once by its id; answers whether this was the first time. */
export async function recordEvent(db: Queries, event: Insertable<PaymentEventTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
