import { isDay } from '#lib/dates.ts';
import { asciiDigits } from '#lib/digits.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { DAY } from '#lib/time.ts';
import { openStates, type ParcelState, parcelStates } from '#domain/parcels/fulfilment.rules.ts';

/** Filters of the list of orders: one state, or everything still to be sent. */
export const orderFilters = ['open', ...parcelStates] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Returns the parcel states that a filter includes: all unsent states for `open`, otherwise the filter itself. */
export const statesOfFilter = (filter: OrderFilter): readonly ParcelState[] =>
  filter === 'open' ? openStates : [filter];

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
