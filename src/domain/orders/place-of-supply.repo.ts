import { likelyPlaces, pincodeTable } from '#domain/delivery/pincode.repo.ts';
import type { Buyer } from '#domain/orders/sale.rules.ts';
import { type State, stateNamed } from '#lib/states.ts';

/**
 * Returns the sorting district of a pincode, its first three digits; pincodes of a district are nearly always in one
 * state.
 */
const district = (pincode: string): string => pincode.slice(0, 3);

let held: Map<string, Map<string, number>> | undefined;

/**
 * Returns the number of pincodes in each state, within the sorting district of a pincode; empty for an unknown
 * district.
 */
function neighbours(pincode: string): Map<string, number> {
  if (!held) {
    held = new Map();
    for (const [one, places] of pincodeTable()) {
      const counts = held.get(district(one)) ?? new Map<string, number>();
      held.set(district(one), counts);
      for (const state of new Set(places.map((place) => place.state))) counts.set(state, (counts.get(state) ?? 0) + 1);
    }
  }
  return held.get(district(pincode)) ?? new Map<string, number>();
}

/**
 * Returns the state of a buyer's address, the place of supply for GST; null when neither pincode nor district is known.
 * If a pincode is in several states, the only one whose state or district the address names wins, else the state of
 * most pincodes in the sorting district. An unknown pincode gets the most frequent state of its district.
 */
export function placeOfSupply({ pincode, address }: Pick<Buyer, 'pincode' | 'address'>): State | null {
  const places = likelyPlaces(pincode) ?? [];
  const around = neighbours(pincode);
  const known = [...new Set(places.map(({ state }) => state))];
  const words = address.toLowerCase();
  const said = known.filter((state) =>
    places.some(
      (place) => place.state === state && [state, place.district].some((name) => words.includes(name.toLowerCase())),
    ),
  );
  const candidates = said.length === 1 ? said : known.length > 0 ? known : [...around.keys()];
  const [first] = candidates.sort((one, other) => (around.get(other) ?? 0) - (around.get(one) ?? 0));
  return first === undefined ? null : stateNamed(first);
}
