import type { Selectable } from 'kysely';
import { DAY } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import type { IdempotencyTable } from '#server/db/processes.schema.ts';

/** So long the answer of a press is given again, ms; a browser asks again within seconds, a program within the day. */
const ANSWERS_KEPT = DAY;

const time = (ms: number): string => new Date(ms).toISOString();

/** Takes a press upon this request; false where it was taken before. One that is older than a day is none any more. */
export async function claimPress(db: Queries, id: string, content: string, now: number): Promise<boolean> {
  const row = { id, content, status: null, answer: null, created_at: time(now) };
  const claimed = await db
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where('idempotency.created_at', '<', time(now - ANSWERS_KEPT)),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Keeps what a press was answered with. */
export async function keepAnswer(db: Queries, id: string, status: number, answer: string): Promise<void> {
  await db.updateTable('idempotency').set({ status, answer }).where('id', '=', id).execute();
}

/** Gives up a press that came to nothing: it may be made again. */
export async function releasePress(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('idempotency').where('id', '=', id).where('answer', 'is', null).execute();
}

/** A press that was taken; undefined for one that was given up. */
export const readPress = (db: Queries, id: string): Promise<Selectable<IdempotencyTable> | undefined> =>
  db.selectFrom('idempotency').selectAll().where('id', '=', id).executeTakeFirst();

/** Forgets the presses of before a day ago. */
export async function forgetPresses(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', time(now - ANSWERS_KEPT))
    .execute();
}
