import { asciiDigits } from '#lib/digits.ts';
import { toRupees } from '#lib/money.ts';
import { paiseTyped } from '#lib/typed-sum.ts';

/** How a value of a record is written in a field, and read back; what cannot be read stays as it was typed, for the rules to refuse. */
export interface Codec {
  show(value: unknown): string;
  read(text: string): unknown;
}

/** Paise, written as rupees. */
export const rupees: Codec = {
  show: (value) => (typeof value === 'number' ? String(toRupees(value)) : String(value ?? '')),
  read: (text) => paiseTyped(text) ?? text,
};

export const wholeNumber: Codec = {
  show: (value) => String(value ?? ''),
  read: (text) => {
    const plain = asciiDigits(text).trim();
    return /^-?\d{1,9}$/.test(plain) ? Number(plain) : text;
  },
};

/** A number that may be missing. */
export const numberOrNothing: Codec = {
  show: wholeNumber.show,
  read: (text) => (text.trim() === '' ? null : wholeNumber.read(text)),
};

/** Several short texts with commas between. */
export const wordList: Codec = {
  show: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  read: (text) =>
    text
      .split(/[,;،]/)
      .map((word) => word.trim())
      .filter(Boolean),
};
