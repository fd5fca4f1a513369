import type { Zone } from '#domain/delivery/zone.rules.ts';
import { listText } from '#lib/text.ts';

/** Parts of ten of its life that a food may have spent on arrival: the regulator asks e-commerce to leave 30%. */
const SPENT = 7;
const WHOLE = 10;

/**
 * True when a food arrives with at least 30% of its life left.
 * @param shelfLifeDays 0 when unknown
 * @param transit days on the way
 */
export const arrivesFresh = (shelfLifeDays: number, transit: number): boolean =>
  shelfLifeDays <= 0 || transit * WHOLE <= shelfLifeDays * SPENT;

/** Returns the days that a food must keep to arrive fresh. @param transit days on the way */
export const lifeNeeded = (transit: number): number => Math.max(1, Math.ceil((transit * WHOLE) / SPENT));

/** Returns the zones where a food arrives fresh, in words; empty when there is none. */
export function freshZones(shelfLifeDays: number, zones: readonly Zone[]): string {
  return listText(zones.filter(({ transit }) => arrivesFresh(shelfLifeDays, transit)).map(({ words }) => words));
}

/** Returns the note at a sweet that is too far from some homes of the guest list. */
export const farHomesText = (far: number, homes: number): string =>
  far === homes
    ? `Too far to arrive fresh for ${homes === 1 ? 'the home' : `all ${homes} homes`} on your guest list`
    : `Too far to arrive fresh for ${far} of ${homes} homes on your guest list`;
