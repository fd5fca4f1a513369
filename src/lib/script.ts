/**
 * Returns the language that a name or an address is written in, as far as its letters tell: by it the page chooses the
 * face that has them. Nothing for letters that the shop's own face has anyway.
 */
export function languageOf(text: string): 'hi' | 'pa' | undefined {
  if (/\p{Script=Gurmukhi}/u.test(text)) return 'pa';
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined;
}
