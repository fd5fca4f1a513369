import {
  countIn,
  type Counts,
  type OrderView,
  partsOfOrderView,
  plainOrderView,
} from '#office/orders/order-view.rules.ts';
import { isLeavingFilter, orderFilters, statesOfFilter } from '#domain/orders/staff-order.rules.ts';
import { parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import * as say from '#office/orders/order-list.texts.ts';

/** Returns the counts in the states of a list's filter, so that a step changes no home that the list does not mean. */
export const countsOfFilter = (counts: Counts, filter: OrderView['state']): Counts =>
  filter ? Object.fromEntries(statesOfFilter(filter).map((state) => [state, counts[state] ?? 0])) : counts;

/**
 * Returns the number of homes that a filter by state shows beside its name; null where it is not known, because homes
 * are counted by state, not by day.
 * @param counts homes of the found orders by state; null while loading
 */
export const homesOfFilter = (
  filter: OrderView['state'],
  { state }: OrderView,
  counts: Counts | null,
): number | null =>
  counts && filter && ![filter, state].some(isLeavingFilter) ? countIn(counts, statesOfFilter(filter)) : null;

/** Returns the filters by state that are offered: one by which nothing is found only while it is chosen. */
export const offeredFilters = (view: OrderView, counts: Counts | null): OrderView['state'][] =>
  (['', ...orderFilters] as const).filter(
    (one) => homesOfFilter(one, view, counts) !== 0 || one === view.state || one === 'open',
  );

const filterNames = { '': 'All', late: 'Late', today: say.leavesToday, open: say.toBeSent } as const;

/** Returns the name of a filter by state. */
export const filterName = (state: OrderView['state']): string =>
  state === '' || state === 'open' || isLeavingFilter(state) ? filterNames[state] : parcelStaffTexts[state].state;

/** Returns how many filters beside search and state narrow a view; the order of the list leaves nothing out. */
export const furtherFilters = (view: OrderView): number =>
  Object.keys(partsOfOrderView({ ...view, q: '', state: '', sort: plainOrderView.sort, page: 1 })).length;
