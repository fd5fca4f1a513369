import { addDays } from '#domain/delivery/calendar.rules.ts';

/** Wanted delivery day and day of the celebration, `yyyy-mm-dd`; empty when not given. */
export interface Wanted {
  by: string;
  event: string;
}

/**
 * Returns the days of an earlier order that still are to come, for one that follows it; undefined when none is.
 * @param today `yyyy-mm-dd`
 */
export function daysToCome(before: { by: string | null; event: string | null }, today: string): Wanted | undefined {
  const coming = (day: string | null): string => (day !== null && day > today ? day : '');
  const [by, event] = [coming(before.by), coming(before.event)];
  return by || event ? { by, event } : undefined;
}

/** Nobody plans a delivery farther ahead, in days. */
export const FARTHEST = 400;

/** Days before the celebration at which invitations should arrive, so that people can come. */
const USUAL = 14;

/**
 * Returns the day by which boxes for a celebration should be there: two weeks before it, or the earliest possible day;
 * empty when that is after the celebration.
 * @param first earliest possible day, `yyyy-mm-dd`
 */
export function usualDay(event: string, first: string): string {
  const usual = event ? addDays(event, -USUAL) : '';
  if (usual >= first) return usual;
  return first <= event ? first : '';
}

/**
 * Returns the wanted days after the celebration's day was changed. A delivery day of one's own stays while it still can
 * be; one that followed from the day before follows the new one.
 * @param first earliest possible day of delivery, `yyyy-mm-dd`
 */
export function withEvent({ by, event: before }: Wanted, event: string, first: string, today: string): Wanted {
  const isOwn = by !== usualDay(before, first);
  const stands = by !== '' && isOwn && by >= first && by <= event;
  return { event, by: stands || event <= today ? by : usualDay(event, first) };
}

/**
 * Returns the day on which the last box arrives when that is after the celebration; null when it is not, or when a
 * delivery day is wished, which is judged by itself.
 */
export const afterEvent = ({ by, event }: Wanted, { earliest }: { earliest: string }): string | null =>
  event !== '' && by === '' && earliest > event ? earliest : null;

/**
 * Returns the wanted days of an order: what was said for it, else what follows from the day of the family's
 * celebration, unless that is over. No delivery day follows from a celebration farther than `FARTHEST` days.
 * @param own what was said for the order; null for nothing
 * @param first earliest possible day of delivery; empty while it is unknown
 */
export function wantedOf(own: Wanted | null, celebration: string, first: string, today: string): Wanted {
  if (own) return own;
  if (celebration <= today) return { by: '', event: '' };
  const by = first ? usualDay(celebration, first) : '';
  return { event: celebration, by: by > addDays(today, FARTHEST) ? '' : by };
}
