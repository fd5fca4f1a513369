import type { Queries } from '#server/db/database.ts';

/** When something was first seen, as an ISO time; this moment where it was not seen before. */
export async function firstSeen(db: Queries, id: string, now: number): Promise<string> {
  await db
    .insertInto('payment_mark')
    .values({ id, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await db.selectFrom('payment_mark').select('at').where('id', '=', id).executeTakeFirstOrThrow()).at;
}
