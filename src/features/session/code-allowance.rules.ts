import { OTP_PER_DAY, OTP_PER_QUARTER_HOUR, OTP_RESEND_MS, OTP_WITHOUT_WORK } from '#features/session/session.rules.ts';

const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
  /** What others asked for from the asker's network, for any number. */
  network: CodeUse;
  /** What the whole shop sent, and of it what others asked for. */
  shop: { all: CodeUse; others: CodeUse };
  /** How many the shop may send. */
  budget: CodeUse;
  /** Whether the asker has solved a puzzle. */
  proven: boolean;
}

/** Why no code is sent. */
export type CodeRefusal = 'just-sent' | 'own' | 'number' | 'network' | 'shop' | 'work';

/** The allowance that a code comes out of and whether the puzzle was needed; or why there is none, and for how many ms. */
export type CodeVerdict = { pool: CodePool; worked: boolean } | { cause: CodeRefusal; wait: number };

/** The least time between codes of one number that others ask for, by how many of a day there were, in ms. */
const NUMBER_GAPS = { first: [0, OTP_RESEND_MS, MINUTE, 2 * MINUTE, 5 * MINUTE], then: 10 * MINUTE, until: 30 };
/** The same for those of one network: longer, so that one network cannot take every turn of a number. */
const ONE_NETWORK_GAPS = { first: [0, OTP_RESEND_MS, MINUTE, 2 * MINUTE, 5 * MINUTE], then: QUARTER_HOUR, until: 24 };
/** After that a number has one an hour. */
const LAST_GAP = HOUR;

/** Codes for any numbers that others get from one network: a hall full of guests in an hour, and no more than that all day. */
export const OTP_PER_NETWORK: CodeUse = { hour: 300, day: 1000 };
/** The part of the shop's budget that others may use; the rest is kept for those who are known. */
const OTHERS_SHARE = 0.75;
/** Of what is left of the day others get so much in an hour, so that they have less every hour and never nothing. */
const HOURLY_SHARE = 0.25;

/** How many codes others may get in this hour. */
export function othersThisHour(others: CodeUse, budget: CodeUse): number {
  const left = budget.day * OTHERS_SHARE - (others.day - others.hour);
  return Math.floor(Math.min(budget.hour * OTHERS_SHARE, left * HOURLY_SHARE));
}

/** From this part of a budget on the owner is told. */
const ALARM = 0.8;

/** What the owner must know of the codes that the shop sends; empty while there are enough. */
export function codeAlarm({ all, others }: CodeAsk['shop'], budget: CodeUse): string {
  if (all.hour >= budget.hour || all.day >= budget.day)
    return 'The codes that the shop may send are used up: nobody can sign in by mobile number until an hour or a day is over.';
  if (others.hour >= othersThisHour(others, budget))
    return 'Strangers have used up their part of the codes of this hour: who has never signed in must wait, everybody else gets theirs.';
  if (all.hour >= budget.hour * ALARM || all.day >= budget.day * ALARM)
    return 'The codes that the shop may send are nearly used up.';
  return '';
}

/**
 * Decides whether a code may be sent. Who is known has an allowance that strangers cannot use up; when it is used up, there
 * is still the one that all others share.
 */
export function judgeCode(ask: CodeAsk): CodeVerdict {
  let soonest: { cause: CodeRefusal; wait: number } | null = null;
  for (const pool of ask.pools) {
    const verdict = pool === 'others' ? judgeOther(ask) : judgeKnown(ask, pool);
    // Whoever was just sent a code waits for it, and does not go on to the next allowance.
    if ('pool' in verdict || verdict.cause === 'just-sent') return verdict;
    if (soonest === null || verdict.wait < soonest.wait || verdict.cause === 'work') soonest = verdict;
  }
  return soonest ?? { cause: 'own', wait: DAY };
}

function judgeKnown({ sent, shop, budget }: CodeAsk, pool: CodePool): CodeVerdict {
  const own = sent(pool).filter((code) => code.pool === pool && code.mine);
  const last = Math.min(...own.filter(({ alike }) => alike).map(({ age }) => age));
  if (last < OTP_RESEND_MS) return { cause: 'just-sent', wait: OTP_RESEND_MS - last };
  const wait = Math.max(untilFree(own, OTP_PER_QUARTER_HOUR, QUARTER_HOUR), untilFree(own, OTP_PER_DAY, DAY));
  if (wait > 0) return { cause: 'own', wait };
  if (shop.all.hour >= budget.hour || shop.all.day >= budget.day) return { cause: 'shop', wait: QUARTER_HOUR };
  return { pool, worked: false };
}

function judgeOther({ sent, network, shop, budget, proven }: CodeAsk): CodeVerdict {
  const others = sent('others').filter(({ pool }) => pool === 'others');
  const wait = Math.max(
    untilTurn(others, NUMBER_GAPS),
    untilTurn(
      others.filter(({ mine }) => mine),
      ONE_NETWORK_GAPS,
    ),
  );
  if (wait > 0) return { cause: wait <= OTP_RESEND_MS ? 'just-sent' : 'number', wait };
  if (network.hour >= OTP_PER_NETWORK.hour || network.day >= OTP_PER_NETWORK.day)
    return { cause: 'network', wait: QUARTER_HOUR };
  const full = shop.all.hour >= budget.hour || shop.all.day >= budget.day;
  if (full || shop.others.hour >= othersThisHour(shop.others, budget)) return { cause: 'shop', wait: QUARTER_HOUR };
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
