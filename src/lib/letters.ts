const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/**
 * Counts the visible characters of a text (grapheme clusters): a Hindi letter with its vowel sign is one, and so is an
 * emoji. Counts code points where the browser has no `Intl.Segmenter`.
 */
export function lettersIn(text: string): number {
  return segmenter ? [...segmenter.segment(text)].length : [...text].length;
}

/**
 * Maximum number of UTF-16 units of one character, since combining marks have no limit; a family emoji with skin
 * colours has 19.
 */
const UNITS = 20;
/** Maximum number of bytes of one character in a request: three per UTF-16 unit. */
export const LETTER_BYTES = 3 * UNITS;
/** Number of units above the limit from which a text is not segmented; more than a request body may have. */
const FAR = 200_000;

/** Returns the number of characters above the limit `most`; 0 when the text fits. */
export function lettersOver(text: string, most: number): number {
  if (text.length <= most) return 0;
  const least = Math.ceil(text.length / UNITS) - most;
  const letters = text.length > UNITS * most + FAR ? [...text].length : lettersIn(text);
  return Math.max(0, least, letters - most);
}

/**
 * Adds the number of surplus characters to the message of a limit: `Name may have at most 80 characters: 5 too many.`
 */
const tooMany = (sentence: string, over: number): string =>
  sentence.replace(/\.?$/, (end) => `: ${over} too many${end}`);

/**
 * Returns the message for a text that is longer than `most` characters after trimming; undefined when it fits.
 * @param sentence message without the number of surplus characters
 */
export function lengthProblem(text: string, most: number, sentence: string): string | undefined {
  const over = lettersOver(text.trim(), most);
  return over > 0 ? tooMany(sentence, over) : undefined;
}

/**
 * Returns the argument for a Yup schema's `.test()` that limits the characters, counted by `lettersIn`.
 * @param sentence message without the number of surplus characters
 */
export const atMost = (most: number, sentence: string) => ({
  name: 'max',
  exclusive: true,
  params: { max: most, letters: most },
  message: ({ value }: { value?: unknown }): string => tooMany(sentence, lettersOver(String(value), most)),
  test: (value: unknown): boolean => typeof value !== 'string' || lettersOver(value, most) === 0,
});
