import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { addressNeededBy } from '#domain/parcels/late-home.rules.ts';
import type { LateHomes } from '#domain/orders/late-home.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { readKitchen, readPacking } from '#domain/packing/packing.contract.ts';
import { askRefund } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

/** One box of `invitationOrder` with its delivery to a guest. */
const HOME = 1236_00 + 49_00;

describe.each(engines)('boxes paid before their address is known, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());

  const one = (guestId = '', quantity = 1) => ({ guestId, quantity });
  const begin = (who: Customer, body: object) => bench.post('/createOrder', who, body);
  const finish = async (who: Customer, id: string): Promise<string> => {
    const done = await bench.post('/verifyOrder', who, bench.gateway.pay(id));
    expect(done.status).toBe(200);
    return done.data.orderId;
  };
  const seen = async (who: Customer, orderId: string) =>
    (await bench.get(`/api/user/payment-data/${orderId}`, who)).data.paymentHistory[0];
  const late = async (who: Customer, orderId: string): Promise<LateHomes> =>
    (await bench.get(`/api/user/orders/${orderId}/late-homes`, who)).data;
  const settle = (who: Customer, orderId: string, way: string, positions: number[]) =>
    bench.post(`/api/user/orders/${orderId}/late-homes`, who, { way, positions });
  const step = async (orderId: string, state: string, positions: number[]) =>
    (
      await owner(writeParcelSteps, {
        body: { batch: newId(), parcels: positions.map((position) => ({ orderId, position })), state },
      } as never)
    ).data.outcomes;
  const packing = async (orderId: string) =>
    (await owner(readPacking, { query: { order: orderId } } as never)).data as {
      homes: { position: number; address: string }[];
      waiting: number;
    };
  /** Returns the host types an address, as in the guest list. */
  const fill = (who: Customer, guestId: string | undefined, pincode = '143001') =>
    bench.ask('PATCH', '/api/user/edit-guest', who, { _id: guestId, address: '9, Court Road', pincode });

  /** Returns an order to one home with an address and two without. */
  async function placed() {
    const who = await bench.customer();
    const [known] = await bench.guests(who, 1);
    const [first, second] = await bench.guests(who, 2, { address: '', pincode: '' });
    const body = bench.invitationOrder([one(known), one(first), one(second, 2)], 4 * HOME, { waitForAddresses: true });
    const { status, data } = await begin(who, body);
    expect({ status, message: data.message }).toMatchObject({ status: 200 });
    expect(data.skipped).toBeUndefined();
    return { who, orderId: await finish(who, data.id), known, first, second };
  }

  it('leaves them out for who does not ask for it, as before', async () => {
    const who = await bench.customer();
    const [known] = await bench.guests(who, 1);
    const [missing] = await bench.guests(who, 1, { address: '', pincode: '' });
    const { status, data } = await begin(who, bench.invitationOrder([one(known), one(missing)], HOME));
    expect({ status, skipped: data.skipped }).toEqual({ status: 200, skipped: ['Guest 0'] });
    expect(await late(who, await finish(who, data.id))).toMatchObject({ homes: [] });
  });

  it('are paid with the others, wait, are cooked for, and nobody packs them or prints their label', async () => {
    const boxes = async () =>
      (await owner(readKitchen)).data.days.reduce((all: number, day: { boxes: number }) => all + day.boxes, 0);
    const before = await boxes();
    const { who, orderId } = await placed();
    const order = await seen(who, orderId);
    expect(order).toMatchObject({ boxes: 4, amount: (4 * HOME) / 100 });
    expect(order.guest.map(({ waits = false }) => waits)).toEqual([false, true, true]);
    const { homes, until, late: over } = await late(who, orderId);
    expect(homes).toMatchObject([
      { position: 1, state: 'waiting', boxes: 1, back: HOME },
      { position: 2, state: 'waiting', boxes: 2, back: 2 * HOME },
    ]);
    expect([until, over]).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), false]);
    expect((await boxes()) - before).toBe(4);
    expect(await packing(orderId)).toMatchObject({ homes: [{ position: 0 }], waiting: 2 });
    expect((await step(orderId, 'packed', [0, 1])).map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    const staff = (await owner(readStaffOrder, { params: { orderId } })).data.order;
    expect(staff.homes.map(({ waits = false }) => waits)).toEqual([false, true, true]);
    expect((await bench.get('/api/user/corrected-homes', who)).data.homes).toEqual([]);
  });

  it('go to a home by themselves once its address is there', async () => {
    const { who, orderId, first, second } = await placed();
    const asked = await bench.post(`/api/user/ask-guest/${first}`, who, {});
    const body = { address: '9, Court Road', pincode: '143001', mobile: asked.data.guestData.mobile };
    // Without the link anybody could have written it: it counts once the family says yes.
    const open = {
      ...body,
      mobile: (await bench.post(`/api/user/ask-guest/${second}`, who, {})).data.guestData.mobile,
    };
    await bench.ask('PATCH', '/api/user/update-address-person', undefined, open);
    const t = new URL(asked.data.link).searchParams.get('t');
    expect((await bench.ask('PATCH', '/api/user/update-address-person', undefined, { ...body, t })).status).toBe(200);
    expect((await seen(who, orderId)).guest[1]).toMatchObject({ address: '9, Court Road', pincode: '143001' });
    expect((await late(who, orderId)).homes.map(({ state }) => state)).toEqual(['came', 'waiting']);
    expect(await packing(orderId)).toMatchObject({ homes: [{ position: 0 }, { position: 1 }], waiting: 1 });
    const [outcome] = await step(orderId, 'packed', [1]);
    expect(outcome).toMatchObject({ outcome: 'done' });
    const { notes } = (await owner(readStaffOrder, { params: { orderId } })).data.order;
    expect(notes.map(({ text }) => text)).toEqual(['Home 2: the address came after the payment. The box goes there.']);
  });

  it('go there also where the address came while it was being paid', async () => {
    const who = await bench.customer();
    const [missing] = await bench.guests(who, 1, { address: '', pincode: '' });
    const { data } = await begin(who, bench.invitationOrder([one(missing)], HOME, { waitForAddresses: true }));
    await fill(who, missing);
    const orderId = await finish(who, data.id);
    expect((await seen(who, orderId)).guest[0]).toMatchObject({ address: '9, Court Road' });
    expect((await late(who, orderId)).homes).toMatchObject([{ state: 'came' }]);
  });

  it('are refunded in full at the family’s word, however late, and never sent then', async () => {
    const { who, orderId, first } = await placed();
    bench.clock.offset += 8 * DAY;
    const later = { id: who.id, token: await bench.shop.tokens.sign(who.id, 0) };
    expect((await settle(later, orderId, 'refund', [1, 2])).data.homes).toMatchObject([
      { state: 'refund' },
      { state: 'refund' },
    ]);
    expect((await settle(later, orderId, 'refund', [1, 2])).status).toBe(200);
    bench.clock.offset = 0;
    const { cancelled } = await seen(who, orderId);
    expect(cancelled).toMatchObject({ positions: [1, 2], goods: 3 * 1236_00, delivery: 3 * 49_00 });
    const back = await owner(askRefund, {
      params: { orderId },
      body: { id: newId(), amount: 3 * HOME, reason: 'No address', positions: [1, 2] },
    } as never);
    expect(back.status).toBe(200);
    await fill(who, first);
    expect((await late(who, orderId)).homes.map(({ state }) => state)).toEqual(['refund', 'refund']);
    expect((await seen(who, orderId)).guest[1]).toMatchObject({ address: '' });
    expect(await packing(orderId)).toMatchObject({ waiting: 0 });
  });

  it('wait again where staff make a cancelled one after all', async () => {
    const { who, orderId, first } = await placed();
    expect((await settle(who, orderId, 'refund', [1])).status).toBe(200);
    expect(await packing(orderId)).toMatchObject({ waiting: 1 });
    await step(orderId, 'accepted', [1]);
    expect((await late(who, orderId)).homes.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(await packing(orderId)).toMatchObject({ homes: [{ position: 0 }], waiting: 2 });
    expect((await step(orderId, 'packed', [1]))[0]).toMatchObject({ outcome: 'refused' });
    await fill(who, first);
    expect(await packing(orderId)).toMatchObject({ homes: [{ position: 0 }, { position: 1 }], waiting: 1 });
  });

  it('are refunded or go to the family’s own home, not both, where it says so at one moment', async () => {
    const { who, orderId } = await placed();
    const said = await Promise.all(['refund', 'own', 'refund'].map((way) => settle(who, orderId, way, [1])));
    expect(said.map(({ status }) => status)).toEqual(said[1]?.status === 200 ? [409, 200, 409] : [200, 409, 200]);
  });

  it('go to the family’s own home at its word, and not where a guest writes later', async () => {
    const { who, orderId, first } = await placed();
    expect((await settle(who, orderId, 'own', [1])).status).toBe(200);
    await fill(who, first);
    expect((await seen(who, orderId)).guest[1]).toMatchObject({
      address: 'c/o Simran Kaur, 12, Mall Road, Amritsar',
      pincode: '143001',
    });
    expect((await late(who, orderId)).homes.map(({ state }) => state)).toEqual(['own', 'waiting']);
    expect(await settle(who, orderId, 'refund', [1])).toMatchObject({ status: 409 });
    expect((await settle(await bench.customer(), orderId, 'own', [2])).status).toBe(404);
    await step(orderId, 'making', [2]);
    expect(await settle(who, orderId, 'refund', [2])).toMatchObject({ status: 409 });
    expect((await settle(who, orderId, 'own', [2])).status).toBe(200);
  });

  it('are asked about two days before the boxes leave', () => {
    expect(addressNeededBy('2026-12-10T12:00:00.000Z')).toBe('2026-12-08');
    expect(addressNeededBy('2026-12-10T20:00:00.000Z')).toBe('2026-12-09');
  });
});
