import { string } from 'yup';

/**
 * A mobile number as it is typed: ten digits, or twelve with the country code.
 * @param end what ends a sentence: the agreed texts of some forms have a full stop, those of others none
 */
export const typedMobile = (required: string, end: '.' | '' = '') =>
  string()
    .trim()
    .required(required)
    .matches(/^\d+$/, { message: `Mobile number must contain digits only${end}`, excludeEmptyString: true })
    .min(10, `Mobile number must be at least 10 digits${end}`)
    .max(12, `Mobile number must not exceed 12 digits${end}`);
