import { shop } from '#shop';

/** A zone that food of a certain shelf life is sent to. */
export type Zone = (typeof shop.reach)[number];

/** Where a pincode lies, as the table of pincodes says. */
interface Place {
  district: string;
  state: string;
}

/** How far something that keeps so many days is sent; null where it may go everywhere, or where nobody wrote down how long it keeps. */
export function zoneOf(shelfLifeDays: number): Zone | null {
  if (shelfLifeDays <= 0 || shelfLifeDays >= (shop.reach.at(-1)?.days ?? 0)) return null;
  return shop.reach.findLast(({ days }) => days <= shelfLifeDays) ?? null;
}

/** True when a place of the pincode lies in the zone; a pincode of which nothing is known gets the benefit of the doubt. */
export function lies({ districts, states }: Zone, places: readonly Place[]): boolean {
  const within = (names: readonly string[], name: string): boolean => names.includes(name);
  return (
    places.length === 0 || places.some(({ district, state }) => within(districts, district) || within(states, state))
  );
}

/** Says how long something keeps and where it is sure to be fresh. */
export function reachWords(name: string, shelfLifeDays: number, { words }: Zone): string {
  const keeps = shelfLifeDays === 1 ? 'is best on the day it is made' : `keeps ${shelfLifeDays} days`;
  return `${name} ${keeps}, so it is sure to arrive fresh in ${words} only.`;
}
