import { namesOf, stands } from '#domain/delivery/address-doubt.rules.ts';

interface Home {
  address: string;
  pincode: string;
}

interface Place {
  district: string;
  state: string;
}

/** Countries' names at the end of an address within India. */
const COUNTRY = ['india', 'bharat'];

/** Returns the words of an address in lower case; dots of abbreviations, other punctuation and blanks do not count. */
const wordsOf = (address: string): string[] =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|,|$)/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Removes from the end of an address what the pincode says as well: itself, and the names of its places. */
function withoutPlace(words: readonly string[], names: readonly string[][], pincode: string): string[] {
  const last = (count: number): string => words.slice(-count).join(' ');
  const before = (count: number): string => words.at(-count - 1) ?? '';
  const named = names.find((name) => last(name.length) === name.join(' ') && !stands.forElse(before(name.length)));
  const count = named?.length ?? (last(1) === pincode || stands.beside(last(1)) ? 1 : 0);
  return count === 0 || words.length === 0 ? [...words] : withoutPlace(words.slice(0, -count), names, pincode);
}

/**
 * Tells whether two addresses are the same home: one pincode, and the same words but for letter case, punctuation and
 * the names of the pincode's places (`1 Urban Estate, Patiala, Punjab` and `1, urban estate`). A missing pincode of
 * `known` is none of another home.
 * @param places districts and states of the pincode
 */
export function isSameHome(known: Home, told: Home, places: readonly Place[]): boolean {
  if (known.pincode !== '' && known.pincode !== told.pincode) return false;
  const names = [...places.flatMap((place) => [...namesOf(place), ...namesOf({ state: place.state })]), ...COUNTRY]
    .map((name) => name.split(' '))
    .sort((one, other) => other.length - one.length);
  const home = ({ address }: Home): string => withoutPlace(wordsOf(address), names, told.pincode).join(' ');
  return home(known) === home(told);
}

/** Returns the fuller of two addresses of one home, the known one when both say the same; its pincode is kept or filled. */
export function fullerHome(known: Home, told: Home): Home {
  const isFuller = wordsOf(told.address).length > wordsOf(known.address).length;
  return { address: isFuller ? told.address : known.address, pincode: known.pincode || told.pincode };
}
