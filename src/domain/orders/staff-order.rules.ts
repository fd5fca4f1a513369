import { asciiDigits } from '#lib/digits.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { DAY } from '#lib/time.ts';
import { openStates, type ParcelState, parcelStates } from '#domain/parcels/fulfilment.rules.ts';

/** What the list of orders can be narrowed to: one state, or everything that has still to be sent. */
export const orderFilters = ['open', ...parcelStates] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** The states that a filter means. */
export const statesOf = (filter: OrderFilter): readonly ParcelState[] => (filter === 'open' ? openStates : [filter]);

/** What the list can be sorted by. */
export const orderSorts = ['newest', 'oldest', 'due', 'dearest'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The first moment of a day of India (`yyyy-mm-dd`), as ISO time; `plus` days later. */
export const dayStart = (day: string, plus = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + plus * DAY).toISOString();

/** True for a day of the calendar, written `yyyy-mm-dd`. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Digits by which a part of a mobile number is looked for. */
const TELLING = 6;

/**
 * The mobile number, or the part of one, that a search means: digits alone, without the country's code and whatever people
 * write between them. Empty for a search that is about something else.
 */
export function searchedMobile(typed: string): string {
  const whole = normaliseMobile(typed.trim());
  if (whole || fullOrderNumber(typed.trim())) return whole ?? '';
  const text = asciiDigits(typed.trim());
  const digits = text.replace(/\D/g, '');
  return /^[\d\s().‐-―-]+$/u.test(text) && digits.length >= TELLING ? digits : '';
}
