import type { Insertable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { PaymentEventTable } from '#domain/payments/payments.schema.ts';

/** Tells whether an event with this id is stored. */
export async function isRecorded(db: Queries, id: string): Promise<boolean> {
  return (await db.selectFrom('payment_event').select('outcome').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Stores an event with its outcome, unless its id is stored already. Returns true when it was new. */
export async function recordEvent(db: Queries, event: Insertable<PaymentEventTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
