import type { PlannedChange } from '#domain/catalogue/schedule.contract.ts';

/** Changes that were planned together: equal ones of one kind, time and person. */
export type PlanGroup = [PlannedChange, ...PlannedChange[]];

/**
 * Groups changes that share kind, times, author, state and outcome, whatever their records; groups keep the order of
 * their first change.
 */
export function planGroups(changes: readonly PlannedChange[]): PlanGroup[] {
  const groups = new Map<string, PlanGroup>();
  for (const change of changes) {
    const { kind, what, at, until, nextAt, by, byGone, inBin, outcome, reason, price, priceNow, priceBefore } = change;
    const left = priceBefore !== null && nextAt !== null && priceNow !== price;
    const key = JSON.stringify([kind, what, at, until, nextAt, by, byGone, inBin, outcome, reason, left]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}
