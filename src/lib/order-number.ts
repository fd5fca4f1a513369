import { asciiDigits } from '#lib/digits.ts';

/**
 * Returns an invoice number from financial year and serial number, such as `2627-000042`. Tax rules permit at most 16
 * characters.
 */
export function invoiceNumber(year: string, serial: number): string {
  return `${year}-${String(serial).padStart(6, '0')}`;
}

/**
 * Completes a short order number such as `2627-12` to `2627-000012`, and returns that of the order for the number of a
 * home, such as `2627-000012-3` on its label; null for any other text, such as a number of six digits.
 */
export function fullOrderNumber(text: string): string | null {
  const [, year, ofHome, short] = /^(\d{4})-(?:(\d{1,6})-\d{1,4}|(\d{1,5}))$/.exec(asciiDigits(text)) ?? [];
  const serial = ofHome ?? short;
  return year && serial ? `${year}-${serial.padStart(6, '0')}` : null;
}
