import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR, isoTime } from '#lib/time.ts';

/** Age at which an unfinished backup counts as failed and is tried again, ms. */
const GIVEN_UP = HOUR;
/** Age at which runs are deleted, ms. */
const REMEMBERED = 90 * DAY;

/** Nightly backup that this process has claimed; its term grows with every claim. */
interface Night {
  id: string;
  term: number;
}

/**
 * Claims the backup of a night for this process. A claim that is unfinished after an hour can be taken over. Returns
 * null when the backup is finished or claimed by another process.
 */
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

/** Updates the row of a night; does nothing when it is finished or another process has claimed it since. */
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

/** Marks the backup of a night as complete, and deletes rows older than 90 days. @param bytes size of the archive */
export async function finishNight(db: Queries, night: Night, bytes: number, now: number): Promise<void> {
  await changeNight(db, night, { finished_at: isoTime(now), bytes, problem: '' });
  await db
    .deleteFrom('backup_run')
    .where('started_at', '<', isoTime(now - REMEMBERED))
    .execute();
}

/** Stores the error message of a failed nightly backup. The backup can be claimed again an hour after its start. */
export const failNight = (db: Queries, night: Night, problem: string): Promise<void> =>
  changeNight(db, night, { problem });

/**
 * Ends the claim on a night's backup, so that any process may claim it now. The row stays, so that the next claim
 * gets a higher term.
 */
export const leaveNight = (db: Queries, night: Night): Promise<void> =>
  changeNight(db, night, { started_at: isoTime(0) });

/** Stores the record of a complete backup that an operator started. @param bytes size of the archive */
export async function noteBackup(db: Queries, bytes: number, now: number): Promise<void> {
  const row = { id: newId(now), started_at: isoTime(now), finished_at: isoTime(now), bytes };
  await db.insertInto('backup_run').values(row).execute();
}

/**
 * Returns time and bytes of the last complete backup (`last`; null when there is none), and the error message of the
 * latest run (`problem`; empty when it has none).
 */
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
