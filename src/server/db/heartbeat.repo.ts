import type { Queries } from '#server/db/database.ts';

/**
 * Writes a row with the current time, to test whether the store accepts writes.
 * @throws the database's error when it does not
 */
export async function beat(db: Queries): Promise<void> {
  const row = { id: 'shop', at: new Date().toISOString() };
  await db
    .insertInto('heartbeat')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
