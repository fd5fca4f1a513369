import { array, boolean, object, string } from 'yup';
import type { WireFrame } from '#domain/catalogue/record-frame.contract.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { typedNumber, unreadSum } from '#lib/typed-number.ts';
import { paiseWritten } from '#lib/written-rate.ts';

/**
 * Returns the schema of a media value: empty, or folder and file name (webp, mp4 or svg) as served below `/uploads/`.
 */
export const mediaValue = () =>
  string()
    .trim()
    .matches(/^$|^[a-z-]+\/[a-z0-9-]+\.(webp|mp4|svg)$/, 'must be a picture or video of the media store');

// Rules name a field as its form does: a `label` is the one of its declaration in the back office.

/** Returns the schema of a required name in any script, of at most 120 characters. */
export const nameField = (label = 'Name') =>
  string()
    .trim()
    .required(`${label} is required.`)
    .test(atMost(120, `${label} may have at most 120 characters.`));

/** Returns the schema of an optional text of at most `limit` characters in several lines; empty by default. */
export const longText = (label: string, limit = 5000) =>
  string()
    .trim()
    .default('')
    .test(atMost(limit, `${label} may have at most ${limit} characters.`));

/** Returns the schema of a required amount in whole paise, from 0 to 10,000,000 rupees. */
export const paise = (label: string) =>
  typedNumber()
    .typeError(unreadSum(label, `${label} must be a number in digits, such as 450 or 1,250.50.`))
    .integer(`${label} must be whole paise.`)
    .min(0, `${label} cannot be negative.`)
    .max(10_000_000_00, `${label} is too large.`)
    .required(`${label} is required.`);

/** Returns the schema of a required price in whole paise, above zero. */
export const positivePrice = (label: string) => paise(label).min(1, `${label} must be above zero.`);

/** Returns the schema of a boolean that is false by default. */
export const flag = () => boolean().default(false);

/** Returns the schema of an optional text of at most `limit` characters in one line; empty by default. */
export const shortText = (label: string, limit: number) =>
  string()
    .trim()
    .default('')
    .test(atMost(limit, `${label} may have at most ${limit} characters.`));

/** Returns the schema of a required value out of `values`; `label` names the field in messages. */
export const choice = <Value extends string>(values: readonly Value[], label: string) =>
  string().oneOf(values, `Please choose: ${label.toLowerCase()}.`).required(`${label} is required.`);

/** Returns the schema of a list of at most 40 texts with at most 120 characters each; empty by default. */
const text = (label: string) =>
  array(
    string()
      .trim()
      .required()
      .test(atMost(120, `${label}: each may have at most 120 characters.`)),
  )
    .max(40, `${label}: at most forty belong here.`)
    .default([]);

/** Returns the schema fields of a kind that is shown and not sold; `name` is the alternative text of its picture. */
export const picturedFields = <Category extends string>(categories: readonly Category[], label: string) => ({
  name: nameField(),
  category: choice(categories, label),
  image: mediaValue().required('A picture is required.'),
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
  image: mediaValue().required('A picture is required.'),
  rate: positivePrice(`Price of ${unit}`),
  description: longText('Description'),
  isBestSeller: flag(),
  ingredients: longText('Ingredients', 1000),
  allergens: text('Allergens'),
  shelfLifeDays: typedNumber()
    .typeError('Shelf life in days must be a number in digits, such as 15.')
    .integer('Shelf life in days is a whole number.')
    .min(0, 'Shelf life in days cannot be negative.')
    .max(3650, 'Shelf life in days is 3,650 at most: ten years.')
    .default(0),
  storage: longText('How to keep it', 300),
  isVegetarian: boolean().default(true),
  otherNames: text('Other names'),
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
export const idParams = object({ id: string().required().matches(ID_PATTERN, 'That item does not exist.') });

/** Returns the schema of a list's price filter (`150-300`, `500 & Above` or `All`); it limits only the length. */
export const priceFilter = () => string().trim().max(40);
