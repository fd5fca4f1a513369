import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isoTime, HOUR, MINUTE } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import { storeFault } from '#server/db/faults.ts';

/** Longest time for which the database is asked about a commit, ms: a standby takes over within half of it. */
const PATIENCE = MINUTE;
/** Time between two tries to ask, ms. */
const AGAIN = 250;
/** Time for which marks are kept, ms; nobody asks about an older one. */
const KEPT = HOUR;

/** Error of a commit whose answer was lost, and about which the database could not be asked. */
export class UnsureCommit extends Error {
  /** PostgreSQL's code for a transaction whose end is unknown. */
  readonly code = '08007';
}

/** Leaves a mark in a transaction that changed something, by which `isCommitted` finds out whether it was committed. */
export async function leaveMark(tx: Queries, id: string): Promise<void> {
  await markStatement(id).execute(tx);
}

/** Returns the statement of `leaveMark`. */
export const markStatement = (id: string) =>
  sql`insert into commit_mark (id, is_kept, at)
      select ${id}, true, now() where pg_current_xact_id_if_assigned() is not null`;

/**
 * Asks the database whether the transaction that left a mark was committed. Waits for one that still commits, and keeps
 * one that has not arrived yet from ever being committed, so that the work can be repeated.
 * @throws UnsureCommit when the database does not answer within a minute
 */
export async function isCommitted(db: Queries, id: string): Promise<boolean> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      const { rows } = await sql<{ is_kept: boolean }>`insert into commit_mark (id, is_kept, at)
        values (${id}, false, now()) on conflict (id) do update set id = excluded.id returning is_kept`.execute(db);
      return rows[0]?.is_kept === true;
    } catch (cause) {
      if (!storeFault(cause) || Date.now() > until)
        throw new UnsureCommit('The answer to a commit was lost, and the database could not be asked.', { cause });
      await pause(AGAIN);
    }
  }
}

/** Deletes the marks that nobody asks about any more. @param now ms since 1970 */
export async function forgetMarks(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('commit_mark')
    .where('at', '<', isoTime(now - KEPT))
    .execute();
}
