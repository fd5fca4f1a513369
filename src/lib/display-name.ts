/** Returns a product's name with a capital first letter and the rest in lower case. */
export function displayName(text: string): string {
  const trimmed = text.trim();
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase('en-IN') + trimmed.slice(first.length).toLocaleLowerCase('en-IN');
}

/** Beginning of each word of a name, with what may stand before it: `Singh`, `R.K.`, `O'Brien`, but not `Ravi's`. */
const BEGINNINGS = /(?:^|[^\p{L}\p{M}\d'’])(?:\p{L}['’])?\p{L}/gu;

/**
 * Returns a person's name as it was typed; a name of only small letters or only capitals gets a capital at each word.
 */
export function personName(text: string): string {
  const trimmed = text.trim();
  const small = trimmed.toLocaleLowerCase('en-IN');
  const isMixed = trimmed !== small && trimmed !== trimmed.toLocaleUpperCase('en-IN');
  return isMixed ? trimmed : small.replace(BEGINNINGS, (letters) => letters.toLocaleUpperCase('en-IN'));
}
