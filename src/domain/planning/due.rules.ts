import { DAY } from '#lib/time.ts';

const plain = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Returns the due day (`yyyy-mm-dd`), `daysBefore` days before the event; null when the event's day is invalid or
 * `daysBefore` is null.
 */
export function dueDay(eventDay: string, daysBefore: number | null): string | null {
  const event = Date.parse(`${eventDay}T00:00:00Z`);
  if (Number.isNaN(event) || daysBefore === null) return null;
  return new Date(event - daysBefore * DAY).toISOString().slice(0, 10);
}

/** Formats a `yyyy-mm-dd` day as `5 Mar 2027`. @throws RangeError for an invalid day */
export function dayWithYear(day: string): string {
  return plain.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Returns a copy of the items sorted by due day, the earliest first; items without `daysBefore` come last in their
 * order.
 */
export function byDue<T extends { daysBefore: number | null }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (b.daysBefore ?? -1) - (a.daysBefore ?? -1));
}
