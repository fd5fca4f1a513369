import { asciiDigits } from '#lib/digits.ts';

/** A rupee sign before a number and `/-` after it say the same number. */
const TRIMMINGS = /^\s*(?:₹|rs\.?|inr)\s*|\/-\s*$/giu;
const LETTER_OR_SPACE = /^[\p{L}\p{M}\p{Cf}\s]$/u;
/** Thousands and lakhs: `1,500`, `1,00,000`; typed on, a first group has lost its comma already. */
const GROUPED = /^\d+(?:,\d{2,3})*,\d{3}$/;
/** More is never a number that somebody means. */
const LONGEST = 40;

/**
 * Returns what a field for a whole number holds of a typed or pasted text: its digits, those of other scripts too.
 * Letters and spaces around them fall away, and so do commas that group them. Every other sign stays, because without
 * it another number would stand there (`1.5` is not `15`, `2-3` not `23`): the form then says that only digits count.
 */
export function wholeTyped(text: string): string {
  const signs = [...asciiDigits(text.slice(0, LONGEST)).replace(TRIMMINGS, '')];
  const counts = (sign: string): boolean => !LETTER_OR_SPACE.test(sign);
  const first = signs.findIndex(counts);
  const kept = first < 0 ? '' : signs.slice(first, signs.findLastIndex(counts) + 1).join('');
  return GROUPED.test(kept) ? kept.replaceAll(',', '') : kept;
}

/** True for a text of digits only. */
export function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}

/**
 * Returns the grams of a typed part of a kilogram (`1.5`, `1,5`, `.25`); null for anything else or finer than a gram.
 */
export function gramsTyped(text: string): number | null {
  return /^\d*(?:\.\d{1,3}|,\d{1,2})$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1000) : null;
}
