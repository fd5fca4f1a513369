/** Phone numbers of guests: of this country as ten digits, of others as `+` and digits (E.164), landlines as texts. */
import { asciiDigits, withoutSeparators } from '#lib/digits.ts';
import { normaliseMobile } from '#lib/mobile.ts';

/** Tells whether a guest's number is one of another country. */
export const isAbroad = (mobile: string): boolean => mobile.startsWith('+');

/** Tells whether a courier can call a guest's number, or a message reach it: an Indian mobile number. */
export const isIndian = (mobile: string): boolean => mobile !== '' && !isAbroad(mobile);

/** Returns a guest's number with its country's code and `+`, as links for calls and WhatsApp need it. */
export const dialled = (mobile: string): string => (isAbroad(mobile) ? mobile : `+91${mobile}`);

/** Returns a guest's number as the path of a WhatsApp link needs it: the country's code and digits, without `+`. */
export const chatNumber = (mobile: string): string => dialled(mobile).slice(1);

/** Returns a typed number of another country as `+` and 8 to 15 digits; null for any other text. */
export function abroadNumber(text: string): string | null {
  const [, digits = ''] = /^(?:\+|00)([1-9]\d{7,14})$/.exec(withoutSeparators(asciiDigits(text))) ?? [];
  return digits === '' || digits.startsWith('91') ? null : `+${digits}`;
}

/** Landline after its area code: no mobile number begins with 1 to 5. */
const WHOLE = /^(?:(?:\+|00)?91|0)?0?([1-5]\d{9})$/;
/** Area code of 2 to 4 digits after a 0, set apart from the number. */
const PARTED = /^\(?0\d{2,4}\)?[\s\-–.]+[2-7][\d\s]{5,8}$/;
/** Landline of the guest's own town, without its area code. */
const LOCAL = /^[2-7]\d{6,7}$/;

/** Returns the digits of a typed Indian landline, with the 0 of its area code if it has one; null for any other text. */
export function landlineNumber(text: string): string | null {
  const plain = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const digits = withoutSeparators(plain);
  const whole = WHOLE.exec(digits)?.[1];
  if (whole !== undefined) return `0${whole}`;
  if (PARTED.test(plain) && /^0\d{10}$/.test(digits)) return digits;
  return LOCAL.test(digits) ? digits : null;
}

/** Returns a guest's typed mobile number as it is stored: ten digits, or `+` and digits abroad; null for any other text. */
export const guestMobile = (text: string): string | null => normaliseMobile(text) ?? abroadNumber(text);
