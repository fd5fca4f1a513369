import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

const time = (ms: number): string => new Date(ms).toISOString();

/**
 * Takes work upon one process, or keeps it there, for so many ms; null while another process has it. The answer is the term,
 * which grows whenever the work changes hands. Work that is done twice must do no harm all the same: a process may sleep
 * longer than its lease.
 */
export async function holdLease(
  db: Queries,
  { id, holder, now, life }: { id: string; holder: string; now: number; life: number },
): Promise<number | null> {
  const row = { id, holder, until: time(now + life) };
  const held = await db
    .insertInto('lease')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          ...row,
          term: sql<number>`lease.term + case when lease.holder = ${holder} then 0 else 1 end`,
        })
        .where((where) => where.or([where('lease.holder', '=', holder), where('lease.until', '<=', time(now))])),
    )
    .returning('term')
    .executeTakeFirst();
  return held?.term ?? null;
}

/** Leaves work to whoever comes next; its term is kept, so that theirs is a later one. */
export async function leaveLease(db: Queries, id: string, holder: string): Promise<void> {
  await db
    .updateTable('lease')
    .set({ until: time(0) })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute();
}
