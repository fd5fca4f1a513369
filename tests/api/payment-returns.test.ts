import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#lib/time.ts';
import { sweepInTurn, sweepPendingOrders } from '#domain/payments/sweep.service.ts';
import { readMoneyEntries } from '#domain/orders/money.repo.ts';
import { engines } from '#tests/support/engines.ts';
import { OLD_NOTICE_SECRET } from '#tests/support/fake-gateway.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

describe.each(engines)('a payment, on %s,', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  async function begun(): Promise<{ customer: Customer; orderId: string }> {
    const customer = await bench.customer();
    const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
    return { customer, orderId: data.id };
  }

  describe('that comes back by a form of the provider', () => {
    /** Posts a form as the provider's page does: from its own site, without token or cookie. Answers where it leads. */
    async function back(fields: Record<string, string>, query = '?from=%2Fsweets-info%2Fabc%3Fx%3D1'): Promise<string> {
      const answer = await fetch(`${bench.url}/api/payments/return${query}`, {
        method: 'POST',
        headers: { origin: 'https://api.razorpay.com' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
      return (answer.headers.get('location') ?? '').replace(bench.shop.config.siteUrl, '');
    }

    it('leads to its order, and makes that once', async () => {
      const { customer, orderId } = await begun();
      const paid = bench.gateway.pay(orderId);
      const [first, second] = [await back({ ...paid }), await back({ ...paid })];
      const { data } = await bench.get(`/api/user/order-status/${orderId}`, customer);
      expect([first, second]).toEqual(
        Array.from({ length: 2 }, () => `/view-sweet-history/${data.orderId}#paid=${orderId}`),
      );
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('counts by its signature alone, and leads back where it was paid otherwise', async () => {
      const { customer, orderId } = await begun();
      const paid = bench.gateway.pay(orderId);
      const wrong: Record<string, string>[] = [
        { ...paid, razorpay_signature: paid.razorpay_signature.replace(/./, (one) => (one === '0' ? '1' : '0')) },
        { ...paid, razorpay_payment_id: 'pay_of_somebody' },
        { ...bench.gateway.sign('order_of_nobody', paid.razorpay_payment_id) },
        { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'The bank declined the payment.' },
        { razorpay_order_id: 'x'.repeat(5000) },
        {},
      ];
      for (const fields of wrong) expect(await back(fields)).toBe('/sweets-info/abc?x=1');
      expect(await bench.orderCount(customer)).toBe(0);
    });

    it('leads back while the bank decides, while the provider is silent, and where the sum is another', async () => {
      const { orderId } = await begun();
      expect(await back({ ...bench.gateway.pay(orderId, { status: 'authorized' }) })).toBe('/sweets-info/abc?x=1');
      expect(await back({ ...bench.gateway.pay(orderId, { amount: 100 }) })).toBe('/sweets-info/abc?x=1');
      bench.gateway.away = true;
      expect(await back({ ...bench.gateway.sign(orderId, 'pay_unknown') })).toBe('/sweets-info/abc?x=1');
      bench.gateway.away = false;
    });

    it.each([
      '',
      '?from=',
      '?from=https%3A%2F%2Fevil.example',
      '?from=%2F%2Fevil.example',
      '?from=%2F%5Cevil.example',
      '?from=%2F%0d%0aset-cookie%3Ax',
      `?from=%2F${'x'.repeat(400)}`,
      '?from=%2Fa&from=%2Fb',
    ])('leads home, and never to another site, for %j', async (query) => {
      expect(await back({}, query)).toBe('/');
    });

    it('takes nothing but such a form', async () => {
      const { orderId } = await begun();
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(bench.gateway.pay(orderId));
      const path = `${bench.url}/api/payments/return`;
      expect((await fetch(path, { method: 'POST', headers, body, redirect: 'manual' })).status).toBe(415);
      expect(await bench.outcomes(orderId)).toEqual([]);
      const again = await fetch(path, { redirect: 'manual' });
      expect([again.status, again.headers.get('location')?.endsWith('/')]).toEqual([303, true]);
    });
  });

  it('of which two were captured becomes one order, and the sweep names the second for the staff', async () => {
    const { customer, orderId } = await begun();
    bench.gateway.pay(orderId);
    const second = bench.gateway.pay(orderId);
    bench.clock.offset += 3 * MINUTE;
    await sweepPendingOrders(bench.shop);
    expect(await bench.orderCount(customer)).toBe(1);
    const entries = (await readMoneyEntries(bench.shop.db, bench.shop.now())).filter(
      (entry) => entry.gatewayOrderId === orderId,
    );
    expect(entries).toMatchObject([
      { kind: 'second', paymentId: second.razorpay_payment_id, amount: 1299_00, canRefund: true },
    ]);
  });

  it('is looked for by one of several processes at a time, and by another once that is gone', async () => {
    const { customer, orderId } = await begun();
    expect(await sweepInTurn(bench.shop, { holder: 'one' })).not.toBeNull();
    bench.gateway.pay(orderId);
    bench.clock.offset += 3 * MINUTE;
    const rounds = await Promise.all(['two', 'three'].map((holder) => sweepInTurn(bench.shop, { holder })));
    expect([rounds, await bench.orderCount(customer)]).toEqual([[null, null], 0]);
    await bench.shop.db
      .updateTable('lease')
      .set({ until: new Date(0).toISOString() })
      .execute();
    const later = await Promise.all(['two', 'three', 'four'].map((holder) => sweepInTurn(bench.shop, { holder })));
    expect(later.filter((finished) => finished !== null)).toEqual([1]);
    expect(await bench.orderCount(customer)).toBe(1);
  });
});

describe.each(engines)('a notice signed with the secret from before a change, on %s,', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine, { oldSecret: OLD_NOTICE_SECRET });
  });
  afterAll(() => bench.close());

  /** Tells of a new payment, signed with a secret. */
  async function told(secret?: string) {
    const customer = await bench.customer();
    const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
    const { body } = bench.gateway.notice('payment.captured', bench.gateway.pay(data.id).razorpay_payment_id);
    const { status } = await bench.notify(bench.gateway.signed(body, undefined, secret));
    return [status, await bench.orderCount(customer)];
  }

  it('is taken for a day from the first start with it, and not later; the new one always', async () => {
    expect(await told(OLD_NOTICE_SECRET)).toEqual([200, 1]);
    expect(await told('a secret that never was')).toEqual([400, 0]);
    bench.clock.offset += 23 * HOUR;
    expect(await told(OLD_NOTICE_SECRET)).toEqual([200, 1]);
    bench.clock.offset += 2 * HOUR;
    expect(await told(OLD_NOTICE_SECRET)).toEqual([400, 0]);
    expect(await told()).toEqual([200, 1]);
  });
});
