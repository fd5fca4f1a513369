import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { checkReach } from '#domain/payments/reach.contract.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

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
    leastGrams: 100,
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
      name: 'Kalakand',
      shelfLifeDays: 1,
      towns: ['Amritsar'],
      instead: { sweetId: lasting, name: 'Pinni', image: 'sweets/pinni.webp', rate: 400_00 },
      message: 'Kalakand is best on the day it is made, so it is sure to arrive fresh only in Amritsar.',
      pincodes: ['629702', '600001'],
      places: ['Kanniyakumari', 'Chennai'],
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

describe.each(engines)('paying for what may not arrive fresh, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  const KANYAKUMARI = { name: 'Priya Nadar', address: '4, Beach Road', pincode: '629702', mobile: '9876543210' };
  const LUDHIANA = { ...KANYAKUMARI, pincode: '141001' };

  it('begins only after a yes, which holds for this sweet in this place', async () => {
    const customer = await bench.customer();
    const begin = (delivery: object, orderAnyway?: string) =>
      bench.post('/createOrder', customer, { ...bench.sweetOrder({ delivery }), orderAnyway });
    const asked = await begin(KANYAKUMARI, '');
    expect(asked).toMatchObject({
      status: 409,
      data: {
        message: expect.stringMatching(/^Kaju katli does not reach this home fresh\..+Do you want to order anyway\?$/),
      },
    });
    const { orderAnyway } = asked.data;
    expect((await begin(KANYAKUMARI, 'yes')).status).toBe(409);
    expect((await begin(LUDHIANA, '')).status).toBe(200);
    expect((await begin(KANYAKUMARI, orderAnyway)).status).toBe(200);
  });

  it('is asked about the homes that are too far, and again when one is added', async () => {
    const customer = await bench.customer();
    const near = await bench.guests(customer, 2);
    const far = await bench.guests(customer, 2, { pincode: '629702' });
    const begin = (guests: (string | undefined)[], orderAnyway: string) => {
      const recipients = guests.map((guestId) => ({ guestId: guestId ?? '', quantity: 1 }));
      const order = bench.invitationOrder(recipients, guests.length * (1236 + 49) * 100);
      return bench.post('/createOrder', customer, { ...order, orderAnyway });
    };
    expect((await begin(near, '')).status).toBe(200);
    const one = await begin([...near, far[0]], '');
    expect(one.data.message).toContain('Kaju katli does not reach 1 of 3 homes fresh.');
    // The same place: the yes holds for it, however many live there.
    expect((await begin([...near, ...far], one.data.orderAnyway)).status).toBe(200);
    await bench.shop.db
      .updateTable('guest')
      .set({ pincode: '629001' })
      .where('id', '=', far[1] ?? '')
      .execute();
    const two = await begin([...near, ...far], one.data.orderAnyway);
    expect(two.data.message).toContain('does not reach 2 of 4 homes fresh');
    expect((await begin([...near, ...far], two.data.orderAnyway)).status).toBe(200);
  });

  it('is not asked of a client that knows nothing of the question', async () => {
    const customer = await bench.customer();
    expect((await bench.post('/createOrder', customer, bench.sweetOrder({ delivery: KANYAKUMARI }))).status).toBe(200);
  });
});
