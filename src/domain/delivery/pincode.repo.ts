import { readFileSync } from 'node:fs';
import type { PincodePlace } from '#domain/delivery/pincode.contract.ts';
import { townName } from '#domain/delivery/pincode.rules.ts';

let held: Map<string, PincodePlace[]> | undefined;

/** Returns every pincode with its places; none when only its existence is known. Reads the table at the first call. */
export function pincodeTable(): ReadonlyMap<string, PincodePlace[]> {
  held ??= readTable(readFileSync(new URL('pincodes.txt', import.meta.url), 'utf8'));
  return held;
}

/** Returns where a pincode lies; null for one that India Post does not have. */
export function placesOfPincode(pincode: string): PincodePlace[] | null {
  return pincodeTable().get(pincode) ?? null;
}

/** Digits of a pincode that name its sorting district. */
const SORTING = 3;
/** Digits of pincodes that are close together; of too few the sorting district is asked. */
const CLOSE = 4;
const ENOUGH = 2;
/**
 * The share of pincodes around that must agree. Taken out of the table one by one, 19,400 of 19,500 pincodes are then found in
 * their state, and three dozen in another.
 */
const AGREED = 0.75;

/** Where a pincode lies; `probably` where only those around it say so, `known` where India Post has it. */
export interface Whereabouts {
  places: readonly PincodePlace[];
  known: boolean;
  probably: boolean;
}

/**
 * Returns where a pincode lies, or probably lies: one that the table does not have, or knows no place of, is where
 * nearly all pincodes around it are. Every district of the state around counts then, so that nothing is promised for
 * the nearest of them.
 * @returns null for one that nothing can be said of
 */
export function whereaboutsOf(pincode: string): Whereabouts | null {
  const places = placesOfPincode(pincode);
  const known = places !== null;
  if (places && places.length > 0) return { places, known, probably: false };
  const around = (digits: number): PincodePlace[] | null => likelyAt(pincode.slice(0, digits));
  const found = /^\d{6}$/.test(pincode) ? (around(CLOSE) ?? around(SORTING)) : null;
  if (found) return { places: found, known, probably: true };
  return places && { places, known, probably: false };
}

/** Returns the places by which days and tax are computed, probable ones too; null for an unknown pincode. */
export const likelyPlaces = (pincode: string): readonly PincodePlace[] | null => whereaboutsOf(pincode)?.places ?? null;

let groups: Map<string, PincodePlace[][]> | undefined;

/** Returns the places of all pincodes with the same beginning. */
function placesAround(beginning: string): readonly (readonly PincodePlace[])[] {
  if (!groups) {
    groups = new Map();
    for (const [pincode, places] of pincodeTable())
      for (const digits of places.length > 0 ? [CLOSE, SORTING] : []) {
        const key = pincode.slice(0, digits);
        const known = groups.get(key);
        if (known) known.push(places);
        else groups.set(key, [places]);
      }
  }
  return groups.get(beginning) ?? [];
}

/** Found once, because one question may name thousands of pincodes; there are no more beginnings than digits make. */
const likely = new Map<string, PincodePlace[] | null>();

/** Returns the places of the state in which nearly all pincodes with a beginning lie; null when there is none. */
function likelyAt(beginning: string): PincodePlace[] | null {
  const known = likely.get(beginning);
  if (known !== undefined) return known;
  const found = agreedPlaces(placesAround(beginning));
  likely.set(beginning, found);
  return found;
}

function agreedPlaces(near: readonly (readonly PincodePlace[])[]): PincodePlace[] | null {
  if (near.length < ENOUGH) return null;
  const states = new Map<string, number>();
  for (const places of near)
    for (const state of new Set(places.map((place) => place.state))) states.set(state, (states.get(state) ?? 0) + 1);
  const [most] = [...states].sort(([, one], [, other]) => other - one);
  if (!most || most[1] < AGREED * near.length) return null;
  const found = new Map(
    near
      .flat()
      .map((place) => [place.district, place] as const)
      .filter(([, { state }]) => state === most[0]),
  );
  return [...found.values()];
}

/**
 * Returns the town and state that an address of a pincode is written with: the name that people know where India Post's
 * data have only a part of a city. A pincode that nobody knows is given the town of its sorting district where that is
 * one; null where it is several, because a parcel would be led astray by a guess.
 */
export function townOfPincode(pincode: string): Town | null {
  const [place] = placesOfPincode(pincode) ?? [];
  if (place) return townOf(place);
  return (/^\d{6}$/.test(pincode) && sortingTowns().get(pincode.slice(0, SORTING))) || null;
}

interface Town {
  town: string;
  state: string;
}

const townOf = (place: PincodePlace): Town => ({ town: townName(place), state: place.state });

let towns: Map<string, Town | null> | undefined;

/** Returns the town of each sorting district; null for one of several. */
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
