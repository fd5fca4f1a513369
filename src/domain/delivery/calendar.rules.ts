import { DAY } from '#lib/time.ts';
import { inSeason, type Promised } from '#domain/delivery/dispatch.rules.ts';

/** Days here are texts such as `2027-02-14`, as a calendar in India has them; they sort as they follow each other. */

/** Working days and holidays of the shop. */
export interface OpenDays {
  /** Days of the week, Sunday is 0. */
  open: readonly number[];
  /** Festivals and holidays: the kitchen is closed and couriers deliver nothing. */
  closed: readonly string[];
}

const SUNDAY = 0;
/** A shop that never works must not stop the page. */
const MOST_STEPS = 400;

/** Returns the day `count` days after a day, or before it when `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/**
 * Tells whether parcels leave on a day: the kitchen works, it is no holiday, and no Sunday, when couriers do not
 * collect.
 */
export function isWorkingDay(day: string, { open, closed }: OpenDays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SUNDAY && open.includes(weekday) && !closed.includes(day);
}

/**
 * Returns the first day from `from` on for which `isWanted` is true, or back from it with a `step` of -1. Returns the
 * day `MOST_STEPS` away when there is none before it.
 */
function firstDay(from: string, step: 1 | -1, isWanted: (day: string) => boolean): string {
  let day = from;
  for (let looked = 0; looked < MOST_STEPS && !isWanted(day); looked += 1) day = addDays(day, step);
  return day;
}

/**
 * Returns the day by which an order leaves: the promised number of working days after `orderedOn` (`inSeason` days in
 * the wedding season).
 */
export function leavesOn(orderedOn: string, { days, inSeason: busy }: Promised, calendar: OpenDays): string {
  let left = inSeason(orderedOn) ? busy : days;
  return firstDay(orderedOn, 1, (day) => {
    if (day > orderedOn && isWorkingDay(day, calendar)) left -= 1;
    return left <= 0;
  });
}

/** Returns the last working day up to and including a day. */
export const workingDayUpTo = (day: string, calendar: OpenDays): string =>
  firstDay(day, -1, (one) => isWorkingDay(one, calendar));

/** Returns the day on which a parcel arrives: `transit` days after it leaves, or the next day that is no holiday. */
export const arrivesOn = (leaves: string, transit: number, { closed }: Pick<OpenDays, 'closed'>): string =>
  firstDay(addDays(leaves, transit), 1, (day) => !closed.includes(day));

const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns a day as short text: `14 Feb`. */
export const dayAndMonth = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));

/** Returns a day as text: `Sunday, 14 February`. */
export const dayInWords = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
