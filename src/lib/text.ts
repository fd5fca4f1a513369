/** Text helpers that hold for every script the shop's people write in. */

/**
 * The name of a person: letters of any script with their vowel signs (`\p{L}` alone refuses Hindi and Punjabi) and
 * joiners, spaces, and the signs of `Dr. D'Souza-Gill`, `Mr & Mrs` and `Ravi s/o Mohan`; a letter comes first but for signs.
 */
export const NAME_PATTERN = /^[\s.,'’‘&()/‐‑–-]*\p{L}[\p{L}\p{M}\u200c\u200d\s.,'’‘ʼ&()/‐‑–-]*$/u;

/** Said of every mobile number that is none, in whichever form. */
export const NOT_A_MOBILE = 'Mobile number not valid.';

/** What cannot be typed into a name. */
export const STRAY_IN_NAMES = /[^\p{L}\p{M}\u200c\u200d\s.,'’‘ʼ&()/‐‑–-]+/gu;

/** Half a character, or a sign of machines: nothing that anybody writes. */
const UNWRITTEN = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** True for a text without such signs. */
export const isWritten = (text: string): boolean => !UNWRITTEN.test(text);

/** The longest e-mail address that is taken. */
const EMAIL_LENGTH = 160;
/** In one pass: every part ends at a sign that it cannot hold itself. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

/** True when a text holds a letter of any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/**
 * True for what may stand as an address, wherever it is typed, imported or filled in by a guest: it holds a letter, and
 * every sign that people write (`H.No: 12; "Gill Niwas" + shop`). One rule for all, so that a host can save a guest again.
 */
export function isAddress(text: string): boolean {
  return hasLetter(text) && isWritten(text);
}

/** True for a text that looks like an e-mail address. Its length is judged first, so that a long text costs nothing. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH && EMAIL.test(text);
}

/** Turns a name into the readable last part of a link: `Kaju Katli` becomes `kaju-katli`. */
export function slugOf(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || 'item';
}

/** Cuts a text to `limit` characters and marks the cut with an ellipsis; the ellipsis counts as one of them when `inclusive`. */
export function shorten(text: string, limit: number, { inclusive = false } = {}): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, inclusive ? limit - 1 : limit)
    .join('')
    .trimEnd()}…`;
}

/** Signs that nobody sees, such as those that turn the direction of writing; the joiners of Indian scripts are letters. */
const UNSEEN = /(?!\u200c|\u200d|\n)[\p{Cf}\p{Cc}]/gu;

/** Returns a typed text without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
