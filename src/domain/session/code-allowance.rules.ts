import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import { OTP_PER_DAY, OTP_PER_QUARTER_HOUR, OTP_RESEND_MS, OTP_WITHOUT_WORK } from '#domain/session/session.rules.ts';

const QUARTER_HOUR = 15 * MINUTE;

/**
 * Whose allowance a code comes out of: that of a device that has signed in with the number, that of the network from which
 * the number signed in last, or the one that all others share.
 */
export type CodePool = 'device' | 'network' | 'others';

/** A code that was sent to the number within a day. */
export interface SentBefore {
  pool: CodePool;
  /** Since then, ms; a little below 0 where another process has a clock that is ahead. */
  age: number;
  /** Whether the same device or network asked for it, and for the same purpose. */
  mine: boolean;
  alike: boolean;
}

/** Codes that were sent within an hour and within a day. */
export interface CodeUse {
  hour: number;
  day: number;
}

/** What is known when somebody asks for a code. */
export interface CodeAsk {
  /** The allowances that the asker may use, the best one first. */
  pools: readonly CodePool[];
  /** Codes of the number, and of `mine` those that the asker of this pool asked for. */
  sent(pool: CodePool): readonly SentBefore[];
  /** So many ms until others get a code over the asker's network, others get one at all, and anybody does; 0 for now. */
  waits: { network: number; others: number; shop: number };
  /** Whether the asker has solved a puzzle. */
  proven: boolean;
}

/** Why no code is sent; of `strangers` only others hear, of `shop` everybody. */
export type CodeRefusal = 'just-sent' | 'own' | 'number' | 'network' | 'strangers' | 'shop' | 'work';

/** The allowance that a code comes out of and whether the puzzle was needed; or why there is none, and for how many ms. */
export type CodeVerdict = { pool: CodePool; worked: boolean } | { cause: CodeRefusal; wait: number };

/** The least time between codes of one number that others ask for, by how many of a day there were, in ms. */
const NUMBER_GAPS = { first: [0, OTP_RESEND_MS, MINUTE, 2 * MINUTE, 5 * MINUTE], then: 10 * MINUTE, until: 30 };
/** The same for those of one network: longer, so that one network cannot take every turn of a number. */
const ONE_NETWORK_GAPS = { first: [0, OTP_RESEND_MS, MINUTE, 2 * MINUTE, 5 * MINUTE], then: QUARTER_HOUR, until: 24 };
/** After that a number has one an hour. */
const LAST_GAP = HOUR;

/** Of what other networks have left of an hour others get so much over one network: a hall full of guests, and never all. */
const NETWORK_SHARE = 2 / 3;
/** Codes for any numbers that others get over one network in a day. */
const NETWORK_DAY = 1000;
/** The part of the shop's budget that others may use; the rest is kept for those who are known. */
const OTHERS_SHARE = 0.75;
/** Of what is left of the day others get so much in an hour, so that they have less every hour and never nothing. */
const HOURLY_SHARE = 0.25;

/**
 * How many codes others have had in an hour and in a day when they must wait. Those that leave the hour count in the day
 * still: with so many left of the day, `hour + 1 <= HOURLY_SHARE * (left + hour)`.
 */
export function limitOfOthers({ day }: Pick<CodeUse, 'day'>, budget: CodeUse): CodeUse {
  const share = budget.day * OTHERS_SHARE;
  const hourly = 1 + (HOURLY_SHARE * (share - day) - 1) / (1 - HOURLY_SHARE);
  return {
    hour: Math.max(1, Math.floor(Math.min(budget.hour * OTHERS_SHARE, hourly))),
    // What is left must give one an hour.
    day: Math.floor(share - 1 / HOURLY_SHARE) + 1,
  };
}

/**
 * How many codes others have had over one network in an hour and in a day when they must wait. However many networks take
 * all they can, a third of what they found is left to the next one.
 * @param use codes that others had over the network, and over all
 */
export function limitOfNetwork(use: { network: CodeUse; others: CodeUse }, budget: CodeUse): CodeUse {
  const elsewhere = use.others.hour - use.network.hour;
  const left = limitOfOthers(use.others, budget).hour - elsewhere;
  return { hour: Math.max(1, Math.ceil(NETWORK_SHARE * left)), day: NETWORK_DAY };
}

/** From this part of a budget on the owner is told. */
const ALARM = 0.8;

