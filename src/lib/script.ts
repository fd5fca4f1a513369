/**
 * Returns the language of a name or an address by its script, for the choice of a font: `hi`, `pa`, or undefined for
 * any other.
 */
export function languageOf(text: string): 'hi' | 'pa' | undefined {
  if (/\p{Script=Gurmukhi}/u.test(text)) return 'pa';
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined;
}
