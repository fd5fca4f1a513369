import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRAFT_KEPT, eraseOutdated, GUEST_KEPT } from '#server/retention.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;
const DAY = 24 * 60 * 60_000;

describe.each(engines)('what the shop promised not to keep, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer();
  });
  afterAll(() => bench.close());
  const namesOf = async (): Promise<string[]> => (await bench.shop.db.selectFrom('guest').select('id').where('user_id', '=', host.id).execute()).map(({ id }) => id);

  it('erases a guest 90 days after the last box and leaves the order and other guests as they are', async () => {
    const [sent = '', waiting = ''] = await bench.guests(host, 2);
    const { data } = await bench.post('/createOrder', host, bench.invitationOrder([{ guestId: sent, quantity: 1 }], BOX + 49_00));
    const paid = await bench.post('/verifyOrder', host, bench.gateway.pay(data.id));
    expect(paid.status).toBe(200);
    bench.clock.offset = GUEST_KEPT - DAY;
    expect((await eraseOutdated(bench.shop)).guests).toBe(0);
    bench.clock.offset = GUEST_KEPT + DAY;
    expect((await eraseOutdated(bench.shop)).guests).toBe(1);
    expect(await namesOf()).toEqual([waiting]);
    const order = await bench.shop.db.selectFrom('order_recipient').select('address').where('order_id', '=', paid.data.orderId).execute();
    expect(order).toHaveLength(1);
    bench.clock.offset = 0;
  });

  it('erases an order that was begun and never paid after a week', async () => {
    const { data } = await bench.post('/createOrder', host, bench.sweetOrder({ quantity: 2 }, 2549_00));
    const held = () => bench.shop.db.selectFrom('order_draft').select('id').where('gateway_order_id', '=', data.id).execute();
    expect(await held()).toHaveLength(1);
    bench.clock.offset = DRAFT_KEPT - DAY;
    await eraseOutdated(bench.shop);
    expect(await held()).toHaveLength(1);
    bench.clock.offset = DRAFT_KEPT + DAY;
    await eraseOutdated(bench.shop);
    expect(await held()).toHaveLength(0);
    bench.clock.offset = 0;
  });
});
