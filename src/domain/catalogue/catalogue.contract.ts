import { array, boolean, object, string } from 'yup';
import type { WireFrame } from '#domain/catalogue/record-frame.contract.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { typedNumber, unreadSum } from '#lib/typed-number.ts';
import { paiseWritten } from '#lib/written-rate.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/**
 * Returns the schema of a media value: empty, or folder and file name (webp, mp4 or svg) as served below `/uploads/`.
 */
export const mediaValue = () =>
  string()
    .trim()
    .matches(/^$|^[a-z-]+\/[a-z0-9-]+\.(webp|mp4|svg)$/, say.notMedia);

// Rules name a field as its form does: a `label` is the one of its declaration in the back office.

/** Returns the schema of a required name in any script, of at most 120 characters. */
export const nameField = (label = 'Name') =>
  string()
    .trim()
    .required(say.fieldRequired(label))
    .test(atMost(120, say.nameTooLong(label)));

/** Returns the schema of an optional text of at most `limit` characters in several lines; empty by default. */
export const longText = (label: string, limit = 5000) =>
  string()
    .trim()
    .default('')
    .test(atMost(limit, say.textTooLong(label, limit)));

/** Returns the schema of a required price in whole paise, from 0 to 10,000,000 rupees. */
export const paise = (label: string) =>
  typedNumber()
    .typeError(unreadSum(label, say.numberNotDigits(label), say.priceMissing))
    .integer(say.paiseNotWhole(label))
    .min(0, say.numberNegative(label))
    .max(10_000_000_00, say.tooLarge(label))
    .required(say.priceMissing);

/** Returns the schema of a required price in whole paise, above zero. */
export const positivePrice = (label: string) => paise(label).min(1, say.numberNotAboveZero(label));

/** Returns the schema of a boolean that is false by default. */
export const flag = () => boolean().default(false);

/** Returns the schema of an optional text of at most `limit` characters in one line; empty by default. */
export const shortText = (label: string, limit: number) =>
  string()
    .trim()
    .default('')
    .test(atMost(limit, say.textTooLong(label, limit)));

/** Returns the schema of a required value out of `values`; `label` names the field in messages. */
export const choice = <Value extends string>(values: readonly Value[], label: string) =>
  string().oneOf(values, say.choiceMissing(label.toLowerCase())).required(say.fieldRequired(label));

/** Returns the schema of a list of at most 40 texts with at most 120 characters each; empty by default. */
const text = (label: string) =>
  array(
    string()
      .trim()
      .required()
      .test(atMost(120, say.entryTooLong(label))),
  )
    .max(40, say.tooManyEntries(label))
    .default([]);

/** Returns the schema fields of a kind that is shown and not sold; `name` is the alternative text of its picture. */
export const picturedFields = <Category extends string>(categories: readonly Category[], label: string) => ({
  name: nameField(),
  category: choice(categories, label),
  image: mediaValue().required(say.pictureRequired),
});

/** Fields of a decoration or designer on the wire. */
export interface PicturedWire extends WireFrame {
  name: string;
  category: string;
  image: string;
}

/**
 * Returns the schema fields that sweets and dry fruits share; `rate` is the price of one `unit` in paise.
 * @param unit quantity with its unit, such as `400 gm`
 */
export const foodFields = (unit: string) => ({
  name: nameField(),
  image: mediaValue().required(say.pictureRequired),
  rate: positivePrice(say.priceOf(unit)),
  description: longText('Description'),
  isBestSeller: flag(),
  ingredients: longText('Ingredients', 1000),
  allergens: text('Allergens'),
  shelfLifeDays: typedNumber()
    .typeError(say.shelfLifeNotNumber)
    .integer(say.shelfLifeNotWhole)
    .min(0, say.shelfLifeNegative)
    .max(3650, say.shelfLifeTooLong)
    .default(0),
  storage: longText(say.labelStorage, 300),
  isVegetarian: boolean().default(true),
  otherNames: text(say.labelOtherNames),
});

/** Fields of sweets and dry fruits on the wire; `amount` (`500/400gm`, `900/kg`) is for earlier clients alone. */
export interface FoodWire extends WireFrame {
  name: string;
  image: string;
  amount: string;
  /** Price in paise; missing in answers and snapshots of an earlier version. */
  ratePaise?: number;
  description: string;
  isBestSeller: boolean;
  ingredients: string;
  allergens: string[];
  shelfLifeDays: number;
  storage: string;
  isVegetarian: boolean;
  otherNames: string[];
}

/**
 * Returns the price in paise of a sweet or dry fruit in wire format: `ratePaise`, or, in older snapshots without it,
 * the price parsed from `amount`.
 * @param grams weight to which the price applies
 * @throws Error when `amount` contains no price
 */
export function rateFromWire({ amount, ratePaise }: Pick<FoodWire, 'amount' | 'ratePaise'>, grams: number): number {
  const rate = ratePaise ?? paiseWritten(amount, grams);
  if (rate === null) throw new Error(`The price “${amount}” cannot be read.`);
  return rate;
}

/** Schema of a path with an id. */
export const idParams = object({ id: string().required().matches(ID_PATTERN, say.noItem) });

/** Returns the schema of a list's price filter (`150-300`, `500 & Above` or `All`); it limits only the length. */
export const priceFilter = () => string().trim().max(40);
