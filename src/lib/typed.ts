/** Texts that fields of names, codes and sums keep of what is typed into them. */
import { asciiDigits, isOneMore, plainNumber, withoutSeparators } from '#lib/digits.ts';
import { STRAY_IN_NAMES } from '#lib/text.ts';

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

/** Returns a reader that keeps digits only. Typing stops at `length`; a longer pasted number stays and is refused. */
export function typedDigits(length: number): Reader {
  return (next, before) => {
    const digits = asciiDigits(next).replace(/\D+/g, '');
    return digits.length > length && isOneMore(digits, before) ? before : digits;
  };
}

/** As `typedDigits`, for a code, which is found in a pasted message when no other number there has its length. */
export function typedCode(length: number): Reader {
  const digits = typedDigits(length);
  return (next, before) => {
    const text = asciiDigits(next);
    const codes = (text.match(/\d+/g) ?? []).filter((one) => one.length === length);
    const isMessage = /\D/.test(withoutSeparators(text));
    return isMessage && codes.length === 1 ? codes[0]! : digits(text, before);
  };
}

/** Returns a typed sum in plain digits and points; its currency signs and commas stay. */
export const typedMoney = (next: string): string => plainNumber(next);
