import { readFileSync } from 'node:fs';
import type { PincodePlace } from '#domain/delivery/pincode.contract.ts';
import { doubtOf, type Gazetteer, gazetteerOf } from '#domain/delivery/address-doubt.rules.ts';
import { townName } from '#domain/delivery/pincode.rules.ts';

let held: Map<string, PincodePlace[]> | undefined;

/**
 * Returns all pincodes with their places, an empty list for a pincode without a known place. Reads the table at the
 * first call and caches it.
 */
export function pincodeTable(): ReadonlyMap<string, PincodePlace[]> {
  held ??= readTable(readFileSync(new URL('pincodes.txt', import.meta.url), 'utf8'));
  return held;
}

/**
 * Returns the places (districts) of a pincode, empty when its place is unknown; null when India Post does not list the
 * pincode.
 */
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

/**
 * Places of a pincode; `probably` when they are derived from neighbouring pincodes, `known` when India Post lists the
 * pincode.
 */
export interface Whereabouts {
  places: readonly PincodePlace[];
  known: boolean;
  probably: boolean;
}

/**
 * Returns the places of a pincode. When they are unknown, returns with `probably` all districts of the state in which
 * nearly all neighbouring pincodes are, so that no promise is based on the nearest district. Null for an unlisted
 * pincode whose neighbours do not agree.
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

/**
 * Returns the known or probable places of a pincode, by which transit days and tax are computed; null for an unknown
 * pincode.
 */
export const likelyPlaces = (pincode: string): readonly PincodePlace[] | null => whereaboutsOf(pincode)?.places ?? null;

let groups: Map<string, PincodePlace[][]> | undefined;

/** Returns the places of each pincode that begins with the given digits (3 or 4). */
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

/**
 * Returns the districts of the state in which nearly all pincodes with a beginning are; null when too few of them
 * agree. Cached.
 */
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
 * Returns the town and state for addresses of a pincode, a city by its common name. An unlisted pincode gets the town
 * of its sorting district when that has only one; null otherwise, since a wrong guess would misdirect a parcel.
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

/** Returns the town of each sorting district by its three digits; null for a district with several towns. Cached. */
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

let gazetteer: Gazetteer | undefined;

/** Compares an address with its pincode (`doubtOf`); nothing speaks against one with an unknown pincode. */
export function addressDoubt(typed: { address: string; pincode: string }): { wrote: string; lies: string } {
  gazetteer ??= gazetteerOf(pincodeTable());
  return doubtOf(typed, placesOfPincode(typed.pincode) ?? [], gazetteer);
}

/**
 * Parses the table written by `npm run pincodes`. Each line has a state, a district and their pincodes, each as the
 * difference from the one before.
 */
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
