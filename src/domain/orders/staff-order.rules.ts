import { isDay } from '#lib/dates.ts';
import { asciiDigits } from '#lib/digits.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { DAY } from '#lib/time.ts';
import { openStates, type ParcelState, parcelStates } from '#domain/parcels/fulfilment.rules.ts';

/** Filters of the list of orders: one state, or everything still to be sent. */
export const orderFilters = ['open', ...parcelStates] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Returns the states that a filter finds. */
export const statesOf = (filter: OrderFilter): readonly ParcelState[] => (filter === 'open' ? openStates : [filter]);

/** Sorts of the list. */
export const orderSorts = ['newest', 'oldest', 'due', 'dearest'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Returns the ISO time at which a day of India (`yyyy-mm-dd`) begins. @param plus days to add */
export const dayStart = (day: string, plus = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + plus * DAY).toISOString();

/** Tells whether a text is a day of this century, written `yyyy-mm-dd`. */
export const isOrderDay = (text: string): boolean => text.startsWith('20') && isDay(text);

/** Fewest digits that are looked for as part of a mobile number. */
const TELLING = 6;

/**
 * Returns the digits of a complete or partial mobile number in a search text, without country code and separators.
 * Empty when the text is not a number.
 */
export function searchedMobile(typed: string): string {
  const whole = normaliseMobile(typed.trim());
  if (whole || fullOrderNumber(typed.trim())) return whole ?? '';
  const text = asciiDigits(typed.trim());
  const digits = text.replace(/\D/g, '');
  return /^[\d\s().‐-―-]+$/u.test(text) && digits.length >= TELLING ? digits : '';
}
