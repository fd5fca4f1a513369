import { toPaise } from '#lib/money.ts';

/**
 * Reads the rate of a row or a snapshot from before rates were stored in paise: `500/400gm`, `900/kg`. Everything
 * stored or answered today has its paise beside the text.
 * @param grams what the price has to be for
 * @returns paise; null for any other text, which says no price
 */
export function paiseWritten(text: string, grams: number): number | null {
  const [, rupees, count = '', unit] = /^\s*(\d+(?:\.\d{1,2})?)\s*\/\s*(\d{0,6}) ?(kg|gm|g)\s*$/.exec(text) ?? [];
  const isOfUnit = Number(count || 1) * (unit === 'kg' ? 1000 : 1) === grams;
  return rupees !== undefined && isOfUnit ? toPaise(Number(rupees)) : null;
}
