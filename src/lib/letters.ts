const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/**
 * Returns the number of characters of a text as people count them: a Hindi letter with its vowel sign is one, and so is
 * an emoji.
 */
export function lettersIn(text: string): number {
  return segmenter ? [...segmenter.segment(text)].length : [...text].length;
}

/** Marks upon marks make one character of any length: so many units are taken for one at most. A family with skins has 19. */
const UNITS = 20;
/** Bytes that one character has at most in a request: a unit of it has up to three. */
export const LETTER_BYTES = 3 * UNITS;
/** Units beyond the limit from which a text is not read letter by letter; more than a body may have. */
const FAR = 200_000;

/** Returns how many characters of a text are too many; 0 when it fits. */
export function lettersOver(text: string, most: number): number {
  if (text.length <= most) return 0;
  const least = Math.ceil(text.length / UNITS) - most;
  const letters = text.length > UNITS * most + FAR ? [...text].length : lettersIn(text);
  return Math.max(0, least, letters - most);
}

/** Returns the sentence of a limit with how many are too many: `Name may have at most 80 characters: 5 too many.` */
const tooMany = (sentence: string, over: number): string =>
  sentence.replace(/\.?$/, (end) => `: ${over} too many${end}`);

/** Returns what is wrong with the length of a text that is typed; nothing while it fits. */
export function lengthProblem(text: string, most: number, sentence: string): string | undefined {
  const over = lettersOver(text.trim(), most);
  return over > 0 ? tooMany(sentence, over) : undefined;
}

/**
 * Returns a rule for `.test()` of a schema: at most so many characters, as people count them.
 * @param sentence the error
 */
export const atMost = (most: number, sentence: string) => ({
  name: 'max',
  exclusive: true,
  params: { max: most, letters: most },
  message: ({ value }: { value?: unknown }): string => tooMany(sentence, lettersOver(String(value), most)),
  test: (value: unknown): boolean => typeof value !== 'string' || lettersOver(value, most) === 0,
});
