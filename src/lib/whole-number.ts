import { asciiDigits } from '#lib/digits.ts';

/** Rupee sign before a number and `/-` after it, which change nothing. */
const TRIMMINGS = /^\s*(?:₹|rs\.?|inr)\s*|\/-\s*$/giu;
const LETTER_OR_SPACE = /^[\p{L}\p{M}\p{Cf}\s]$/u;
/**
 * Digits grouped in thousands or lakhs: `1,500`, `1,00,000`; a first group may have lost its comma while being typed.
 */
const GROUPED = /^\d+(?:,\d{2,3})*,\d{3}$/;
/** Most characters of a number that somebody means. */
const LONGEST = 40;

/**
 * Returns the text of a field for a whole number after a typed or pasted text: its digits, those of other scripts too.
 * Letters and spaces around them are dropped, and so are commas that group them. Every other sign stays, because
 * without it another number would stand there (`1.5` is not `15`, `2-3` not `23`): the form then says that only digits
 * count.
 */
export function wholeTyped(text: string): string {
  const signs = [...asciiDigits(text.slice(0, LONGEST)).replace(TRIMMINGS, '')];
  const counts = (sign: string): boolean => !LETTER_OR_SPACE.test(sign);
  const first = signs.findIndex(counts);
  const kept = first < 0 ? '' : signs.slice(first, signs.findLastIndex(counts) + 1).join('');
  return GROUPED.test(kept) ? kept.replaceAll(',', '') : kept;
}

/** Tells whether a text has only digits. */
export function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}

/**
 * Returns the grams of a typed part of a kilogram (`1.5`, `1,5`, `.25`); null for anything else or finer than a gram.
 */
export function gramsTyped(text: string): number | null {
  return /^\d*(?:\.\d{1,3}|,\d{1,2})$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1000) : null;
}
