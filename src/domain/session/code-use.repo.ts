import { sql } from 'kysely';
import { keysOf } from '#lib/narrow.ts';
import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import {
  type CodePool,
  type CodeUse,
  type CodeVerdict,
  judgeCode,
  limitOfNetwork,
  limitOfOthers,
  type SentBefore,
} from '#domain/session/code-allowance.rules.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Largest difference between the clocks of processes, ms: codes from a later time were sent before a clock jumped back,
 * and do not count.
 */
const SKEW = MINUTE;

/** Purpose of a code: signing in, or proving a changed mobile number (then bound to the person). */
export type OtpPurpose = 'sign-in' | `change:${string}`;

/** Digests of one client: the first is stored with new codes, earlier codes may have any of them. */
export type Digests = readonly [string, ...string[]];

/** Digests of a client by the allowances that it may use, the best first; all clients may use `others`. */
export type Askers = Partial<Record<Exclude<CodePool, 'others'>, Digests>> & { others: Digests };

/** Request for a code: its number, purpose and client. */
export interface CodeWish {
  mobile: string;
  purpose: OtpPurpose;
  askers: Askers;
}

/** Facts that decide about a code besides those that were sent. */
export interface CodeTerms {
  budget: CodeUse;
  /** Id of the puzzle that the client has solved; empty for none. */
  solved: string;
}

export const digestsIn = (pool: CodePool, { askers }: CodeWish): Digests => askers[pool] ?? askers.others;

/**
 * Reads the codes sent within a day and decides whether a new code may be sent now. Returns its allowance, or the cause
 * of the refusal and the wait in ms.
 */
export async function judgeWish(db: Queries, wish: CodeWish, terms: CodeTerms, now: number): Promise<CodeVerdict> {
  const { mobile, purpose, askers } = wish;
  const codes = await db
    .selectFrom('otp_challenge')
    .select(['created_at', 'asker', 'purpose', 'pool'])
    .where('mobile', '=', mobile)
    .where('created_at', '>', new Date(now - DAY).toISOString())
    .where('created_at', '<', new Date(now + SKEW).toISOString())
    .execute();
  const sent = (pool: CodePool): SentBefore[] =>
    codes.map((code) => ({
      pool: code.pool,
      age: now - Date.parse(code.created_at),
      mine: digestsIn(pool, wish).includes(code.asker),
      alike: code.purpose === purpose,
    }));
  const waits = await readWaits(db, askers.others, terms.budget, now);
  return judgeCode({ pools: keysOf(askers), sent, waits, proven: terms.solved !== '' });
}

/** Returns the query for the codes of the last day. Ignores codes dated more than a minute in the future. */
const lately = (db: Queries, now: number) =>
  db
    .selectFrom('otp_challenge')
    .where('created_at', '>', new Date(now - DAY).toISOString())
    .where('created_at', '<', new Date(now + SKEW).toISOString());
type Codes = ReturnType<typeof lately>;

/** Returns the query that counts codes of the last day and of the last hour by allowance. */
const counted = (codes: Codes, now: number) =>
  codes
    .select([
      'pool',
      ({ fn }) => fn.countAll().as('day'),
      sql<number>`sum(case when created_at > ${new Date(now - HOUR).toISOString()} then 1 else 0 end)`.as('hour'),
    ])
    .groupBy('pool');

const summed = (rows: readonly { hour: unknown; day: unknown }[]): CodeUse => ({
  hour: rows.reduce((sum, { hour }) => sum + Number(hour), 0),
  day: rows.reduce((sum, { day }) => sum + Number(day), 0),
});

/** Counts the codes sent within the last hour and the last day: all, and those sent to unknown clients (`others`). */
export async function readCodeUse(db: Queries, now: number): Promise<{ all: CodeUse; others: CodeUse }> {
  const rows = await counted(lately(db, now), now).execute();
  return { all: summed(rows), others: summed(rows.filter(({ pool }) => pool === 'others')) };
}

/**
 * Returns the ms until a code may be sent to unknown clients of this network (`network`), to any unknown client
 * (`others`), and to any client (`shop`); each 0 when one may be sent now.
 */
async function readWaits(
  db: Queries,
  network: Digests,
  budget: CodeUse,
  now: number,
): Promise<{ network: number; others: number; shop: number }> {
  const use = await readCodeUse(db, now);
  const all = lately(db, now);
  const others = all.where('pool', '=', 'others');
  const ofNetwork = others.where('asker', 'in', network);
  const own = summed(await counted(ofNetwork, now).execute());
  return {
    network: await untilBelow(ofNetwork, own, limitOfNetwork({ network: own, others: use.others }, budget), now),
    others: await untilBelow(others, use.others, limitOfOthers(use.others, budget), now),
    shop: await untilBelow(all, use.all, budget, now),
  };
}

/**
 * Returns the ms until the number of codes sent falls below the limits per hour and per day; 0 when it is below both
 * now.
 */
async function untilBelow(codes: Codes, use: CodeUse, limit: CodeUse, now: number): Promise<number> {
  const until = async (span: number, sent: number, most: number): Promise<number> => {
    if (sent < most) return 0;
    const newest = codes.select('created_at').orderBy('created_at', 'desc');
    const last = await newest
      .limit(1)
      .offset(most - 1)
      .executeTakeFirst();
    return last ? Date.parse(last.created_at) + span - now : 0;
  };
  return Math.max(await until(HOUR, use.hour, limit.hour), await until(DAY, use.day, limit.day));
}
