import { array, boolean, number, object, string } from 'yup';
import { ID_PATTERN } from '#lib/ids.ts';

/** A media value: folder and file, as the API host serves it below `/uploads/`. */
export const mediaValue = () =>
  string()
    .trim()
    .matches(/^$|^[a-z-]+\/[a-z0-9-]+\.(webp|mp4|svg)$/, 'must be a picture or video of the media store');

/** A name of one line, in any script. */
export const nameField = (label = 'Name') =>
  string().trim().required(`${label} is required.`).max(120, `${label} may have at most 120 characters.`);

/** A text of several lines. */
export const longText = (label: string, limit = 5000) =>
  string().trim().default('').max(limit, `${label} may have at most ${limit} characters.`);

/** An amount of money in whole paise. */
export const paise = (label: string) =>
  number()
    .typeError(`${label} must be a number.`)
    .integer(`${label} must be whole paise.`)
    .min(0, `${label} cannot be negative.`)
    .max(10_000_000_00, `${label} is too large.`)
    .required(`${label} is required.`);

/** A switch. */
export const flag = () => boolean().default(false);

/** A list of short texts. */
const words = () => array(string().trim().required().max(120)).max(40).default([]);

/** Food label facts that sweets and dry fruits share. */
export const foodFields = {
  ingredients: longText('Ingredients', 1000),
  allergens: words(),
  shelfLifeDays: number().integer().min(0).max(3650).default(0),
  storage: longText('Storage', 300),
  isVegetarian: boolean().default(true),
  otherNames: words(),
};

/** The id in a path. */
export const idParams = object({ id: string().required().matches(ID_PATTERN, 'That item does not exist.') });

/** The price filter of the lists: `A-B`, `N & Above`, `All` or nothing. */
export const priceFilter = () => string().trim().max(40);

/** What stands on every record of the catalogue beside its own fields; pages do not show when it was made. */
export interface RecordFrame {
  id: string;
  createdAt?: string;
  updatedAt: string;
}

/** The same on the wire: `id` repeats `_id`, because clients read either, and `orderId` is the 1-based place in a list. */
export interface WireFrame {
  _id: string;
  id?: string;
  createdAt?: string;
  updatedAt: string;
  orderId?: number;
}

/** Puts a record's frame on the wire. */
export function frameToWire<R extends RecordFrame>(record: R, place?: number): R & WireFrame {
  return { _id: record.id, ...record, ...(place === undefined ? {} : { orderId: place }) };
}

/** Takes a record's frame off the wire; what belongs to one answer, or to no page, is left out. */
export function frameFromWire<W extends WireFrame>(
  wire: W,
): Omit<W, '_id' | 'id' | 'createdAt' | 'orderId'> & { id: string } {
  const { _id, id: _same, createdAt: _made, orderId: _place, ...rest } = wire;
  return { ...rest, id: _id };
}
