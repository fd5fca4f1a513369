/** Indian mobile numbers as people type them. By hand: libphonenumber-js brings 34 KB to every form for all countries. */
import { asciiDigits } from '#lib/digits.ts';

/** Signs between the digits of a number: spaces, brackets, dots, dashes of every length, and invisible marks. */
const BETWEEN = /[\s\p{Cf}().\-‐-―−/]+/gu;

/** Returns a number without the signs between its digits. */
export const withoutSeparators = (text: string): string => text.replace(BETWEEN, '');

/**
 * Returns the ten digits of a typed Indian mobile number; null when it is not one. Accepts digits of other scripts, and
 * removes spaces, dashes, invisible marks and the prefixes `+91`, `0091`, `91` and `0`.
 */
export function normaliseMobile(text: string): string | null {
  return /^(?:(?:\+|00|0)?91)?0?([6-9]\d{9})$/.exec(withoutSeparators(asciiDigits(text)))?.[1] ?? null;
}

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
 * they form a valid number. No further digit can be typed after the last one. A pasted text that is not a number stays,
 * because cutting it could make a different number; the form then refuses it.
 * @param letters true keeps other characters too, for forms that refuse them with a message
 */
export function typedMobile(next: string, before = '', letters = false): string {
  const text = asciiDigits(next);
  const digits = (withoutSeparators(text).startsWith('+') ? '+' : '') + text.replace(/\D+/g, '');
  const whole = normaliseMobile(next) ?? (letters ? null : normaliseMobile(digits));
  if (whole !== null) return whole;
  const kept = letters && /[^+\d]/.test(withoutSeparators(text)) ? text : digits;
  const limit = kept === digits ? (limits.find(([begun]) => begun.test(digits))?.[1] ?? 10) : 10;
  const over = kept.replace('+', '').length > limit;
  return over && isOneMore(kept, before) ? before : kept.slice(0, SHOWN);
}

/** Tells whether `next` is `before` with one character added, as by a keystroke. */
export function isOneMore(next: string, before: string): boolean {
  if (next.length !== before.length + 1) return false;
  let at = 0;
  while (at < before.length && next[at] === before[at]) at++;
  return next.slice(at + 1) === before.slice(at);
}
