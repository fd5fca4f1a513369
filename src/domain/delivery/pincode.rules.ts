import * as say from '#domain/delivery/delivery.texts.ts';

/** Note for a pincode that the table does not list; the pincode can be used all the same. */
export const UNKNOWN_PINCODE = say.pincodeUnknownCheck;

/** Returns the note for an unknown pincode with its probable place, `text`. @param text the place */
export const probablyText = (text: string): string => say.pincodeUnknownProbably(text);

/**
 * Returns a pincode's probable place as text: district and state when there is one district, else the states. Empty
 * without places.
 */
export function probablePlaceText(places: readonly { district: string; state: string }[]): string {
  return places.length === 1 ? placeText(places) : [...new Set(places.map(({ state }) => state))].join(' or ');
}

/**
 * Returns districts and states as text: `Amritsar, Punjab`, several joined by `or`. A district with the same name as
 * its state is named once: `Chandigarh`.
 */
export function placeText(places: readonly { district: string; state: string }[]): string {
  const states = [...new Set(places.map(({ state }) => state))];
  return states
    .map((state) => {
      const districts = places
        .filter((place) => place.state === state)
        .map(({ district }) => district)
        .join(' or ');
      return districts === state ? state : `${districts}, ${state}`;
    })
    .join(' or ');
}

/** Common city name of districts that are parts of a city. */
const cityOfDistrict: Record<string, string> = {
  'Mumbai Suburban, Maharashtra': 'Mumbai',
  'Bengaluru Urban, Karnataka': 'Bengaluru',
};

/**
 * Returns the common name of a district's city: `Delhi` for its districts, `Mumbai` and `Bengaluru` for their parts,
 * else the district's name.
 */
export function townName({ district, state }: { district: string; state: string }): string {
  return state === 'Delhi' ? 'Delhi' : (cityOfDistrict[`${district}, ${state}`] ?? district);
}
