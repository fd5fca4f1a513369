import {
  likelyNext,
  nextStates,
  openStates,
  type ParcelState,
  parcelStates,
  parcelStaffTexts,
} from '#domain/parcels/fulfilment.rules.ts';
import {
  isOrderDay,
  type OrderFilter,
  orderFilters,
  type OrderSort,
  orderSorts,
} from '#domain/orders/staff-order.rules.ts';
import { changedParts, pageOfQuery, queryOf } from '#office/frame/list-view.rules.ts';
import * as say from '#office/orders/orders.texts.ts';

/** Search, filters, sorting and page of the order list, all kept in the URL for Back, reloads and shared links. */
export interface OrderView {
  q: string;
  state: '' | OrderFilter;
  city: string;
  from: string;
  to: string;
  sort: OrderSort;
  page: number;
}

export const plainOrderView: OrderView = { q: '', state: '', city: '', from: '', to: '', sort: 'newest', page: 1 };

/** Returns what stands in place of the name of a customer who gave none, or whose account with its number is gone. */
export const nameless = (mobile: string): string => (mobile ? say.customerWithoutName : say.customerGone);

/** Parses a view from a URL's query. Invalid parts get their defaults; long texts are cut. */
export function readOrderView(query: string): OrderView {
  const given = new URLSearchParams(query);
  const text = (name: string, most: number): string => (given.get(name) ?? '').slice(0, most);
  const day = (name: string): string => (isOrderDay(text(name, 10)) ? text(name, 10) : '');
  return {
    q: text('q', 100),
    state: orderFilters.find((one) => one === given.get('state')) ?? '',
    city: text('city', 60),
    from: day('from'),
    to: day('to'),
    sort: orderSorts.find((one) => one === given.get('sort')) ?? 'newest',
    page: pageOfQuery(given),
  };
}

/** Returns the parts of a view that differ from the default view, as texts. */
export const partsOfOrderView = (view: OrderView): Record<string, string> => changedParts(view, plainOrderView);

/** Returns the URL's query of a view, with `?`; empty for the default view. */
export const writeOrderView = (view: OrderView): string => queryOf(partsOfOrderView(view));

/** Numbers of homes by state. */
export type Counts = Partial<Record<ParcelState, number>>;

/** Adds up several counts, state by state. */
export function sumCounts(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const state of parcelStates) {
      const more = counts[state] ?? 0;
      if (more > 0) sum[state] = (sum[state] ?? 0) + more;
    }
  return sum;
}

/** Returns the number of homes in any of the given states. */
export const countIn = (counts: Counts, states: readonly ParcelState[]): number =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** Tells whether any of the counted homes has still to be sent. */
export const isOpen = (counts: Counts): boolean => countIn(counts, openStates) > 0;

/** Returns the states with at least one home, in the order of a parcel's progress. */
export const statesIn = (counts: Counts): ParcelState[] => parcelStates.filter((state) => (counts[state] ?? 0) > 0);

/** Returns the positions of homes with a refund that is requested or processed; failed refunds do not count. */
export const refundedPositions = (
  refunds: readonly { state: string; positions: readonly number[] }[],
): ReadonlySet<number> => new Set(refunds.flatMap(({ state, positions }) => (state === 'failed' ? [] : positions)));

/** Tells whether a home's state may change: false once it is cancelled and refunded. */
export const canStep = (
  { state, position }: { state: ParcelState; position: number },
  refunded: ReadonlySet<number>,
): boolean => state !== 'cancelled' || !refunded.has(position);

/** Step that can be offered: its target state, the present states it starts from, and the number of homes in them. */
export interface Offer {
  to: ParcelState;
  from: ParcelState[];
  homes: number;
}

/**
 * Returns the steps that are possible for some of the counted homes. When all are sent, `sent` is offered again to
 * correct courier and tracking number.
 */
export function offersFor(counts: Counts): Offer[] {
  const there = statesIn(counts);
  return parcelStates.flatMap((to): Offer[] => {
    const from = there.filter((state) => nextStates(state).includes(to));
    if (to === 'sent' && there.every((state) => state === 'sent')) from.push(...there);
    return from.length === 0 ? [] : [{ to, from, homes: countIn(counts, from) }];
  });
}

/** Returns the name of an offered step. */
export const offerName = ({ to, from }: Offer): string =>
  to === 'sent' && from.every((state) => state === 'sent') ? say.correctCourierNumber : parcelStaffTexts[to].act;

/** Returns the counts without cancelled homes, which can be reopened only on their order's own page. */
export const steppedTogether = ({ cancelled: _left, ...counts }: Counts): Counts => counts;

/** Returns the usual next step of the least advanced homes; null when no home has one. */
export function firstOffer(counts: Counts): Offer | null {
  const from = statesIn(counts).find((state) => likelyNext[state] !== null);
  const to = from && likelyNext[from];
  return from && to ? { to, from: [from], homes: countIn(counts, [from]) } : null;
}

/** Returns a number of homes as text: `1 home`, `24 homes`. */
export const homesText = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`;

/** Returns the counts as text: `20 placed, 3 packed`. */
export const countsText = (counts: Counts, states = statesIn(counts)): string =>
  states.map((state) => `${counts[state] ?? 0} ${parcelStaffTexts[state].state.toLowerCase()}`).join(', ');

const short = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** Returns the day of an ISO time in India in short form, without a year: `Fri, 4 Dec`. */
export const weekdayAndDay = (iso: string): string => short.format(new Date(iso));
