import { placeText } from '#domain/delivery/pincode.rules.ts';
import { namesOfMuch, otherNames, otherStateNames } from '#domain/delivery/place-names.rules.ts';

interface Place {
  district: string;
  state: string;
}

/** Place that a name may mean; a state without a district is meant whole. */
interface Meant {
  state: string;
  district?: string;
}

/** What names of places mean, and where pincodes of each district begin. */
export interface Gazetteer {
  /** Places by name, as `plainName` writes it. */
  names: ReadonlyMap<string, readonly Meant[]>;
  /** First three digits of the pincodes of each district, by `district, state`. */
  sorting: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A name has at most so many words. */
const MOST_WORDS = 5;
/** Words beside a name that change nothing. */
const BESIDE = new Set(
  'city cantt cantonment district distt dist dt disst teh tehsil state india bharat pin pincode code no'.split(' '),
);
/** Words before a name that make it the name of something else. */
const ELSE = new Set(
  'village vill vpo po ps gaon pind near opp opposite behind hotel house kothi mohalla gali basti khera bank'.split(
    ' ',
  ),
);

/** Tells what a word beside the name of a place does to it: nothing, or it makes it the name of something else. */
export const stands = {
  beside: (word: string): boolean => BESIDE.has(word),
  forElse: (word: string): boolean => ELSE.has(word),
};

/** Returns a text in lower case, without dots and digits, with one blank between words. */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .join(' ');

/** Returns the words of a part of an address, without those at both ends that change nothing. */
function wordsOf(part: string): string[] {
  const words = plainName(part).split(' ').filter(Boolean);
  const first = words.findIndex((word) => !BESIDE.has(word));
  return first < 0 ? [] : words.slice(first, words.findLastIndex((word) => !BESIDE.has(word)) + 1);
}

/** Makes the gazetteer of a table of pincodes. */
export function gazetteerOf(table: ReadonlyMap<string, readonly Place[]>): Gazetteer {
  const names = new Map<string, Meant[]>();
  const sorting = new Map<string, Set<string>>();
  const states = new Set<string>();
  for (const [pincode, places] of table)
    for (const { district, state } of places) {
      const key = `${district}, ${state}`;
      const known = sorting.get(key);
      states.add(state);
      if (known) known.add(pincode.slice(0, 3));
      else {
        sorting.set(key, new Set([pincode.slice(0, 3)]));
        for (const name of namesOf({ district, state }))
          names.set(name, [...(names.get(name) ?? []), { district, state }]);
      }
    }
  // A name of state and district, such as Chandigarh, means the whole state.
  for (const state of states) for (const name of namesOf({ state })) names.set(name, [{ state }]);
  return { names, sorting };
}

/** Returns the names under which a place is written, in lower case. */
export function namesOf({ district, state }: Meant): string[] {
  const own = district ?? state;
  const other = (district === undefined ? otherStateNames : otherNames)[own] ?? [];
  return [plainName(own), ...other];
}

/** Tells whether a name means a place where the pincode lies, or so near that older maps put it there. */
function fits({ state, district }: Meant, pincode: string, places: readonly Place[], all: Gazetteer): boolean {
  if (district === undefined) return places.some((place) => place.state === state);
  return (
    places.some((place) => place.state === state && place.district === district) ||
    all.sorting.get(`${district}, ${state}`)?.has(pincode.slice(0, 3)) === true
  );
}

/** Returns names that stand as a part of an address, or as its last words, with what they mean; the last ones first. */
function namedIn(address: string, { names }: Gazetteer): { name: string; meant: readonly Meant[] }[] {
  const parts = address
    .split(/[,;|\n]/)
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .reverse();
  return parts.flatMap((words, at) => {
    const ends = at === 0 ? Math.min(MOST_WORDS, words.length) : 0;
    const tried = [words.length, ...Array.from({ length: ends }, (_, index) => ends - index)];
    for (const count of tried) {
      const name = words.slice(-count).join(' ');
      const before = words.at(-count - 1) ?? '';
      const meant = names.get(name);
      if (meant && !namesOfMuch.has(name) && !ELSE.has(before)) return [{ name, meant }];
    }
    return [];
  });
}

/**
 * Compares an address with the places of its pincode. `wrote` is the district or state that the address names though the
 * pincode lies elsewhere (`lies`); both are empty when the address names a place of the pincode as well, or none.
 */
export function doubtOf(
  { address, pincode }: { address: string; pincode: string },
  places: readonly Place[],
  all: Gazetteer,
): { wrote: string; lies: string } {
  const none = { wrote: '', lies: '' };
  const whole = ` ${plainName(address)} `;
  const isNamed = (place: Meant): boolean => namesOf(place).some((name) => whole.includes(` ${name} `));
  if (places.length === 0 || places.some(isNamed)) return none;
  const named = namedIn(address, all);
  const wrong = named.filter(({ meant }) => !meant.some((one) => fits(one, pincode, places, all)));
  const states = places.map(({ state }) => state);
  // The state that is right speaks for the pincode against places of other states alone: Jalandhar, Punjab is not Ludhiana.
  const against = states.some((state) => isNamed({ state }))
    ? wrong.filter(({ meant }) => meant.some(({ state }) => states.includes(state)))
    : wrong;
  // Something that fits stands there as well.
  if (named.some(({ meant }) => meant.some((one) => one.district && fits(one, pincode, places, all)))) return none;
  const [said] = [...against].sort((one, other) => Number(!one.meant[0]?.district) - Number(!other.meant[0]?.district));
  if (!said) return none;
  const [{ district, state } = { state: '' }] = said.meant;
  const wrote = district ? said.name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : state;
  return { wrote, lies: placeText(places) };
}
