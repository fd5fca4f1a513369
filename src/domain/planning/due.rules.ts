import { DAY } from '#lib/time.ts';

const plain = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Returns the day (`yyyy-mm-dd`) a thing is due: some days before the event; null without a date or a number of days.
 */
export function dueDay(eventDay: string, daysBefore: number | null): string | null {
  const event = Date.parse(`${eventDay}T00:00:00Z`);
  if (Number.isNaN(event) || daysBefore === null) return null;
  return new Date(event - daysBefore * DAY).toISOString().slice(0, 10);
}

/** Prints a `yyyy-mm-dd` day as `5 Mar 2027`. */
export function shortDay(day: string): string {
  return plain.format(new Date(`${day}T00:00:00Z`));
}

/** Sorts things by when they are due; those without a number of days come last, in list order. */
export function byDue<T extends { daysBefore: number | null }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (b.daysBefore ?? -1) - (a.daysBefore ?? -1));
}
