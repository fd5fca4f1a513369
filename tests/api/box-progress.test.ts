import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBoxProgress } from '#domain/planning/planning.contract.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;

describe.each(engines)('how far the boxes are, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  it('counts guests, addresses, and homes by what became of their box', async () => {
    const family = await bench.customer({ name: 'Anita' });
    const progress = async () => (await bench.get(readBoxProgress.path, family)).data.progress;
    expect(await progress()).toEqual({
      guests: 0,
      addresses: 0,
      homes: 0,
      sent: 0,
      delivered: 0,
      leavesBy: null,
    });
    const homes = await bench.guests(family, 4, { address: '12, Lawrence Road' });
    await bench.post('/api/user/add-guest', family, {
      name: 'Asked Guest',
      mobile: '9811111119',
      addressChoice: 'address_person',
    });
    expect(await progress()).toMatchObject({ guests: 5, addresses: 4, homes: 0 });

    const begun = await bench.post(
      '/createOrder',
      family,
      bench.invitationOrder(
        homes.map((guestId) => ({ guestId, quantity: 1 })),
        4 * (BOX + 49_00),
      ),
    );
    const { orderId } = (await bench.post('/verifyOrder', family, bench.gateway.pay(begun.data.id))).data;
    expect(await progress()).toMatchObject({ homes: 4, sent: 0, leavesBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });

    const states = ['sent', 'delivered', 'cancelled'] as const;
    await bench.shop.db
      .insertInto('parcel')
      .values(
        states.map((state, position) => ({
          order_id: orderId,
          position,
          state,
          courier: '',
          tracking: '',
          revision: 1,
          changed_at: new Date().toISOString(),
        })),
      )
      .execute();
    expect(await progress()).toMatchObject({ homes: 3, sent: 2, delivered: 1 });
    const stranger = await bench.customer({ name: 'Mallory' });
    expect((await bench.get(readBoxProgress.path, stranger)).data.progress).toMatchObject({
      guests: 0,
      homes: 0,
    });
  });
});
