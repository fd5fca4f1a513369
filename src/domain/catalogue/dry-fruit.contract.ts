import { type InferType, object } from 'yup';
import { type FoodWire, foodFields, idParams, rateFromWire } from '#domain/catalogue/catalogue.contract.ts';
import { frameFromWire, frameToWire, type RecordFrame } from '#domain/catalogue/record-frame.contract.ts';
import { ratedGrams } from '#domain/pricing/pricing.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { rateOnWire } from '#lib/money.ts';

/** Schema of a dry fruit; `rate` is the price of one kilogram, in paise. */
export const dryFruitRecord = object(foodFields('1 kg'));

export type DryFruit = InferType<typeof dryFruitRecord> & RecordFrame;

/** Dry fruit on the wire; `amount` reads `900/kg`. Unlike other kinds it has neither `price` nor `isSweet`. */
export type DryFruitWire = FoodWire;

export function dryFruitToWire({ rate, ...dryFruit }: DryFruit, place?: number): DryFruitWire {
  const amount = rateOnWire(rate, ratedGrams('dry-fruit'));
  return { ...frameToWire(dryFruit, place), amount, ratePaise: rate } as DryFruitWire;
}

/**
 * Converts a dry fruit from its wire format; its other fields were validated when the snapshot was read.
 * @throws Error when the price is missing or not readable
 */
export function dryFruitFromWire({ amount, ratePaise, ...wire }: DryFruitWire): DryFruit {
  return { ...frameFromWire(wire), rate: rateFromWire({ amount, ratePaise }, ratedGrams('dry-fruit')) } as DryFruit;
}

export const listDryFruits = endpoint<{ dryFruitData: DryFruitWire[] }>()({
  method: 'GET',
  path: '/api/user/dry_fruit_list',
  access: 'public',
  summary: 'Dry fruits, dearest first',
});

export const readDryFruit = endpoint<{ dryFruitData: DryFruitWire }>()({
  method: 'GET',
  path: '/api/user/dry_fruit/:id',
  access: 'public',
  summary: 'One dry fruit',
  params: idParams,
});
