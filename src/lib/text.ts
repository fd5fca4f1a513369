/** Text helpers that hold for every script the shop's people write in. */

/** Letters of any script with their vowel signs, and spaces: `\p{L}` alone refuses Hindi and Punjabi. */
export const NAME_PATTERN = /^[\p{L}\p{M}\s]+$/u;

/** An address line: letters of any script, digits, spaces and `, . - / # @ ! ( ) & '`. */
export const ADDRESS_PATTERN = /^[\p{L}\p{M}\p{N}\s,.\-/#@!()&']+$/u;

/** True when a text holds a letter of any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Shows a product's or person's name with its first letter capital and the rest lower case. */
export function displayName(text: string): string {
  const trimmed = text.trim();
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase('en-IN') + trimmed.slice(first.length).toLocaleLowerCase('en-IN');
}

/** Turns a name into the readable last part of a link: `Kaju Katli` becomes `kaju-katli`. */
export function slugOf(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'item';
}

/** Cuts a text to `limit` characters and marks the cut with an ellipsis; the ellipsis counts as one of them when `inclusive`. */
export function shorten(text: string, limit: number, { inclusive = false } = {}): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters.slice(0, inclusive ? limit - 1 : limit).join('').trimEnd()}…`;
}
