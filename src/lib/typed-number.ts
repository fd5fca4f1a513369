import { number } from 'yup';

/**
 * A number that a form sends as a number. A text is none: what a form could not read stays as it was typed, and read
 * as a program reads it, `1e9` would be ten million rupees, `+500` five and `0x10` sixteen paise.
 */
export const typedNumber = () =>
  number().transform((value: unknown, given: unknown) => (typeof given === 'string' ? Number.NaN : value));
