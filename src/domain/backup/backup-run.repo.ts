import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR, isoTime } from '#lib/time.ts';

/** Age at which an unfinished backup counts as failed and is tried again, ms. */
const GIVEN_UP = HOUR;
/** How long runs are remembered, ms. */
const REMEMBERED = 90 * DAY;

/** Nightly backup that this process has claimed; its term grows with every claim. */
interface Night {
  id: string;
  term: number;
}

/** Claims the backup of a night for this process; null when another process has it or it is finished. */
export async function claimNight(db: Queries, night: string, now: number): Promise<Night | null> {
  const row = { id: night, started_at: isoTime(now), finished_at: null, bytes: null };
  const claimed = await db
    .insertInto('backup_run')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, term: sql<number>`backup_run.term + 1` })
        .where('backup_run.finished_at', 'is', null)
        .where('backup_run.started_at', '<', isoTime(now - GIVEN_UP)),
    )
    .returning('term')
    .executeTakeFirst();
  return claimed ? { id: night, term: Number(claimed.term) } : null;
}

/** Changes the row of a night, unless another process has claimed it since. */
const changeNight = async (
  db: Queries,
  { id, term }: Night,
  change: { finished_at?: string; bytes?: number; problem?: string; started_at?: string },
): Promise<void> => {
  await db
    .updateTable('backup_run')
    .set(change)
    .where('id', '=', id)
    .where('term', '=', term)
    .where('finished_at', 'is', null)
    .execute();
};

/** Notes that the backup of a night is complete, and deletes old rows. */
export async function finishNight(db: Queries, night: Night, bytes: number, now: number): Promise<void> {
  await changeNight(db, night, { finished_at: isoTime(now), bytes, problem: '' });
  await db
    .deleteFrom('backup_run')
    .where('started_at', '<', isoTime(now - REMEMBERED))
    .execute();
}

/** Notes why the backup of a night failed; it is tried again in an hour. */
export const failNight = (db: Queries, night: Night, problem: string): Promise<void> =>
  changeNight(db, night, { problem });

/**
 * Releases the backup of a night, so that any process may claim it. The row keeps its term, so that the next claim gets
 * a higher one.
 */
export const leaveNight = (db: Queries, night: Night): Promise<void> =>
  changeNight(db, night, { started_at: isoTime(0) });

/** Notes a backup that a person made. */
export async function noteBackup(db: Queries, bytes: number, now: number): Promise<void> {
  const row = { id: newId(now), started_at: isoTime(now), finished_at: isoTime(now), bytes };
  await db.insertInto('backup_run').values(row).execute();
}

/** Returns the last complete backup, and why the latest one failed. */
export async function lastBackup(db: Queries) {
  const whole = await db
    .selectFrom('backup_run')
    .select(['finished_at', 'bytes'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const latest = await db
    .selectFrom('backup_run')
    .select('problem')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    last: whole?.finished_at ? { at: whole.finished_at, bytes: whole.bytes ?? 0 } : null,
    problem: latest?.problem ?? '',
  };
}
