/** Dates are ISO texts in UTC inside; people see Indian time. */

import { INDIA_AHEAD } from '#lib/time.ts';

const zone = 'Asia/Kolkata';
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
const longDay = new Intl.DateTimeFormat('en-IN', { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const shortMoment = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const shortMomentToSecond = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Formats an ISO time as `yyyy-mm-dd` in Indian time. */
export function yearMonthDay(iso: string): string {
  return isoDay.format(new Date(iso));
}

/** Formats an ISO time as `21 November 2026` in Indian time. */
export function readableDay(iso: string): string {
  return longDay.format(new Date(iso));
}

/** Formats an ISO time as `Saturday, 21 November` in Indian time, for days that are near. */
export function nearDay(iso: string): string {
  return weekday.format(new Date(iso));
}

/** Formats an ISO time as `5 Nov 2026, 00:00` in Indian time. */
export function readableMoment(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** Formats an ISO time as `22 Nov, 14:05` in Indian time, for times that are near. */
export function nearMoment(iso: string): string {
  return shortMoment.format(new Date(iso));
}

/** Formats an ISO time as `22 Nov, 14:05:31` in Indian time, for times within the same minute. */
export function exactMoment(iso: string): string {
  return shortMomentToSecond.format(new Date(iso));
}

/** Formats a time as `5:40 pm` in Indian time. @param at ms */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(at);
}

/** Formats an ISO time as `5 Nov 2026` in Indian time. */
export function shortDay(iso: string): string {
  const parts = { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-IN', parts).format(new Date(iso));
}

/** Formats an ISO time as `14:05:31` in Indian time. */
export function clockOf(iso: string): string {
  const parts = { timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-IN', parts).format(new Date(iso));
}

/** Tells whether a text is a valid date in the format `yyyy-mm-dd`; the 31st of November is not. */
export function isDay(text = ''): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns 12 noon in India on a day (`yyyy-mm-dd`), as an ISO time. */
export const noonOf = (day: string): string => `${day}T12:00:00+05:30`;

/** Converts an ISO time to Indian time, to the minute, in the format of `datetime-local` inputs: `2026-11-05T00:00`. */
export function indianClock(iso: string): string {
  const shifted = new Date(Date.parse(iso) + INDIA_AHEAD);
  return shifted.toISOString().slice(0, 16);
}

/**
 * Converts an Indian time in the format of `datetime-local` inputs to an ISO time; null when it is not a valid time.
 */
export function fromIndianClock(local: string): string | null {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00.000Z`) - INDIA_AHEAD : Number.NaN;
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  // The 31st of February would be one of March.
  return indianClock(iso) === local ? iso : null;
}
