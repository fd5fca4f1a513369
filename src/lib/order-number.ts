import { asciiDigits } from '#lib/digits.ts';

/**
 * Returns an invoice number from financial year and serial, such as `2627-000042`; at most 16 characters, as tax rules
 * ask.
 */
export function invoiceNumber(year: string, serial: number): string {
  return `${year}-${String(serial).padStart(6, '0')}`;
}

/** Returns the full form `2627-000012` of an order number as people say it, `2627-12`; null for any other text. */
export function fullOrderNumber(text: string): string | null {
  const [, year, serial] = /^(\d{4})-(\d{1,5})$/.exec(asciiDigits(text)) ?? [];
  return year && serial ? `${year}-${serial.padStart(6, '0')}` : null;
}
