/** Where parcels go and how long they travel; the names as the table of pincodes spells them. */
export interface Zone {
  /** Days on the way, Sundays included; 0 where the shop's own riders bring it the same day. */
  transit: number;
  /** As customers read it. */
  words: string;
  districts: readonly string[];
  states: readonly string[];
}

/** Where a pincode lies, as the table of pincodes says. */
export interface Place {
  district: string;
  state: string;
}

/** Parts of ten of its life that a food may have spent on arrival: the regulator asks e-commerce to leave 30%. */
const SPENT = 7;
const WHOLE = 10;

const LAST: Zone = { transit: 0, words: '', districts: [], states: [] };

const slower = (one: Zone, other: Zone): Zone => (other.transit > one.transit ? other : one);

/**
 * The zone of a pincode. Zones are looked through from the first, and the last one is wherever no other says; of a pincode
 * at a border the slower side counts, and one that nobody knows is as far as any, so that nothing is promised too early.
 * @param places null for a pincode that nobody can say anything of, none where only its existence is known
 */
export function zoneOf(places: readonly Place[] | null, zones: readonly Zone[]): Zone {
  const rest = zones.at(-1) ?? LAST;
  if (places === null) return zones.reduce(slower, rest);
  if (places.length === 0) return rest;
  return places
    .map(
      ({ district, state }) =>
        zones.find((zone) => zone.districts.includes(district) || zone.states.includes(state)) ?? rest,
    )
    .reduce(slower);
}

/**
 * True when a food arrives with at least 30% of its life left.
 * @param shelfLifeDays 0 where nobody wrote down how long it keeps
 */
export const arrivesFresh = (shelfLifeDays: number, transit: number): boolean =>
  shelfLifeDays <= 0 || transit * WHOLE <= shelfLifeDays * SPENT;

/** How many days a food must keep to be sent so far. */
export const lifeNeeded = (transit: number): number => Math.max(1, Math.ceil((transit * WHOLE) / SPENT));

/** The zones that a food reaches fresh, in words; empty where it reaches none. */
export function freshZones(shelfLifeDays: number, zones: readonly Zone[]): string {
  const near = zones.filter(({ transit }) => arrivesFresh(shelfLifeDays, transit)).map(({ words }) => words);
  return new Intl.ListFormat('en-IN').format(near);
}

/** Says of a sweet in a box how many homes of the guest list are too far for it. */
export const farHomesWords = (far: number, homes: number): string =>
  far === homes
    ? `Too far to arrive fresh for ${homes === 1 ? 'the home' : `all ${homes} homes`} on your guest list`
    : `Too far to arrive fresh for ${far} of ${homes} homes on your guest list`;
