/** What is said of a pincode that the table does not have; it can be used all the same. */
export const UNKNOWN_PINCODE = 'We do not know this pincode. Please look at it once more.';

/** District and state in words: `Amritsar, Punjab`; at a border every district, the states together. */
export function placeWords(places: readonly { district: string; state: string }[]): string {
  const states = [...new Set(places.map(({ state }) => state))];
  return states
    .map(
      (state) =>
        `${places
          .filter((place) => place.state === state)
          .map(({ district }) => district)
          .join(' or ')}, ${state}`,
    )
    .join(' or ');
}

/** Says where an unknown pincode probably lies: `Probably Chandigarh. Please look at it once more.` */
export function probableWords({ district, state }: { district: string; state: string }): string {
  const place = district && district !== state ? `${district}, ${state}` : state;
  return `Probably ${place}. Please look at it once more.`;
}

/** Districts that are parts of one city, under the name that stands on letters. */
const cityOfDistrict: Record<string, string> = {
  'Mumbai Suburban, Maharashtra': 'Mumbai',
  'Bengaluru Urban, Karnataka': 'Bengaluru',
};

/** The name under which people know a district. All of Delhi is Delhi: its districts are called South, or West. */
export function townName({ district, state }: { district: string; state: string }): string {
  return state === 'Delhi' ? 'Delhi' : (cityOfDistrict[`${district}, ${state}`] ?? district);
}
