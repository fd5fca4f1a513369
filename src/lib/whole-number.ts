import { plainNumber } from '#lib/digits.ts';

/** Rupee sign before a number and `/-` after it, which are ignored. */
const TRIMMINGS = /^\s*(?:₹|rs\.?|inr)\s*|\/-\s*$/giu;
const LETTER_OR_SPACE = /^[\p{L}\p{M}\p{Cf}\s]$/u;
/**
 * Digits grouped in thousands or lakhs: `1,500`, `1,00,000`; a first group may have lost its comma while being typed.
 */
const GROUPED = /^\d+(?:,\d{2,3})*,\d{3}$/;
/** Maximum number of characters of a number. */
const LONGEST = 40;

/**
 * Returns the new text of a whole number's field after typing or pasting: its digits as 0 to 9, without grouping
 * commas and blanks, rupee signs, and letters or spaces around them. Other characters stay, because without them the number would
 * differ (`1.5` would become `15`); the form then refuses the text.
 */
export function wholeTyped(text: string): string {
  const signs = [...plainNumber(text.slice(0, LONGEST)).replace(TRIMMINGS, '')];
  const counts = (sign: string): boolean => !LETTER_OR_SPACE.test(sign);
  const first = signs.findIndex(counts);
  const kept = first < 0 ? '' : signs.slice(first, signs.findLastIndex(counts) + 1).join('');
  const grouped = kept.replace(/\s+/g, ',');
  return GROUPED.test(grouped) ? grouped.replaceAll(',', '') : kept;
}

/** Tells whether a text consists of the digits 0 to 9 only, and is not empty. */
export function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}

/**
 * Converts typed kilograms with a decimal point or comma (`1.5`, `1,5`, `.25`) to grams. Returns null for any other
 * text: whole numbers, more than three digits after a point, or more than two after a comma, because `1,500` may mean
 * thousands.
 */
export function gramsTyped(text: string): number | null {
  return /^\d*(?:\.\d{1,3}|,\d{1,2})$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1000) : null;
}
