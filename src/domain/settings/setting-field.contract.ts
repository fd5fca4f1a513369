import { countText } from '#lib/money.ts';
import { type AnySchema, string } from 'yup';
import { atMost } from '#lib/letters.ts';
import { typedNumber, unreadSum } from '#lib/typed-number.ts';
import * as say from '#domain/settings/settings.texts.ts';

/** Kind of the form field of a setting. */
export type SettingWidget =
  | 'text'
  | 'pincode'
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

/**
 * Setting: its label, the kind of its form field, and the schema that form and server check; the schema's default is
 * the shop's own.
 */
export interface SettingField<S extends AnySchema = AnySchema> {
  label: string;
  help?: string;
  optional?: boolean;
  as: SettingWidget;
  /** True for how much the shop can do, which the back office asks about when it changes by half or more. */
  capacity?: true;
  schema: S;
}

export const field = <S extends AnySchema>(
  as: SettingWidget,
  label: string,
  schema: S,
  more: Pick<SettingField, 'help' | 'optional' | 'capacity'> = {},
): SettingField<S> => ({ label, as, schema, ...more });

export const longest = (label: string, most: number) => say.textTooLong(label, most);
/** Returns the schema of a required text with a maximum length and a default; `what` names it in its messages. */
export const requiredText = (label: string, most: number, byDefault: string) =>
  string()
    .trim()
    .test(atMost(most, longest(label, most)))
    .default(byDefault)
    .required(say.textMissing(label));
/** Returns the schema of an optional text with a maximum length; `what` names it in its message. */
export const free = (label: string, most: number, byDefault = '') =>
  string()
    .trim()
    .test(atMost(most, longest(label, most)))
    .default(byDefault)
    .defined();
export const wholeNumberField = (label: string, least: number, most: number, byDefault: number) => {
  const message = say.wholeNumberFrom(label, countText(least), countText(most));
  return typedNumber()
    .typeError(message)
    .integer(message)
    .min(least, message)
    .max(most, message)
    .default(byDefault)
    .required(message);
};
export const charge = (label: string, byDefault: number) => {
  const message = say.amountNotValid;
  return typedNumber()
    .typeError(unreadSum(label, message))
    .integer(message)
    .min(0, message)
    .max(2000_00, message)
    .default(byDefault)
    .required(message);
};

export const NO_DAY = say.writeDays;
/**
 * Tells whether a date's year is 2020 to 2100. It refuses dates that are only half typed, such as the year 2 of a date
 * field.
 */
export const isOurTime = (text: string | undefined): boolean => /^(?:20[2-9]\d|2100)-/.test(text ?? '');
