import { DAY, INDIA_AHEAD } from '#lib/time.ts';
import { shopFacts } from '#shop.config';

const SUNDAY = 0;
/** October to February, as months from 0: the wedding season. */
const SEASON = [9, 10, 11, 0, 1];

type Kind = 'sweet' | 'dry-fruit' | 'invitation';

/** Promised working days (Monday to Saturday) until a parcel leaves, and those for orders in the wedding season. */
export interface Promised {
  days: number;
  inSeason: number;
  /** The day (`yyyy-mm-dd`) on which it leaves, where the family said by when it shall be there. */
  on?: string;
}

/** Working days until parcels leave, as the settings have them. */
export interface DispatchTimes {
  sweet: number;
  dryFruit: number;
  invitation: number;
  invitationInSeason: number;
}

/**
 * Returns the promised working days until dispatch for a kind of goods, also in the wedding season; only boxes take
 * longer then.
 */
export const promiseOf = (kind: Kind, times: DispatchTimes): Promised =>
  kind === 'invitation'
    ? { days: times.invitation, inSeason: times.invitationInSeason }
    : kind === 'sweet'
      ? { days: times.sweet, inSeason: times.sweet }
      : { days: times.dryFruit, inSeason: times.dryFruit };

const { 'dry-fruit': dryFruit, ...others } = shopFacts.dispatch;
/** First settings of the shop; they apply to orders that have no promise of their own. */
const firstTimes: DispatchTimes = { dryFruit, ...others };

/** Tells whether a day (`yyyy-mm-dd`) is in the wedding season, October to February. */
export const inSeason = (day: string): boolean => SEASON.includes(Number(day.slice(5, 7)) - 1);

/**
 * Returns the time (ISO) by which an order leaves: on the promised day `on`, or after the promised working days.
 * Sundays do not count.
 * @param promised promise at the time of the order; orders without one use the first settings
 */
export function leavesBy(kind: Kind, orderedAt: string, promised: Promised = promiseOf(kind, firstTimes)): string {
  // Noon in India, so that it is that day in every form.
  if (promised.on) return new Date(Date.parse(`${promised.on}T12:00:00Z`) - INDIA_AHEAD).toISOString();
  let day = Date.parse(orderedAt) + INDIA_AHEAD;
  const busy = SEASON.includes(new Date(day).getUTCMonth());
  for (let left = busy ? promised.inSeason : promised.days; left > 0;) {
    day += DAY;
    if (new Date(day).getUTCDay() !== SUNDAY) left -= 1;
  }
  return new Date(day - INDIA_AHEAD).toISOString();
}
