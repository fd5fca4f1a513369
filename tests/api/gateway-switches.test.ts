import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepPendingOrders } from '#domain/payments/sweep.service.ts';
import { askRefund, listMoney } from '#domain/orders/refund.contract.ts';
import { sweepRefunds } from '#domain/orders/refund.service.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Config } from '#server/config.ts';
import { type Switch, switches } from '#server/payments/test-gateway-switches.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

/** How long the shop waits for an answer that comes, and for one that never does, ms. */
const PATIENT = 10 * SECOND;
const IMPATIENT = 300;
const keys = {
  keyId: 'rzp_test_apart',
  keySecret: 'the key secret of a test',
  webhookSecret: 'the notice secret of a test',
};

describe.each(engines)('a shop with the test gateway as a process of its own, on %s,', (engine) => {
  let gateway: ChildProcess;
  let url = '';
  let bench: OrderBench;
  let owner: StaffCaller;
  let payments: Config['payments'];
  const turn = async (change: { switch?: Switch; shop?: string }): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/control`, { method: 'PUT', headers, body: JSON.stringify(change) })).status;
  };
  beforeAll(async () => {
    const told = [
      '--port',
      '0',
      '--key',
      keys.keyId,
      '--secret',
      keys.keySecret,
      '--webhook-secret',
      keys.webhookSecret,
    ];
    gateway = spawn(process.execPath, ['scripts/gateway.ts', ...told], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: gateway.stdout ?? expect.fail() })) {
      url = /RAZORPAY_API_BASE=(\S+)/.exec(line)?.[1] ?? '';
      if (url) break;
    }
    payments = {
      ...keys,
      apiBase: url,
      checkoutUrl: `${url}/checkout.js`,
      oldWebhookSecret: '',
      patience: PATIENT,
    };
    bench = await startOrderBench(engine, {
      builtIn: true,
      config: { demo: { otp: true, payments: false }, payments },
    });
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
    await turn({ shop: bench.url });
  });
  afterAll(async () => {
    const ended = new Promise((done) => gateway.once('exit', done));
    gateway.kill();
    if ((await ended) !== 0) throw new Error('the stand-in did not end well');
    await bench.close();
  });
  beforeEach(() => turn({ switch: 'none' }));

  const begin = (customer: Customer) => bench.post('/createOrder', customer, bench.sweetOrder());
  /** Pays in the window, as its script does. */
  async function pay(order: string) {
    const answer = await fetch(`${url}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: order, key: keys.keyId, method: 'upi', account: 'anybody@bank' }),
    });
    return { status: answer.status, data: (await answer.json()) as Record<string, string> };
  }
  const verify = (customer: Customer, fields: object) => bench.post('/verifyOrder', customer, fields);
  const stateOf = async (customer: Customer, order: string) =>
    (await bench.get(`/api/user/order-status/${order}`, customer)).data;
  const moneyOf = async (order: string) =>
    (await owner(listMoney)).data.entries.filter(({ gatewayOrderId }) => gatewayOrderId === order);
  /** Begins a payment, turns the switch, and pays. */
  async function paid(to: Switch) {
    const customer = await bench.customer();
    const order: string = (await begin(customer)).data.id;
    await turn({ switch: to });
    const { status, data } = await pay(order);
    return { customer, order, status, fields: data };
  }

  /** How each switch shows, from the window to the order. */
  const plays: Record<Switch, () => Promise<void>> = {
    async none() {
      const { customer, order, fields } = await paid('none');
      expect(await verify(customer, fields)).toMatchObject({ status: 200, data: { message: 'Your Order Confirmed' } });
      await expect.poll(() => bench.outcomes(order)).toEqual(['finished']);
    },
    async declined() {
      const { customer, order, status } = await paid('declined');
      expect([status, await stateOf(customer, order)]).toMatchObject([402, { state: 'open', tried: true }]);
      await turn({ switch: 'none' });
      expect((await begin(customer)).data.id).toBe(order);
      await verify(customer, (await pay(order)).data);
      expect(await bench.orderCount(customer)).toBe(1);
    },
    async dismissed() {
      const { customer, order, fields } = await paid('dismissed');
      expect([fields, await stateOf(customer, order)]).toMatchObject([
        { dismissed: true },
        { state: 'open', tried: false },
      ]);
    },
    async late() {
      const { customer, order, status } = await paid('late');
      expect(status).toBe(402);
      await expect.poll(() => bench.outcomes(order)).toEqual(expect.arrayContaining(['ignored', 'finished']));
      expect(await bench.orderCount(customer)).toBe(1);
    },
    async duplicate() {
      const { customer, order, fields } = await paid('duplicate');
      await verify(customer, fields);
      await expect.poll(() => bench.outcomes(order)).toEqual(expect.arrayContaining(['finished', 'second payment']));
      expect([(await bench.outcomes(order)).length, await bench.orderCount(customer)]).toEqual([2, 1]);
      expect(await moneyOf(order)).toMatchObject([{ kind: 'second', canRefund: true }]);
    },
    async reversed() {
      const { customer, order, fields } = await paid('reversed');
      await expect.poll(() => bench.outcomes(order)).toHaveLength(3);
      expect((await verify(customer, fields)).status).toBe(200);
      expect([await stateOf(customer, order), await bench.orderCount(customer)]).toMatchObject([{ state: 'paid' }, 1]);
    },
    async 'wrong-amount'() {
      const { customer, order, fields } = await paid('wrong-amount');
      expect((await verify(customer, fields)).data.message).toBe('Payment verification failed');
      await expect.poll(() => bench.outcomes(order)).toEqual(['mismatch']);
      expect(await bench.orderCount(customer)).toBe(0);
      expect(await moneyOf(order)).toMatchObject([{ kind: 'mismatch', amount: 1298_00, canRefund: true }]);
    },
    async 'bad-signature'() {
      const { customer, order, fields } = await paid('bad-signature');
      expect((await verify(customer, fields)).data.message).toBe('Payment verification failed');
      expect([await bench.outcomes(order), await bench.orderCount(customer)]).toEqual([[], 0]);
      // Asked by its own key, the provider says that the money is there.
      expect(await stateOf(customer, order)).toMatchObject({ state: 'paid' });
      expect(await bench.orderCount(customer)).toBe(1);
    },
    timeout: () => silent('timeout'),
    '502': () => silent('502'),
    html: () => silent('html'),
    async 'refund-pending'() {
      expect(await refunded('refund-pending')).toMatchObject({ state: 'asked' });
    },
    async 'refund-failed'() {
      expect(await refunded('refund-failed')).toMatchObject({ state: 'failed', creditNote: null });
    },
  };

  /** An API that gives no sensible answer: nothing is charged, nothing is lost, and the sweep finishes what was paid. */
  async function silent(to: Switch): Promise<void> {
    const [customer, other] = [await bench.customer(), await bench.customer()];
    const order: string = (await begin(customer)).data.id;
    await turn({ switch: to, shop: 'http://127.0.0.1:9' });
    payments.patience = to === 'timeout' ? IMPATIENT : PATIENT;
    expect(await begin(other)).toMatchObject({
      status: 503,
      data: { message: expect.stringMatching(/Nothing was charged/) },
    });
    const { data } = await pay(order);
    expect(await verify(customer, data)).toMatchObject({
      status: 503,
      data: { message: expect.stringMatching(/is safe/) },
    });
    expect(await stateOf(customer, order)).toMatchObject({ state: 'unknown' });
    expect(await bench.orderCount(customer)).toBe(0);
    await turn({ switch: 'none', shop: bench.url });
    payments.patience = PATIENT;
    bench.clock.offset += 3 * MINUTE;
    await sweepPendingOrders(bench.shop);
    expect([await bench.orderCount(customer), (await begin(other)).status]).toEqual([1, 200]);
  }

  /** Refunds an order while the switch is turned, and answers how that stands once the bank has said its word. */
  async function refunded(to: Switch) {
    const { customer, fields } = await paid('none');
    const { orderId } = (await verify(customer, fields)).data;
    await turn({ switch: to });
    const body = { id: newId(), amount: 1299_00, reason: 'Broken lid' } as never;
    const { refund } = (await owner(askRefund, { params: { orderId }, body })).data;
    const read = async () => {
      const [row] = await bench.shop.db.selectFrom('refund').selectAll().where('id', '=', refund.id).execute();
      return { state: row?.state, creditNote: row?.credit_note };
    };
    if (to === 'refund-failed') await expect.poll(async () => (await read()).state).toBe('failed');
    bench.clock.offset += 61 * MINUTE;
    await sweepRefunds(bench.shop);
    return read();
  }

  /** Plays a fault to its end and looks at what came of it. */
  const expectPlayed = (name: Switch): Promise<unknown> => plays[name]();

  it.each(Object.entries(switches))('switched to %s: %s', async (name) => {
    await expectPlayed(name as Switch);
  });

  it('knows no other switch', async () => {
    expect(await turn({ switch: 'hail' as Switch })).toBe(400);
  });
});
