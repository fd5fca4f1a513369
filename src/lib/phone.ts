/** Phone numbers as people type them: of this country, of others, and landlines. */
import { asciiDigits, withoutSeparators } from '#lib/digits.ts';
import { normaliseMobile } from '#lib/mobile.ts';

/** Ten digits behind `+` or `00` that are an Indian number, since no country whose code begins so has as few. */
const STRAY_PLUS = /^(?:\+|00)(?=\d{10}$)((?:7|8[013-9]|9[02-489]|97[0-46-9])\d+)$/;

/** Returns the ten digits of a guest's Indian mobile number, also behind a stray `+` (`+98123 45044`); else null. */
export const indianMobile = (text: string): string | null =>
  normaliseMobile(text) ?? STRAY_PLUS.exec(withoutSeparators(asciiDigits(text)))?.[1] ?? null;

/** Returns a typed number of another country as `+` and 8 to 15 digits; null for any other text. */
export function abroadNumber(text: string): string | null {
  // The 0 of `+44 (0)20` is dialled within the country alone.
  const plain = asciiDigits(text).replace(/\(\s*0\s*\)/, '');
  const number = withoutSeparators(plain);
  const [, digits = ''] = /^(?:\+|00)([1-9]\d{7,14})$/.exec(number) ?? [];
  return digits === '' || digits.startsWith('91') || STRAY_PLUS.test(number) ? null : `+${digits}`;
}

/** Landline with its area code: no mobile number begins with 1 to 5. */
const WHOLE = /^(?:(?:\+|00)?91|0)?0?([1-5]\d{9})$/;
/** Signs behind an area code. */
const SET_APART = '[\\s)\\-–.]+';
/**
 * Landline whose area code begins like a mobile number. It is told by the way in which people set the code apart: 080
 * and 079 before eight digits, three digits before seven, and behind a 0 also four before six.
 */
const PARTED = new RegExp(
  '^\\(?(?:(?:\\+|00)?91[\\s()\\-–.]*0?[)]?|0)(?:' +
    `(?:79|80)${SET_APART}[2-7]\\d{3}[\\s-]?\\d{4}|[6-8]\\d{2}${SET_APART}[2-7]\\d{6})$` +
    `|^\\(?0[6-8]\\d{3}${SET_APART}[2-7]\\d{5}$`,
);
/** Landline of the guest's own town, without its area code. */
const LOCAL = /^[2-7]\d{6,7}$/;

/**
 * Returns a typed Indian landline with the 0 of its area code if it has one, in the groups of digits in which it was
 * typed: `0172 2741234`; null for any other text.
 */
export function landlineNumber(text: string): string | null {
  const plain = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const digits = withoutSeparators(plain);
  const whole = WHOLE.exec(digits)?.[1] ?? (PARTED.test(plain) ? digits.slice(-10) : undefined);
  if (whole === undefined && !LOCAL.test(digits)) return null;
  return inGroups(whole === undefined ? digits : `0${whole}`, plain.match(/\d+/g) ?? []);
}

/** Sets the digits of a number apart as the typed groups are, from the end on; an area code has at least 3 digits. */
function inGroups(digits: string, typed: readonly string[]): string {
  let left = digits;
  const groups: string[] = [];
  for (const { length } of [...typed].reverse()) {
    if (left.length - length < 3) break;
    groups.unshift(left.slice(-length));
    left = left.slice(0, -length);
  }
  return [left, ...groups].join(' ');
}

/** Returns a guest's typed mobile number as it is stored: ten digits, or `+` and digits abroad; null for any other text. */
export const guestMobile = (text: string): string | null => indianMobile(text) ?? abroadNumber(text);
