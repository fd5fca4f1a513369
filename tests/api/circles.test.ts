import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import type { InvitationOrderWire } from '#domain/orders/order.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import type { Waves } from '#domain/orders/waves.contract.ts';
import { readKitchen, readPacking } from '#domain/packing/packing.contract.ts';
import { newId } from '#lib/ids.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

/** One box of `invitationOrder`, and one of a single section with 500 gm of the same sweet in it. */
const LARGE = 1236_00;
const SMALL = 625_00 + 300_00;
const DELIVERY = 49_00;

describe.each(engines)('an order of several box designs, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());

  const one = (guestId = '', quantity = 1) => ({ guestId, quantity });
  const small = (recipients: { guestId: string; quantity: number }[], changes: object = {}) => ({
    invitationId: bench.goods.invitation,
    tempId: 1,
    weight: 500,
    sections: [{ index: 0, sweetId: bench.goods.sweet }],
    circle: 'Office',
    recipients,
    ...changes,
  });
  const begin = (who: Customer, body: object) => bench.post('/createOrder', who, body);
  const pay = async (who: Customer, body: object): Promise<string> => {
    const { status, data } = await begin(who, body);
    expect({ status, message: data.message }).toMatchObject({ status: 200 });
    const done = await bench.post('/verifyOrder', who, bench.gateway.pay(data.id));
    expect(done.status).toBe(200);
    return done.data.orderId;
  };
  const seen = async (who: Customer, orderId: string): Promise<InvitationOrderWire> =>
    (await bench.get(`/api/user/payment-data/${orderId}`, who)).data.paymentHistory[0];
  const waves = async (who: Customer, orderId: string): Promise<Waves> =>
    (await bench.get(`/api/user/orders/${orderId}/waves`, who)).data;

  /** Two homes with large boxes, one of them with two, and one home with three small ones. */
  async function placed() {
    const who = await bench.customer();
    const [first, second, third] = await bench.guests(who, 3);
    const body = bench.invitationOrder([one(first), one(second, 2)], 3 * LARGE + 3 * SMALL + 6 * DELIVERY, {
      circle: 'Family',
      circles: [small([one(third, 3)])],
    });
    return { who, orderId: await pay(who, body), guests: [first, second, third] };
  }

  it('is one payment, and each home has its own design', async () => {
    const { who, orderId, guests } = await placed();
    const order = await seen(who, orderId);
    expect(order).toMatchObject({ boxes: 6, goods: 6483, delivery: 294, amount: 6777 });
    expect(order.circles?.map(({ circle, weight, boxes, goods }) => [circle, weight, boxes, goods])).toEqual([
      ['Family', '750', 3, 3708],
      ['Office', '500', 3, 2775],
    ]);
    expect(order.guest.map(({ guestId, circle }) => [guestId, circle])).toEqual(
      guests.map((id, at) => [id, at < 2 ? 0 : 1]),
    );
  });

  it('is made and packed design by design, and every box is counted once', async () => {
    const before = await owner(readKitchen);
    const { orderId } = await placed();
    const { data } = await owner(readPacking, { query: { order: orderId } } as never);
    expect(data.homes.map(({ contents }) => data.contents.find(({ key }) => key === contents))).toMatchObject([
      { weight: 750, tempId: 2 },
      { weight: 750, tempId: 2 },
      { weight: 500, tempId: 1 },
    ]);
    const after = await owner(readKitchen);
    const sum = (days: typeof after.data.days) => ({
      boxes: days.reduce((all, day) => all + day.boxes, 0),
      grams: days.flatMap(({ lines }) => lines).reduce((all, { parts }) => all + parts / 60, 0),
    });
    expect(sum(after.data.days).boxes - sum(before.data.days).boxes).toBe(6);
    expect(sum(after.data.days).grams - sum(before.data.days).grams).toBe(3 * 750 + 3 * 500);
    const { order } = (await owner(readStaffOrder, { params: { orderId } })).data;
    expect(order.homes.map(({ circle }) => circle)).toEqual([0, 0, 1]);
  });

  it('gives back for a cancelled home what its own design cost', async () => {
    const { orderId } = await placed();
    const parcels = [{ orderId, position: 2 }];
    await owner(writeParcelSteps, { body: { batch: newId(), parcels, state: 'cancelled' } } as never);
    const { money } = (await owner(readStaffOrder, { params: { orderId } })).data;
    expect(money?.shares).toEqual([
      { goods: LARGE, delivery: DELIVERY },
      { goods: 2 * LARGE, delivery: 2 * DELIVERY },
      { goods: 3 * SMALL, delivery: 3 * DELIVERY },
    ]);
    expect(money?.cancelled).toMatchObject({ positions: [2], goods: 3 * SMALL, delivery: 3 * DELIVERY });
  });

  it('asks about a guest who is in two circles, and about a design that nobody gets', async () => {
    const who = await bench.customer();
    const [guest, other] = await bench.guests(who, 2);
    const twice = await begin(who, bench.invitationOrder([one(guest)], 1_00, { circles: [small([one(guest)])] }));
    expect(twice).toMatchObject({ status: 409, data: { twice: [guest] } });
    expect(twice.data.message).toMatch(/^Guest 0 is in two groups\. Which box should this home get\?/);
    const nobody = await begin(who, bench.invitationOrder([one(other)], 1_00, { circles: [small([])] }));
    expect(nobody).toMatchObject({
      status: 400,
      data: { message: expect.stringContaining('Nobody gets Royal Peacock yet') },
    });
  });

  it('sends the box of one’s own from the design that was chosen for it', async () => {
    const who = await bench.customer();
    const [guest, other] = await bench.guests(who, 2);
    const body = bench.invitationOrder([one(guest)], LARGE + 3 * SMALL + 2 * DELIVERY + 2 * 20_00, {
      ownBoxes: 2,
      ownCircle: 1,
      circles: [small([one(other)])],
    });
    const order = await seen(who, await pay(who, body));
    expect(order.circles?.map(({ boxes }) => boxes)).toEqual([1, 3]);
    expect(order.guest.at(-1)).toMatchObject({ guestId: who.id, quantity: 2, circle: 1 });
  });

  it('takes every cart that it was made of', async () => {
    const who = await bench.customer();
    const [guest, other] = await bench.guests(who, 2);
    const cartId = await bench.cart(who);
    const { sections } = bench.invitationOrder([], 0).invitation;
    await pay(who, {
      amount: SMALL + LARGE + 2 * DELIVERY,
      invitation: {
        ...small([one(guest)]),
        circles: [small([one(other)], { tempId: 2, weight: 750, sections, cartId })],
      },
    });
    expect((await bench.get(`/api/user/cart-details-id/${cartId}`, who)).status).toBe(404);
  });

  it('leaves a plain order as it was', async () => {
    const who = await bench.customer();
    const [guest] = await bench.guests(who, 1);
    const order = await seen(who, await pay(who, bench.invitationOrder([one(guest)], LARGE + DELIVERY)));
    expect(order.circles).toBeUndefined();
    expect(order.guest[0]).not.toHaveProperty('circle');
  });

  it('reaches guests whose address comes late in a second wave, each of them once', async () => {
    const who = await bench.customer();
    const [early] = await bench.guests(who, 1);
    const [late, later] = await bench.guests(who, 2, { address: '', pincode: '' });
    const orderId = await pay(who, bench.invitationOrder([one(early)], LARGE + DELIVERY));
    // Deliberately not chosen later either: somebody who is added afterwards is no late guest.
    await bench.guests(who, 1);
    expect(await waves(who, orderId)).toMatchObject({ waves: [{ homes: 1, boxes: 1 }], late: [], missing: 2 });
    await bench.shop.db
      .updateTable('guest')
      .set({ address: '7, Lawrence Road', pincode: '143001' })
      .where('id', '=', late ?? '')
      .execute();
    expect(await waves(who, orderId)).toMatchObject({ late: [{ guestId: late }], missing: 1 });

    const second = await pay(who, bench.invitationOrder([one(late)], LARGE + DELIVERY, { waveOf: orderId }));
    const now = await waves(who, orderId);
    expect(now).toMatchObject({ late: [], missing: 1 });
    expect(now.waves.map(({ _id }) => _id)).toEqual([orderId, second]);
    // A wave of a wave belongs to the first order.
    await bench.shop.db
      .updateTable('guest')
      .set({ address: '9, Lawrence Road', pincode: '143001' })
      .where('id', '=', later ?? '')
      .execute();
    const third = await pay(who, bench.invitationOrder([one(later)], LARGE + DELIVERY, { waveOf: second }));
    expect((await waves(who, second)).waves.map(({ _id }) => _id)).toEqual([orderId, second, third]);
    const { order } = (await owner(readStaffOrder, { params: { orderId: third } })).data;
    expect(order.waves?.map(({ id }) => id)).toEqual([orderId, second, third]);
    const stranger = await bench.customer();
    const [hers] = await bench.guests(stranger, 1);
    const taken = await begin(stranger, bench.invitationOrder([one(hers)], LARGE + DELIVERY, { waveOf: orderId }));
    expect(taken.status).toBe(404);
  });

  it('meets a late home with the first design of its order that arrives fresh there', async () => {
    const [lasting = ''] = await saveRecords(bench.shop.db, 'sweet', [
      {
        record: {
          name: 'Lasting Pinni',
          image: 'sweets/pinni.webp',
          rate: 500_00,
          shelfLifeDays: 30,
          category: 'Indian Sweets',
          type: 'Sweets',
          description: '',
          ingredients: '',
          allergens: [],
          storage: '',
          isVegetarian: true,
          otherNames: [],
          isWedding: true,
          isBestSeller: false,
          isDeliveryCharge: true,
          leastGrams: 100,
        },
      },
    ]);
    const who = await bench.customer();
    const [first, second] = await bench.guests(who, 2);
    const [near, far] = await bench.guests(who, 2, { address: '', pincode: '' });
    const body = bench.invitationOrder([one(first)], LARGE + SMALL + 2 * DELIVERY, {
      circle: 'Family',
      circles: [small([one(second)], { sections: [{ index: 0, sweetId: lasting }] })],
    });
    const orderId = await pay(who, body);
    for (const [id = '', pincode] of [
      [near, '143001'],
      [far, '629702'],
    ] as const)
      await bench.shop.db
        .updateTable('guest')
        .set({ address: '7, Beach Road', pincode })
        .where('id', '=', id)
        .execute();
    const { late } = await waves(who, orderId);
    expect(Object.fromEntries(late.map(({ guestId, design }) => [guestId, design]))).toEqual({
      [near ?? '']: 0,
      [far ?? '']: 1,
    });
  });

  it('pays no second box for whom a wave has reached, unless the family has seen it and wishes so', async () => {
    const who = await bench.customer();
    const [early, other] = await bench.guests(who, 2);
    const [late] = await bench.guests(who, 1, { address: '', pincode: '' });
    const orderId = await pay(who, bench.invitationOrder([one(early)], LARGE + DELIVERY));
    await bench.shop.db
      .updateTable('guest')
      .set({ address: '7, Lawrence Road', pincode: '143001' })
      .where('id', '=', late ?? '')
      .execute();
    const second = await pay(who, bench.invitationOrder([one(late)], LARGE + DELIVERY, { waveOf: orderId }));
    // Another design, from a page that was opened before.
    const stale = (recipients: { guestId: string; quantity: number }[], amount: number, more: object = {}) => ({
      ...bench.invitationOrder([], amount, { ...small(recipients), circle: undefined, waveOf: orderId }),
      ...more,
    });
    const refused = await begin(who, stale([one(late), one(other)], 2 * (SMALL + DELIVERY)));
    expect(refused).toMatchObject({ status: 409, data: { homes: [late] } });
    expect(refused.data.message).toContain(
      '1 of these 2 homes (Guest 0) already has a box; ₹974 of the total is for it.',
    );
    expect((await begin(who, stale([one(early)], SMALL + DELIVERY))).data).toMatchObject({ homes: [early] });
    expect((await begin(who, stale([one(other)], SMALL + DELIVERY))).status).toBe(200);
    expect((await begin(who, stale([one(late)], SMALL + DELIVERY, { again: second }))).status).toBe(200);
    // A box that was cancelled reached nobody.
    await owner(writeParcelSteps, {
      body: { batch: newId(), parcels: [{ orderId: second, position: 0 }], state: 'cancelled' },
    } as never);
    expect((await begin(who, stale([one(late)], SMALL + DELIVERY))).status).toBe(200);
  });
});
