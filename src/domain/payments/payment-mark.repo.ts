import type { Queries } from '#server/db/database.ts';

/**
 * Returns when something was first seen, as an ISO time; this moment where it was not seen before.
 * @param before names under which it may have been seen earlier
 */
export async function firstSeen(db: Queries, id: string, before: readonly string[], now: number): Promise<string> {
  const seen = await db
    .selectFrom('payment_mark')
    .select('at')
    .where('id', 'in', [id, ...before])
    .orderBy('at')
    .executeTakeFirst();
  await db
    .insertInto('payment_mark')
    .values({ id, at: seen?.at ?? new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await db.selectFrom('payment_mark').select('at').where('id', '=', id).executeTakeFirstOrThrow()).at;
}
