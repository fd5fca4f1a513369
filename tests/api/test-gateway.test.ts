import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

let bench: OrderBench;
let key: string;
let receipts = 0;
beforeAll(async () => {
  bench = await startOrderBench('sqlite', { builtIn: true });
});
afterAll(() => bench.close());

/** Asks the gateway as the shop does, with its key. */
async function ask(method: string, path: string, body?: unknown, name?: string): Promise<Answer> {
  const { keyId, keySecret } = bench.shop.config.payments;
  key = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const answer = await fetch(`${bench.url}/test-gateway/v1${path}`, {
    method,
    headers: { authorization: name ?? key, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, data: await answer.json() };
}
const receipt = (): string => `receipt ${(receipts += 1)}`;
const newOrder = async (amount = 129900): Promise<string> =>
  (await ask('POST', '/orders', { amount, currency: 'INR', receipt: receipt() })).data.id;
const pay = (order_id: string, account: string, more: object = {}): Promise<Answer> =>
  bench.post('/test-gateway/pay', undefined, {
    order_id,
    key: bench.shop.config.payments.keyId,
    method: 'upi',
    account,
    ...more,
  });

describe('the test gateway, as the provider', () => {
  it('makes one order for one receipt, and tells of it by its id', async () => {
    const body = { amount: 129900, currency: 'INR', receipt: receipt() };
    const { status, data } = await ask('POST', '/orders', body);
    expect([status, data]).toEqual([200, expect.objectContaining({ entity: 'order', ...body, status: 'created' })]);
    expect(data.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect((await ask('POST', '/orders', { ...body, amount: 500 })).data).toEqual(data);
    expect((await ask('GET', `/orders/${data.id}`)).data).toEqual(data);
    expect(await newOrder()).not.toBe(data.id);
  });

  it.each([
    ['less than a rupee', { amount: 99 }],
    ['parts of a paisa', { amount: 100.5 }],
    ['another currency', { currency: 'USD' }],
    ['no receipt', { receipt: '' }],
    ['an endless receipt', { receipt: 'r'.repeat(41) }],
  ])('refuses an order of %s', async (_, change) => {
    const body = { amount: 100, currency: 'INR', receipt: receipt(), ...change };
    expect((await ask('POST', '/orders', body)).status).toBe(400);
  });

  it('answers nobody without the key of the shop', async () => {
    const id = await newOrder();
    const { data } = await pay(id, 'success@razorpay');
    const wrong = [`${key}x`, key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'Basic'];
    for (const name of wrong) {
      expect((await ask('POST', '/orders', { amount: 100, currency: 'INR', receipt: receipt() }, name)).status).toBe(
        401,
      );
      for (const path of [`/orders/${id}`, `/orders/${id}/payments`, `/payments/${data.razorpay_payment_id}`])
        expect((await ask('GET', path, undefined, name)).status).toBe(401);
    }
    expect((await pay(id, 'success@razorpay', { key: 'another' })).status).toBe(401);
  });

  it('knows no order and no payment that was not made', async () => {
    expect((await ask('GET', '/orders/order_x')).status).toBe(404);
    expect((await ask('GET', '/payments/pay_x')).status).toBe(404);
    expect((await ask('GET', '/orders/order_x/payments')).data).toEqual({ entity: 'collection', count: 0, items: [] });
    expect((await pay('order_x', 'success@razorpay')).status).toBe(404);
  });
});

describe('refunds of the test gateway', () => {
  const paid = async (amount = 100_000_00): Promise<string> =>
    (await pay(await newOrder(amount), 'success@razorpay')).data.razorpay_payment_id;
  let names = 0;
  const refund = async (paymentId: string, amount: number, name = `refund-name-${(names += 1)}`) => {
    const { keyId, keySecret } = bench.shop.config.payments;
    const answer = await fetch(`${bench.url}/test-gateway/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
        'x-refund-idempotency': name,
      },
      body: JSON.stringify({ amount, receipt: name }),
    });
    return { status: answer.status, data: await answer.json() };
  };
  const read = (paymentId: string, id: string) => ask('GET', `/payments/${paymentId}/refunds/${id}`);

  it('are one refund for one name, and no other request under it', async () => {
    const paymentId = await paid();
    const [first, second] = [
      await refund(paymentId, 1285_00, 'once-and-again'),
      await refund(paymentId, 1285_00, 'once-and-again'),
    ];
    expect(first.data).toMatchObject({
      entity: 'refund',
      payment_id: paymentId,
      amount: 1285_00,
      receipt: 'once-and-again',
    });
    expect(second.data.id).toBe(first.data.id);
    expect((await refund(paymentId, 1300_00, 'once-and-again')).status).toBe(400);
  });

  it('are never more than the payment, and only of what was captured', async () => {
    const paymentId = await paid(300_00);
    expect((await refund(paymentId, 200_00)).status).toBe(200);
    const tooMuch = await refund(paymentId, 101_00);
    expect([tooMuch.status, tooMuch.data.error.description]).toEqual([400, expect.stringMatching(/greater/)]);
    expect((await refund(paymentId, 100_00)).status).toBe(200);
    expect((await refund('pay_x', 100_00)).status).toBe(400);
    const { data } = await pay(await newOrder(), 'failure@razorpay');
    expect((await refund(data.payment_id, 100_00)).status).toBe(400);
    expect((await refund(paymentId, 100_00, 'short')).status).toBe(400);
  });

  it('are listed since a time, those made by hand without a receipt too', async () => {
    const paymentId = await paid(500_00);
    const named = await refund(paymentId, 100_00);
    const { keyId, keySecret } = bench.shop.config.payments;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    await fetch(`${bench.url}/test-gateway/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 200_00 }),
    });
    const { items } = (await ask('GET', '/refunds?from=0&count=100&skip=0')).data;
    const mine = items.filter(({ payment_id }: { payment_id: string }) => payment_id === paymentId);
    expect(mine.map((one: { receipt: string }) => one.receipt)).toEqual(
      expect.arrayContaining(['', named.data.receipt]),
    );
    expect((await ask('GET', '/refunds?from=0&count=1&skip=0')).data.items).toHaveLength(1);
    expect((await ask('GET', '/refunds?from=4102444800')).data.items).toEqual([]);
  });

  it.each([
    ['leave', 1285_00, 'processed'],
    ['fail, of so many hundred and 13 rupees', 1213_00, 'failed'],
    ['stay pending, of so many hundred and 17 rupees', 1217_00, 'pending'],
  ])('%s', async (_, amount, status) => {
    const paymentId = await paid();
    const { data } = await refund(paymentId, amount);
    expect(data.status).toBe('pending');
    await expect.poll(async () => (await read(paymentId, data.id)).data.status).toBe(status);
    expect((await read(paymentId, 'rfnd_x')).status).toBe(404);
  });
});

