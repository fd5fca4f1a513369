import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listOpenPendingOrders, listOpenPendingOrdersOf } from '#domain/payments/pending-order.repo.ts';
import { keepSweeping, sweepInTurn, sweepPendingOrders } from '#domain/payments/sweep.service.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#lib/time.ts';
import { LeaseLost, holdLease } from '#server/db/lease.repo.ts';
import { Refusal } from '#server/http/errors.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { saidAs } from '#lib/said.ts';

describe.each(engines)('looks at payments, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => bench.close());

  async function fresh() {
    const customer = await bench.customer();
    const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
    return { customer, orderId: data.id as string };
  }
  const events = (id: string) =>
    bench.shop.db.selectFrom('payment_event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  describe('a notice', () => {
    /** What the request wrote into the log as warnings. */
    const warnings = (): unknown[][] => {
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn(), trace: vi.fn(), fatal: vi.fn() };
      vi.spyOn(bench.app.log, 'child').mockReturnValue(log as never);
      return log.warn.mock.calls;
    };

    it.each([
      ['captured', {}, 'finished', false],
      ['created', { status: 'created' }, 'ignored', false],
      ['failed', { status: 'failed' }, 'ignored', false],
      ['authorized', { status: 'authorized' }, 'not captured', true],
      ['given back', { status: 'refunded' }, 'not captured', true],
      ['of other money', { currency: 'USD' }, 'other currency', true],
      ['of less money', { amount: 1298_99 }, 'mismatch', true],
      ['of an order nobody knows', { order_id: 'order_nobody' }, 'unknown', true],
    ] as const)('of a payment that is %s is recorded with its sum, and told where it needs a look', async (...row) => {
      const [why, changes, outcome, told] = row;
      const { customer, orderId } = await fresh();
      const { razorpay_payment_id: payment } = bench.gateway.pay(orderId, changes);
      const warned = warnings();
      await bench.notify(bench.gateway.notice('payment.captured', payment, `look ${why}`));
      const { amount = 1299_00, order_id: order = orderId } = changes as { amount?: number; order_id?: string };
      const row_ = await events(`look ${why}`);
      expect({ ...row_, amount: Number(row_.amount) }).toMatchObject({
        kind: 'payment.captured',
        outcome,
        amount,
        payment_id: payment,
        gateway_order_id: order,
      });
      expect(warned).toEqual(
        told ? [[{ payment, order, refund: null, kind: 'payment.captured', outcome }, 'a payment needs a look']] : [],
      );
      expect(await bench.orderCount(customer)).toBe(outcome === 'finished' ? 1 : 0);
    });

    it.each([
      ['refund.processed', 'unknown refund', true],
      ['refund.created', 'ignored', false],
      ['refund.failed', 'ignored', false],
    ])('%s of a payment nobody knows is recorded by the sum that went back', async (kind, outcome, told) => {
      const entity = { id: 'rfnd_alone', payment_id: 'pay_alone', amount: 70_00, receipt: null };
      const warned = warnings();
      await bench.notify(
        bench.gateway.signed(JSON.stringify({ event: kind, payload: { refund: { entity } } }), `back ${kind}`),
      );
      const { amount, ...row } = await events(`back ${kind}`);
      expect([Number(amount), row.outcome, row.payment_id, row.gateway_order_id]).toEqual([
        70_00,
        outcome,
        'pay_alone',
        null,
      ]);
      expect(warned).toHaveLength(told ? 1 : 0);
    });

    it('of a refund that cannot be read is recorded without a sum', async () => {
      const body = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity: { id: 'rfnd_x' } } } });
      await bench.notify(bench.gateway.signed(body, 'back unreadable'));
      expect(await events('back unreadable')).toMatchObject({ outcome: 'unreadable refund', amount: null });
    });

    it('without a body, or without a signature, is refused in words', async () => {
      for (const init of [{}, { body: '{}', headers: { 'content-type': 'application/json' } }]) {
        const answer = await fetch(`${bench.url}/api/payments/webhook`, { method: 'POST', ...init });
        expect([answer.status, (await answer.json()).message]).toEqual([
          400,
          'The signature does not match the notice.',
        ]);
      }
    });

    it('may be as large as the provider makes it, a quarter of a megabyte', async () => {
      const large = (kilobytes: number) =>
        bench.notify(bench.gateway.signed(JSON.stringify({ event: 'x', filler: 'x'.repeat(kilobytes * 1024) })));
      expect([(await large(250)).status, (await large(257)).status]).toEqual([200, 413]);
    });

    it('leaves no mark of an old secret in a shop that has none', async () => {
      const marks = await bench.shop.db.selectFrom('payment_mark').select('id').execute();
      expect(marks.filter(({ id }) => id.startsWith('old webhook secret'))).toEqual([]);
    });
  });

  describe('the sweep', () => {
    const away = new Refusal(503, saidAs('test', 'The payment service did not answer.'));
    /** Begins payments and lets everything before them be settled, so that a sweep meets these alone. */
    async function begun(count: number) {
      bench.clock.offset += 8 * DAY;
      await sweepPendingOrders(bench.shop, { age: 60 * DAY });
      const orders = [];
      for (let at = 0; at < count; at += 1) {
        orders.push(await fresh());
        bench.clock.offset += SECOND;
      }
      return orders;
    }
    const asked = () => {
      const look = vi.spyOn(bench.gateway, 'listPayments');
      return () => look.mock.calls.map(([id]) => id);
    };

    it('asks about what left its payment window two minutes ago and is not older than six days, oldest first', async () => {
      const [first, second] = await begun(2);
      const ids = asked();
      bench.clock.offset += 2 * MINUTE - 3 * SECOND;
      await sweepPendingOrders(bench.shop);
      expect(ids()).toEqual([]);
      bench.clock.offset += 4 * SECOND;
      await sweepPendingOrders(bench.shop);
      expect(ids()).toEqual([first?.orderId, second?.orderId]);
      for (const one of [first, second]) bench.gateway.pay(one?.orderId ?? '', { status: 'failed' });
      bench.clock.offset += 6 * DAY - 3 * MINUTE;
      await sweepPendingOrders(bench.shop);
      expect(ids()).toHaveLength(4);
      bench.clock.offset += 4 * MINUTE;
      await sweepPendingOrders(bench.shop);
      expect(ids()).toHaveLength(4);
    });

    it('gives up at three silences in a row, and not at four with an answer between them', async () => {
      const orders = await begun(5);
      const silent = [0, 1, 3, 4].map((at) => orders[at]?.orderId);
      const list = bench.gateway.listPayments.bind(bench.gateway);
      vi.spyOn(bench.gateway, 'listPayments').mockImplementation(async (id) =>
        silent.includes(id) ? Promise.reject(away) : list(id),
      );
      bench.clock.offset += 3 * MINUTE;
      expect(await sweepPendingOrders(bench.shop)).toBe(0);
      silent.push(orders[2]?.orderId);
      await expect(sweepPendingOrders(bench.shop)).rejects.toThrow(away);
    });

    it('ends at once when another process has its lease, and erases nothing then', async () => {
      const [one] = await begun(1);
      const id = 'sweep of payments';
      const { db } = bench.shop;
      const held = await holdLease(db, { id, holder: 'sleeper', life: MINUTE });
      await db
        .updateTable('lease')
        .set({ until: new Date(0).toISOString() })
        .where('id', '=', id)
        .execute();
      await holdLease(db, { id, holder: 'other', life: MINUTE });
      bench.clock.offset += DAY + HOUR;
      await expect(sweepPendingOrders(bench.shop, { ...(held && { held }) })).rejects.toThrow(LeaseLost);
      expect(await sweepInTurn(bench.shop, { holder: 'sleeper' })).toBeNull();
      const open = await listOpenPendingOrders(db, new Date(0).toISOString(), new Date(bench.shop.now()).toISOString());
      expect(open.map(({ gatewayOrderId }) => gatewayOrderId)).toContain(one?.orderId);
      await db.deleteFrom('lease').where('id', '=', id).execute();
      expect(await sweepInTurn(bench.shop, { holder: 'sleeper' })).toBe(0);
      await db.deleteFrom('lease').where('id', '=', id).execute();
    });

    it('asks about what is an hour old in the first round and in every twentieth after it, and says nothing of nothing', async () => {
      const [old] = await begun(1);
      bench.clock.offset += 2 * HOUR;
      const ids = asked();
      const rounds: number[] = [];
      const hooks: Record<string, (() => Promise<void>)[]> = {};
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
      const app = { log, addHook: (name: string, hook: () => Promise<void>) => (hooks[name] ??= []).push(hook) };
      const planned: (() => void)[] = [];
      let next = 10 * SECOND;
      const wait = globalThis.setTimeout;
      // The rounds' own waits are over at once; those of the database's connections stay what they are.
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
        const timer = wait(run, delay);
        if (delay !== next) return timer;
        clearTimeout(timer);
        next = 3 * MINUTE;
        planned.push(run);
        return timer;
      }) as never);
      try {
        keepSweeping(app as unknown as FastifyInstance, bench.shop);
        for (const hook of hooks['onReady'] ?? []) await hook();
        while (rounds.length < 21) {
          planned.shift()?.();
          // The next round is planned once this one is over.
          while (planned.length === 0) await new Promise(setImmediate);
          rounds.push(ids().filter((id) => id === old?.orderId).length);
        }
        expect([rounds[0], rounds[1], rounds[19], rounds[20]]).toEqual([1, 1, 1, 2]);
        expect([log.info.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
      } finally {
        vi.mocked(globalThis.setTimeout).mockRestore();
        for (const hook of (hooks['onClose'] ?? []).toReversed()) await hook();
      }
      const { until } = await bench.shop.db
        .selectFrom('lease')
        .select('until')
        .where('id', '=', 'sweep of payments')
        .executeTakeFirstOrThrow();
      expect(until).toBe(new Date(0).toISOString());
    });
  });

  it('finds the five newest open payments of the same goods, the newest first, and no older ones', async () => {
    const { customer, orderId } = await fresh();
    const { db } = bench.shop;
    const { content, ...draft } = await db
      .selectFrom('order_draft')
      .selectAll()
      .where('gateway_order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const begun = Date.parse(draft.created_at);
    const at = (minutes: number): string => new Date(begun + minutes * MINUTE).toISOString();
    for (let minutes = 1; minutes <= 6; minutes += 1)
      await db
        .insertInto('order_draft')
        .values({
          ...draft,
          content: JSON.stringify(content),
          id: `same-${minutes}`,
          gateway_order_id: `order_same${minutes}`,
          created_at: at(minutes),
        })
        .execute();
    const found = async (since: string, goods = draft.goods) =>
      (await listOpenPendingOrdersOf(db, customer.id, goods, since)).map(({ gatewayOrderId }) => gatewayOrderId);
    const newest = [6, 5, 4, 3, 2].map((minutes) => `order_same${minutes}`);
    expect(await found(at(-1))).toEqual(newest);
    expect(await found(at(5))).toEqual(newest.slice(0, 2));
    expect(await found(at(-1), 'other goods')).toEqual([]);
  });
});
