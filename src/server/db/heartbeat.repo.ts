import type { Queries } from '#server/db/database.ts';

/** Writes one row: a store that only answers reads is not ready. */
export async function beat(db: Queries): Promise<void> {
  const row = { id: 'shop', at: new Date().toISOString() };
  await db
    .insertInto('heartbeat')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