describe('the window of the test gateway', () => {
  it.each(['failure@razorpay', 'FAILURE@Razorpay', '4000 0000 0000 0002', 'failure'])(
    'is declined for %j, and the order can be paid afterwards',
    async (account) => {
      const id = await newOrder();
      const declined = await pay(id, account);
      expect([declined.status, declined.data.order_id]).toEqual([402, id]);
      expect((await ask('GET', `/orders/${id}`)).data.status).toBe('created');
      expect((await pay(id, 'success@razorpay')).status).toBe(200);
      expect((await ask('GET', `/orders/${id}`)).data.status).toBe('paid');
      const { count, items } = (await ask('GET', `/orders/${id}/payments`)).data;
      expect(count).toBe(2);
      expect(items.map(({ status }: { status: string }) => status).sort()).toEqual(['captured', 'failed']);
    },
  );

  it('takes one payment for an order, in full and in rupees', async () => {
    const id = await newOrder(4950);
    const { data } = await pay(id, 'anybody@bank');
    expect((await ask('GET', `/payments/${data.razorpay_payment_id}`)).data).toMatchObject({
      entity: 'payment',
      order_id: id,
      amount: 4950,
      currency: 'INR',
      method: 'upi',
      status: 'captured',
    });
    expect(await pay(id, 'anybody@bank')).toMatchObject({ status: 400, data: { message: 'Order is already paid.' } });
  });

  it('keeps silent for those who ask for it, and fails on screen for the late', async () => {
    expect((await pay(await newOrder(), 'anybody@bank')).data.silent).toBe(false);
    expect((await pay(await newOrder(), 'Silent@razorpay')).data.silent).toBe(true);
    const id = await newOrder();
    const late = await pay(id, 'late@razorpay');
    expect(late.status).toBe(402);
    expect((await ask('GET', `/payments/${late.data.payment_id}`)).data.status).toBe('captured');
  });

  it.each(['method', 'order_id', 'key'])('says what is wrong with a missing %s', async (field) => {
    const { status, data } = await pay(await newOrder(), 'anybody@bank', { [field]: '' });
    expect([status, Object.keys(data.errors)]).toEqual([400, [field]]);
  });

  it.each([
    ['checkout.js', 'text/javascript; charset=utf-8'],
    ['window', 'text/html; charset=utf-8'],
    ['window.js', 'text/javascript; charset=utf-8'],
    ['window.css', 'text/css; charset=utf-8'],
  ])('is served as %s, to be framed by the shop alone', async (path, type) => {
    const answer = await fetch(`${bench.url}/test-gateway/${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });
});

it('an order paid in the window is told to the shop by a signed notice, and one declined is not an order', async () => {
  const [payer, declined] = [await bench.customer(), await bench.customer()];
  const begin = async (customer: typeof payer): Promise<string> =>
    (await bench.post('/createOrder', customer, bench.sweetOrder())).data.id;
  const paid = await begin(payer);
  await pay(paid, 'silent@razorpay');
  await pay(await begin(declined), 'failure@razorpay');
  await expect.poll(() => bench.outcomes(paid)).toEqual(['finished']);
  expect([await bench.orderCount(payer), await bench.orderCount(declined)]).toEqual([1, 0]);
});
