/**
 * Returns the language of a name or an address by its letters, for which the page chooses a font; undefined for letters
 * of the shop's own font.
 */
export function languageOf(text: string): 'hi' | 'pa' | undefined {
  if (/\p{Script=Gurmukhi}/u.test(text)) return 'pa';
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined;
}
