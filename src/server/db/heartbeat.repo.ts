import type { Queries } from '#server/db/database.ts';

/** Writes one row, to find out whether the store takes writes and not only reads. */
export async function beat(db: Queries): Promise<void> {
  const row = { id: 'shop', at: new Date().toISOString() };
  await db
    .insertInto('heartbeat')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
