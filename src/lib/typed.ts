/** Texts that fields of names, codes and sums keep of what is typed into them. */
import { asciiDigits, isOneMore, plainNumber, withoutSeparators } from '#lib/digits.ts';
import { STRAY_IN_NAMES } from '#lib/text.ts';
import { isWhole, wholeTyped } from '#lib/whole-number.ts';

/** Returns the text that a field keeps after a change from `before` to `next`. */
export type Reader = (next: string, before: string) => string;

/** Returns a typed name without characters that no name has; `+` between two names becomes `&`. */
export function typedName(next: string): string {
  const [first = '', ...others] = next.split(/\++/);
  return others
    .reduce((name, other) => [name.trimEnd(), other.trimStart()].join(name.trim() ? ' & ' : ''), first)
    .replace(STRAY_IN_NAMES, '')
    .replace(/&\s+/g, '& ');
}

/** Most digits of a number of people. */
const PEOPLE = 4;

/**
 * Returns a typed number of people. A fifth digit cannot be typed; what is no whole number (`2-3`) stays, and the form
 * refuses it.
 */
export function typedPeople(next: string, before: string): string {
  const text = wholeTyped(next);
  return isWhole(text) && text.length > PEOPLE && isOneMore(text, before) ? before : text;
}

/**
 * Returns a reader for a code, which is found in a pasted message when no other number there has its length. Typing
 * stops at `length`; a longer pasted number stays and is refused.
 */
export function typedCode(length: number): Reader {
  return (next, before) => {
    const text = asciiDigits(next);
    const digits = text.replace(/\D+/g, '');
    const codes = (text.match(/\d+/g) ?? []).filter((one) => one.length === length);
    const isMessage = /\D/.test(withoutSeparators(text));
    if (isMessage && codes.length === 1) return codes[0]!;
    return digits.length > length && isOneMore(digits, before) ? before : digits;
  };
}

/** Returns a typed sum in plain digits and points; its currency signs and commas stay. */
export const typedMoney = (next: string): string => plainNumber(next);
