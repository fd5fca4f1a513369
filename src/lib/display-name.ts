/** Trims a product's name and formats it with a capital first letter and the rest in lower case. */
export function displayName(text: string): string {
  const trimmed = text.trim();
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase('en-IN') + trimmed.slice(first.length).toLocaleLowerCase('en-IN');
}

/**
 * First letter of each word of a name with the characters before it: `Singh`, `R.K.`, `O'Brien`, but not the `s` of
 * `Ravi's`.
 */
const BEGINNINGS = /(?:^|[^\p{L}\p{M}\d'’])(?:\p{L}['’])?\p{L}/gu;

/**
 * Returns a person's name, trimmed. When it is all lower case or all capitals, each word gets a capital first letter.
 */
export function personName(text: string): string {
  const trimmed = text.trim();
  const small = trimmed.toLocaleLowerCase('en-IN');
  const isMixed = trimmed !== small && trimmed !== trimmed.toLocaleUpperCase('en-IN');
  return isMixed ? trimmed : small.replace(BEGINNINGS, (letters) => letters.toLocaleUpperCase('en-IN'));
}
