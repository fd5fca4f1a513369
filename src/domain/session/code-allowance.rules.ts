import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import { OTP_PER_DAY, OTP_PER_QUARTER_HOUR, OTP_RESEND_MS, OTP_WITHOUT_WORK } from '#domain/session/session.rules.ts';
import * as say from '#domain/session/code-allowance.texts.ts';

const QUARTER_HOUR = 15 * MINUTE;

/**
 * Allowance in which a code counts: that of a device that has signed in with the number, that of the network from which
 * the number last signed in, or the shared one of all other clients.
 */
export type CodePool = 'device' | 'network' | 'others';

/** Code that was sent to the number within a day. */
export interface SentBefore {
  pool: CodePool;
  /** Ms since then; a little below 0 when another process has a clock that is ahead. */
  age: number;
  /** `mine` is true when the same device or network asked for it, `alike` where it was for the same purpose. */
  mine: boolean;
  alike: boolean;
}

/** Number of codes that were sent within an hour and within a day. */
export interface CodeUse {
  hour: number;
  day: number;
}

/** Facts for the decision whether a client gets a code. */
export interface CodeAsk {
  /** Allowances that the client may use, the best first. */
  pools: readonly CodePool[];
  /**
   * Returns the number's codes of the last day; `mine` tells whether the client, identified as in this allowance,
   * requested the code.
   */
  sent(pool: CodePool): readonly SentBefore[];
  /**
   * Ms until a code may be sent to unknown clients of this network, to any unknown client, and to any client; each 0
   * when one may be sent now.
   */
  waits: { network: number; others: number; shop: number };
  /** True when the client has solved a puzzle. */
  proven: boolean;
}

/** Reason why no code is sent; `strangers` applies only to unknown clients, `shop` to all. */
export type CodeRefusal = 'just-sent' | 'own' | 'number' | 'network' | 'strangers' | 'shop' | 'work';

/**
 * The allowance that a code is counted in and whether it needed the puzzle; or the reason why none is sent and the ms
 * to wait.
 */
export type CodeVerdict = { pool: CodePool; worked: boolean } | { cause: CodeRefusal; wait: number };

/** Shortest times between codes to one number for unknown clients, in ms, by the number of codes sent within a day. */
const NUMBER_GAPS = { first: [0, OTP_RESEND_MS, MINUTE, 2 * MINUTE, 5 * MINUTE], then: 10 * MINUTE, until: 30 };
/**
 * Shortest times between codes to one number over one network, in ms: longer, so that one network cannot take every
 * turn of a number.
 */
const ONE_NETWORK_GAPS = { first: [0, OTP_RESEND_MS, MINUTE, 2 * MINUTE, 5 * MINUTE], then: QUARTER_HOUR, until: 24 };
/** Shortest time after `until` codes, in ms. */
const LAST_GAP = HOUR;

/**
 * Share of the hour's remaining codes that unknown clients of one network get: enough for a hall full of guests, and
 * never all.
 */
const NETWORK_SHARE = 2 / 3;
/** Maximum number of codes per day for unknown clients of one network, all numbers together. */
const NETWORK_DAY = 1000;
/** Share of the shop's budget that unknown clients may use; the rest is reserved for known ones. */
const OTHERS_SHARE = 0.75;
/**
 * Share of the day's remaining codes that unknown clients get in an hour, so that the number falls each hour but never
 * to none.
 */
const HOURLY_SHARE = 0.25;

/**
 * Returns the limits of codes per hour and per day for all unknown clients together. The hourly limit shrinks with the
 * day's codes, so that the day's budget is never used up: `hour + 1 <= HOURLY_SHARE * (left + hour)`, where `left` is
 * the rest of the day's budget.
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
 * Returns the limits of codes per hour and per day for the unknown clients of one network. Each network gets at most
 * two thirds of the codes that other networks left.
 * @param use codes of unknown clients over this network, and over all networks
 */
export function limitOfNetwork(use: { network: CodeUse; others: CodeUse }, budget: CodeUse): CodeUse {
  const elsewhere = use.others.hour - use.network.hour;
  const left = limitOfOthers(use.others, budget).hour - elsewhere;
  return { hour: Math.max(1, Math.ceil(NETWORK_SHARE * left)), day: NETWORK_DAY };
}

/** Part of a budget from which the owner is warned. */
const ALARM = 0.8;

/**
 * Returns the warning for the owner when the budget of codes is used up or nearly so (80 %), or unknown clients have
 * used up their part; empty otherwise.
 */
export function codeAlarm({ all, others }: { all: CodeUse; others: CodeUse }, budget: CodeUse): string {
  if (all.day >= budget.day) return say.dayUsedUp;
  if (all.hour >= budget.hour) return say.hourUsedUp;
  const limit = limitOfOthers(others, budget);
  if (others.hour >= limit.hour || others.day >= limit.day) return say.strangersUsedUp;
  if (all.hour >= budget.hour * ALARM || all.day >= budget.day * ALARM) return say.codesNearlyUsedUp;
  return '';
}

/**
 * Decides whether a code may be sent. Tries the allowances of a known device or network first, which strangers cannot
 * use up, then the one shared by all. Returns the first allowance with room, or the cause of the refusal with the
 * shortest wait in ms; the cause `work` wins over other causes, because a puzzle lifts it. A client that was just sent
 * a code for the same purpose is refused until it may resend, even when an allowance has room.
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

/** Returns the ms until a client may request another code for the same purpose; 0 when that is allowed now. */
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

/**
 * Returns the ms until fewer than `most` of the given codes are younger than `span` ms; 0 when that is already true.
 */
function untilFree(codes: readonly SentBefore[], most: number, span: number): number {
  const ages = codes.map(({ age }) => age).sort((a, b) => a - b);
  const oldest = ages[most - 1];
  return oldest === undefined ? 0 : Math.max(0, span - oldest);
}

/**
 * Returns the ms until another code may be sent to a number, given the codes sent within a day; 0 when it may be sent
 * now.
 */
function untilTurn(codes: readonly SentBefore[], { first, then, until }: typeof NUMBER_GAPS): number {
  const gap = first[codes.length] ?? (codes.length < until ? then : LAST_GAP);
  return codes.length === 0 ? 0 : Math.max(0, gap - Math.min(...codes.map(({ age }) => age)));
}
