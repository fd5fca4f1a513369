import { arrivesOn, dayInWords, type OpenDays } from '#domain/delivery/calendar.rules.ts';
import * as say from '#domain/orders/order-days.texts.ts';
import { freeUntil } from '#domain/orders/refund.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';

/** Days of an order; all of them `yyyy-mm-dd` in India. */
export interface OrderDays {
  /** Day by which the family wants its boxes there; null when it named none. */
  by: string | null;
  /** Day of the celebration; null when none is known. */
  event: string | null;
  /** Day by which the order leaves, as promised. */
  leaves: string;
  /** Day on which the last home's parcel left; null while one is still here, or none ever left. */
  left: string | null;
  /** Day by which each home should have its parcel, by position; null for homes that await none, or no address yet. */
  arrives: (string | null)[];
}

/** A home with what its day of arrival depends on. */
export interface DatedHome {
  /** State of its parcel. */
  state: string;
  /** ISO time at which the parcel reached its state; null before the first step. */
  since: string | null;
  /** True while the address is unknown. */
  waits: boolean;
  /** Days on the way. */
  transit: number;
}

/** Tells whether a parcel is still in the shop. */
const isHere = ({ state }: Pick<DatedHome, 'state'>): boolean =>
  state !== 'sent' && state !== 'delivered' && state !== 'returned' && state !== 'cancelled';

/** Returns the day by which a home should have its parcel; null when it awaits none, or has no address yet. */
function arrivalOf({ state, since, waits, transit }: DatedHome, leaves: string, calendar: OpenDays): string | null {
  if (state === 'sent') return arrivesOn(since ? yearMonthDay(since) : leaves, transit, calendar);
  return waits || !isHere({ state }) ? null : arrivesOn(leaves, transit, calendar);
}

/**
 * Returns the days of an order. A parcel that is late counts as leaving today.
 * @param leaves promised day, `yyyy-mm-dd`
 */
export function orderDays(
  { by, event, leaves, homes }: Pick<OrderDays, 'by' | 'event' | 'leaves'> & { homes: readonly DatedHome[] },
  today: string,
  calendar: OpenDays,
): OrderDays {
  const from = leaves < today ? today : leaves;
  const gone = homes.flatMap(({ state, since }) => (state === 'sent' && since ? [yearMonthDay(since)] : []));
  return {
    by,
    event,
    leaves,
    left: homes.some(isHere) ? null : (gone.sort().at(-1) ?? null),
    arrives: homes.map((home) => arrivalOf(home, from, calendar)),
  };
}

/** Returns the first and the last day of arrival that homes still await; null when none does. */
export function arrivalSpan(arrives: readonly (string | null)[]): { first: string; last: string } | null {
  const days = arrives.filter((day) => day !== null).sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Returns a span of days as text: `Friday, 4 December to Sunday, 6 December`, or the one day. */
export const spanText = ({ first, last }: { first: string; last: string }): string =>
  first === last ? dayInWords(last) : say.daySpan(dayInWords(first), dayInWords(last));

/** Returns the names and values of an order's days, as its pages and its receipt list them. */
export function daysInWords({ by, event, leaves, left, arrives }: OrderDays, today: string): [string, string][] {
  const span = arrivalSpan(arrives);
  const lines: [string, string | null][] = [
    [say.wishedFor, by && dayInWords(by)],
    [say.dayOfCelebration, event && dayInWords(event)],
    ...(left === null
      ? ([[leaves < today ? say.wasToLeaveBy : say.leavesUs, span && dayInWords(leaves)]] as [string, string | null][])
      : ([[say.leftUs, dayInWords(left)]] as [string, string | null][])),
    [say.shouldArrive, span && spanText(span)],
  ];
  return lines.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]));
}

/**
 * Returns how to change an address or cancel, true by the section "Cancelling" of the refund policy at a moment; empty
 * once nothing is left to change.
 * @param states of the order's parcels
 * @param now ms
 */
export function changeText(
  kind: 'sweet' | 'dry-fruit' | 'invitation',
  { createdAt, states, phone }: { createdAt: string; states: readonly string[]; phone: string },
  now: number,
): string {
  const here = states.filter((state) => isHere({ state }));
  if (here.length === 0) return '';
  if (here.every((state) => state === 'packed') && kind !== 'dry-fruit') return say.changePacked(phone);
  if (kind === 'sweet') return say.changeUntilPacking(phone);
  if (kind === 'dry-fruit') return say.changeUntilCourier(phone);
  const end = freeUntil(createdAt);
  return now < end
    ? say.changeInGuestListFree(phone, dayInWords(yearMonthDay(new Date(end - 1).toISOString())))
    : say.changeInGuestListCharged(phone);
}
