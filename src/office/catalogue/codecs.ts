import { toRupees } from '#lib/money.ts';
import { hasLetter } from '#lib/text.ts';
import { paiseTyped } from '#lib/typed-sum.ts';
import { wholeTyped } from '#lib/whole-number.ts';

/**
 * Converts a value to the text of a field and back; `read` returns an invalid text itself, for validation to refuse.
 */
export interface Codec {
  /** Keyboard of the field of a number. */
  inputMode?: 'decimal' | 'numeric';
  show(value: unknown): string;
  read(text: string): unknown;
}

/** Codec of paise, shown as rupees. */
export const rupees: Codec = {
  inputMode: 'decimal',
  show: (value) => (typeof value === 'number' ? String(toRupees(value)) : String(value ?? '')),
  read: (text) => paiseTyped(text) ?? text,
};

export const wholeNumber: Codec = {
  inputMode: 'numeric',
  show: (value) => String(value ?? ''),
  read: (text) => {
    const plain = hasLetter(text) ? text : wholeTyped(text);
    return /^-?\d{1,9}$/.test(plain) ? Number(plain) : text;
  },
};

/** Codec of a number that may be missing (null). */
export const numberOrNothing: Codec = {
  inputMode: 'numeric',
  show: wholeNumber.show,
  read: (text) => (text.trim() === '' ? null : wholeNumber.read(text)),
};

/** Codec of short texts, separated by commas. */
export const wordList: Codec = {
  show: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  read: (text) =>
    text
      .split(/[,;،]/)
      .map((word) => word.trim())
      .filter(Boolean),
};
