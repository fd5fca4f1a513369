import { array, boolean, object, string } from 'yup';
import type { WireFrame } from '#domain/catalogue/record-frame.contract.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { typedNumber, unreadSum } from '#lib/typed-number.ts';
import { paiseWritten } from '#lib/written-rate.ts';

/** Returns the schema of a media value: folder and file, as the API serves them below `/uploads/`. */
export const mediaValue = () =>
  string()
    .trim()
    .matches(/^$|^[a-z-]+\/[a-z0-9-]+\.(webp|mp4|svg)$/, 'must be a picture or video of the media store');

// Rules name a field as its form does: a `label` is the one of its declaration in the back office.

/** Returns the schema of a required name of one line, in any script. */
export const nameField = (label = 'Name') =>
  string()
    .trim()
    .required(`${label} is required.`)
    .test(atMost(120, `${label} may have at most 120 characters.`));

/** Returns the schema of an optional text of several lines. */
export const longText = (label: string, limit = 5000) =>
  string()
    .trim()
    .default('')
    .test(atMost(limit, `${label} may have at most ${limit} characters.`));

/** Returns the schema of an amount of money in whole paise. */
export const paise = (label: string) =>
  typedNumber()
    .typeError(unreadSum(label, `${label} must be a number in digits, such as 450 or 1,250.50.`))
    .integer(`${label} must be whole paise.`)
    .min(0, `${label} cannot be negative.`)
    .max(10_000_000_00, `${label} is too large.`)
    .required(`${label} is required.`);

/** Returns the schema of a price above zero, in whole paise. */
export const positivePrice = (label: string) => paise(label).min(1, `${label} must be above zero.`);

/** Returns the schema of a switch that is off by default. */
export const flag = () => boolean().default(false);

/** Returns the schema of an optional line of text. */
export const shortText = (label: string, limit: number) =>
  string()
    .trim()
    .default('')
    .test(atMost(limit, `${label} may have at most ${limit} characters.`));

/** Returns the schema of one of a few values that staff choose from. */
export const choice = <Value extends string>(values: readonly Value[], label: string) =>
  string().oneOf(values, `Please choose: ${label.toLowerCase()}.`).required(`${label} is required.`);

/** Returns the schema of a list of short texts. */
const text = (label: string) =>
  array(
    string()
      .trim()
      .required()
      .test(atMost(120, `${label}: each may have at most 120 characters.`)),
  )
    .max(40, `${label}: at most forty belong here.`)
    .default([]);

/** Returns the schema fields of a kind that is shown and not sold; `name` is the alternative text of the picture. */
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
 * Returns the rate of a sweet or dry fruit on the wire, in paise; reads the text of a snapshot that has no `ratePaise`.
 * @param grams weight that the rate is the price of
 * @throws Error for a text that is no price
 */
export function rateFromWire({ amount, ratePaise }: Pick<FoodWire, 'amount' | 'ratePaise'>, grams: number): number {
  const rate = ratePaise ?? paiseWritten(amount, grams);
  if (rate === null) throw new Error(`The price “${amount}” cannot be read.`);
  return rate;
}

/** Schema of a path with an id. */
export const idParams = object({ id: string().required().matches(ID_PATTERN, 'That item does not exist.') });

/** Returns the schema of the price filter of lists: `A-B`, `N & Above`, `All` or nothing. */
export const priceFilter = () => string().trim().max(40);
