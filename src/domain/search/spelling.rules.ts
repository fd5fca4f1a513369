/**
 * Similarity of words: by letters, by sound, and across scripts. Written here because libraries of edit distance
 * support neither swapped letters nor the nearest beginning of a word.
 */

/**
 * Returns the edit distance between two words: letters added, removed, changed, or swapped with their neighbour.
 * @returns `whole` for the entire other word, `begun` for the nearest beginning of it; each `limit + 1` when it exceeds
 *   `limit`
 */
export function distances(word: string, other: string, limit: number): [whole: number, begun: number] {
  if (word.length - other.length > limit) return [limit + 1, limit + 1];
  const width = Math.min(other.length, word.length + limit);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let y = 1; y <= word.length; y++) {
    const next = [y];
    for (let x = 1; x <= width; x++) {
      const same = word[y - 1] === other[x - 1];
      let cost = Math.min((row[x] ?? 0) + 1, (next[x - 1] ?? 0) + 1, (row[x - 1] ?? 0) + (same ? 0 : 1));
      if (y > 1 && x > 1 && word[y - 1] === other[x - 2] && word[y - 2] === other[x - 1])
        cost = Math.min(cost, (before[x - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return [limit + 1, limit + 1];
    before = row;
    row = next;
  }
  return [width < other.length ? limit + 1 : (row[width] ?? 0), Math.min(...row)];
}

/** Spellings of one sound in the Latin writing of Hindi and Punjabi, and the one they are compared by. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([bcdgjkpt])h+/g, '$1'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** Returns a phonetic key of a word: equal for different Latin spellings of the same Hindi or Punjabi word. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [written, by]) => sound.replace(written, by), word);
}

/** Consonants of Devanagari and Gurmukhi from KA on; both blocks have the same order. */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
/** Vowel letters from A on and, 0x38 later, the signs of those from AA on. */
const VOWELS = 'a aa i ee u oo ri li e e e ai o o o au'.split(' ');

/**
 * Transliterates Devanagari and Gurmukhi letters to Latin ones, in common spelling; other characters stay unchanged.
 */
export function latinOf(word: string): string {
  let latin = '';
  /** True after a consonant that no vowel sign followed yet. */
  let bare = false;
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    const at = code >= 0x0900 && code <= 0x097f ? code - 0x0900 : code >= 0x0a00 && code <= 0x0a7f ? code - 0x0a00 : -1;
    if (at >= 0x15 && at <= 0x39) {
      latin += (bare ? 'a' : '') + (CONSONANTS[at - 0x15] ?? '');
      bare = true;
    } else if (at >= 0x3e && at <= 0x4c) {
      latin += VOWELS[at - 0x3d] ?? '';
      bare = false;
    } else if (at >= 0x05 && at <= 0x14) {
      latin += (bare ? 'a' : '') + (VOWELS[at - 0x05] ?? '');
      bare = false;
    } else if (at === 0x02) {
      latin += bare ? 'an' : 'n';
      bare = false;
    } else if (at === 0x4d) bare = false;
    else if (at < 0) {
      latin += letter;
      bare = false;
    }
  }
  return latin;
}
