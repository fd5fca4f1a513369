import { readFileSync } from 'node:fs';
import type { PincodePlace } from '#features/pincodes/pincode.contract.ts';
import { townName } from '#features/pincodes/pincode.rules.ts';

let held: Map<string, PincodePlace[]> | undefined;

/** Every pincode with the places it lies in; none where only its existence is known. The table is read with the first question. */
export function pincodeTable(): ReadonlyMap<string, PincodePlace[]> {
  held ??= readTable(readFileSync(new URL('pincodes.txt', import.meta.url), 'utf8'));
  return held;
}

/** Where a pincode lies; null for one that India Post does not have. */
export function placesOfPincode(pincode: string): PincodePlace[] | null {
  return pincodeTable().get(pincode) ?? null;
}

/** Digits of a pincode that name its sorting district. */
const SORTING = 3;

/**
 * The town and state that an address of a pincode is written with: the name that people know where India Post's data have
 * only a part of a city. A pincode that nobody knows is given the town of its sorting district where that is one; null
 * where it is several, because a parcel would be led astray by a guess.
 */
export function townOfPincode(pincode: string): Town | null {
  const [place] = placesOfPincode(pincode) ?? [];
  if (place) return townOf(place);
  return (/^\d{6}$/.test(pincode) && sortingTowns().get(pincode.slice(0, SORTING))) || null;
}

/** So large a part of a sorting district lies where an unknown pincode of it probably lies, too. */
const MOST = 0.75;

/** Where a pincode that the table does not place probably lies: where most of its sorting district does; null where that is unclear. */
export function probablePlace(pincode: string): PincodePlace | null {
  const places = placesOfPincode(pincode);
  if ((places && places.length > 0) || !/^\d{6}$/.test(pincode)) return null;
  const around = [...pincodeTable()].filter(([pin, of]) => of.length > 0 && pin.startsWith(pincode.slice(0, SORTING)));
  const most = (key: (place: PincodePlace) => string): string => {
    const counts = new Map<string, number>();
    for (const [, of] of around) for (const one of new Set(of.map(key))) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].find(([, count]) => count >= around.length * MOST)?.[0] ?? '';
  };
  const state = most((place) => place.state);
  return state ? { state, district: most((place) => place.district) } : null;
}

interface Town {
  town: string;
  state: string;
}

const townOf = (place: PincodePlace): Town => ({ town: townName(place), state: place.state });

let towns: Map<string, Town | null> | undefined;

/** The town of each sorting district; null for one of several. */
function sortingTowns(): ReadonlyMap<string, Town | null> {
  if (towns) return towns;
  towns = new Map();
  for (const [pincode, places] of pincodeTable())
    for (const place of places) {
      const [key, { town, state }] = [pincode.slice(0, SORTING), townOf(place)];
      const known = towns.get(key);
      const isOther = known === null || (known && (known.town !== town || known.state !== state));
      towns.set(key, isOther ? null : { town, state });
    }
  return towns;
}

/** Reads the table that `npm run pincodes` writes: state, district, and pincodes as differences to the one before. */
function readTable(text: string): Map<string, PincodePlace[]> {
  const table = new Map<string, PincodePlace[]>();
  for (const line of text.split('\n')) {
    const [state = '', district = '', steps = ''] = line.split('\t');
    let pin = 0;
    for (const step of steps.split(' ').filter(Boolean)) {
      pin += Number(step);
      const places = table.get(String(pin)) ?? [];
      table.set(String(pin), state ? [...places, { district, state }] : places);
    }
  }
  return table;
}
