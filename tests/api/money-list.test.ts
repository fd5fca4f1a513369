import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { cancelledKey, ordersThatMayOwe } from '#domain/orders/order-money.repo.ts';
import { listMoney, settleMoney } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { chunks } from '#server/db/chunks.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

/** More orders than any page of the list ever showed. */
const MANY = 260;

describe.each(engines)('the list of money of a shop with many cancelled homes, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  let oldest: string;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
    oldest = await paidBoxes(bench, await bench.customer(), 1);
    await owner(writeParcelSteps, {
      body: { batch: newId(), parcels: [{ orderId: oldest, position: 0 }], state: 'cancelled' } as never,
    });
  });
  afterAll(() => bench.close());

  const owed = async () =>
    (await owner(listMoney)).data.entries
      .filter(({ kind }) => kind === 'cancelled')
      .map(({ order }) => order?.id ?? '');

  /** Makes many later orders as the first one is, each with its cancelled home. Answers them with the time of cancelling. */
  async function repeat(): Promise<{ ids: string[]; at: string }> {
    const { db } = bench.shop;
    const of = (table: 'order_recipient' | 'parcel' | 'parcel_step') =>
      db.selectFrom(table).selectAll().where('order_id', '=', oldest).executeTakeFirstOrThrow();
    const order = await db.selectFrom('order').selectAll().where('id', '=', oldest).executeTakeFirstOrThrow();
    const [home, parcel, step] = [await of('order_recipient'), await of('parcel'), await of('parcel_step')];
    const { at } = step as { at: string };
    const ids = Array.from({ length: MANY }, () => newId());
    const stored = (row: object, more: object) =>
      Object.fromEntries(
        Object.entries({ ...row, ...more }).map(([name, value]) => [
          name,
          value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
        ]),
      ) as never;
    const created_at = new Date(Date.parse(order.created_at) + MINUTE).toISOString();
    for (const some of chunks(ids)) {
      const orders = some.map((id) => {
        const own = { id, gateway_order_id: `order_${id}`, payment_id: `pay_${id}`, invoice_number: `again-${id}` };
        return stored(order, { ...own, created_at });
      });
      await db.insertInto('order').values(orders).execute();
      await db
        .insertInto('order_recipient')
        .values(some.map((id) => stored(home, { order_id: id })))
        .execute();
      await db
        .insertInto('parcel')
        .values(some.map((id) => stored(parcel, { order_id: id })))
        .execute();
      await db
        .insertInto('parcel_step')
        .values(some.map((id) => stored(step, { id: newId(), order_id: id, batch: newId() })))
        .execute();
    }
    return { ids, at };
  }

  it('names everybody who is still to get money, the oldest too, and nobody whose money went back or was settled', async () => {
    const { ids, at } = await repeat();
    expect((await owed()).sort()).toEqual([oldest, ...ids].sort());

    // Half of them get it back, the other half another way.
    const { db } = bench.shop;
    const [back, settled] = [ids.slice(MANY / 2), ids.slice(0, MANY / 2)];
    const { amount } = await db.selectFrom('order').select('amount').where('id', '=', oldest).executeTakeFirstOrThrow();
    const sum = { goods: amount, delivery: 0, asked_goods: amount, asked_delivery: 0 };
    for (const id of back)
      await db
        .insertInto('refund_account')
        .values({ payment_id: `pay_${id}`, ...sum })
        .execute();
    for (const id of settled)
      await owner(settleMoney, { body: { key: cancelledKey(id, at), note: 'Paid by bank transfer' } });
    expect(await owed()).toEqual([oldest]);
    const long = await owner(settleMoney, { body: { key: cancelledKey(oldest, at), note: 'ਕੀ'.repeat(310) } });
    expect([long.status, long.data]).toMatchObject([400, { message: 'A note has at most 300 letters: 10 too many.' }]);
    // Nor is each of them reckoned through again whenever somebody opens the list.
    expect(await ordersThatMayOwe(db)).toEqual([oldest]);
    expect([await ordersThatMayOwe(db, settled[0]), await ordersThatMayOwe(db, oldest)]).toEqual([[], [oldest]]);
  });
});
