import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveRecords } from '#features/catalogue/catalogue.repo.ts';
import { checkReach } from '#features/checkout/reach.contract.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';

let shop: TestShop;
let fresh = '';
let lasting = '';
beforeAll(async () => {
  shop = await startTestShop();
  const food = {
    ingredients: '',
    allergens: [] as string[],
    storage: '',
    isVegetarian: true,
    otherNames: [] as string[],
    category: 'Indian Sweets',
    type: 'Sweets',
    description: '',
    isWedding: false,
    isBestSeller: false,
    isDeliveryCharge: true,
    rate: 400_00,
  } as const;
  [fresh = '', lasting = ''] = await saveRecords(shop.shop.db, 'sweet', [
    { record: { ...food, name: 'Kalakand', image: 'sweets/kalakand.webp', shelfLifeDays: 1 } },
    { record: { ...food, name: 'Pinni', image: 'sweets/pinni.webp', shelfLifeDays: 30 } },
  ]);
});
afterAll(() => shop.close());

it('names the sweets that would not arrive fresh, and the pincodes', async () => {
  const { data } = await shop.client.call(checkReach, {
    body: { sweetIds: [fresh, lasting, fresh], pincodes: ['143001', '629702', '600001', '629702', 'x'] },
  });
  expect(data.far).toEqual([
    {
      sweetId: fresh,
      message: 'Kalakand is best on the day it is made, so it is sure to arrive fresh in Amritsar only.',
      pincodes: ['629702', '600001'],
    },
  ]);
});

it('has nothing to say of what travels, of unknown sweets and of no homes', async () => {
  const far = async (sweetIds: string[], pincodes: string[]) =>
    (await shop.client.call(checkReach, { body: { sweetIds, pincodes } })).data.far;
  expect(await far([lasting], ['629702'])).toEqual([]);
  expect(await far(['0'.repeat(24)], ['629702'])).toEqual([]);
  expect(await far([fresh], [])).toEqual([]);
});

it('takes the pincodes of five thousand homes and no more', async () => {
  const pincodes = Array.from({ length: 5000 }, (_, at) => String(110_000 + at));
  expect((await shop.client.call(checkReach, { body: { sweetIds: [fresh], pincodes } })).status).toBe(200);
  expect(
    (await shop.client.call(checkReach, { body: { sweetIds: [fresh], pincodes: [...pincodes, '1'] } })).status,
  ).toBe(400);
});
