import type { Zone } from '#domain/delivery/zone.rules.ts';
import { listText } from '#lib/text.ts';
import * as say from '#domain/delivery/shelf-life.texts.ts';

/** Parts of ten of its life that a food may have spent on arrival: the regulator asks e-commerce to leave 30%. */
const SPENT = 7;
const WHOLE = 10;

/**
 * Tells whether a food arrives with at least 30% of its shelf life left; true when its shelf life is unknown.
 * @param shelfLifeDays 0 when unknown
 * @param transit days in transit
 */
export const arrivesFresh = (shelfLifeDays: number, transit: number): boolean =>
  shelfLifeDays <= 0 || transit * WHOLE <= shelfLifeDays * SPENT;

/** Returns the minimum shelf life in days of a food that arrives fresh. @param transit days in transit */
export const lifeNeeded = (transit: number): number => Math.max(1, Math.ceil((transit * WHOLE) / SPENT));

/** Returns the zones in which a food arrives fresh as a text list; empty when there is none. */
export function freshZones(shelfLifeDays: number, zones: readonly Zone[]): string {
  return listText(zones.filter(({ transit }) => arrivesFresh(shelfLifeDays, transit)).map(({ words }) => words));
}

/** Returns the note for a sweet that does not arrive fresh at `far` of the `homes` on the guest list. */
export const farHomesText = (far: number, homes: number): string =>
  far === homes ? say.tooFarForAll(homes) : say.tooFarForSome(far, homes);
