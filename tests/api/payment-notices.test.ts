import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { listMoney } from '#domain/orders/refund.contract.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('notices of the payment provider that stay away, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  let customer: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    bench.shop.config.demo.payments = false;
    owner = await staffCaller(bench, 'owner', 'Harbhajan');
    customer = await bench.customer();
  });
  afterAll(() => bench.close());

  const unheard = async () => (await owner(listMoney)).data.unheard;
  /** Pays for an order; the browser confirms it, and the provider sends its notice or does not. */
  async function pay(grams: number, { notice }: { notice: boolean }): Promise<void> {
    const body = bench.sweetOrder({ quantity: grams, unit: 'gm' }, (1.25 * grams + 49) * 100);
    const { data } = await bench.post('/createOrder', customer, body);
    const paid = bench.gateway.pay(data.id);
    await bench.post('/verifyOrder', customer, paid);
    if (notice) await bench.notify(bench.gateway.notice('payment.captured', paid.razorpay_payment_id));
  }

  it('are told to the owner once payments have been without one for a while, until one comes again', async () => {
    expect(await unheard()).toBeNull();
    await pay(400, { notice: false });
    expect(await unheard()).toBeNull();
    bench.clock.offset += 16 * MINUTE;
    expect(await unheard()).toEqual({ count: 1, lastNotice: null });
    await pay(800, { notice: true });
    bench.clock.offset += 16 * MINUTE;
    expect(await unheard()).toBeNull();
    await pay(1200, { notice: false });
    await pay(1600, { notice: false });
    bench.clock.offset += 16 * MINUTE;
    expect(await unheard()).toEqual({ count: 2, lastNotice: expect.stringMatching(/^20\d\d-/) });
  });
});
