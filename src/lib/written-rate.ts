import { toPaise } from '#lib/money.ts';

/**
 * Parses a rate such as `500/400gm` or `900/kg`, for rows and snapshots from before rates were stored in paise.
 * @param grams amount for which the rate must be
 * @returns paise; null when the text is not a rate for this amount
 */
export function paiseWritten(text: string, grams: number): number | null {
  const [, rupees, count = '', unit] = /^\s*(\d+(?:\.\d{1,2})?)\s*\/\s*(\d{0,6}) ?(kg|gm|g)\s*$/.exec(text) ?? [];
  const isOfUnit = Number(count || 1) * (unit === 'kg' ? 1000 : 1) === grams;
  return rupees !== undefined && isOfUnit ? toPaise(Number(rupees)) : null;
}
