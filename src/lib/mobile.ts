/** Indian mobile numbers as people type them. */

/**
 * Repairs a typed mobile number: spaces, dashes, `+91`, a leading `91` (of twelve digits) or `0` fall away.
 * Returns the ten digits, or null when what is left is no Indian mobile number.
 */
export function normaliseMobile(text: string): string | null {
  let digits = text.replace(/[\s\-().]/g, '');
  if (digits.startsWith('+')) digits = digits.slice(1);
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === 12 && digits.startsWith('91')) digits = digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) digits = digits.slice(1);
  return /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

/** Hides the middle of a mobile number for messages on screen: `98•••••210`. */
export function maskMobile(mobile: string): string {
  return mobile.length < 6 ? mobile : `${mobile.slice(0, 2)}•••••${mobile.slice(-3)}`;
}
