/** A zone that food of a certain shelf life is sent to; the names as the table of pincodes spells them. */
export interface Zone {
  /** What keeps at least so many days is sent there. */
  days: number;
  /** As customers read it. */
  words: string;
  districts: readonly string[];
  states: readonly string[];
}

/** Where a pincode lies, as the table of pincodes says. */
interface Place {
  district: string;
  state: string;
}

/**
 * How far something that keeps so many days is sent; null where it may go everywhere, or where nobody wrote down how long it
 * keeps. What keeps shorter than any zone asks for goes to the nearest one.
 * @param zones the shop's zones, the nearest first; the last one is all of India
 */
export function zoneOf(shelfLifeDays: number, zones: readonly Zone[]): Zone | null {
  if (shelfLifeDays <= 0 || shelfLifeDays >= (zones.at(-1)?.days ?? 0)) return null;
  const near = zones.slice(0, -1);
  return near.findLast(({ days }) => days <= shelfLifeDays) ?? near[0] ?? null;
}

/** True when a place of the pincode lies in the zone; a pincode of which nothing is known gets the benefit of the doubt. */
export function lies({ districts, states }: Zone, places: readonly Place[]): boolean {
  const within = (names: readonly string[], name: string): boolean => names.includes(name);
  return (
    places.length === 0 || places.some(({ district, state }) => within(districts, district) || within(states, state))
  );
}

/** Asks whether food shall be sent that may not arrive fresh. @param far how many of the homes are too far for some of it */
export function tooFarQuestion(names: readonly string[], far: number, homes: number): string {
  const what = new Intl.ListFormat('en-IN').format(names);
  const where = homes === 1 ? 'at this home' : `at ${far} of ${homes} homes`;
  return `${what} may not arrive fresh ${where}. We would call you before packing and offer another sweet or your money. Shall we take the order all the same?`;
}

/** Says how long something keeps and where it is sure to be fresh. */
export function reachWords(name: string, shelfLifeDays: number, { words }: Zone): string {
  const keeps = shelfLifeDays === 1 ? 'is best on the day it is made' : `keeps ${shelfLifeDays} days`;
  return `${name} ${keeps}, so it is sure to arrive fresh in ${words} only.`;
}