/** What the owner must know of the codes that the shop sends; empty while there are enough. */
export function codeAlarm({ all, others }: { all: CodeUse; others: CodeUse }, budget: CodeUse): string {
  const span = all.day >= budget.day ? 'a day' : all.hour >= budget.hour ? 'an hour' : '';
  if (span)
    return `The codes that the shop may send in ${span} are used up: nobody can sign in by mobile number until some of them are ${span} old.`;
  const limit = limitOfOthers(others, budget);
  if (others.hour >= limit.hour || others.day >= limit.day)
    return 'Strangers have used up their part of the codes: only who signed in before on the same device or network gets one now.';
  if (all.hour >= budget.hour * ALARM || all.day >= budget.day * ALARM)
    return 'The codes that the shop may send are nearly used up.';
  return '';
}

/**
 * Decides whether a code may be sent. Who is known has an allowance that strangers cannot use up; when it is used up, there
 * is still the one that all others share.
 */
export function judgeCode(ask: CodeAsk): CodeVerdict {
  let soonest: { cause: CodeRefusal; wait: number } = { cause: 'own', wait: Infinity };
  let resend = 0;
  for (const pool of ask.pools) {
    // Whoever was just sent a code waits for it, and does not go on to the next allowance.
    resend = Math.max(resend, pool === 'others' ? 0 : untilResend(ask.sent(pool).filter(isOwnOf(pool))));
    const verdict = pool === 'others' ? judgeOther(ask) : judgeKnown(ask, pool);
    if ('pool' in verdict) return resend > 0 ? { cause: 'just-sent', wait: resend } : verdict;
    if (verdict.cause === 'work') soonest = { cause: 'work', wait: Math.min(verdict.wait, soonest.wait) };
    else if (verdict.wait < soonest.wait) soonest = verdict;
  }
  const isFirst = resend > 0 && (soonest.cause === 'work' || resend >= soonest.wait);
  return isFirst ? { cause: 'just-sent', wait: resend } : soonest;
}

const isOwnOf =
  (pool: CodePool) =>
  (code: SentBefore): boolean =>
    code.pool === pool && code.mine;

/** So many ms until who was just sent a code for the same purpose may ask for the next one. */
function untilResend(own: readonly SentBefore[]): number {
  return Math.max(0, ...own.filter(({ alike }) => alike).map(({ age }) => OTP_RESEND_MS - age));
}

function judgeKnown({ sent, waits }: CodeAsk, pool: CodePool): CodeVerdict {
  const own = sent(pool).filter(isOwnOf(pool));
  const wait = Math.max(untilFree(own, OTP_PER_QUARTER_HOUR, QUARTER_HOUR), untilFree(own, OTP_PER_DAY, DAY));
  if (waits.shop > wait) return { cause: 'shop', wait: waits.shop };
  return wait > 0 ? { cause: 'own', wait } : { pool, worked: false };
}

function judgeOther({ sent, waits, proven }: CodeAsk): CodeVerdict {
  const others = sent('others').filter(({ pool }) => pool === 'others');
  const turn = Math.max(
    untilTurn(others, NUMBER_GAPS),
    untilTurn(
      others.filter(({ mine }) => mine),
      ONE_NETWORK_GAPS,
    ),
  );
  const wait = Math.max(turn, waits.network, waits.others, waits.shop);
  if (wait > 0) {
    // While nobody gets one, no other device helps either.
    if (waits.shop > 0) return { cause: 'shop', wait };
    if (wait > turn) return { cause: wait === waits.network ? 'network' : 'strangers', wait };
    const resend = OTP_RESEND_MS - Math.min(...others.map(({ age }) => age));
    return { cause: wait === resend ? 'just-sent' : 'number', wait };
  }
  const untilIdle = untilFree(others, OTP_WITHOUT_WORK, HOUR);
  if (untilIdle > 0 && !proven) return { cause: 'work', wait: untilIdle };
  return { pool: 'others', worked: untilIdle > 0 };
}

/** So many ms until fewer than `most` of some codes are younger than a span; 0 where that is so now. */
function untilFree(codes: readonly SentBefore[], most: number, span: number): number {
  const ages = codes.map(({ age }) => age).sort((a, b) => a - b);
  const oldest = ages[most - 1];
  return oldest === undefined ? 0 : Math.max(0, span - oldest);
}

/** So many ms until the next turn after some codes of a day. */
function untilTurn(codes: readonly SentBefore[], { first, then, until }: typeof NUMBER_GAPS): number {
  const gap = first[codes.length] ?? (codes.length < until ? then : LAST_GAP);
  return codes.length === 0 ? 0 : Math.max(0, gap - Math.min(...codes.map(({ age }) => age)));
}
