import { homesText } from '#office/orders/order-view.rules.ts';
import type { StaffHome, StaffOrder, StaffStep } from '#domain/orders/staff-order.contract.ts';
import { canUndo } from '#domain/parcels/fulfilment.rules.ts';
import * as say from '#office/orders/orders.texts.ts';

/** Homes that a step names. */
const MOST_NAMED = 3;

/** Event of an order's history: a batch of steps, or a home whose address the customer changed. */
type Happening = { at: string; step: StaffStep; moved?: never } | { at: string; moved: StaffHome; step?: never };

/** Returns what happened to an order's homes, the newest first. */
export const happenings = ({ steps, homes }: Pick<StaffOrder, 'steps' | 'homes'>): Happening[] =>
  [
    ...steps.map((step): Happening => ({ at: step.at, step })),
    ...homes.flatMap((home): Happening[] => (home.moved ? [{ at: home.moved.at, moved: home }] : [])),
  ].sort((one, other) => other.at.localeCompare(one.at));

/**
 * Tells whether a step can be taken back: soon after it, once, and as long as something of it can still be otherwise.
 * @param refunded positions of homes whose money was sent back
 * @param now ms
 */
export const canTakeBack = (
  { undoneAt, at, state, positions }: StaffStep,
  refunded: ReadonlySet<number>,
  now: number,
): boolean =>
  !undoneAt && canUndo(at, now) && (state !== 'cancelled' || positions.some((position) => !refunded.has(position)));

/** Returns the homes of a step as text: up to three names, else their number. */
export function whichHomes(
  { positions }: Pick<StaffStep, 'positions'>,
  { homes }: { homes: readonly Pick<StaffHome, 'name'>[] },
): string {
  if (positions.length === homes.length && homes.length > 1) return say.everyHome(homes.length);
  if (positions.length > MOST_NAMED) return homesText(positions.length);
  return positions.map((position) => homes[position]?.name || say.someHome).join(', ');
}
