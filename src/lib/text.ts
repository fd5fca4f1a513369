import * as say from '#lib/lib.texts.ts';

/** Functions and patterns for texts in any script. */

/**
 * Pattern of a person's name: letters of any script with their vowel signs (`\p{L}` alone refuses Hindi and Punjabi)
 * and joiners, spaces, and the signs of `Dr. D'Souza-Gill`, `Mr & Mrs` and `Ravi s/o Mohan`. Only signs may come before
 * the first letter.
 */
export const NAME_PATTERN = /^[\s.,'’‘&()/‐‑–-]*\p{L}[\p{L}\p{M}\u200c\u200d\s.,'’‘ʼ&()/‐‑–-]*$/u;

/** Removes characters from both ends of a text. @param start pattern of one character, like `end` */
export function trimSigns(text: string, start: RegExp, end = start): string {
  const letters = [...text];
  const from = letters.findIndex((letter) => !start.test(letter));
  return from < 0 ? '' : letters.slice(from, letters.findLastIndex((letter) => !end.test(letter)) + 1).join('');
}

/** Removes characters from the end of a text. @param end pattern of one character */
export const trimSignsAtEnd = (text: string, end: RegExp): string => trimSigns(text, /(?!)/, end);

/** Message for a text that is no mobile number, in every form. */
export const NOT_A_MOBILE = say.mobileNotValid;

/** Characters that cannot be typed into a name. */
export const STRAY_IN_NAMES = /[^\p{L}\p{M}\u200c\u200d\s.,'’‘ʼ&()/‐‑–-]+/gu;

/** Half of a surrogate pair, or a control character; no valid input contains them. */
const UNWRITTEN = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** Tells whether a text contains neither control characters nor halves of surrogate pairs. */
export const isWritten = (text: string): boolean => !UNWRITTEN.test(text);

/** Maximum number of characters of an e-mail address. */
const EMAIL_LENGTH = 160;
/**
 * Pattern of an e-mail address. It matches in linear time, because every part ends at a character that it cannot
 * contain.
 */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

/** Tells whether a text contains a letter of any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/**
 * Tells whether a text is accepted as a postal address: it contains a letter and no control characters. The same rule
 * applies to typed, imported and guests' addresses, so that a saved guest can be saved again.
 */
export function isAddress(text: string): boolean {
  return hasLetter(text) && isWritten(text);
}

/** Tells whether a text looks like an e-mail address of at most 160 characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH && EMAIL.test(text);
}

/**
 * Returns the last part of a URL for a name: `kaju-katli` for `Kaju Katli`; `item` when the name has no letters or
 * digits.
 */
export function slugOf(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || 'item';
}

/**
 * Shortens a text to `limit` characters and appends an ellipsis; a text that fits is returned unchanged.
 * @param inclusive true counts the ellipsis as one of the characters
 */
export function shorten(text: string, limit: number, { inclusive = false } = {}): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, inclusive ? limit - 1 : limit)
    .join('')
    .trimEnd()}…`;
}

/**
 * Joins texts as in a sentence: `Amit, Sunita and Ravi`. Beyond `most` texts the others are counted: `Amit, Sunita and
 * 4 more`.
 */
export function listText(texts: readonly string[], most = texts.length): string {
  const more = texts.length - most;
  return new Intl.ListFormat('en-IN').format(more > 0 ? [...texts.slice(0, most), say.listMore(more)] : texts);
}

/** Phones write the apostrophe of `O’Brien` in several ways. */
const plainApostrophes = (text: string): string => text.replace(/[’‘ʼ`´]/g, "'");

/** Tells whether one of the texts contains `part` in any letter case. @param part in lower case */
export const anyIncludes = (texts: readonly (string | undefined)[], part: string): boolean =>
  texts.some((text) => plainApostrophes(text?.toLocaleLowerCase('en-IN') ?? '').includes(plainApostrophes(part)));

/** Invisible characters, such as marks of writing direction, except line breaks and the joiners of Indian scripts. */
const UNSEEN = /(?!\u200c|\u200d|\n)[\p{Cf}\p{Cc}]/gu;

const MARKS = /(?!\u200c|\u200d)\p{Cf}/gu;

/**
 * Removes invisible marks, such as those of writing direction, from a text that is not checked yet; the joiners of
 * Indian scripts stay, and so do control characters, which forms refuse. Any other value is returned unchanged.
 */
export const withoutMarks = (value: unknown): unknown => (typeof value === 'string' ? value.replace(MARKS, '') : value);

/** Removes invisible characters from a text, except line breaks and the joiners of Indian scripts. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
