import { isDay } from '#lib/dates.ts';
import { asciiDigits } from '#lib/digits.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { DAY } from '#lib/time.ts';
import { openStates, type ParcelState, parcelStates } from '#domain/parcels/fulfilment.rules.ts';

/** Filters by the day on which an order that is not sent leaves: before today, or today. */
const leavingFilters = ['late', 'today'] as const;
/** Filters of the list of orders: what is late or leaves today, everything still to be sent, or one state. */
export const orderFilters = [...leavingFilters, 'open', ...parcelStates] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Tells whether a filter is about the day on which orders leave. */
export const isLeavingFilter = (filter: string): filter is (typeof leavingFilters)[number] =>
  leavingFilters.some((one) => one === filter);

/**
 * Returns the parcel states that a filter includes: all unsent states for `open`, `late` and `today`, otherwise the
 * filter itself. What is sent is never late.
 */
export const statesOfFilter = (filter: OrderFilter): readonly ParcelState[] =>
  filter === 'open' || isLeavingFilter(filter) ? openStates : [filter];

/**
 * Returns the times (ISO) between which orders of a filter leave: `from` included, `before` not; null for a filter that
 * is about no day.
 * @param today `yyyy-mm-dd`
 */
export function leavingTimes(filter: OrderFilter, today: string): { from: string | null; before: string } | null {
  if (!isLeavingFilter(filter)) return null;
  return filter === 'late'
    ? { from: null, before: dayStart(today) }
    : { from: dayStart(today), before: dayStart(today, 1) };
}

/** Sorts of the list. */
export const orderSorts = ['newest', 'oldest', 'due', 'dearest'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Returns the ISO time at which a day begins in India. @param day `yyyy-mm-dd` @param plus days to add */
export const dayStart = (day: string, plus = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + plus * DAY).toISOString();

/** Tells whether a text is a valid date from 2000 to 2099, as `yyyy-mm-dd`. */
export const isOrderDay = (text: string): boolean => text.startsWith('20') && isDay(text);

/** Fewest digits that are looked for as part of a mobile number. */
const TELLING = 6;

/**
 * Returns the digits of a mobile number in a search text: a complete number without its country code, or at least 6
 * digits of one. Empty for an order number and for any other text.
 */
export function searchedMobile(typed: string): string {
  const whole = normaliseMobile(typed.trim());
  if (whole || fullOrderNumber(typed.trim())) return whole ?? '';
  const text = asciiDigits(typed.trim());
  const digits = text.replace(/\D/g, '');
  return /^[\d\s().‐-―-]+$/u.test(text) && digits.length >= TELLING ? digits : '';
}
