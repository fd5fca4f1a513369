import { boolean, type InferType, number, object, string } from 'yup';
import {
  choice,
  flag,
  type FoodWire,
  foodFields,
  idParams,
  priceFilter,
  rateFromWire,
} from '#domain/catalogue/catalogue.contract.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import { frameFromWire, frameToWire, type RecordFrame } from '#domain/catalogue/record-frame.contract.ts';
import { sweetCategories, sweetTypes } from '#domain/catalogue/sweet.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { LEAST_GRAMS, ratedGrams } from '#domain/pricing/pricing.rules.ts';
import { rateOnWire, toRupees } from '#lib/money.ts';
import { typedNumber } from '#lib/typed-number.ts';

/**
 * Schema of a sweet; `rate` is the price of 400 grams in paise, `leastGrams` the least weight sold outside of boxes.
 */
export const sweetRecord = object({
  category: choice(sweetCategories, 'Category'),
  type: string().oneOf(sweetTypes, say.kindMissing).default('Sweets'),
  isWedding: flag(),
  isDeliveryCharge: boolean().default(true),
  leastGrams: typedNumber()
    .typeError(say.leastWeightNotNumber)
    .integer(say.leastWeightNotWhole)
    .min(1, say.leastWeightTooSmall)
    .max(5000, say.leastWeightTooLarge)
    .default(LEAST_GRAMS),
  ...foodFields('400 gm'),
});

export type Sweet = InferType<typeof sweetRecord> & RecordFrame;

/** Sweet on the wire; `amount` reads `500/400gm`. */
export interface SweetWire extends FoodWire {
  numericPrice: number;
  category: string;
  type: string;
  isSweet: boolean;
  isWedding: boolean;
  isDeliveryCharge: boolean;
  /** Missing in answers and snapshots of an earlier version. */
  leastGrams?: number;
}

export function sweetToWire({ rate, ...sweet }: Sweet, place?: number): SweetWire {
  return {
    ...frameToWire(sweet, place),
    amount: rateOnWire(rate, ratedGrams('sweet')),
    ratePaise: rate,
    numericPrice: toRupees(rate),
    isSweet: true,
  } as SweetWire;
}

/**
 * Converts a sweet from its wire format; its other fields were validated when the snapshot was read. A missing
 * `leastGrams` becomes `LEAST_GRAMS`.
 * @throws Error when the price is missing or not readable
 */
export function sweetFromWire({
  amount,
  ratePaise,
  numericPrice: _price,
  isSweet: _isSweet,
  ...wire
}: SweetWire): Sweet {
  return {
    ...frameFromWire(wire),
    leastGrams: wire.leastGrams ?? LEAST_GRAMS,
    rate: rateFromWire({ amount, ratePaise }, ratedGrams('sweet')),
  } as Sweet;
}

const listQuery = object({
  category: string().trim().max(60),
  isWedding: boolean(),
  isSweet: boolean(),
  price: priceFilter(),
  search: string().trim().max(100),
  /** Most sweets to return; with `offset`, a part of the list; all of it without both. */
  limit: number().integer().min(1).max(100),
  offset: number().integer().min(0).max(1_000_000),
});

/** Lists sweets; `total` is the number of all that match, sent with a part of the list alone. */
export const listSweets = endpoint<{ sweetsData: SweetWire[]; total?: number }>()({
  method: 'GET',
  path: '/api/user/sweets_list',
  access: 'public',
  summary: 'Sweets, dearest first; filters combine with AND; with limit and offset a part of them and the total',
  query: listQuery,
});

export const readSweet = endpoint<{ sweetData: SweetWire }>()({
  method: 'GET',
  path: '/api/user/sweet/:id',
  access: 'public',
  summary: 'One sweet',
  params: idParams,
});

/** Schema of a category tile of the home page, showing the category's dearest sweet. */
export const sweetTile = object({
  _id: string().required(),
  category: string().required(),
  maxAmount: string().required(),
  image: string().required(),
  name: string().required(),
});

export const listSweetTiles = endpoint<{ sweetsData: InferType<typeof sweetTile>[] }>()({
  method: 'GET',
  path: '/api/user/first-sweet-categroy-wise',
  access: 'public',
  summary: 'One tile for each sweet category',
});
