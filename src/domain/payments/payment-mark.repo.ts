import type { Queries } from '#server/db/database.ts';

/**
 * Returns the ISO time at which something was first seen, under its id or an earlier id; stores the current time when
 * it was not seen before.
 * @param before earlier ids
 * @param now ms
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
