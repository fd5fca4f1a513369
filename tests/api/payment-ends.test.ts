import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { MOST_PENDING_ORDERS } from '#domain/payments/pending-order.repo.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { sweepPendingOrders, UNTRIED_KEPT } from '#domain/payments/sweep.service.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;
const ONE_BOX = BOX + 20_00;

describe.each(engines)('after a payment, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  const begin = (body: unknown, customer: Customer) => bench.post('/createOrder', customer, body);
  const verify = (body: unknown, customer: Customer) => bench.post('/verifyOrder', customer, body);
  const status = async (orderId: string, customer: Customer) =>
    (await bench.get(`/api/user/order-status/${orderId}`, customer)).data;
  /** Orders and pays; answers the order's id. */
  async function buy(body: unknown, customer: Customer): Promise<string> {
    const { data } = await begin(body, customer);
    return (await verify(bench.gateway.pay(data.id), customer)).data.orderId;
  }

  describe('the same goods to the same home', () => {
    it('are told for half an hour, with the order, and bought again only when the person says so', async () => {
      const customer = await bench.customer();
      const orderId = await buy(bench.sweetOrder(), customer);
      const told = await begin(bench.sweetOrder(), customer);
      expect(told).toMatchObject({
        status: 409,
        data: { message: expect.stringMatching(/^You ordered this a moment ago\./), orderId, kind: 'item' },
      });
      const again = await begin({ ...bench.sweetOrder(), again: orderId }, customer);
      expect(again.status).toBe(200);
      bench.clock.offset += 31 * MINUTE;
      expect((await begin(bench.sweetOrder(), customer)).status).toBe(200);
    });

    it('are told of the newest order, so that saying it once buys once', async () => {
      const customer = await bench.customer();
      const first = await buy(bench.sweetOrder(), customer);
      const again = { ...bench.sweetOrder(), again: first };
      const [one, other] = await Promise.all([begin(again, customer), begin(again, customer)]);
      expect(one.data.id).toBe(other.data.id);
      const { data } = await verify(bench.gateway.pay(one.data.id), customer);
      expect(await begin(again, customer)).toMatchObject({ status: 409, data: { orderId: data.orderId } });
      expect(await bench.orderCount(customer)).toBe(2);
    });

    it('are told when the first payment was finished by the notice, and after a new price', async () => {
      const customer = await bench.customer();
      const crumbs = (amount: number) => bench.sweetOrder({ itemId: bench.goods.crumbs, quantity: 40 }, amount);
      const { data } = await begin(crumbs(149_00), customer);
      const paid = bench.gateway.pay(data.id);
      await bench.notify(bench.gateway.notice('payment.captured', paid.razorpay_payment_id));
      const { data: sweet } = await bench.shop.db
        .selectFrom('catalogue')
        .select('data')
        .where('id', '=', bench.goods.crumbs)
        .executeTakeFirstOrThrow();
      await saveRecords(bench.shop.db, 'sweet', [
        { id: bench.goods.crumbs, record: { ...sweet, rate: 2_00 } as never },
      ]);
      expect(await begin(crumbs(149_00), customer)).toMatchObject({ status: 409, data: { payment: data.id } });
      expect(await begin(crumbs(249_00), customer)).toMatchObject({ status: 409, data: { payment: data.id } });
      await saveRecords(bench.shop.db, 'sweet', [{ id: bench.goods.crumbs, record: sweet as never }]);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('are told for boxes too, though their cart is gone with the order', async () => {
      const customer = await bench.customer();
      const cartId = await bench.cart(customer);
      const order = bench.invitationOrder([], ONE_BOX, { ownBoxes: 1, cartId });
      const orderId = await buy(order, customer);
      expect(await begin(order, customer)).toMatchObject({ status: 409, data: { orderId, kind: 'invitation' } });
      expect((await begin(bench.invitationOrder([], BOX * 2 + 40_00, { ownBoxes: 2 }), customer)).status).toBe(200);
    });

    it('wait while a bank still works on an earlier payment at another price', async () => {
      const customer = await bench.customer();
      const { data } = await begin(bench.invitationOrder([], ONE_BOX, { ownBoxes: 1 }), customer);
      const paid = bench.gateway.pay(data.id, { status: 'authorized' });
      const cartId = await bench.cart(customer);
      const other = bench.invitationOrder([], ONE_BOX, { ownBoxes: 1, cartId });
      const waiting = await begin(other, customer);
      expect([waiting.status, waiting.data.message]).toEqual([
        409,
        expect.stringContaining('Your bank is still working'),
      ]);
      expect((await begin(bench.invitationOrder([], ONE_BOX, { ownBoxes: 1 }), customer)).data.id).toBe(data.id);
      bench.gateway.payments.delete(paid.razorpay_payment_id);
      expect((await begin(other, customer)).status).toBe(200);
    });
  });

  it('the state is told truly: open, tried, with the bank, not known, paid', async () => {
    const customer = await bench.customer();
    const { data } = await begin(bench.sweetOrder(), customer);
    expect(await status(data.id, customer)).toMatchObject({ state: 'open', tried: false });
    bench.gateway.pay(data.id, { status: 'failed' });
    expect(await status(data.id, customer)).toMatchObject({ state: 'open', tried: true });
    const paid = bench.gateway.pay(data.id, { status: 'authorized' });
    expect(await status(data.id, customer)).toMatchObject({ state: 'pending' });
    bench.gateway.away = true;
    expect(await status(data.id, customer)).toMatchObject({ state: 'unknown' });
    bench.gateway.away = false;
    const payment = bench.gateway.payments.get(paid.razorpay_payment_id);
    if (payment) payment.status = 'captured';
    expect(await status(data.id, customer)).toMatchObject({ state: 'paid', kind: 'item' });
  });

  describe('a cart changed in another window', () => {
    const saved = (cartId: string) =>
      bench.shop.db.selectFrom('cart').select('weight').where('id', '=', cartId).execute();

    it('is not what the person saw: the order is refused and the newer cart stays', async () => {
      const customer = await bench.customer();
      const cartId = await bench.cart(customer);
      await bench.ask('PATCH', `/api/user/update-cart/${cartId}`, customer, { revision: 0, weight: 500 });
      const refused = await begin(bench.invitationOrder([], ONE_BOX, { ownBoxes: 1, cartId }), customer);
      expect(refused).toMatchObject({
        status: 409,
        data: { cart: 'changed', message: expect.stringContaining('changed in another window') },
      });
      expect(await saved(cartId)).toEqual([{ weight: 500 }]);
    });

    it('after Pay stays, and the box that was paid is the one that was seen', async () => {
      const customer = await bench.customer();
      const cartId = await bench.cart(customer);
      const { data } = await begin(bench.invitationOrder([], ONE_BOX, { ownBoxes: 1, cartId }), customer);
      await bench.ask('PATCH', `/api/user/update-cart/${cartId}`, customer, { revision: 0, weight: 500 });
      const { data: verified } = await verify(bench.gateway.pay(data.id), customer);
      const { data: history } = await bench.get(`/api/user/payment-data/${verified.orderId}`, customer);
      expect(history.paymentHistory[0].weight).toBe('750');
      expect(await saved(cartId)).toEqual([{ weight: 500 }]);
    });

    it('or deleted there is told', async () => {
      const customer = await bench.customer();
      const cartId = await bench.cart(customer);
      await bench.ask('DELETE', `/api/user/delete-cart/${cartId}`, customer);
      const refused = await begin(bench.invitationOrder([], ONE_BOX, { ownBoxes: 1, cartId }), customer);
      expect(refused).toMatchObject({ status: 409, data: { cart: 'gone' } });
    });
  });

  describe('a notice of the provider', () => {
    const kinds = [
      ['settlement.processed', { settlement: { entity: { id: 'setl_1' } } }],
      ['payment.downtime.started', { 'payment.downtime': { entity: { id: 'down_1', status: 'started' } } }],
      ['refund.processed', { refund: { entity: { id: 'rfnd_1' } }, payment: { entity: { id: 'pay_1' } } }],
      ['refund.speed_changed', { refund: { entity: { id: 'rfnd_1' } } }],
      ['payment.dispute.created', { payment: { entity: null }, dispute: {} }],
      ['order.notification.delivered', { order: { entity: { id: 'order_1' } } }],
      ['invoice.paid', { payment: null }],
      ['payment.captured', {}],
      ['order.paid', { payment: { entity: { id: 7, order_id: ['x'], amount: 'much' } } }],
      [
        'payment.captured',
        {
          payment: {
            entity: { id: 'pay_\u0000', order_id: 'order_\u0000', amount: 1, currency: 'INR', status: 'captured' },
          },
        },
      ],
    ] as const;

    it.each(kinds)('%s with %j is taken', async (event, payload) => {
      expect(
        (await bench.notify(bench.gateway.signed(JSON.stringify({ entity: 'event', event, payload })))).status,
      ).toBe(200);
    });

    it.each(['null', '[]', '7', '"x"', '{"event":{"a":1}}', '{"event":"a\\u0000b"}', 'no json', ''])(
      '%j, validly signed, is taken',
      async (body) => {
        expect((await bench.notify(bench.gateway.signed(body))).status).toBe(200);
      },
    );

    /** Lets the next transaction find that its connection has been ended. */
    const loseConnection = () =>
      vi.spyOn(bench.shop.db, 'transaction').mockImplementationOnce(() => {
        throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
      });

    it('that comes while the store fails is not taken, and finishes the order when it comes again', async () => {
      const customer = await bench.customer();
      const { data } = await begin(bench.sweetOrder(), customer);
      const paid = bench.gateway.pay(data.id);
      const notice = bench.gateway.notice('payment.captured', paid.razorpay_payment_id);
      loseConnection();
      expect((await bench.notify(notice)).status).toBe(503);
      expect(await bench.outcomes(data.id)).toEqual([]);
      expect((await bench.notify(notice)).status).toBe(200);
      expect([await bench.outcomes(data.id), await bench.orderCount(customer)]).toEqual([['finished'], 1]);
    });

    it('is made up for by the sweep, which sets nothing aside while the store fails', async () => {
      const customer = await bench.customer();
      const { data } = await begin(bench.sweetOrder(), customer);
      bench.gateway.pay(data.id);
      bench.clock.offset += 3 * MINUTE;
      loseConnection();
      await expect(sweepPendingOrders(bench.shop)).rejects.toThrow('administrator command');
      expect(await bench.outcomes(data.id)).toEqual([]);
      await sweepPendingOrders(bench.shop);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('about a pending order that cannot be read is taken as well, and the money is recorded for the staff', async () => {
      const customer = await bench.customer();
      const { data } = await begin(bench.sweetOrder(), customer);
      await bench.shop.db
        .updateTable('order_draft')
        .set({ content: '{"recipients":7}' })
        .where('gateway_order_id', '=', data.id)
        .execute();
      const paid = bench.gateway.pay(data.id);
      expect((await bench.notify(bench.gateway.notice('payment.captured', paid.razorpay_payment_id))).status).toBe(200);
      expect(await bench.outcomes(data.id)).toEqual(['unreadable']);
    });
  });

  describe('a press about a paid order that cannot be read', () => {
    type Damaged = Awaited<ReturnType<typeof damaged>>;
    const SENTENCE = /payment has arrived.*do not pay again/i;
    const damaged = async () => {
      const customer = await bench.customer();
      const { data } = await begin(bench.sweetOrder(), customer);
      await bench.shop.db
        .updateTable('order_draft')
        .set({ content: '{"recipients":7}' })
        .where('gateway_order_id', '=', data.id)
        .execute();
      return { customer, id: data.id as string, paid: bench.gateway.pay(data.id) };
    };

    const presses = {
      confirming: ({ customer, paid }: Damaged) => verify(paid, customer),
      'asking for it': ({ customer, id }: Damaged) => bench.get(`/api/user/order-status/${id}`, customer),
      'paying the same again': ({ customer }: Damaged) => begin(bench.sweetOrder(), customer),
    };

    it.each(Object.entries(presses))('is answered in words when %s, and the staff are told once', async (_, press) => {
      const order = await damaged();
      for (let times = 0; times < 2; times += 1) {
        const answer = await press(order);
        expect(answer.data.message).toMatch(SENTENCE);
        expect(answer.data.message).toContain(order.paid.razorpay_payment_id);
        expect(answer.status).toBe(409);
      }
      expect(await bench.outcomes(order.id)).toEqual(['unreadable']);
      expect(await bench.orderCount(order.customer)).toBe(0);
      await bench.shop.db.deleteFrom('order_draft').where('gateway_order_id', '=', order.id).execute();
    });
  });

  describe('the sweep', () => {
    it('sets a pending order aside that cannot be read, names it once, and finishes the others', async () => {
      const customers = await Promise.all([bench.customer(), bench.customer(), bench.customer()]);
      const pendingOrders = [];
      for (const customer of customers)
        pendingOrders.push((await begin(bench.sweetOrder(), customer)).data.id as string);
      const [bad = ''] = pendingOrders;
      for (const id of pendingOrders) bench.gateway.pay(id);
      await bench.shop.db
        .updateTable('order_draft')
        .set({ content: '{"recipients":7}' })
        .where('gateway_order_id', '=', bad)
        .execute();
      bench.clock.offset += 3 * MINUTE;
      const log = { error: vi.fn() };
      expect(await sweepPendingOrders(bench.shop, { log })).toBeGreaterThanOrEqual(2);
      await sweepPendingOrders(bench.shop, { log });
      expect(await Promise.all(customers.map(bench.orderCount))).toEqual([0, 1, 1]);
      expect(log.error.mock.calls.filter(([said]) => said.order === bad)).toHaveLength(1);
      expect(await bench.outcomes(bad)).toEqual(['unreadable']);
      await bench.shop.db.deleteFrom('order_draft').where('gateway_order_id', '=', bad).execute();
    });

    it('erases after a day what nobody tried to pay, and keeps what somebody tried', async () => {
      const customer = await bench.customer();
      const untried = (await begin(bench.sweetOrder(), customer)).data.id;
      const tried = (await begin(bench.sweetOrder({ quantity: 2 }, 2549_00), customer)).data.id;
      bench.gateway.pay(tried, { status: 'failed' });
      const held = async () =>
        (
          await bench.shop.db
            .selectFrom('order_draft')
            .select('gateway_order_id')
            .where('user_id', '=', customer.id)
            .execute()
        ).map((row) => row.gateway_order_id);
      await sweepPendingOrders(bench.shop);
      expect((await held()).sort()).toEqual([tried, untried].sort());
      bench.clock.offset += UNTRIED_KEPT + MINUTE;
      await sweepPendingOrders(bench.shop);
      expect(await held()).toEqual([tried]);
    });
  });

  it('one person keeps a bounded number of unfinished payments, and a finished one makes room', async () => {
    const customer = await bench.customer();
    const order = (quantity: number) => bench.sweetOrder({ quantity }, quantity * 1250_00 + 49_00);
    for (let quantity = 1; quantity <= MOST_PENDING_ORDERS.hour; quantity += 1)
      expect((await begin(order(quantity), customer)).status).toBe(200);
    const before = bench.gateway.orders.size;
    const refused = await begin(order(50), customer);
    expect([refused.status, refused.data.message]).toEqual([429, expect.stringContaining('not finished')]);
    expect(bench.gateway.orders.size).toBe(before);
    const { data } = await begin(order(1), customer);
    await verify(bench.gateway.pay(data.id), customer);
    expect((await begin(order(50), customer)).status).toBe(200);
  });
});
