import { type AnySchema, string } from 'yup';
import { atMost } from '#lib/letters.ts';
import { typedNumber, unreadSum } from '#lib/typed-number.ts';

/** How a setting is written in a form. */
export type SettingWidget =
  | 'text'
  | 'long'
  | 'money'
  | 'number'
  | 'words'
  | 'state'
  | 'week days'
  | 'dates'
  | 'courier tables'
  | 'payment marks'
  | 'zones';

/** A setting: what it is called, how it is written, and the rule that form and server check; its default is the shop's own. */
export interface SettingField<S extends AnySchema = AnySchema> {
  label: string;
  help?: string;
  optional?: boolean;
  as: SettingWidget;
  schema: S;
}

export const field = <S extends AnySchema>(
  as: SettingWidget,
  label: string,
  schema: S,
  more: { help?: string; optional?: boolean } = {},
): SettingField<S> => ({ label, as, schema, ...more });

export const longest = (label: string, most: number) => `${label} has at most ${most} letters.`;
/** A text that must be there. */
export const filled = (label: string, most: number, byDefault: string) =>
  string()
    .trim()
    .test(atMost(most, longest(label, most)))
    .default(byDefault)
    .required(`${label} is required.`);
/** A text that may be empty. */
export const free = (label: string, most: number, byDefault = '') =>
  string()
    .trim()
    .test(atMost(most, longest(label, most)))
    .default(byDefault)
    .defined();
export const whole = (label: string, least: number, most: number, byDefault: number) => {
  const message = `${label} is a whole number from ${least.toLocaleString('en-IN')} to ${most.toLocaleString('en-IN')}.`;
  return typedNumber()
    .typeError(message)
    .integer(message)
    .min(least, message)
    .max(most, message)
    .default(byDefault)
    .required(message);
};
export const charge = (label: string, byDefault: number) => {
  const message = `${label} is an amount from ₹0 to ₹2,000.`;
  return typedNumber()
    .typeError(unreadSum(label, message))
    .integer(message)
    .min(0, message)
    .max(2000_00, message)
    .default(byDefault)
    .required(message);
};

export const NO_DAY = 'Please write days as 2026-11-08.';
/** True for a day that a shop of our time may mean: a date field takes the year 2 for the beginning of 2026. */
export const isOurTime = (text: string | undefined): boolean => /^(?:20[2-9]\d|2100)-/.test(text ?? '');
/** True for a day of the calendar, which the 31st of November is not. */
export const isDay = (text: string | undefined): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text ?? '')
  );
};
