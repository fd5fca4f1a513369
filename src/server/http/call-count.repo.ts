import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/**
 * Counts a request in its time window. Returns the requests of the window so far (`current`) and the ms until it ends
 * (`ttl`). Uses the database's clock, which all processes share; PostgreSQL only.
 * @param id digest of caller and endpoint
 * @param span length of the window, ms
 */
export async function countCall(db: Queries, id: string, span: number): Promise<{ current: number; ttl: number }> {
  const end = sql<string>`now() + ${span} * interval '1 millisecond'`;
  const over = sql<boolean>`call_count.until <= now()`;
  const { count, ttl } = await db
    .insertInto('call_count')
    .values({ id, count: 1, until: end })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else call_count.count + 1 end`,
        until: sql<string>`case when ${over} then excluded.until else call_count.until end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from until - now()) * 1000)`.as('ttl')])
    .executeTakeFirstOrThrow();
  return { current: Number(count), ttl: Number(ttl) };
}

/** Deletes time windows that ended before `now`. @param now ms since 1970 */
export async function forgetCalls(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('call_count').where('until', '<', new Date(now).toISOString()).execute();
}
