/** Indian pincodes as people type them. */
import { asciiDigits, isOneMore, withoutSeparators } from '#lib/digits.ts';
import * as say from '#lib/lib.texts.ts';

/** Word before the digits of a pincode, in English, Hindi and Punjabi, after separators were removed. */
const LABEL = /^(?:pin|पिन|ਪਿੰ?ਨ)(?:code|कोड|ਕੋਡ)?(?:no|number)?[:=#]*(?=\d)/i;

/**
 * Returns a typed pincode in the digits 0 to 9, without the signs between them and the word `PIN` before them. Other
 * characters stay.
 */
export const plainPincode = (text: string): string => withoutSeparators(asciiDigits(text)).replace(LABEL, '');

/** Reason why a text is no pincode: `begins` with 0, although it has six digits. */
export type PincodeFault = 'empty' | 'letters' | 'begins' | 'length';

/** Message for a pincode that begins with 0, without the full stop that some forms put after it. */
export const PINCODE_BEGINS = say.pincodeBegins;

/** Returns why a typed text is no pincode; null when it is one. */
export function pincodeFault(text: string): PincodeFault | null {
  const plain = plainPincode(text);
  if (plain === '') return 'empty';
  if (!/^\d+$/.test(plain)) return 'letters';
  if (plain.length !== 6) return 'length';
  return plain.startsWith('0') ? 'begins' : null;
}

/** Returns the six digits of a typed pincode; null when it is not one. */
export const normalisePincode = (text: string): string | null =>
  pincodeFault(text) === null ? plainPincode(text) : null;

/**
 * Returns the new text of a pincode's field after a change from `before` to `next`. A seventh digit cannot be typed; a
 * longer pasted text and letters stay, and the form refuses them. Blanks alone stay too, for forms that tell them from
 * nothing.
 */
export function typedPincode(next: string, before = ''): string {
  const plain = plainPincode(next);
  if (plain === '') return next.trim() === '' ? next : '';
  if (!/^\d+$/.test(plain)) return asciiDigits(next);
  return plain.length > 6 && isOneMore(plain, before) ? before : plain;
}
