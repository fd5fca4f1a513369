import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;

describe.each(engines)('beginning a payment, on %s', (engine) => {
  let bench: OrderBench;
  let simran: Customer;
  let other: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    simran = await bench.customer();
    other = await bench.customer({ address: '', pincode: '' });
  });
  afterAll(() => bench.close());

  const begin = (body: unknown, customer = simran) => bench.post('/createOrder', customer, body);
  /** Begins the payment of an order that no earlier test shares, for a fresh customer. */
  async function fresh(body: unknown = bench.sweetOrder()) {
    const customer = await bench.customer();
    const { data } = await begin(body, customer);
    return { customer, orderId: data.id as string };
  }

  describe('of a single item', () => {
    it('computes the price and answers what the payment window needs', async () => {
      const { status, data } = await begin(bench.sweetOrder());
      expect(status).toBe(200);
      expect(data).toMatchObject({ amount: 1299_00, currency: 'INR', key: bench.shop.config.payments.keyId });
      expect(data).not.toHaveProperty('skipped');
      expect(bench.gateway.orders.get(data.id)?.amount).toBe(1299_00);
    });

    it('needs a signed-in customer', async () => {
      expect((await bench.post('/createOrder', undefined, bench.sweetOrder())).status).toBe(401);
      expect((await bench.post('/verifyOrder', undefined, bench.gateway.sign('order_x', 'pay_x'))).status).toBe(401);
    });

    it('refuses an amount that is not the price, and says the right one', async () => {
      const { status, data } = await begin(bench.sweetOrder({}, 100));
      expect(status).toBe(409);
      expect(data).toMatchObject({
        message: 'The price is now ₹1,299. Please check and pay again.',
        amount: 1299_00,
      });
    });

    it('refuses an amount without goods, and two kinds of goods at once', async () => {
      for (const body of [{ amount: 500_00 }, { ...bench.invitationOrder([], BOX), ...bench.sweetOrder() }]) {
        const { status, data } = await begin(body);
        expect(status).toBe(400);
        expect(data.message).toBe('Please say what you are paying for: one item or one invitation box.');
      }
    });

    it('does not sell what is unknown or withdrawn', async () => {
      expect(await begin(bench.sweetOrder({ itemId: newId() }))).toMatchObject({
        status: 404,
        data: { message: 'That item does not exist.' },
      });
      expect(await begin(bench.sweetOrder({ itemId: bench.goods.withdrawn }))).toMatchObject({
        status: 409,
        data: { message: 'We no longer sell Winter Pinni. Please choose another.' },
      });
    });

    it.each([0, -1, 1.5, 501, 'two', null])('refuses the quantity %s', async (quantity) => {
      expect((await begin(bench.sweetOrder({ quantity }))).status).toBe(400);
    });

    it('refuses a quantity so small that it costs nothing, even where delivery is charged', async () => {
      const { status, data } = await begin(bench.sweetOrder({ itemId: bench.goods.crumbs, unit: 'gm' }, 49_00));
      expect([status, data.message]).toEqual([400, 'Please choose a larger quantity.']);
    });

    it('sells dry fruits in 1, 2, 5 and 10 kg, with delivery', async () => {
      const almonds = { kind: 'dry-fruit', itemId: bench.goods.dryFruit };
      expect((await begin(bench.sweetOrder({ ...almonds, quantity: 5 }, 4549_00))).status).toBe(200);
      expect((await begin(bench.sweetOrder({ ...almonds, quantity: 3 }, 2749_00))).status).toBe(400);
      expect((await begin(bench.sweetOrder({ ...almonds, quantity: 5, unit: 'gm' }, 4549_00))).status).toBe(400);
    });

    it('checks the delivery details field by field', async () => {
      const { status, data } = await begin(
        bench.sweetOrder({ delivery: { name: 'S1', address: '123', pincode: '14', mobile: '12' } }),
      );
      expect(status).toBe(400);
      expect(Object.keys(data.errors).sort()).toEqual([
        'item.delivery.address',
        'item.delivery.mobile',
        'item.delivery.name',
        'item.delivery.pincode',
      ]);
    });

    it('makes one payment order when Pay is pressed again, even ten times at once', async () => {
      const customer = await bench.customer();
      const before = bench.gateway.orders.size;
      const { promise, resolve } = Promise.withResolvers<void>();
      bench.gateway.slow = promise;
      const presses = Array.from({ length: 10 }, () => begin(bench.sweetOrder(), customer));
      // The provider answers only after calls that were made later have been answered.
      for (let call = 0; call < 10; call += 1) await bench.get('/readyz');
      resolve();
      const answers = await Promise.all(presses);
      const again = await begin(bench.sweetOrder(), customer);
      expect(new Set([...answers, again].map((answer) => answer.data.id)).size).toBe(1);
      expect(bench.gateway.orders.size).toBe(before + 1);
    });

    it('makes a new payment order for other goods, another person, or after half an hour', async () => {
      const customer = await bench.customer();
      const first = await begin(bench.sweetOrder(), customer);
      const larger = await begin(bench.sweetOrder({ quantity: 2 }, 2549_00), customer);
      const someone = await begin(bench.sweetOrder(), other);
      bench.clock.offset += 31 * MINUTE;
      const later = await begin(bench.sweetOrder(), customer);
      expect(new Set([first, larger, someone, later].map((answer) => answer.data.id)).size).toBe(4);
    });

    it('tells a customer who paid and lost the answer instead of taking the money twice', async () => {
      const { customer, orderId } = await fresh();
      bench.gateway.pay(orderId);
      const { status, data } = await begin(bench.sweetOrder(), customer);
      expect(status).toBe(409);
      expect(data).toMatchObject({
        message: expect.stringMatching(/^You ordered this a moment ago\./),
        kind: 'item',
        payment: orderId,
      });
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('says that nothing was charged when the payment service is away', async () => {
      const customer = await bench.customer();
      bench.gateway.away = true;
      expect((await begin(bench.sweetOrder(), customer)).status).toBe(503);
      bench.gateway.away = false;
      expect((await begin(bench.sweetOrder(), customer)).status).toBe(200);
    });
  });

  describe('of an invitation order', () => {
    it('charges every box and its delivery: 49 for a guest, 20 for oneself', async () => {
      const [first = '', second = ''] = await bench.guests(simran, 2);
      const recipients = [
        { guestId: first, quantity: 2 },
        { guestId: second, quantity: 1 },
      ];
      const right = BOX * 5 + 3 * 49_00 + 2 * 20_00;
      expect((await begin(bench.invitationOrder(recipients, BOX * 5, { ownBoxes: 2 }))).data.amount).toBe(right);
      expect((await begin(bench.invitationOrder(recipients, right, { ownBoxes: 2 }))).status).toBe(200);
    });

    it('charges no delivery for an invitation without it', async () => {
      const [guestId = ''] = await bench.guests(simran, 1);
      const order = bench.invitationOrder([{ guestId, quantity: 1 }], 1136_00, { invitationId: bench.goods.plain });
      expect((await begin(order)).status).toBe(200);
    });

    it.each([
      ['a missing section', [0, 1, 2]],
      ['a section twice', [0, 1, 2, 2]],
      ['a section the box does not have', [0, 1, 2, 4]],
      ['a section too many', [0, 1, 2, 3, 4]],
    ])('refuses %s', async (_, indexes) => {
      const [guestId = ''] = await bench.guests(simran, 1);
      const sections = indexes.map((index) => ({ index, sweetId: bench.goods.sweet }));
      const { status, data } = await begin(bench.invitationOrder([{ guestId, quantity: 1 }], BOX, { sections }));
      expect([status, data.message]).toEqual([400, 'Please choose a sweet for every section of the box.']);
    });

    it('refuses an unknown sweet, a withdrawn one and a weight no box has', async () => {
      const [guestId = ''] = await bench.guests(simran, 1);
      const filled = (sweetId: string) => ({ tempId: 1, sections: [{ index: 0, sweetId }] });
      const recipients = [{ guestId, quantity: 1 }];
      expect((await begin(bench.invitationOrder(recipients, BOX, filled(newId())))).status).toBe(404);
      expect((await begin(bench.invitationOrder(recipients, BOX, filled(bench.goods.withdrawn)))).status).toBe(409);
      expect((await begin(bench.invitationOrder(recipients, BOX, { weight: 800 }))).status).toBe(400);
    });

    it("says which guest is not on the list, alike for one who was deleted and for another customer's", async () => {
      const [foreign = ''] = await bench.guests(other, 1);
      const gone = newId();
      for (const guestId of [foreign, gone]) {
        const { status, data } = await begin(bench.invitationOrder([{ guestId, quantity: 1 }], BOX));
        expect(status).toBe(409);
        expect(data).toMatchObject({
          message: 'One of the guests you chose is no longer on your list. Please check it and pay again.',
          gone: [guestId],
        });
      }
      const both = [foreign, gone].map((guestId) => ({ guestId, quantity: 1 }));
      expect(await begin(bench.invitationOrder(both, BOX))).toMatchObject({
        status: 409,
        data: { gone: [foreign, gone] },
      });
    });

    it('counts a guest once', async () => {
      const [guestId = ''] = await bench.guests(simran, 1);
      const twice = [
        { guestId, quantity: 1 },
        { guestId, quantity: 7 },
      ];
      expect((await begin(bench.invitationOrder(twice, BOX + 49_00))).status).toBe(200);
    });

    it('leaves out guests without an address or pincode and names them', async () => {
      const [full = ''] = await bench.guests(simran, 1);
      const [bare = ''] = await bench.guests(simran, 1, { address: '' });
      const [half = ''] = await bench.guests(simran, 1, { pincode: '' });
      const recipients = [bare, full, half].map((guestId) => ({ guestId, quantity: 1 }));
      const { status, data } = await begin(bench.invitationOrder(recipients, BOX + 49_00));
      expect(status).toBe(200);
      expect(data.skipped).toEqual(['Guest 0', 'Guest 0']);
      const nobody = await begin(bench.invitationOrder([{ guestId: bare, quantity: 1 }], BOX + 49_00));
      expect(nobody).toMatchObject({
        status: 400,
        data: { message: 'Please select at least one recipient to continue.' },
      });
      expect((await begin(bench.invitationOrder([], BOX))).data.message).toBe(
        'Please select at least one recipient to continue.',
      );
    });

    it('sends own boxes to the own address, which must be there', async () => {
      expect((await begin(bench.invitationOrder([], BOX + 20_00, { ownBoxes: 1 }))).status).toBe(200);
      expect(await begin(bench.invitationOrder([], BOX + 20_00, { ownBoxes: 1 }), other)).toMatchObject({
        status: 400,
        data: { message: 'Please add your address first.' },
      });
    });
  });
});
