import { number, type Message } from 'yup';
import { meantSum } from '#lib/typed-sum.ts';

/**
 * A number that a form sends as a number. A text is none: what a form could not read stays as it was typed, and read
 * as a program reads it, `1e9` would be ten million rupees, `+500` five and `0x10` sixteen paise.
 */
export const typedNumber = () =>
  number().transform((value: unknown, given: unknown) => (typeof given === 'string' ? Number.NaN : value));

/**
 * What is said of a sum that a form could not read: how to write it where a comma stands for the point, else `otherwise`.
 * @param label the sum as its form calls it
 */
export const unreadSum =
  (label: string, otherwise: string): Message<{ originalValue?: unknown }> =>
  ({ originalValue }: { originalValue?: unknown }) => {
    const meant = typeof originalValue === 'string' ? meantSum(originalValue) : '';
    return meant ? `${label}: please write ${meant}, with a point.` : otherwise;
  };
