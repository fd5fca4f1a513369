import type { Selectable } from 'kysely';
import { DAY, isoTime } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import type { IdempotencyTable } from '#server/db/processes.schema.ts';

/** Time for which a response is repeated, ms: browsers repeat a request within seconds, programs within a day. */
const ANSWERS_KEPT = DAY;

/**
 * Claims an idempotency key for a request. Returns false when it is already claimed; a claim older than a day is
 * replaced.
 * @param id digest of the key
 * @param content digest of the request
 */
export async function claimKey(db: Queries, id: string, content: string, now: number): Promise<boolean> {
  const row = { id, content, status: null, answer: null, created_at: isoTime(now) };
  const claimed = await db
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where('idempotency.created_at', '<', isoTime(now - ANSWERS_KEPT)),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the response of a claimed idempotency key. @param answer encrypted response */
export async function keepAnswer(db: Queries, id: string, status: number, answer: string): Promise<void> {
  await db.updateTable('idempotency').set({ status, answer }).where('id', '=', id).execute();
}

/**
 * Deletes an idempotency key whose request failed, so that the request can be repeated; a key with a stored response
 * stays, and one that a later request has claimed.
 * @param claimed time of the request's own claim, ms since 1970
 */
export async function freeKey(db: Queries, id: string, claimed: number): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('created_at', '=', isoTime(claimed))
    .execute();
}

/** Returns the row of an idempotency key; undefined when the key is not claimed. */
export const readKey = (db: Queries, id: string): Promise<Selectable<IdempotencyTable> | undefined> =>
  db.selectFrom('idempotency').selectAll().where('id', '=', id).executeTakeFirst();

/** Deletes idempotency keys that are older than a day. @param now ms since 1970 */
export async function forgetKeys(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', isoTime(now - ANSWERS_KEPT))
    .execute();
}
