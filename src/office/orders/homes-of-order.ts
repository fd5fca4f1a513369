import { anyIncludes } from '#lib/text.ts';
import { type Counts, sumCounts } from '#office/orders/order-view.rules.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import type { StaffHome, StaffOrder } from '#domain/orders/staff-order.contract.ts';

/** Search text and state that the homes of an order are narrowed by; both empty for all. */
export interface HomeFilter {
  search: string;
  state: ParcelState | '';
}

/** Returns the homes in the state that contain the search text, ignoring case. */
export function homesFound(homes: readonly StaffHome[], { search, state }: HomeFilter): StaffHome[] {
  const text = search.trim().toLocaleLowerCase('en-IN');
  return homes.filter((home) => (!text || isFound(home, text)) && (!state || home.state === state));
}

const isFound = ({ name, mobile, address, pincode, city, note, tracking }: StaffHome, words: string): boolean =>
  anyIncludes([name, mobile, address, pincode, city, note, tracking], words);

/** Returns the numbers of homes by state. */
export const countsOf = (homes: readonly StaffHome[]): Counts => sumCounts(homes.map(({ state }) => ({ [state]: 1 })));

/** Returns the customer's name for the group of guests whose box design a home gets; empty without several designs. */
export const circleOf = ({ bought }: StaffOrder, { circle = 0 }: StaffHome): string =>
  bought.kind === 'invitation' ? (bought.content.circles?.[circle]?.circle ?? '') : '';

/** Returns the reason why a home was cancelled, by its latest step that was not undone; empty when none was noted. */
export const whyCancelled = ({ steps }: StaffOrder, { state, position }: StaffHome): string =>
  state === 'cancelled'
    ? (steps.find(({ positions, undoneAt }) => !undoneAt && positions.includes(position))?.note ?? '')
    : '';

/** Tells whether money of one home alone may go back. @param money of each home; undefined where nothing may go back */
export const mayRefund = (
  { homes }: StaffOrder,
  { state, position }: StaffHome,
  money: readonly HomeMoney[] | undefined,
): boolean => homes.length > 1 && state !== 'cancelled' && (money?.[position]?.left ?? 0) > 0;

/** Returns the parcels of those homes that are in one of the states, as they were seen. */
export const parcelsIn = ({ id }: StaffOrder, homes: readonly StaffHome[], states: readonly ParcelState[]) =>
  homes
    .filter(({ state }) => states.includes(state))
    .map(({ position, revision }) => ({ orderId: id, position, revision }));
