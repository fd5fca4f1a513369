import { toPaise } from '#lib/money.ts';

/** Price range in paise, both ends included; `to` is null for a range without an upper end. */
export interface PriceRange {
  from: number;
  to: number | null;
}

/**
 * Converts a price range in rupees, `150-300` or `500 & Above`, to paise; both ends are included. Returns null (no
 * limit) for `All` and any other text.
 */
export function parsePriceRange(label: string | undefined): PriceRange | null {
  const text = (label ?? '').trim();
  const between = /^(\d{1,7})\s*-\s*(\d{1,7})$/.exec(text);
  if (between) return { from: toPaise(Number(between[1])), to: toPaise(Number(between[2])) };
  const above = /^(\d{1,7})\s*(?:&|and)\s*above$/i.exec(text);
  if (above) return { from: toPaise(Number(above[1])), to: null };
  return null;
}

/** Tells whether a price in paise is in a range, ends included; always true for a null range. */
export function inPriceRange(price: number, range: PriceRange | null): boolean {
  return range === null || (price >= range.from && (range.to === null || price <= range.to));
}

/** Returns the last segment of a price range's path: `500 & Above` becomes `500-above`; `150-300` stays. */
export const rangeSlug = (label: string): string => label.replace(/(?<!\s)\s*&\s*above/i, '-above');
