/** Indian mobile numbers as people type them. By hand: libphonenumber-js brings 34 KB to every form for all countries. */
import { asciiDigits } from '#lib/digits.ts';

/** What stands between the digits of a number: spaces, brackets, dots, dashes of every length, and marks nobody sees. */
const BETWEEN = /[\s\p{Cf}().\-‐-―−/]+/gu;

/**
 * Repairs a typed mobile number: spaces, dashes and invisible marks, `+91`, `0091`, a leading `91` (of twelve digits) or
 * `0` fall away, and digits of other scripts are read. Returns the ten digits, or null when it is no Indian mobile number.
 */
export function normaliseMobile(text: string): string | null {
  return /^(?:(?:\+|00|0)?91)?0?([6-9]\d{9})$/.exec(asciiDigits(text).replace(BETWEEN, ''))?.[1] ?? null;
}

/** Digits that may stand while a number is typed: the ten, or as many as belong to the way it was begun. */
const limits: readonly [begun: RegExp, digits: number][] = [
  [/^\+/, 15],
  [/^00/, 17],
  [/^(?:91|091)/, 13],
  [/^0/, 11],
];
/** Of what is pasted and is no number at most so much stands, to be seen and refused. */
const SHOWN = 40;

/**
 * Returns what a field for a mobile number holds after a change from `before` to `next`. It becomes the ten digits as
 * soon as it is one, however it is written; digits past the tenth cannot be typed. What is pasted and cannot be
 * repaired stays as it is, because cutting it could make somebody else's number of it; the form then refuses it.
 * @param letters whether what is no digit may be typed too, because the form itself tells that it may not be there.
 */
export function typedMobile(next: string, before = '', letters = false): string {
  const text = asciiDigits(next);
  const digits = (text.replace(BETWEEN, '').startsWith('+') ? '+' : '') + text.replace(/\D+/g, '');
  const whole = normaliseMobile(next) ?? (letters ? null : normaliseMobile(digits));
  if (whole !== null) return whole;
  const kept = letters && /[^+\d]/.test(text.replace(BETWEEN, '')) ? text : digits;
  const limit = kept === digits ? (limits.find(([begun]) => begun.test(digits))?.[1] ?? 10) : 10;
  const over = kept.replace('+', '').length > limit;
  return over && isOneMore(kept, before) ? before : kept.slice(0, SHOWN);
}

/** True when a text is another one with one more character in it, as after the press of a key. */
export function isOneMore(next: string, before: string): boolean {
  if (next.length !== before.length + 1) return false;
  let at = 0;
  while (at < before.length && next[at] === before[at]) at++;
  return next.slice(at + 1) === before.slice(at);
}
