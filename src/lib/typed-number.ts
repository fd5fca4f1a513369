import { number, string, type Message } from 'yup';
import { beginsWrong, MOBILE_BEGINS, normaliseMobile, typedMobile } from '#lib/mobile.ts';
import { PINCODE_BEGINS, pincodeFault, typedPincode } from '#lib/pincode.ts';
import { NOT_A_MOBILE } from '#lib/text.ts';
import { isTooFine, meantSum } from '#lib/typed-sum.ts';
import * as say from '#lib/lib.texts.ts';

/**
 * Returns the schema of a number that must be sent as a number. Texts are refused, since forms send unreadable input as
 * text, and conversion would accept `1e9` or `0x10`.
 */
export const typedNumber = () =>
  number().transform((value: unknown, given: unknown) => (typeof given === 'string' ? Number.NaN : value));

/**
 * Returns a schema's message for an unreadable amount: the correct spelling when a comma was typed for the decimal
 * point, what is too much after the point, `missing` for an empty field, else `otherwise`.
 * @param label name of the amount in the form
 */
export const unreadSum =
  (label: string, otherwise: string, missing = otherwise): Message<{ originalValue?: unknown }> =>
  ({ originalValue }: { originalValue?: unknown }) => {
    const typed = typeof originalValue === 'string' ? originalValue : null;
    if (typed === null) return otherwise;
    if (typed.trim() === '') return missing;
    if (isTooFine(typed)) return say.sumTooFine;
    const meant = meantSum(typed);
    return meant ? say.sumWithComma(label, meant) : otherwise;
  };

interface MobileRules {
  /** Message for every text that is no number; without it each reason has its own. */
  other?: string;
  /** Maximum number of digits, 12 with the country code. */
  most?: 10 | 12;
  /** True to accept any ten digits, such as a landline, for a number that the shop calls itself. */
  landline?: boolean;
}

/**
 * Returns the schema of a typed Indian mobile number, which is stored as its ten digits however it was written; it may
 * be empty.
 * @param end end of its messages, which differs between forms
 */
export const optionalMobile = (end: '.' | '', { other, most = 12, landline = false }: MobileRules = {}) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? typedMobile(value).trim() : value))
    .test('mobile', (value, { createError }) => {
      if (!value || normaliseMobile(value) === value) return true;
      const begins = beginsWrong(value);
      if (landline && (begins || /^(?:0|91)\d{10}$/.test(value))) return true;
      return createError({ message: begins ? `${MOBILE_BEGINS}${end}` : (other ?? mobileProblem(value, end, most)) });
    });

/** Returns the schema of a required mobile number; see `optionalMobile`. @param required message for an empty field */
export const mobileSchema = (required: string, end: '.' | '' = '', rules: MobileRules = {}) =>
  optionalMobile(end, rules).required(required);

function mobileProblem(value: string, end: string, most: number): string {
  if (/^(?:\+|00)(?!91)[1-9]\d{7,14}$/.test(value)) return say.mobileForeign(end);
  const digits = value.replace(/^\+91/, '');
  if (!/^\d*$/.test(digits)) return say.mobileDigitsOnly(end);
  if (/^0{10}$/.test(digits)) return say.mobileAllZeros(end);
  // A 0 before the number is none of its ten digits.
  if (digits.replace(/^0/, '').length < 10) return say.mobileTooShort(end);
  return digits.length > most ? say.mobileTooLong(most, end) : NOT_A_MOBILE;
}

interface PincodeTexts {
  /** Messages for other characters than digits, and for another number of digits than six. */
  letters: string;
  length: string;
  /** Message for blanks alone, where it differs from that for an empty field. */
  blank?: string;
  end?: '.' | '';
}

/** Returns the schema of a typed pincode, which is stored as its six digits however it was written; it may be empty. */
export const pincodeSchema = ({ letters, length, blank, end = '.' }: PincodeTexts) =>
  string()
    .transform((value: unknown) => {
      const text = typeof value === 'string' ? typedPincode(value) : value;
      return typeof text === 'string' && blank === undefined ? text.trim() : text;
    })
    .test('pincode', (value, { createError }) => {
      const fault = value ? pincodeFault(value) : null;
      const messages = { empty: blank, letters, length, begins: `${PINCODE_BEGINS}${end}` };
      return fault === null || createError({ message: messages[fault] });
    });
