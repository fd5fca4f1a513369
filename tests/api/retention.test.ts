import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRefund, writeRefund } from '#domain/orders/refund.repo.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import {
  DRAFT_KEPT,
  GUEST_KEPT,
  ORDER_KEPT,
  PLAN_KEPT,
  UNSENT_KEPT,
} from '#domain/retention/retention-periods.rules.ts';
import { newId } from '#lib/ids.ts';
import { DAY } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;

describe.each(engines)('what the shop promised not to keep, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer();
  });
  afterAll(() => bench.close());
  const namesOf = async (): Promise<string[]> =>
    (await bench.shop.db.selectFrom('guest').select('id').where('user_id', '=', host.id).execute()).map(({ id }) => id);

  it('erases a guest 90 days after the last box and leaves the order and other guests as they are', async () => {
    const [sent = '', waiting = ''] = await bench.guests(host, 2);
    const { data } = await bench.post(
      '/createOrder',
      host,
      bench.invitationOrder([{ guestId: sent, quantity: 1 }], BOX + 49_00),
    );
    const paid = await bench.post('/verifyOrder', host, bench.gateway.pay(data.id));
    expect(paid.status).toBe(200);
    bench.clock.offset = GUEST_KEPT - DAY;
    expect((await eraseOutdated(bench.shop)).guests).toBe(0);
    bench.clock.offset = GUEST_KEPT + DAY;
    expect((await eraseOutdated(bench.shop)).guests).toBe(1);
    expect(await namesOf()).toEqual([waiting]);
    const order = await bench.shop.db
      .selectFrom('order_recipient')
      .select('address')
      .where('order_id', '=', paid.data.orderId)
      .execute();
    expect(order).toHaveLength(1);
    bench.clock.offset = 0;
  });

  it('erases a guest who was never sent a box a year after the last change or question, and not earlier', async () => {
    const forgotten = await bench.customer();
    const [quiet = '', asked = ''] = await bench.guests(forgotten, 2);
    const left = async () =>
      (await bench.get(`/api/user/guest-list/${forgotten.id}`, forgotten)).data.guestList.map(
        ({ _id }: { _id: string }) => _id,
      );
    bench.clock.offset = UNSENT_KEPT - DAY;
    await eraseOutdated(bench.shop);
    expect(await left()).toEqual(expect.arrayContaining([quiet, asked]));
    await bench.post(`/api/user/guest-asked/${asked}`, forgotten, {});
    bench.clock.offset = UNSENT_KEPT + DAY;
    await eraseOutdated(bench.shop);
    expect(await left()).toEqual([asked]);
    bench.clock.offset = 0;
  });

  it('keeps a guest whom nobody changed for a year while the last box is younger than 90 days', async () => {
    const [guest = ''] = await bench.guests(host, 1);
    bench.clock.offset = UNSENT_KEPT + DAY;
    const { data } = await bench.post(
      '/createOrder',
      host,
      bench.invitationOrder([{ guestId: guest, quantity: 1 }], BOX + 49_00),
    );
    expect((await bench.post('/verifyOrder', host, bench.gateway.pay(data.id))).status).toBe(200);
    await eraseOutdated(bench.shop);
    expect(await namesOf()).toContain(guest);
    bench.clock.offset = 0;
  });

  it('erases links of guests that are over', async () => {
    const [guest = ''] = await bench.guests(host, 1);
    await bench.post(`/api/user/ask-guest/${guest}`, host, {});
    const links = () =>
      bench.shop.db.selectFrom('guest_link').select('guest_id').where('guest_id', '=', guest).execute();
    await eraseOutdated(bench.shop);
    expect(await links()).toHaveLength(1);
    bench.clock.offset = 31 * DAY;
    await eraseOutdated(bench.shop);
    expect(await links()).toHaveLength(0);
    bench.clock.offset = 0;
  });

  it('leaves goods and amounts of an order after eight years, without the people', async () => {
    const [guest = ''] = await bench.guests(host, 1, { note: 'Flat 3' });
    const { data } = await bench.post(
      '/createOrder',
      host,
      bench.invitationOrder([{ guestId: guest, quantity: 1 }], BOX + 49_00),
    );
    const paid = await bench.post('/verifyOrder', host, bench.gateway.pay(data.id));
    const rows = () =>
      bench.shop.db
        .selectFrom('order_recipient')
        .select(['name', 'mobile', 'address', 'note', 'pincode', 'quantity'])
        .where('order_id', '=', paid.data.orderId)
        .execute();
    const refund = { id: newId(), orderId: paid.data.orderId, positions: [0] };
    const parts = [{ paymentId: 'pay_kept', parts: { goods: BOX, delivery: 49_00 } }];
    const by = { id: newId(), name: 'Harbhajan' };
    await writeRefund(bench.shop.db, by, { ...refund, reason: 'Asha left' }, parts, (left) => left, bench.shop.now());
    const reason = async () => (await readRefund(bench.shop.db, refund.id))?.reason;
    bench.clock.offset = ORDER_KEPT - DAY;
    await eraseOutdated(bench.shop);
    expect((await rows())[0]?.address).not.toBe('');
    expect(await reason()).toBe('Asha left');
    bench.clock.offset = ORDER_KEPT + DAY;
    expect((await eraseOutdated(bench.shop)).recipients).toBeGreaterThan(0);
    expect(await reason()).toBe('');
    expect(await rows()).toEqual([{ name: '', mobile: '', address: '', note: '', pincode: '143001', quantity: 1 }]);
    bench.clock.offset = 0;
  });

  it('erases an order that was begun and never paid after a week', async () => {
    const { data } = await bench.post('/createOrder', host, bench.sweetOrder({ quantity: 2 }, 2549_00));
    const held = () =>
      bench.shop.db.selectFrom('order_draft').select('id').where('gateway_order_id', '=', data.id).execute();
    expect(await held()).toHaveLength(1);
    bench.clock.offset = DRAFT_KEPT - DAY;
    await eraseOutdated(bench.shop);
    expect(await held()).toHaveLength(1);
    bench.clock.offset = DRAFT_KEPT + DAY;
    await eraseOutdated(bench.shop);
    expect(await held()).toHaveLength(0);
    bench.clock.offset = 0;
  });

  it('erases planned changes 90 days after their end, failed ones too, and none that is to come', async () => {
    const { db } = bench.shop;
    const done_at = new Date(bench.shop.now()).toISOString();
    const row = {
      kind: 'sweet',
      record_id: newId(),
      what: 'hide',
      at: done_at,
      actor_id: newId(),
      actor: 'Meera',
    } as const;
    const [done, failed, coming] = [newId(), newId(), newId()];
    await db
      .insertInto('planned_change')
      .values([
        { ...row, id: done, created_at: done_at, outcome: 'done', done_at },
        { ...row, id: failed, created_at: done_at, outcome: 'bin', done_at },
        {
          ...row,
          id: coming,
          outcome: '',
          created_at: done_at,
          next_at: new Date(bench.shop.now() + 2 * PLAN_KEPT).toISOString(),
        },
      ])
      .execute();
    const left = async () =>
      (await db.selectFrom('planned_change').select('id').where('record_id', '=', row.record_id).execute())
        .map(({ id }) => id)
        .sort();
    bench.clock.offset = PLAN_KEPT - DAY;
    expect((await eraseOutdated(bench.shop)).plans).toBe(0);
    expect(await left()).toEqual([done, failed, coming].sort());
    bench.clock.offset = PLAN_KEPT + DAY;
    expect((await eraseOutdated(bench.shop)).plans).toBe(2);
    expect(await left()).toEqual([coming]);
    bench.clock.offset = 0;
  });
});
