import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRehearsal, readRehearsal } from '#domain/rehearsal/rehearsal.contract.ts';
import { rehearsalFamily } from '#domain/rehearsal/rehearsal.rules.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { staffCaller } from '#tests/support/staff-bench.ts';

/** Returns how many rows of a family stand where. */
const counted = (words: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

describe.each(engines)('a rehearsal, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine, { builtIn: true });
  });
  afterAll(() => bench.close());

  /** Returns guests and parcels of the family. */
  async function family() {
    const { db } = bench.shop;
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('mobile', '=', rehearsalFamily.mobile)
      .executeTakeFirstOrThrow();
    const guests = await db.selectFrom('guest').selectAll().where('user_id', '=', id).execute();
    const homes = await db
      .selectFrom('order_recipient')
      .innerJoin('order', 'order.id', 'order_recipient.order_id')
      .leftJoin('parcel', (join) =>
        join
          .onRef('parcel.order_id', '=', 'order_recipient.order_id')
          .onRef('parcel.position', '=', 'order_recipient.position'),
      )
      .select(['order_recipient.guest_id', 'parcel.state', 'parcel.tracking'])
      .where('order.user_id', '=', id)
      .execute();
    return { id, guests, homes };
  }

  it('fills a family once, however often and by however many it is pressed, and says how to sign in', async () => {
    const owner = await staffCaller(bench, 'owner', 'Harbhajan of the rehearsal');
    expect((await owner(readRehearsal)).data).toMatchObject({ offered: true, family: null });
    const presses = await Promise.all([owner(makeRehearsal), owner(makeRehearsal)]);
    presses.push(await owner(makeRehearsal));
    expect(presses.map(({ status, data }) => [status, data.message])).toEqual(presses.map(() => [200, 'success']));
    const { name, mobile } = rehearsalFamily;
    expect((await owner(readRehearsal)).data).toMatchObject({ offered: true, family: { name, mobile } });
    const { id, guests, homes } = await family();
    expect(guests).toHaveLength(240);
    expect(guests.filter(({ address }) => address === '')).toHaveLength(65);
    // Persons of a household, not a number of its place.
    expect(Math.max(...guests.map(({ guest_no }) => Number(guest_no)))).toBeLessThan(10);
    expect(guests.filter(({ unconfirmed }) => unconfirmed)).toHaveLength(20);
    // Two boxes carry the family's number.
    const called = await bench.shop.db
      .selectFrom('order_recipient')
      .select('note')
      .where('mobile', '=', mobile)
      .execute();
    expect(called.map(({ note }) => note).sort()).toEqual(['', 'Landline 0183 2223334']);
    // Each home once, at its stage.
    expect(new Set(homes.map((home) => home.guest_id)).size).toBe(homes.length);
    expect(counted(homes.map(({ state }) => state ?? 'placed'))).toEqual({
      placed: 30,
      packed: 25,
      sent: 30,
      delivered: 40,
      returned: 5,
    });
    const numbers = homes.flatMap(({ tracking }) => (tracking ? [tracking] : []));
    expect(new Set(numbers).size).toBe(75);
    const deeds = await bench.shop.db.selectFrom('audit').select('record_id').where('kind', '=', 'rehearsal').execute();
    expect(deeds.map((deed) => deed.record_id)).toEqual([id]);
  });

  it('shows the family its guests, orders and cards by the calls of every customer', async () => {
    const { id } = await family();
    const customer = { id, token: await bench.shop.tokens.sign(id, 0) };
    const { data } = await bench.get(`/api/user/payment-history/${id}?brief=true`, customer);
    expect(data.paymentHistory).toHaveLength(2);
    const order = await bench.get(`/api/user/payment-data/${data.paymentHistory[0]._id}`, customer);
    expect(order.data.paymentHistory[0].card.couple).toBe('Harleen & Arjun');
    // The later order is a wave of the first, with a box of its own for the office.
    expect(
      order.data.paymentHistory[0].circles.map(({ circle, weight }: { circle: string; weight: string }) => [
        circle,
        weight,
      ]),
    ).toEqual([
      ['Family and friends', '750'],
      ['Office', '500'],
    ]);
    const { waves } = (await bench.get(`/api/user/orders/${data.paymentHistory[0]._id}/waves`, customer)).data;
    expect(waves.map(({ homes }: { homes: number }) => homes)).toEqual([100, 30]);
    const told = await bench.get('/api/user/celebration', customer);
    expect(Object.keys(told.data.answers)).toHaveLength(5);
  });

  it('is refused to everybody but the owner, and in a shop where customers order', async () => {
    const packer = await staffCaller(bench, 'packer', 'Gurdeep of the rehearsal');
    expect((await packer(makeRehearsal)).status).toBe(403);
    const open = await startOrderBench(engine, { config: { demo: { otp: false, payments: true } } });
    const owner = await staffCaller(open, 'owner', 'Owner of an open shop');
    expect((await owner(readRehearsal)).data).toMatchObject({ offered: false, family: null });
    const { status, data } = await owner(makeRehearsal);
    expect([status, data.message]).toEqual([403, 'Customers order in this shop: there is no rehearsal in it.']);
    expect(
      await open.shop.db.selectFrom('user').select('id').where('mobile', '=', rehearsalFamily.mobile).execute(),
    ).toEqual([]);
    await open.close();
  });
});
