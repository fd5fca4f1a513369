import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

describe.each(engines)('boxes for a budget, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  const ask = (change: object) =>
    bench.post('/api/box-ideas', undefined, {
      invitationId: bench.goods.invitation,
      budget: 180_000_00,
      homes: 100,
      ...change,
    });

  it('cost what an order of them is charged', async () => {
    const customer = await bench.customer();
    const guests = await bench.guests(customer, 2);
    const { data } = await ask({ homes: 2, pincodes: ['143001'] });
    const [mix] = data.mixes;
    const recipients = guests.map((guestId) => ({ guestId, quantity: 1 }));
    const { weight, tempId, sweets, total } = mix;
    const sections = sweets.map(({ sweetId }: { sweetId: string }, index: number) => ({ index, sweetId }));
    const begun = await bench.post(
      '/createOrder',
      customer,
      bench.invitationOrder(recipients, total, { weight, tempId, sections }),
    );
    expect(begun).toMatchObject({ status: 200, data: { amount: total } });
  });

  it('hold only what reaches every home', async () => {
    // The one sweet keeps five days, and it is six to Kanyakumari.
    expect((await ask({ pincodes: ['143001', '629702'] })).data).toMatchObject({ mixes: [], least: null });
    expect((await ask({ pincodes: ['143001'] })).data.mixes.length).toBeGreaterThan(0);
  });

  it('are none for too small a budget, and the least is told', async () => {
    const { mixes, least } = (await ask({ budget: 1000_00 })).data;
    expect([mixes, least > 1000_00]).toEqual([[], true]);
  });

  it.each([
    [{ homes: 0 }, 400],
    [{ budget: 0 }, 400],
    [{ invitationId: '0'.repeat(24) }, 404],
  ])('are refused in words for %j', async (change, status) => {
    const answer = await ask(change);
    expect([answer.status, typeof answer.data.message]).toEqual([status, 'string']);
  });
});
