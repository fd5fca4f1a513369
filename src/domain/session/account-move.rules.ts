/** Words that are too common in addresses to identify one. */
const COMMON = new Set(
  'the of and at in no near opp opposite behind house flat plot shop floor block road street lane main village post office dist district sector phase colony nagar city'.split(
    ' ',
  ),
);

/** Minimum number of words of an address that a caller must know. */
export const TOLD_WORDS = 2;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en-IN')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Returns the distinct words of an address that identify it, in lower case. Leaves out the words of `place`, common
 * words such as "road", and single letters.
 * @param place town and state of the pincode
 */
export function tellingWords(told: string, place: string): string[] {
  const known = new Set(wordsOf(place));
  const telling = wordsOf(told).filter((word) => !COMMON.has(word) && !known.has(word) && /\p{N}|../u.test(word));
  return [...new Set(telling)];
}

/** Tells whether an address contains all given words; false for fewer than two words. @param words in lower case */
export function holdsWords(address: string, words: readonly string[]): boolean {
  const held = new Set(wordsOf(address));
  return words.length >= TOLD_WORDS && words.every((word) => held.has(word));
}
