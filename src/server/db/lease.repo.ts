import type { Queries } from '#server/db/database.ts';

const time = (ms: number): string => new Date(ms).toISOString();

/**
 * Takes work upon one process, or keeps it there, for so many ms; false while another process has it. Work that is done
 * twice must do no harm all the same: a process may sleep longer than its lease.
 */
export async function holdLease(
  db: Queries,
  { id, holder, now, life }: { id: string; holder: string; now: number; life: number },
): Promise<boolean> {
  const row = { id, holder, until: time(now + life) };
  const held = await db
    .insertInto('lease')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where((where) => where.or([where('lease.holder', '=', holder), where('lease.until', '<=', time(now))])),
    )
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** Leaves work to whoever comes next. */
export async function leaveLease(db: Queries, id: string, holder: string): Promise<void> {
  await db.deleteFrom('lease').where('id', '=', id).where('holder', '=', holder).execute();
}
