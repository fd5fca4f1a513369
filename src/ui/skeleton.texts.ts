/** Texts in the place of what still loads. `src/README.md` tells the form. */

/** Behind the words that it still loads. */
export const loadedSoFar = (kilobytes: number) => `${kilobytes} KB so far`;
