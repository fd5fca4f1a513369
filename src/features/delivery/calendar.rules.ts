import { inSeason, type Promised } from '#features/orders/dispatch.rules.ts';

/** Days here are texts such as `2027-02-14`, as a calendar in India has them; they sort as they follow each other. */

/** On which days the shop works. */
export interface OpenDays {
  /** Days of the week, Sunday is 0. */
  open: readonly number[];
  /** Festivals and holidays: nothing is made, and nobody brings anything. */
  closed: readonly string[];
}

const DAY_MS = 24 * 3_600_000;
const SUNDAY = 0;
/** A shop that never works must not stop the page. */
const MOST_STEPS = 400;

/** The day so many days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** True for a day on which parcels leave: the kitchen works, and couriers fetch, which they do not on Sundays. */
export function isWorkingDay(day: string, { open, closed }: OpenDays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SUNDAY && open.includes(weekday) && !closed.includes(day);
}

/** The day by which an order of a day leaves: so many working days later. */
export function leavesOn(orderedOn: string, { days, inSeason: busy }: Promised, calendar: OpenDays): string {
  let day = orderedOn;
  let left = inSeason(orderedOn) ? busy : days;
  for (let step = 0; left > 0 && step < MOST_STEPS; step += 1) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}

/** The last working day that is not after a day. */
export function workingDayUpTo(day: string, calendar: OpenDays): string {
  let last = day;
  for (let step = 0; step < MOST_STEPS && !isWorkingDay(last, calendar); step += 1) last = addDays(last, -1);
  return last;
}

/** The day on which a parcel is there: so many days on the way, and on no holiday. */
export function arrivesOn(leaves: string, transit: number, { closed }: Pick<OpenDays, 'closed'>): string {
  let day = addDays(leaves, transit);
  for (let step = 0; step < MOST_STEPS && closed.includes(day); step += 1) day = addDays(day, 1);
  return day;
}

const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day on a button or in a line: `14 Feb`. */
export const shortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));

/** A day in a sentence: `Sunday, 14 February`. */
export const dayInWords = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
