import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { DAY } from '#lib/time.ts';
import type { CodePool, CodeVerdict } from '#domain/session/code-allowance.rules.ts';
import { OTP_DIGITS, OTP_LIFE_MS, OTP_TRIES } from '#domain/session/session.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { Keys } from '#server/shop-secret.ts';
import { type OtpPurpose, type CodeWish, type CodeTerms, digestsIn, judgeWish } from '#domain/session/code-use.repo.ts';

/**
 * Creates a code for a number if the limits allow it, and stores only its keyed, salted hash. Earlier codes stay valid
 * until `endEarlierChallenges`.
 * @param pepper secret of the server that keys the hash
 * @returns the code with its id and allowance; the cause of a refusal and the wait in ms; or `used` when the puzzle
 *   already served for another code
 */
export async function createChallenge(
  db: Queries,
  wish: CodeWish,
  terms: CodeTerms,
  { pepper, now }: { pepper: string; now: number },
): Promise<{ id: string; code: string; pool: CodePool } | Exclude<CodeVerdict, { pool: CodePool }> | 'used'> {
  const verdict = await judgeWish(db, wish, terms, now);
  if ('cause' in verdict) return verdict;
  const { pool, worked } = verdict;
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  const id = randomBytes(16).toString('hex');
  const salt = randomBytes(16).toString('hex');
  const kept = await db
    .insertInto('otp_challenge')
    .values({
      id,
      mobile: wish.mobile,
      purpose: wish.purpose,
      asker: digestsIn(pool, wish)[0],
      pool,
      puzzle: worked ? terms.solved : null,
      code_hash: `${salt}:${hashOf(code, salt, pepper)}`,
      expires_at: new Date(now + OTP_LIFE_MS).toISOString(),
      used_at: null,
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.column('puzzle').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept ? { id, code, pool } : 'used';
}

/**
 * Invalidates a client's earlier codes for the same number and purpose, after a newer one was sent. Codes of other
 * clients stay valid.
 */
export async function endEarlierChallenges(
  db: Queries,
  { id, pool }: { id: string; pool: CodePool },
  wish: CodeWish,
  now: number,
): Promise<void> {
  await db
    .updateTable('otp_challenge')
    .set({ used_at: new Date(now).toISOString() })
    .where('mobile', '=', wish.mobile)
    .where('purpose', '=', wish.purpose)
    .where('asker', 'in', digestsIn(pool, wish))
    .where('id', '!=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes a code that could not be sent, so that no limit counts it. */
export async function withdrawChallenge(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('otp_challenge').where('id', '=', id).execute();
}

/** Code that a user typed. */
export interface TypedCode {
  /** Id of the code's row. */
  id: string;
  code: string;
  purpose: OtpPurpose;
}

/** Result of checking a code: the number it proves; `wrong`; or `over`, when it can no longer be used. */
export type TypedVerdict = { is: 'right'; mobile: string } | { is: 'wrong' | 'over' };

/**
 * Checks a one-time code and consumes it when it is right. Returns `right` with the mobile, `wrong`, or `over` for a
 * known code that is used, expired or out of attempts.
 */
export async function useChallenge(db: Queries, typed: TypedCode, peppers: Keys, now: number): Promise<TypedVerdict> {
  const verdict = await tryChallenge(db, typed, peppers, now);
  return verdict.is !== 'right' || (await spendChallenges(db, [typed.id], now)) ? verdict : { is: 'over' };
}

/**
 * Checks a one-time code without consuming it, and counts the attempt before comparing, so that concurrent attempts
 * cannot share one. Returns `right` with the mobile, `wrong`, or `over` for a known code that is used, expired or out
 * of attempts.
 */
export async function tryChallenge(
  db: Queries,
  { id, code, purpose }: TypedCode,
  peppers: Keys,
  now: number,
): Promise<TypedVerdict> {
  const row = await db
    .updateTable('otp_challenge')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .where('attempts', '<', OTP_TRIES)
    .where('purpose', '=', purpose)
    .returning(['mobile', 'code_hash'])
    .executeTakeFirst();
  const [salt = '', hash = ''] = (row?.code_hash ?? ':').split(':');
  // An unknown attempt costs the same work as a known one.
  const wanted = Buffer.from(hash.padEnd(64, '0'), 'hex');
  const fits = peppers.map((pepper) => timingSafeEqual(Buffer.from(hashOf(code, salt, pepper), 'hex'), wanted));
  if (row) return fits.includes(true) ? { is: 'right', mobile: row.mobile } : { is: 'wrong' };
  const known = await db
    .selectFrom('otp_challenge')
    .select('id')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return { is: known ? 'over' : 'wrong' };
}

/**
 * Consumes codes that were right. Returns false when one of them had already been consumed; the caller then rolls back.
 */
export async function spendChallenges(db: Queries, ids: readonly string[], now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('otp_challenge')
    .set({ used_at: new Date(now).toISOString() })
    .where('id', 'in', ids)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

/** Makes consumed codes valid again, after the action that they permitted has failed. */
export async function returnChallenges(db: Queries, ids: readonly string[]): Promise<void> {
  await db.updateTable('otp_challenge').set({ used_at: null }).where('id', 'in', ids).execute();
}

/** Returns the id of the newest valid code of a number and purpose; null when there is none. */
export async function openChallenge(
  db: Queries,
  { mobile, purpose }: Pick<CodeWish, 'mobile' | 'purpose'>,
  now: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('otp_challenge')
    .select('id')
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .where('attempts', '<', OTP_TRIES)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Deletes codes older than a day, which no limit counts any more. */
export async function forgetOldChallenges(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('otp_challenge')
    .where('created_at', '<', new Date(now - DAY).toISOString())
    .execute();
}

function hashOf(code: string, salt: string, pepper: string): string {
  return createHmac('sha256', pepper).update(`${salt}:${code}`).digest('hex');
}
