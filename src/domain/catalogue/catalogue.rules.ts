import { toPaise } from '#lib/money.ts';

/** A price range in paise, both ends included; `to` is null when it is open. */
export interface PriceRange {
  from: number;
  to: number | null;
}

/**
 * Reads a price-range label: `150-300` means 150 to 300 rupees with both ends, `500 & Above` means 500 or more.
 * `All`, an empty text and anything unreadable mean no filter (null).
 */
export function parsePriceRange(label: string | undefined): PriceRange | null {
  const text = (label ?? '').trim();
  const between = /^(\d{1,7})\s*-\s*(\d{1,7})$/.exec(text);
  if (between) return { from: toPaise(Number(between[1])), to: toPaise(Number(between[2])) };
  const above = /^(\d{1,7})\s*(?:&|and)\s*above$/i.exec(text);
  if (above) return { from: toPaise(Number(above[1])), to: null };
  return null;
}

/** True when a price in paise lies in the range; a missing range takes everything. */
export function inPriceRange(price: number, range: PriceRange | null): boolean {
  return range === null || (price >= range.from && (range.to === null || price <= range.to));
}

/** Returns the last part of a price range's address: `500 & Above` becomes `500-above`. */
export const rangeSlug = (label: string): string => label.replace(/(?<!\s)\s*&\s*above/i, '-above');
