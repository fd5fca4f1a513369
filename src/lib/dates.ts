/** Dates are ISO texts in UTC inside; people see Indian time. */

const zone = 'Asia/Kolkata';
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
const longDay = new Intl.DateTimeFormat('en-IN', { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' });

/** Prints an ISO time as `yyyy-mm-dd` in Indian time, the form of the order lists. */
export function yearMonthDay(iso: string): string {
  return isoDay.format(new Date(iso));
}

/** Prints an ISO time as `21 November 2026` in Indian time. */
export function readableDay(iso: string): string {
  return longDay.format(new Date(iso));
}

/** Prints an ISO time as `Saturday, 21 November` in Indian time, for days that are near. */
export function nearDay(iso: string): string {
  return weekday.format(new Date(iso));
}
