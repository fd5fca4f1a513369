import { number, string, type Message } from 'yup';
import { NOT_A_MOBILE } from '#lib/text.ts';
import { meantSum } from '#lib/typed-sum.ts';

/**
 * Returns the schema of a number that a form sends as a number. A text is refused: a form sends what it could not read
 * as it was typed, and read as a program reads it, `1e9` would be ten million rupees, `+500` five and `0x10` sixteen
 * paise.
 */
export const typedNumber = () =>
  number().transform((value: unknown, given: unknown) => (typeof given === 'string' ? Number.NaN : value));

/**
 * Returns the message for a sum that a form could not read: how to write it when a comma stands for the point, else
 * `otherwise`.
 * @param label the sum as its form calls it
 */
export const unreadSum =
  (label: string, otherwise: string): Message<{ originalValue?: unknown }> =>
  ({ originalValue }: { originalValue?: unknown }) => {
    const meant = typeof originalValue === 'string' ? meantSum(originalValue) : '';
    return meant ? `${label}: please write ${meant}, with a point.` : otherwise;
  };

/**
 * Returns the schema of a typed mobile number: ten digits, eleven with a 0 before them, or twelve with the country
 * code.
 * @param end what ends a sentence: the agreed texts of some forms have a full stop, those of others none
 */
export const typedMobile = (required: string, end: '.' | '' = '') =>
  string()
    .trim()
    .required(required)
    .matches(/^\d+$/, { message: `Mobile number must contain digits only${end}`, excludeEmptyString: true })
    .min(10, `Mobile number must be at least 10 digits${end}`)
    .max(12, `Mobile number must not exceed 12 digits${end}`)
    .test('indian', NOT_A_MOBILE, (value = '') => !/^\d{10,12}$/.test(value) || /^(?:0|91)?[6-9]\d{9}$/.test(value));
