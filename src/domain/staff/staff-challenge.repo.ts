import { newId } from '#lib/ids.ts';
import { isoTime, MINUTE } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffChallengeTable } from '#server/db/staff.schema.ts';

/** Life of a challenge, ms. */
const CHALLENGE_MS = 10 * MINUTE;

/** Stores the challenge of a sign-in or an invitation for 10 minutes and returns its id; deletes expired challenges. */
export async function keepChallenge(
  db: Queries,
  purpose: StaffChallengeTable['purpose'],
  value: string,
  now: number,
): Promise<string> {
  const id = newId(now);
  await db.deleteFrom('staff_challenge').where('expires_at', '<', isoTime(now)).execute();
  await db
    .insertInto('staff_challenge')
    .values({ id, purpose, value, expires_at: isoTime(now + CHALLENGE_MS) })
    .execute();
  return id;
}

const alive = (row: Pick<StaffChallengeTable, 'value' | 'expires_at'> | undefined, now: number): string | null =>
  row && Date.parse(row.expires_at) > now ? row.value : null;

/** Consumes a challenge: deletes it and returns its value; null when it is unknown, already consumed or expired. */
export async function takeChallenge(
  db: Queries,
  purpose: StaffChallengeTable['purpose'],
  id: string,
  now: number,
): Promise<string | null> {
  const row = await db
    .deleteFrom('staff_challenge')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returning(['value', 'expires_at'])
    .executeTakeFirst();
  return alive(row, now);
}

/**
 * Returns the value of a challenge without consuming it, so that a wrong code can be retried; null when it is unknown
 * or expired.
 */
export async function readChallenge(
  db: Queries,
  purpose: StaffChallengeTable['purpose'],
  id: string,
  now: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('staff_challenge')
    .select(['value', 'expires_at'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return alive(row, now);
}

/**
 * Counts the wrong codes of a staff member that are kept, as challenges are, for 10 minutes.
 * @returns ms until the first of them is forgotten as `ttl`; 0 without one
 */
export async function wrongCodes(db: Queries, staffId: string, now: number): Promise<{ count: number; ttl: number }> {
  const { count, first } = await db
    .selectFrom('staff_challenge')
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.min('expires_at').as('first')])
    .where('purpose', '=', 'wrong code')
    .where('value', '=', staffId)
    .where('expires_at', '>', isoTime(now))
    .executeTakeFirstOrThrow();
  return { count: Number(count), ttl: first ? Date.parse(first) - now : 0 };
}
