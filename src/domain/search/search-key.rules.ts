import { latinOf, soundOf } from '#domain/search/spelling.rules.ts';
import { plainWords } from '#domain/search/words.rules.ts';

/** Consonants of names that are written in two ways, and the one they are compared by. */
const TWO_WAYS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/jn/g, 'gn'],
  [/ngh?|nh/g, 'ng'],
];

/** Fewest letters of a word's frame that tell it from others. */
const TELLING = 2;

/**
 * Returns the frame of a normalised word: its consonants as they sound in Latin letters, after an `a` when it begins
 * with a vowel. A name has one frame in whichever script and with whichever vowels it is written: Harpreet, Harpret,
 * हरप्रीत and ਹਰਪ੍ਰੀਤ are `hrprt`.
 */
function frameOf(word: string): string {
  const sound = soundOf(latinOf(word));
  const bare = soundOf(sound.replaceAll(/[aeiou]/g, ''));
  const consonants = TWO_WAYS.reduce((text, [written, by]) => text.replace(written, by), bare);
  return /^[aeiou]/.test(sound) ? `a${consonants}` : consonants;
}

/**
 * Returns the key of a name, to be stored beside it: the frames of its words, each between blanks. Empty when the name
 * has no word.
 */
export function searchKey(name: string): string {
  const frames = [...new Set(plainWords(name).map(frameOf))].filter(Boolean);
  return frames.length > 0 ? ` ${frames.join(' ')} ` : '';
}

/** What people write a name with. */
const NAME = /^[\p{L}\p{M}\s.’'-]+$/u;

/**
 * Returns the parts that the key of a searched name contains, one for each word of the text; null when the text is no
 * name, or a word of it too short to tell names apart.
 */
export function keyParts(text: string): string[] | null {
  const frames = NAME.test(text) ? plainWords(text).map(frameOf) : [];
  const isTelling = frames.length > 0 && frames.every((frame) => frame.length >= TELLING);
  return isTelling ? frames.map((frame) => ` ${frame} `) : null;
}
