const GSTIN_SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Tells whether a text is a valid Indian tax number (GSTIN): state code, permanent account number and a matching check
 * character.
 */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, sign, at) => {
    const product = GSTIN_SIGNS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return GSTIN_SIGNS[(36 - (sum % 36)) % 36] === text[14];
}
