import { type InferType, object } from 'yup';
import { type FoodWire, foodFields, idParams } from '#domain/catalogue/catalogue.contract.ts';
import { frameFromWire, frameToWire, type RecordFrame } from '#domain/catalogue/record-frame.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { parseRate, toRupees } from '#lib/money.ts';

/** What staff keep of a dry fruit. `rate` is the price of one kilogram, in paise. */
export const dryFruitRecord = object(foodFields('1 kg'));

/** A dry fruit as the shop's own code sees it. */
export type DryFruit = InferType<typeof dryFruitRecord> & RecordFrame;

/** A dry fruit on the wire; `amount` reads `900/kg`. It has neither `price` nor `isSweet`, which tells it from the others. */
export type DryFruitWire = FoodWire;

/** Translates a dry fruit for the wire. */
export function dryFruitToWire({ rate, ...dryFruit }: DryFruit, place?: number): DryFruitWire {
  return { ...frameToWire(dryFruit, place), amount: `${toRupees(rate)}/kg` } as DryFruitWire;
}

/** Translates a dry fruit from the wire; the snapshot has checked it against its schema. */
export function dryFruitFromWire({ amount, ...wire }: DryFruitWire): DryFruit {
  return { ...frameFromWire(wire), rate: parseRate(amount) ?? 0 } as DryFruit;
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
