import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import { MOST_PENDING_ORDERS } from '#domain/payments/pending-order.repo.ts';
import { finishPayment } from '#domain/payments/finish-payment.service.ts';
import { keepSweeping, sweepPendingOrders } from '#domain/payments/sweep.service.ts';
import { Refusal } from '#server/http/errors.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { saidAs } from '#lib/said.ts';

describe.each(engines)('where payments go wrong, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    bench.gateway.away = false;
  });
  afterAll(() => bench.close());

  const begin = (body: unknown, customer: Customer) => bench.post('/createOrder', customer, body);
  const verify = (body: unknown, customer: Customer) => bench.post('/verifyOrder', customer, body);
  async function fresh(body: unknown = bench.sweetOrder()) {
    const customer = await bench.customer();
    const { data } = await begin(body, customer);
    return { customer, orderId: data.id as string };
  }
  const state = async (customer: Customer, orderId: string) =>
    (await bench.get(`/api/user/order-status/${orderId}`, customer)).data.state;

  describe('a confirmation by the browser', () => {
    it('of money that was given back is refused for good, not waited for', async () => {
      const { customer, orderId } = await fresh();
      expect(await verify(bench.gateway.pay(orderId, { status: 'refunded' }), customer)).toMatchObject({
        status: 400,
        data: { message: 'Payment verification failed' },
      });
      expect(await state(customer, orderId)).toBe('open');
    });

    it('of an order that is made already needs no answer of the provider', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      const first = await verify(paid, customer);
      bench.gateway.away = true;
      expect(await verify(paid, customer)).toEqual(first);
      expect(await state(customer, orderId)).toBe('paid');
    });

    it('of a second payment for the same order is looked at, and answered with the one order', async () => {
      const { customer, orderId } = await fresh();
      const first = await verify(bench.gateway.pay(orderId), customer);
      const second = bench.gateway.pay(orderId);
      bench.gateway.away = true;
      expect((await verify(second, customer)).status).toBe(503);
      bench.gateway.away = false;
      expect((await verify(second, customer)).data.orderId).toBe(first.data.orderId);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('of an order that was paid twice makes it only together with the note of the second payment', async () => {
      const { customer, orderId } = await fresh();
      bench.gateway.pay(orderId);
      bench.gateway.pay(orderId);
      const { db, now } = bench.shop;
      const soon = { ...bench.shop, now: () => now() + 10 * MINUTE };
      await db.schema.alterTable('payment_event').renameTo('payment_event_away').execute();
      await expect(sweepPendingOrders(soon)).rejects.toThrow('payment_event');
      await db.schema.alterTable('payment_event_away').renameTo('payment_event').execute();
      expect(await bench.orderCount(customer)).toBe(0);
      await sweepPendingOrders(soon);
      expect(await bench.orderCount(customer)).toBe(1);
      expect(await bench.outcomes(orderId)).toEqual(['second payment']);
    });

    it('of a payment order that the shop never made is not known', async () => {
      const { customer } = await fresh();
      expect((await verify(bench.gateway.sign('order_of_nobody', 'pay_1'), customer)).status).toBe(404);
      expect((await bench.get('/api/user/order-status/order_of_nobody', customer)).status).toBe(404);
      expect(await finishPayment(bench.shop, { id: 'pay_1', order_id: 'order_of_nobody' })).toBeNull();
    });

    it('that meets a fault of the shop says so, and not that the bank is away', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      for (const error of [new Error('a slip'), new Refusal(400, saidAs('test', 'refused'))]) {
        vi.spyOn(bench.gateway, 'readPayment').mockRejectedValueOnce(error);
        expect((await verify(paid, customer)).status).not.toBe(503);
      }
      vi.spyOn(bench.gateway, 'listPayments').mockRejectedValueOnce(new Error('a slip'));
      expect((await bench.get(`/api/user/order-status/${orderId}`, customer)).status).toBe(500);
      expect((await verify(paid, customer)).status).toBe(200);
    });
  });

  describe('a notice', () => {
    const rowOf = (id: string) =>
      bench.shop.db.selectFrom('payment_event').selectAll().where('id', '=', id).executeTakeFirst();

    it('that is the first to tell of the money is recorded as what finished the order', async () => {
      const { orderId } = await fresh();
      const { razorpay_payment_id: id } = bench.gateway.pay(orderId);
      expect((await bench.notify(bench.gateway.notice('payment.captured', id))).data).toEqual({
        ok: true,
      });
      expect(await bench.outcomes(orderId)).toEqual(['finished']);
    });

    it('is looked at once, by the id the provider gave it', async () => {
      const { customer, orderId } = await fresh();
      const { razorpay_payment_id: id } = bench.gateway.pay(orderId);
      await bench.notify(bench.gateway.notice('payment.failed', id, 'event-once'));
      expect(await bench.notify(bench.gateway.notice('payment.captured', id, 'event-once'))).toEqual({
        status: 200,
        data: { ok: true },
      });
      expect([await bench.orderCount(customer), (await rowOf('event-once'))?.outcome]).toEqual([0, 'ignored']);
    });

    it('without an id of its own is known by its content', async () => {
      const orders = [await fresh(), await fresh()];
      for (const { orderId } of orders) {
        const { body, headers } = bench.gateway.notice(
          'payment.captured',
          bench.gateway.pay(orderId).razorpay_payment_id,
        );
        const { 'x-razorpay-event-id': _, ...rest } = headers;
        await bench.notify({ body, headers: rest });
      }
      for (const { customer } of orders) expect(await bench.orderCount(customer)).toBe(1);
    });

    it.each([
      ['names no payment', '{"event":"payment.captured"}', 'payment.captured', 'unreadable'],
      [
        'has an amount in letters',
        '{"event":"order.paid","payload":{"payment":{"entity":{"id":"p","order_id":"o","amount":"1","currency":"INR","status":"captured"}}}}',
        'order.paid',
        'unreadable',
      ],
      ...['1e99', '1.5', '-1'].map((amount) => [
        `has an amount of ${amount}`,
        `{"event":"order.paid","payload":{"payment":{"entity":{"id":"p","order_id":"o","amount":${amount},"currency":"INR","status":"captured"}}}}`,
        'order.paid',
        'unreadable',
      ]),
      ['is of a kind the shop does not use', '{"event":"settlement.processed"}', 'settlement.processed', 'ignored'],
      ['has an endless kind', `{"event":"${'x'.repeat(90)}"}`, 'x'.repeat(60), 'ignored'],
      ['is no JSON', 'x', 'unreadable', 'ignored'],
    ])('that %s is recorded', async (why, body, kind, outcome) => {
      await bench.notify(bench.gateway.signed(body, `event ${why}`));
      expect(await rowOf(`event ${why}`)).toMatchObject({ kind, outcome });
    });

    it('with an endless id is recorded by its beginning', async () => {
      await bench.notify(bench.gateway.signed('{"event":"x"}', 'e'.repeat(300)));
      expect(await rowOf('e'.repeat(100))).toBeDefined();
    });
  });

  describe('the sweep', () => {
    it('leaves a pending order for a day, because somebody may still pay it', async () => {
      const { customer, orderId } = await fresh();
      bench.clock.offset += 23 * HOUR;
      await sweepPendingOrders(bench.shop);
      bench.gateway.pay(orderId);
      await sweepPendingOrders(bench.shop);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('goes on after two silences of the provider and gives up at the third in a row', async () => {
      bench.clock.offset += 3 * MINUTE;
      await sweepPendingOrders(bench.shop);
      const waiting = await Promise.all(Array.from({ length: 4 }, () => fresh()));
      for (const { orderId } of waiting) bench.gateway.pay(orderId);
      bench.clock.offset += 3 * MINUTE;
      const away = new Refusal(503, saidAs('test', 'The payment service did not answer.'));
      const silent = waiting.slice(0, 2).map(({ orderId }) => orderId);
      const list = bench.gateway.listPayments.bind(bench.gateway);
      const look = vi
        .spyOn(bench.gateway, 'listPayments')
        .mockImplementation(async (id) => (silent.includes(id) ? Promise.reject(away) : list(id)));
      expect(await sweepPendingOrders(bench.shop)).toBe(2);
      look.mockReset().mockRejectedValue(away);
      const more = await Promise.all([fresh(), fresh()]);
      bench.clock.offset += 3 * MINUTE;
      await expect(sweepPendingOrders(bench.shop)).rejects.toThrow('did not answer');
      expect([look.mock.calls.length, more.length]).toEqual([3, 2]);
    });

    it('runs by itself while the server runs, first ten seconds after its start, and until it closes', async () => {
      bench.clock.offset += 3 * MINUTE;
      await sweepPendingOrders(bench.shop);
      const first = await fresh();
      // Stays open, so that every round asks the provider about it.
      const open = await fresh();
      const look = vi.spyOn(bench.gateway, 'listPayments');
      const looks = (): number => look.mock.calls.filter(([id]) => id === open.orderId).length;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const hooks: Record<string, (() => Promise<void>)[]> = {};
        /** As the server calls them: at the end, what was added last comes first. */
        const run = async (name: string, order: 'in order' | 'backwards'): Promise<void> => {
          const all = hooks[name] ?? [];
          for (const hook of order === 'in order' ? all : all.toReversed()) await hook();
        };
        const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
        const app = { log, addHook: (name: string, hook: () => Promise<void>) => (hooks[name] ??= []).push(hook) };
        keepSweeping(app as unknown as FastifyInstance, bench.shop);
        bench.gateway.pay(first.orderId);
        bench.clock.offset += 3 * MINUTE;
        await run('onReady', 'in order');
        vi.advanceTimersByTime(9_999);
        expect(vi.getTimerCount()).toBe(1);
        vi.advanceTimersByTime(1);
        await run('onClose', 'backwards');
        expect([await bench.orderCount(first.customer), looks()]).toEqual([1, 1]);
        expect(log.info.mock.calls).toEqual([[{ finished: 1 }, 'finished paid orders']]);
        vi.advanceTimersByTime(DAY);
        expect([await bench.orderCount(first.customer), looks()]).toEqual([1, 1]);
      } finally {
        look.mockRestore();
        vi.useRealTimers();
      }
    });
  });

  it('the same sweets for another home are another order', async () => {
    const { customer, orderId } = await fresh();
    await verify(bench.gateway.pay(orderId), customer);
    const delivery = { name: 'Amrit Kaur', address: '9, Hall Bazaar', pincode: '143001', mobile: '9876500000' };
    expect((await begin(bench.sweetOrder({ delivery }), customer)).status).toBe(200);
    expect((await begin(bench.sweetOrder({ delivery: { ...delivery, mobile: '9876543210' } }), customer)).status).toBe(
      409,
    );
  });

  it('one person begins at most so many payments in an hour, and twice as many in a day', async () => {
    const customer = await bench.customer();
    let quantity = 0;
    const next = async () => {
      quantity += 1;
      return (await begin(bench.sweetOrder({ quantity }, quantity * 1250_00 + 49_00), customer)).status;
    };
    const several = async (count: number) => {
      const statuses: number[] = [];
      for (let one = 0; one < count; one += 1) statuses.push(await next());
      return [statuses.filter((status) => status === 200).length, statuses.at(-1)];
    };
    expect(await several(MOST_PENDING_ORDERS.hour + 1)).toEqual([MOST_PENDING_ORDERS.hour, 429]);
    bench.clock.offset += HOUR + MINUTE;
    expect(await several(MOST_PENDING_ORDERS.hour + 1)).toEqual([MOST_PENDING_ORDERS.hour, 429]);
    bench.clock.offset += HOUR + MINUTE;
    expect(await next()).toBe(429);
    bench.clock.offset += DAY;
    expect(await next()).toBe(200);
  });

  it('one window changes its order as often as it likes: what it replaces does not count', async () => {
    const customer = await bench.customer();
    const begunHere: string[] = [];
    for (let quantity = 1; quantity <= MOST_PENDING_ORDERS.hour + 5; quantity += 1) {
      const order = bench.sweetOrder({ quantity }, quantity * 1250_00 + 49_00);
      const { status, data } = await begin({ ...order, secondBoxes: { agreed: [], begun: begunHere } }, customer);
      expect(status).toBe(200);
      begunHere.push(data.id);
    }
    // Another window’s are its own.
    expect((await begin(bench.sweetOrder({ quantity: 90 }, 90 * 1250_00 + 49_00), customer)).status).toBe(429);
  });
});
