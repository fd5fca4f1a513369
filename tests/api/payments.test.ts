import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#lib/time.ts';
import { withdrawRecord } from '#domain/catalogue/catalogue.repo.ts';
import { sweepPendingOrders } from '#domain/payments/sweep.service.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;

describe.each(engines)('a payment, on %s', (engine) => {
  let bench: OrderBench;
  let other: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    other = await bench.customer();
  });
  afterAll(() => bench.close());

  const begin = (body: unknown, customer: Customer) => bench.post('/createOrder', customer, body);
  const verify = (body: unknown, customer: Customer) => bench.post('/verifyOrder', customer, body);
  /** Begins the payment of an order that no earlier test shares, for a fresh customer. */
  async function fresh(body: unknown = bench.sweetOrder()) {
    const customer = await bench.customer();
    const { data } = await begin(body, customer);
    return { customer, orderId: data.id as string };
  }

  describe('confirmed by the browser', () => {
    it('makes the order and closes the cart it came from', async () => {
      const customer = await bench.customer();
      const cartId = await bench.cart(customer);
      const { data } = await begin(bench.invitationOrder([], BOX + 20_00, { ownBoxes: 1, cartId }), customer);
      const answer = await verify(bench.gateway.pay(data.id), customer);
      expect(answer).toMatchObject({
        status: 200,
        data: { success: true, message: 'Your Order Confirmed', kind: 'invitation' },
      });
      expect(await bench.shop.db.selectFrom('cart').selectAll().where('id', '=', cartId).execute()).toEqual([]);
    });

    it("does not know another customer's cart and leaves it alone", async () => {
      const cartId = await bench.cart(other);
      const customer = await bench.customer();
      const refused = await begin(bench.invitationOrder([], BOX + 20_00, { ownBoxes: 1, cartId }), customer);
      expect(refused).toMatchObject({ status: 409, data: { cart: 'gone' } });
      expect(await bench.shop.db.selectFrom('cart').select('id').where('id', '=', cartId).execute()).toHaveLength(1);
    });

    it('makes one order of ten confirmations at once and of every later one, with the same answer', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      const answers = await Promise.all(Array.from({ length: 10 }, () => verify(paid, customer)));
      answers.push(await verify(paid, customer));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('ignores every amount and name the browser sends along', async () => {
      const { customer, orderId } = await fresh();
      const paid = { ...bench.gateway.pay(orderId), userId: customer.id, amount: 1, sweet: 'Gold', rate: '1/400g' };
      const { data } = await verify(paid, customer);
      const { data: history } = await bench.get(`/api/user/sweet-history/${data.orderId}`, customer);
      expect(history.sweetHistory).toMatchObject({ amount: 1299, sweet: 'Kaju Katli', rate: '500/400gm' });
    });

    it.each(['razorpay_payment_id', 'razorpay_signature'] as const)(
      'refuses one changed character in %s',
      async (field) => {
        const { customer, orderId } = await fresh();
        const paid = bench.gateway.pay(orderId);
        const last = paid[field].slice(-1) === 'a' ? 'b' : 'a';
        const { status, data } = await verify({ ...paid, [field]: paid[field].slice(0, -1) + last }, customer);
        expect([status, data.message]).toEqual([400, 'Payment verification failed']);
        expect(await bench.orderCount(customer)).toBe(0);
      },
    );

    it('refuses a good signature replayed for another order', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      await verify(paid, customer);
      const { data } = await begin(bench.sweetOrder({ quantity: 2 }, 2549_00), customer);
      expect((await verify({ ...paid, razorpay_order_id: data.id }, customer)).status).toBe(400);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('refuses a payment that belongs to another order, is not in full or in another currency', async () => {
      const { customer, orderId } = await fresh();
      const foreign = bench.gateway.pay((await fresh()).orderId).razorpay_payment_id;
      const wrong = [
        bench.gateway.sign(orderId, foreign),
        bench.gateway.pay(orderId, { amount: 100 }),
        bench.gateway.pay(orderId, { currency: 'USD' }),
        bench.gateway.pay(orderId, { status: 'failed' }),
        bench.gateway.sign(orderId, 'pay_unknown'),
      ];
      for (const one of wrong) expect((await verify(one, customer)).data.message).toBe('Payment verification failed');
      expect(await bench.orderCount(customer)).toBe(0);
    });

    it("does not know another customer's payment, whoever is named in the body", async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      expect((await verify(paid, other)).status).toBe(404);
      expect((await verify({ ...paid, userId: customer.id }, other)).status).toBe(404);
      expect((await bench.get(`/api/user/order-status/${orderId}`, other)).status).toBe(404);
    });

    it('waits for a payment that the bank has not completed', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId, { status: 'authorized' });
      expect(await verify(paid, customer)).toMatchObject({ status: 409, data: { pending: true } });
      const payment = bench.gateway.payments.get(paid.razorpay_payment_id);
      if (payment) payment.status = 'captured';
      expect((await verify(paid, customer)).status).toBe(200);
    });

    it('says that the payment is safe while the payment service is away, and loses nothing', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      bench.gateway.away = true;
      const { status, data } = await verify(paid, customer);
      const unknown = await bench.get(`/api/user/order-status/${orderId}`, customer);
      bench.gateway.away = false;
      expect(status).toBe(503);
      expect(data.message).toMatch(/^Your payment is safe\./);
      expect(unknown).toMatchObject({ status: 200, data: { state: 'unknown' } });
      expect((await verify(paid, customer)).status).toBe(200);
    });

    it('needs all three fields', async () => {
      const { status, data } = await verify({ razorpay_order_id: 'order_x' }, other);
      expect(status).toBe(400);
      expect(Object.keys(data.errors).sort()).toEqual(['razorpay_payment_id', 'razorpay_signature']);
    });

    it('survives the withdrawal of the goods between payment order and payment', async () => {
      const { customer, orderId } = await fresh(
        bench.sweetOrder({ itemId: bench.goods.dryFruit, kind: 'dry-fruit' }, 949_00),
      );
      await withdrawRecord(bench.shop.db, 'dry-fruit', bench.goods.dryFruit);
      expect((await verify(bench.gateway.pay(orderId), customer)).status).toBe(200);
      await bench.shop.db
        .updateTable('catalogue')
        .set({ is_active: true })
        .where('id', '=', bench.goods.dryFruit)
        .execute();
    });
  });

  describe("told by the provider's notice", () => {
    it('finishes an order whose browser never came back, and the browser then finds it', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      expect((await bench.notify(bench.gateway.notice('payment.captured', paid.razorpay_payment_id))).status).toBe(200);
      const status = await bench.get(`/api/user/order-status/${orderId}`, customer);
      expect(status.data).toMatchObject({ state: 'paid', kind: 'item' });
      const verified = await verify(paid, customer);
      expect(verified).toMatchObject({ status: 200, data: { orderId: status.data.orderId } });
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('changes nothing after the browser was first, or when it comes again', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      await verify(paid, customer);
      const captured = bench.gateway.notice('payment.captured', paid.razorpay_payment_id);
      for (const one of [captured, captured, bench.gateway.notice('order.paid', paid.razorpay_payment_id)]) {
        expect((await bench.notify(one)).status).toBe(200);
      }
      expect(await bench.orderCount(customer)).toBe(1);
      expect(await bench.outcomes(orderId)).toEqual(['finished', 'finished']);
    });

    it('and the browser at the same moment make one order', async () => {
      const { customer, orderId } = await fresh();
      const paid = bench.gateway.pay(orderId);
      const notices = ['payment.captured', 'order.paid'].map((event) =>
        bench.notify(bench.gateway.notice(event, paid.razorpay_payment_id)),
      );
      const answers = await Promise.all([...notices, verify(paid, customer), verify(paid, customer)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('never undoes an order, and a failed payment makes none', async () => {
      const { customer, orderId } = await fresh();
      const failed = bench.gateway.pay(orderId, { status: 'failed' });
      await bench.notify(bench.gateway.notice('payment.failed', failed.razorpay_payment_id));
      expect(await bench.orderCount(customer)).toBe(0);
      await verify(bench.gateway.pay(orderId), customer);
      await bench.notify(bench.gateway.notice('payment.failed', failed.razorpay_payment_id));
      expect((await bench.get(`/api/user/order-status/${orderId}`, customer)).data.state).toBe('paid');
    });

    it('is refused when unsigned, changed or signed over other bytes', async () => {
      const { customer, orderId } = await fresh();
      const { body, headers } = bench.gateway.notice(
        'payment.captured',
        bench.gateway.pay(orderId).razorpay_payment_id,
      );
      const { 'x-razorpay-signature': _signature, ...unsigned } = headers;
      expect((await bench.notify({ body, headers: unsigned })).status).toBe(400);
      expect((await bench.notify({ body: body.replace('captured', 'capturEd'), headers })).status).toBe(400);
      expect((await bench.notify({ body: JSON.stringify(JSON.parse(body)), headers })).status).toBe(400);
      expect(await bench.orderCount(customer)).toBe(0);
    });

    it('about an order the shop never made, or with less money, is recorded and makes nothing', async () => {
      const stranger = bench.gateway.pay('order_of_nobody');
      expect((await bench.notify(bench.gateway.notice('payment.captured', stranger.razorpay_payment_id))).status).toBe(
        200,
      );
      expect(await bench.outcomes('order_of_nobody')).toEqual(['unknown']);
      const { customer, orderId } = await fresh();
      await bench.notify(
        bench.gateway.notice('payment.captured', bench.gateway.pay(orderId, { amount: 100 }).razorpay_payment_id),
      );
      expect(await bench.outcomes(orderId)).toEqual(['mismatch']);
      expect(await bench.orderCount(customer)).toBe(0);
    });

    it('of a second payment for the same order is kept apart for the staff', async () => {
      const { customer, orderId } = await fresh();
      await verify(bench.gateway.pay(orderId), customer);
      await bench.notify(bench.gateway.notice('payment.captured', bench.gateway.pay(orderId).razorpay_payment_id));
      expect(await bench.outcomes(orderId)).toEqual(['second payment']);
      expect(await bench.orderCount(customer)).toBe(1);
    });
  });

  describe('found by the sweep', () => {
    it('finishes an order when neither browser nor notice came, and only once', async () => {
      const { customer, orderId } = await fresh();
      bench.gateway.pay(orderId, { status: 'failed' });
      bench.gateway.pay(orderId);
      await sweepPendingOrders(bench.shop);
      expect(await bench.orderCount(customer)).toBe(0);
      bench.clock.offset += 3 * MINUTE;
      expect(await sweepPendingOrders(bench.shop)).toBeGreaterThan(0);
      expect(await sweepPendingOrders(bench.shop)).toBe(0);
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('leaves unpaid and forgotten pending orders as they are', async () => {
      const unpaid = await fresh();
      const forgotten = await fresh();
      bench.clock.offset += 7 * DAY;
      bench.gateway.pay(forgotten.orderId);
      await sweepPendingOrders(bench.shop);
      expect(await bench.orderCount(unpaid.customer)).toBe(0);
      expect(await bench.orderCount(forgotten.customer)).toBe(0);
    });

    it('goes on in the next round when the payment service was away', async () => {
      const waiting = await Promise.all([fresh(), fresh(), fresh()]);
      for (const { orderId } of waiting) bench.gateway.pay(orderId);
      bench.clock.offset += 3 * MINUTE;
      bench.gateway.away = true;
      await expect(sweepPendingOrders(bench.shop)).rejects.toThrow();
      bench.gateway.away = false;
      expect(await sweepPendingOrders(bench.shop)).toBe(3);
    });
  });
});

describe.each(engines)('a payment in the built-in test gateway, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine, { builtIn: true });
  });
  afterAll(() => bench.close());

  async function pay(account: string) {
    const customer = await bench.customer();
    const { data: order } = await bench.post('/createOrder', customer, bench.sweetOrder());
    const paid = await bench.post('/test-gateway/pay', undefined, {
      order_id: order.id,
      key: order.key,
      method: 'upi',
      account,
    });
    return { customer, order, paid };
  }

  it('is confirmed with the fields its window hands over', async () => {
    const { customer, paid } = await pay('success@razorpay');
    expect(await bench.post('/verifyOrder', customer, paid.data)).toMatchObject({
      status: 200,
      data: { message: 'Your Order Confirmed' },
    });
    expect(await bench.orderCount(customer)).toBe(1);
  });

  it('that shows a failure although the money arrives becomes an order all the same', async () => {
    const { customer, order, paid } = await pay('late@razorpay');
    expect(paid.status).toBe(402);
    expect((await bench.get(`/api/user/order-status/${order.id}`, customer)).data).toMatchObject({
      state: 'paid',
      kind: 'item',
    });
    expect(await bench.orderCount(customer)).toBe(1);
  });

  it('that is declined makes no order, and the same payment order can be tried again', async () => {
    const { customer, order } = await pay('failure@razorpay');
    expect((await bench.get(`/api/user/order-status/${order.id}`, customer)).data).toEqual({
      state: 'open',
      tried: true,
      message: 'success',
    });
    expect((await bench.post('/createOrder', customer, bench.sweetOrder())).data.id).toBe(order.id);
  });
});
