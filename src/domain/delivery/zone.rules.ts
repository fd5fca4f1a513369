/** Delivery zone with its transit time; its names are spelled as in the table of pincodes. */
export interface Zone {
  /** Days on the way, Sundays included; 0 when the shop's own riders bring it the same day. */
  transit: number;
  /** As customers read it. */
  words: string;
  districts: readonly string[];
  states: readonly string[];
}

/** Place of a pincode by the table of pincodes. */
export interface Place {
  district: string;
  state: string;
}

const LAST: Zone = { transit: 0, words: '', districts: [], states: [] };

const slower = (one: Zone, other: Zone): Zone => (other.transit > one.transit ? other : one);

/**
 * Returns the delivery zone of a pincode's places: the first zone with the district or state, else the last. Several
 * places give the zone with the longest transit, so that nothing is promised too early.
 * @param places null (unknown pincode) gives the slowest of all zones; empty (place unknown) gives the last zone
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
