import { number, string, type Message } from 'yup';
import { NOT_A_MOBILE } from '#lib/text.ts';
import { meantSum } from '#lib/typed-sum.ts';

/**
 * Returns the schema of a number that must be sent as a number. Texts are refused, since forms send unreadable input as
 * text, and conversion would accept `1e9` or `0x10`.
 */
export const typedNumber = () =>
  number().transform((value: unknown, given: unknown) => (typeof given === 'string' ? Number.NaN : value));

/**
 * Returns a schema's message for an unreadable amount: the correct spelling when a comma was typed for the decimal
 * point, else `otherwise`.
 * @param label name of the amount in the form
 */
export const unreadSum =
  (label: string, otherwise: string): Message<{ originalValue?: unknown }> =>
  ({ originalValue }: { originalValue?: unknown }) => {
    const meant = typeof originalValue === 'string' ? meantSum(originalValue) : '';
    return meant ? `${label}: please write ${meant}, with a point.` : otherwise;
  };

/**
 * Returns the schema of a typed Indian mobile number: ten digits, optionally after `0` or `91`.
 * @param required message for an empty field
 * @param end end of the other messages, which differs between forms
 */
export const mobileSchema = (required: string, end: '.' | '' = '') =>
  string()
    .trim()
    .required(required)
    .matches(/^\d+$/, { message: `Mobile number must contain digits only${end}`, excludeEmptyString: true })
    .min(10, `Mobile number must be at least 10 digits${end}`)
    .max(12, `Mobile number must not exceed 12 digits${end}`)
    .test('indian', NOT_A_MOBILE, (value = '') => !/^\d{10,12}$/.test(value) || /^(?:0|91)?[6-9]\d{9}$/.test(value));
