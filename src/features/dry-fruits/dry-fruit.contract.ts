import { type InferType, object } from 'yup';
import { flag, foodFields, idParams, longText, mediaValue, nameField, paise } from '#features/catalogue/catalogue.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { parseRate, toRupees } from '#lib/money.ts';

/** What staff keep of a dry fruit. `rate` is the price of one kilogram, in paise. */
export const dryFruitRecord = object({
  name: nameField(),
  image: mediaValue().required('A picture is required.'),
  rate: paise('Rate').min(1, 'Rate must be above zero.'),
  description: longText('Description'),
  isBestSeller: flag(),
  ...foodFields,
});

/** A dry fruit as the shop's own code sees it. */
export type DryFruit = InferType<typeof dryFruitRecord> & { id: string; updatedAt: string };

/** A dry fruit on the wire; `amount` reads `900/kg`. It has neither `price` nor `isSweet`, which tells it from the others. */
export interface DryFruitWire {
  _id: string;
  name: string;
  image: string;
  amount: string;
  description: string;
  isBestSeller: boolean;
  ingredients: string;
  allergens: string[];
  shelfLifeDays: number;
  storage: string;
  isVegetarian: boolean;
  otherNames: string[];
  updatedAt: string;
  orderId?: number;
}

/** Translates a dry fruit for the wire. */
export function dryFruitToWire({ id, rate, ...rest }: DryFruit, place?: number): DryFruitWire {
  return { _id: id, ...rest, amount: `${toRupees(rate)}/kg`, ...(place === undefined ? {} : { orderId: place }) } as DryFruitWire;
}

/** Translates a dry fruit from the wire; the snapshot has checked it against its schema. */
export function dryFruitFromWire(wire: DryFruitWire): DryFruit {
  const { _id, amount, orderId: _place, ...rest } = wire;
  return { ...rest, id: _id, rate: parseRate(amount) ?? 0 } as DryFruit;
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
