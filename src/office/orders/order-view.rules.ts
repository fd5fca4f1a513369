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

/** What the list of orders shows; all of it stands in the URL, so that Back, a reload and a sent link show the same. */
export interface OrderView {
  q: string;
  state: '' | OrderFilter;
  city: string;
  from: string;
  to: string;
  sort: OrderSort;
  page: number;
}

export const plainView: OrderView = { q: '', state: '', city: '', from: '', to: '', sort: 'newest', page: 1 };

/** Reads a view from a query string; what is no view of the list is left out. */
export function readView(query: string): OrderView {
  const given = new URLSearchParams(query);
  const text = (name: string, most: number): string => (given.get(name) ?? '').slice(0, most);
  const day = (name: string): string => (isOrderDay(text(name, 10)) ? text(name, 10) : '');
  const page = Number(given.get('page') ?? 1);
  return {
    q: text('q', 100),
    state: orderFilters.find((one) => one === given.get('state')) ?? '',
    city: text('city', 60),
    from: day('from'),
    to: day('to'),
    sort: orderSorts.find((one) => one === given.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Returns the parts of a view that differ from the plain one. */
export const partsOfView = (view: OrderView): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([name, value]) => value !== plainView[name as keyof OrderView])
      .map(([name, value]) => [name, String(value)]),
  );

/** Returns a view as a query string; empty for the plain one. */
export function writeView(view: OrderView): string {
  const query = new URLSearchParams(partsOfView(view)).toString();
  return query && `?${query}`;
}

/** Homes by state. */
export type Counts = Partial<Record<ParcelState, number>>;

/** Returns several counts as one. */
export function sumCounts(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const state of parcelStates) {
      const more = counts[state] ?? 0;
      if (more > 0) sum[state] = (sum[state] ?? 0) + more;
    }
  return sum;
}

/** Returns how many homes are in some states. */
export const countIn = (counts: Counts, states: readonly ParcelState[]): number =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** Tells whether a home has still to be sent. */
export const isOpen = (counts: Counts): boolean => countIn(counts, openStates) > 0;

/** Returns the states that are there, in the order in which parcels pass through them. */
export const statesIn = (counts: Counts): ParcelState[] => parcelStates.filter((state) => (counts[state] ?? 0) > 0);

/** Returns homes whose money was asked back and has not failed. */
export const refundedPositions = (
  refunds: readonly { state: string; positions: readonly number[] }[],
): ReadonlySet<number> => new Set(refunds.flatMap(({ state, positions }) => (state === 'failed' ? [] : positions)));

/** False for a home that stays as it is: what was cancelled and paid back is ordered anew. */
export const canStep = (
  { state, position }: { state: ParcelState; position: number },
  refunded: ReadonlySet<number>,
): boolean => state !== 'cancelled' || !refunded.has(position);

/** A step that is offered: to which state, and from which of those that are there. */
export interface Offer {
  to: ParcelState;
  from: ParcelState[];
  homes: number;
}

/** Returns every step that some of the homes can make. When all are sent, sending again corrects courier and number. */
export function offersFor(counts: Counts): Offer[] {
  const there = statesIn(counts);
  return parcelStates.flatMap((to): Offer[] => {
    const from = there.filter((state) => nextStates(state).includes(to));
    if (to === 'sent' && there.every((state) => state === 'sent')) from.push(...there);
    return from.length === 0 ? [] : [{ to, from, homes: countIn(counts, from) }];
  });
}

/**
 * Returns the homes of chosen orders that can be stepped together; a cancelled one is reopened on its order's own page.
 */
export const steppedTogether = ({ cancelled: _left, ...counts }: Counts): Counts => counts;

/** Returns the step that the least advanced homes make next; null when nothing is left to do by itself. */
export function firstOffer(counts: Counts): Offer | null {
  const from = statesIn(counts).find((state) => likelyNext[state] !== null);
  const to = from && likelyNext[from];
  return from && to ? { to, from: [from], homes: countIn(counts, [from]) } : null;
}

/** Returns homes in words: `1 home`, `24 homes`. */
export const homesText = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`;

/** Returns homes by state in words: `20 placed, 3 packed`. */
export const countsText = (counts: Counts, states = statesIn(counts)): string =>
  states.map((state) => `${counts[state] ?? 0} ${parcelStaffTexts[state].state.toLowerCase()}`).join(', ');

const short = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** Returns a day that is near, in few letters: `Fri, 4 Dec`. */
export const shortDay = (iso: string): string => short.format(new Date(iso));
