import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { readPacking } from '#domain/packing/packing.contract.ts';
import { listMoney, settleMoney } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

const EACH = 1236_00 + 49_00;
const OWN = 1236_00 + 20_00;
/** What a page of today says that asked nobody yet. */
const ASKED = { secondBoxes: { agreed: [], begun: [] } };
const known = (agreed: string[], begun: string[] = []) => ({ secondBoxes: { agreed, begun } });

describe.each(engines)('homes that have a box, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());

  const begin = (who: Customer, body: unknown) => bench.post('/createOrder', who, body);
  const boxes = (ids: readonly string[], more: object = ASKED, changes: Record<string, unknown> = {}) => ({
    ...bench.invitationOrder(
      ids.map((guestId) => ({ guestId, quantity: 1 })),
      ids.length * EACH,
      changes,
    ),
    ...more,
  });
  async function pay(who: Customer, payment: string): Promise<string> {
    const { status, data } = await bench.post('/verifyOrder', who, bench.gateway.pay(payment));
    expect(status).toBe(200);
    return data.orderId;
  }
  async function buy(who: Customer, body: unknown): Promise<{ payment: string; orderId: string }> {
    const { data } = await begin(who, body);
    return { payment: data.id, orderId: await pay(who, data.id) };
  }
  const twice = async (who: Customer, orderId: string) =>
    (await bench.get(`/api/user/orders/${orderId}/bought-twice`, who)).data;
  const giveBack = (who: Customer, orderId: string) => bench.post(`/api/user/orders/${orderId}/bought-twice`, who, {});
  const cancel = (orderId: string, position = 0) =>
    owner(writeParcelSteps, {
      body: { batch: newId(), parcels: [{ orderId, position }], state: 'cancelled' },
    } as never);

  it('are told with design, order and state, and no longer once the box is cancelled', async () => {
    const who = await bench.customer();
    const [first, second] = await bench.guests(who, 2);
    const { payment, orderId } = await buy(who, boxes([first ?? '', second ?? '']));
    await cancel(orderId, 1);
    const { data } = await bench.get('/api/user/homes-with-boxes', who);
    expect(data.boxes).toEqual([{ homeId: first, order: 0, design: 0, state: 'placed' }]);
    expect(data.orders).toMatchObject([
      { payment, sample: false, designs: [{ invitationId: bench.goods.invitation }] },
    ]);
    expect((await bench.get('/api/user/homes-with-boxes', await bench.customer())).data).toMatchObject({
      orders: [],
      boxes: [],
    });
  });

  it('are asked about with names and sum, and get a second box by the answer alone', async () => {
    const who = await bench.customer();
    const ids = await bench.guests(who, 3);
    const { payment } = await buy(who, boxes(ids.slice(0, 2)));
    // Longer ago than any moment.
    bench.clock.offset += DAY;
    const asked = await begin(who, boxes(ids));
    expect(asked).toMatchObject({ status: 409, data: { payments: [payment], homes: ids.slice(0, 2) } });
    expect(asked.data.message).toBe(
      '2 of these 3 homes (Guest 0 and Guest 1) already have a box; ₹2,570 of the total is for them. Untick them, or order anyway.',
    );
    expect((await begin(who, boxes(ids, known([payment])))).status).toBe(200);
  });

  it('are asked about as homes: whoever of a household was sent the box', async () => {
    const who = await bench.customer();
    const [first = '', second = ''] = await bench.guests(who, 2);
    const { payment } = await buy(who, boxes([second]));
    await bench.shop.db
      .updateTable('guest')
      .set({ household: first, box_name: 'The Gills' })
      .where('id', 'in', [first, second])
      .execute();
    expect(await begin(who, boxes([first]))).toMatchObject({ status: 409, data: { payments: [payment] } });
  });

  it('hold for one’s own home and for samples, which are asked about once for each design', async () => {
    const who = await bench.customer();
    const sample = { amount: OWN, ...ASKED };
    const order = (more: object) => ({ ...bench.invitationOrder([], OWN, { ownBoxes: 1, ...more }), ...sample });
    const { payment } = await buy(who, order({ sample: true }));
    bench.clock.offset += 31 * MINUTE;
    expect(await begin(who, order({ sample: true }))).toMatchObject({ status: 409, data: { payments: [payment] } });
    // A sample is not yet the box of that home.
    await buy(who, order({}));
    bench.clock.offset += 31 * MINUTE;
    expect((await begin(who, order({}))).data.homes).toEqual([who.id]);
  });

  it('are asked about while another window can still pay for them, and not of what the same window began', async () => {
    const who = await bench.customer();
    const ids = await bench.guests(who, 2);
    const first = await begin(who, boxes(ids.slice(0, 1)));
    expect(first.status).toBe(200);
    const other = await begin(who, boxes(ids));
    expect(other).toMatchObject({ status: 409, data: { payments: [first.data.id] } });
    expect(other.data.message).toContain('being paid for in another window');
    expect((await begin(who, boxes(ids, known([], [first.data.id])))).status).toBe(200);
    // The window of a payment closes by itself.
    bench.clock.offset += 31 * MINUTE;
    expect((await begin(who, boxes(ids))).status).toBe(200);
    // What was begun here and paid after all is an order like every other.
    await pay(who, first.data.id);
    expect((await begin(who, boxes(ids, known([], [first.data.id])))).status).toBe(409);
  });

  it('are asked about at the next press of Pay too, when another window paid meanwhile', async () => {
    const who = await bench.customer();
    const ids = await bench.guests(who, 2);
    const first = await begin(who, boxes(ids));
    const { payment } = await buy(who, boxes(ids.slice(0, 1), known([first.data.id])));
    const pressed = await begin(who, boxes(ids, known([], [first.data.id])));
    expect(pressed).toMatchObject({ status: 409, data: { payments: [payment], homes: ids.slice(0, 1) } });
    expect((await begin(who, boxes(ids, known([payment], [first.data.id])))).data.id).toBe(first.data.id);
  });

  it('of two windows that press Pay at the same moment one is asked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await bench.customer();
      const [one = '', ...others] = await bench.guests(who, 5);
      // All of them have looked before the first is kept.
      const { promise, resolve } = Promise.withResolvers<void>();
      bench.gateway.slow = promise;
      const asked = bench.gateway.orders.size;
      const pressed = others.map((other) => begin(who, boxes([one, other])));
      await bench.get('/api/user/homes-with-boxes', who);
      expect(bench.gateway.orders.size).toBe(asked);
      resolve();
      const answers = await Promise.all(pressed);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });

  describe('an earlier client, which answers nothing,', () => {
    it('is refused within half an hour with a sentence and the right amount, and passes after that', async () => {
      const who = await bench.customer();
      const ids = await bench.guests(who, 2);
      const { orderId } = await buy(who, boxes(ids, {}));
      const refused = await begin(who, { ...boxes(ids, {}), amount: 100 });
      expect(refused).toMatchObject({ status: 409, data: { amount: 2 * EACH, orderId, kind: 'invitation' } });
      expect(refused.data.message).toMatch(/^You ordered this a moment ago\. .* please pay after \d+:\d\d [ap]m\.$/);
      expect((await begin(who, bench.sweetOrder())).status).toBe(200);
      bench.clock.offset += 31 * MINUTE;
      expect((await begin(who, boxes(ids, {}))).status).toBe(200);
    });

    it('repeats nothing once the order before was cancelled whole', async () => {
      const who = await bench.customer();
      const ids = await bench.guests(who, 2);
      const { orderId } = await buy(who, boxes(ids, {}));
      await cancel(orderId, 0);
      expect((await begin(who, boxes(ids, {}))).status).toBe(409);
      await cancel(orderId, 1);
      expect((await begin(who, boxes(ids, {}))).status).toBe(200);
      expect((await begin(who, boxes(ids))).status).toBe(200);

      const sweet = await buy(who, bench.sweetOrder());
      expect((await begin(who, bench.sweetOrder())).status).toBe(409);
      await cancel(sweet.orderId);
      expect((await begin(who, bench.sweetOrder())).status).toBe(200);
    });
  });

  describe('two payments that were captured all the same', () => {
    /** Two windows of one family, of which the second began its payment knowing of the other. */
    async function both(): Promise<{ who: Customer; first: string; second: string }> {
      const who = await bench.customer();
      const ids = await bench.guests(who, 3);
      const one = await begin(who, boxes(ids.slice(0, 2)));
      const other = await begin(who, boxes(ids, known([one.data.id])));
      const first = await pay(who, one.data.id);
      return { who, first, second: await pay(who, other.data.id) };
    }

    it('are both orders; the second says so, and one press gives its second boxes back', async () => {
      const { who, first, second } = await both();
      expect(await twice(who, first)).toMatchObject({ homes: [] });
      expect(await twice(who, second)).toMatchObject({
        homes: ['Guest 0', 'Guest 1'],
        orders: [{ _id: first }],
        open: 2,
        back: 2 * EACH,
      });
      const [one, again] = await Promise.all([giveBack(who, second), giveBack(who, second)]);
      expect([one.status, again.status]).toEqual([200, 200]);
      expect(await giveBack(who, second)).toMatchObject({ status: 200, data: { homes: [] } });
      const steps = await bench.shop.db
        .selectFrom('parcel_step')
        .select('position')
        .where('order_id', '=', second)
        .execute();
      expect(steps.map(({ position }) => Number(position)).sort()).toEqual([0, 1]);
      const { data } = await bench.get(`/api/user/payment-data/${second}`, who);
      const { goods, delivery, positions } = data.paymentHistory[0].cancelled;
      expect([goods + delivery, positions]).toEqual([2 * EACH, [0, 1]]);
      expect((await giveBack(await bench.customer(), second)).status).toBe(404);
    });

    it('are told to staff on the order, where it is packed and in the list of money, until somebody says what becomes of them', async () => {
      const { who, first, second } = await both();
      const seen = async (orderId: string) => {
        const { order } = (await owner(readStaffOrder, { params: { orderId } })).data;
        const { homes } = (await owner(readPacking, { query: { order: orderId } })).data;
        const entry = (await owner(listMoney)).data.entries.find(
          (one) => one.kind === 'twice' && one.order?.id === orderId,
        );
        return { twice: order.twice, packed: homes.map((home) => home.twice), entry, steps: order.steps };
      };
      const number = (await twice(who, second)).orders[0].invoiceNumber;
      expect(await seen(first)).toMatchObject({ twice: undefined, packed: [undefined, undefined], entry: undefined });
      expect(await seen(second)).toMatchObject({
        twice: { homes: [{ position: 0 }, { position: 1 }], orders: [{ id: first, invoiceNumber: number }] },
        packed: [[number], [number], undefined],
        entry: {
          amount: 2 * EACH,
          positions: [0, 1],
          words: `2 homes of this order already have a box from order ${number}. The family’s order page asks whether to cancel the second boxes, and nobody has answered.`,
        },
      });
      await giveBack(who, second);
      expect(await seen(second)).toMatchObject({
        twice: undefined,
        packed: [undefined, undefined, undefined],
        entry: undefined,
        steps: [{ note: `paid for twice, also in order ${number}` }],
      });

      const { second: wished } = await both();
      const { entry } = await seen(wished);
      expect(await owner(settleMoney, { body: { key: entry?.key ?? '', note: 'They want both' } })).toMatchObject({
        status: 200,
      });
      expect(await seen(wished)).toMatchObject({ twice: undefined, entry: undefined });
    });

    it('are left alone once the boxes are being made, and where the family wished both', async () => {
      const { who, second } = await both();
      await owner(writeParcelSteps, {
        body: { batch: newId(), parcels: [0, 1].map((position) => ({ orderId: second, position })), state: 'making' },
      } as never);
      expect(await giveBack(who, second)).toMatchObject({
        status: 409,
        data: { open: 0, homes: ['Guest 0', 'Guest 1'] },
      });

      const other = await bench.customer();
      const ids = await bench.guests(other, 1);
      const { payment } = await buy(other, boxes(ids));
      const wished = await buy(other, boxes(ids, known([payment])));
      expect(await twice(other, wished.orderId)).toMatchObject({ homes: [], back: 0 });
    });
  });
});
