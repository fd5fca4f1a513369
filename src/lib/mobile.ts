/** Indian mobile numbers as people type them. By hand: libphonenumber-js brings 34 KB to every form for all countries. */
import { asciiDigits, isOneMore, withoutSeparators } from '#lib/digits.ts';
import * as say from '#lib/lib.texts.ts';

/**
 * Returns the ten digits of a typed Indian mobile number; null when it is not one. Accepts digits of other scripts, and
 * removes spaces, dashes, invisible marks and the prefixes `+91`, `0091`, `91` and `0`.
 */
export function normaliseMobile(text: string): string | null {
  return /^(?:(?:\+|00|0)?91)?0?([6-9]\d{9})$/.exec(withoutSeparators(asciiDigits(text)))?.[1] ?? null;
}

/** Message for ten digits that begin otherwise, without the full stop that some forms put after it. */
export const MOBILE_BEGINS = say.mobileBegins;

/** Tells whether a text is ten digits, also after +91, that begin as no Indian mobile number does. */
export const beginsWrong = (text: string): boolean => /^(?:\+91)?[1-5]\d{9}$/.test(text);

/** A number among other words, with the signs between its digits. */
const NUMBERS = /[+\d][\d\s\p{Cf}()[\].\-‐-―−/]*/gu;
/** Maximum number of digits while typing, by the beginning of the number; otherwise ten. */
const limits: readonly [begun: RegExp, digits: number][] = [
  [/^\+/, 15],
  [/^00/, 17],
  [/^(?:91|091)/, 13],
  [/^0/, 11],
];
/** Maximum number of characters kept of a pasted text that is not a number. */
const SHOWN = 40;

/**
 * Returns the new text of a mobile number's field after a change from `before` to `next`: its ten digits as soon as
 * they form a valid number, also where words stand beside it (`Mob: 98140 21000`). No further digit can be typed after
 * the last one. Any other text stays, because cutting it could make a different number; the form then refuses it.
 */
export function typedMobile(next: string, before = ''): string {
  const text = asciiDigits(next);
  const numbers = text.match(NUMBERS) ?? [];
  const whole = normaliseMobile(text) ?? (numbers.length === 1 ? normaliseMobile(numbers[0]) : null);
  if (whole !== null) return whole;
  const plain = withoutSeparators(text);
  const digits = plain.replace(/\D+/g, '');
  const kept = /[^+\d]/.test(plain) ? text : (plain.startsWith('+') ? '+' : '') + digits;
  const limit = limits.find(([begun]) => begun.test(plain))?.[1] ?? 10;
  const over = (digits.length || kept.length) > limit;
  return over && isOneMore(kept, before) ? before : kept.slice(0, SHOWN);
}

const besideDigits = (text: string): number => text.replace(/[+\d]+/g, '').length;

/** As `typedMobile`, for a field in which no letter can be typed; pasted ones stay, and the form refuses them. */
export function typedMobileDigits(next: string, before: string): string {
  const text = typedMobile(next, before);
  return isOneMore(text, before) && besideDigits(text) > besideDigits(before) ? before : text;
}
