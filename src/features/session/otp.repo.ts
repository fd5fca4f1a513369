import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import {
  OTP_DIGITS,
  OTP_LIFE_MS,
  OTP_NUMBER_WINDOW_MS,
  OTP_PER_DAY,
  OTP_PER_NUMBER,
  OTP_PER_QUARTER_HOUR,
  OTP_RESEND_MS,
  OTP_TRIES,
} from '#features/session/session.rules.ts';
import type { Queries } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Keys } from '#server/shop-secret.ts';

/** The longest time that limits look back, in ms. */
const DAY = 86_400_000;
const QUARTER_HOUR = 15 * 60_000;

/** What a code is for: signing in, or proving a changed mobile number (then bound to the person). */
export type OtpPurpose = 'sign-in' | `change:${string}`;

/**
 * A wish for a code: for which number, what for, and whose, as digests of the address it comes from. A wish is kept by the
 * first; earlier ones may have been kept by the others.
 */
export interface CodeWish {
  mobile: string;
  purpose: OtpPurpose;
  askers: readonly [string, ...string[]];
}

/**
 * Makes a new code for a number. Only a keyed, salted hash is stored. Earlier codes hold until this one has really been sent.
 * @param pepper the server's own secret
 * @throws Refusal 429 when codes are asked for too often
 */
export async function createChallenge(
  db: Queries,
  { mobile, purpose, askers }: CodeWish,
  pepper: string,
  now: number,
): Promise<{ id: string; code: string }> {
  await refuseTooMany(db, { mobile, purpose, askers }, now);
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  const id = randomBytes(16).toString('hex');
  const salt = randomBytes(16).toString('hex');
  await db
    .insertInto('otp_challenge')
    .values({
      id,
      mobile,
      purpose,
      asker: askers[0],
      code_hash: `${salt}:${hashOf(code, salt, pepper)}`,
      expires_at: new Date(now + OTP_LIFE_MS).toISOString(),
      used_at: null,
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return { id, code };
}

/** Ends the earlier codes of the same wish, once a newer one was sent; a stranger's wish ends nobody else's code. */
export async function endEarlierChallenges(
  db: Queries,
  id: string,
  { mobile, purpose, askers }: CodeWish,
  now: number,
): Promise<void> {
  await db
    .updateTable('otp_challenge')
    .set({ used_at: new Date(now).toISOString() })
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('asker', 'in', askers)
    .where('id', '!=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** Takes back a code that could not be sent: it counts in no limit. */
export async function withdrawChallenge(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('otp_challenge').where('id', '=', id).execute();
}

/**
 * One caller may ask for few codes of a number, and for the next of a kind after half a minute. All callers together are
 * limited for minutes only, so that a stranger who asks and asks cannot keep its owner out.
 */
async function refuseTooMany(db: Queries, { mobile, purpose, askers }: CodeWish, now: number): Promise<void> {
  const rows = await db
    .selectFrom('otp_challenge')
    .select(['created_at', 'asker', 'purpose'])
    .where('mobile', '=', mobile)
    .where('created_at', '>', new Date(now - DAY).toISOString())
    .execute();
  const agesOf = (some: typeof rows): number[] => some.map((row) => now - Date.parse(row.created_at));
  const ownRows = rows.filter((row) => askers.includes(row.asker));
  const own = agesOf(ownRows);
  const alike = agesOf(ownRows.filter((row) => row.purpose === purpose));
  const within = (ages: number[], ms: number): number => ages.filter((age) => age < ms).length;
  if (within(alike, OTP_RESEND_MS) > 0)
    throw new Refusal(429, 'A code was just sent. Please wait half a minute before asking for another.', {
      retryAfter: OTP_RESEND_MS / 1000,
    });
  if (within(own, QUARTER_HOUR) >= OTP_PER_QUARTER_HOUR || own.length >= OTP_PER_DAY) {
    throw new Refusal(429, 'Too many codes were asked for this number. Please try again later.', {
      retryAfter: QUARTER_HOUR / 1000,
    });
  }
  if (within(agesOf(rows), OTP_NUMBER_WINDOW_MS) >= OTP_PER_NUMBER) {
    throw new Refusal(429, 'Too many codes were asked for this number just now. Please try again in a few minutes.', {
      retryAfter: OTP_NUMBER_WINDOW_MS / 2000,
    });
  }
}

/** A code as it was typed. */
export interface TypedCode {
  /** The attempt that it belongs to. */
  id: string;
  code: string;
  purpose: OtpPurpose;
}

/** Checks a code and uses it up. Answers the proven number, or null for a wrong, expired, used or unknown code. */
export async function useChallenge(db: Queries, typed: TypedCode, peppers: Keys, now: number): Promise<string | null> {
  const mobile = await tryChallenge(db, typed, peppers, now);
  return mobile !== null && (await spendChallenges(db, [typed.id], now)) ? mobile : null;
}

/**
 * Checks a code, which stays good. Each check counts as a try before it is compared, so that tries at the same moment
 * cannot share one. Answers the number, or null for a wrong, expired, used or unknown code.
 */
export async function tryChallenge(
  db: Queries,
  { id, code, purpose }: TypedCode,
  peppers: Keys,
  now: number,
): Promise<string | null> {
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
  return fits.includes(true) && row ? row.mobile : null;
}

/** Uses up codes that were right; false when somebody else used one of them at the same moment. */
export async function spendChallenges(db: Queries, ids: readonly string[], now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('otp_challenge')
    .set({ used_at: new Date(now).toISOString() })
    .where('id', 'in', ids)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

/** Makes codes good again that nothing came of. */
export async function returnChallenges(db: Queries, ids: readonly string[]): Promise<void> {
  await db.updateTable('otp_challenge').set({ used_at: null }).where('id', 'in', ids).execute();
}

/** The newest code of a number and purpose that is still good; null without one. */
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

/** Forgets codes that no limit looks at any more. */
export async function forgetOldChallenges(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('otp_challenge')
    .where('created_at', '<', new Date(now - DAY).toISOString())
    .execute();
}

function hashOf(code: string, salt: string, pepper: string): string {
  return createHmac('sha256', pepper).update(`${salt}:${code}`).digest('hex');
}
