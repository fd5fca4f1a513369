import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { askRefund, askRefundAgain, listMoney } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

/** One box of `invitationOrder`, and its delivery to oneself and to a guest. */
const BOX = 1236_00;
const OWN = 20_00;
const GUEST = 49_00;

describe.each(engines)('a sample before a large order, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());

  const begin = (who: Customer, body: object) => bench.post('/createOrder', who, body);
  const finish = async (who: Customer, id: string) => {
    const done = await bench.post('/verifyOrder', who, bench.gateway.pay(id));
    expect(done.status).toBe(200);
    return done.data as { orderId: string; note?: string };
  };
  const pay = async (who: Customer, body: object): Promise<string> => {
    const { status, data } = await begin(who, body);
    expect({ status, message: data.message }).toMatchObject({ status: 200 });
    return (await finish(who, data.id)).orderId;
  };
  const seen = async (who: Customer, orderId: string) =>
    (await bench.get(`/api/user/payment-data/${orderId}`, who)).data.paymentHistory[0];
  const open = async (who: Customer) => (await bench.get(readSamples.path, who)).data.samples;
  const sampleOrder = (changes: object = {}) =>
    bench.invitationOrder([], BOX + OWN, { ownBoxes: 1, sample: true, ...changes });
  /** Boxes to one guest, with a sample off or none. */
  const large = (guestId: string | undefined, samples: string[] | null, quantity = 10, off = BOX) =>
    bench.invitationOrder(
      [{ guestId: guestId ?? '', quantity }],
      quantity * (BOX + GUEST) - (samples ? off : 0),
      samples ? { samples } : {},
    );

  async function tried() {
    const who = await bench.customer();
    const cartId = await bench.cart(who);
    const sample = await pay(who, sampleOrder({ cartId }));
    const [guest, other] = await bench.guests(who, 2);
    return { who, sample, guest, other, cartId };
  }
  const cancel = (orderId: string) =>
    owner(writeParcelSteps, { body: { batch: newId(), parcels: [{ orderId }], state: 'cancelled' } } as never);
  const refund = (orderId: string, amount: number, positions: number[] = []) =>
    owner(askRefund, { params: { orderId }, body: { id: newId(), amount, reason: 'Cancelled', positions } });
  const cancelAndRefund = async (orderId: string, amount: number) => {
    await cancel(orderId);
    return refund(orderId, amount, [0]);
  };

  it('is one box to oneself that leaves the cart as it is, and nothing else', async () => {
    const { who, sample, guest, cartId } = await tried();
    expect(await seen(who, sample)).toMatchObject({
      amount: 1256,
      boxes: 1,
      sample: { state: 'open', price: BOX },
      guest: [{ guestId: who.id }],
    });
    const carts = await bench.shop.db.selectFrom('cart').select('id').where('user_id', '=', who.id).execute();
    expect(carts.map(({ id }) => id)).toEqual([cartId]);
    for (const wrong of [{ ownBoxes: 2 }, { recipients: [{ guestId: guest ?? '', quantity: 1 }] }])
      expect(await begin(who, sampleOrder(wrong))).toMatchObject({ status: 400 });
    expect(await open(who)).toMatchObject([{ orderId: sample, price: BOX, invitationId: bench.goods.invitation }]);
    expect(await open(await bench.customer())).toEqual([]);
  });

  it('comes off one large order, in its sum, its goods and what staff see', async () => {
    const { who, sample, guest } = await tried();
    expect(await begin(who, { ...large(guest, [sample]), amount: 10 * (BOX + GUEST) })).toMatchObject({
      status: 409,
      data: { amount: 10 * (BOX + GUEST) - BOX },
    });
    const orderId = await pay(who, large(guest, [sample]));
    expect(await seen(who, orderId)).toMatchObject({
      goods: 9 * 1236,
      delivery: 490,
      amount: 9 * 1236 + 490,
      sampleOff: 1236,
      samples: [{ orderId: sample, amount: 1236 }],
    });
    expect((await seen(who, sample)).sample).toMatchObject({ state: 'used', usedBy: { id: orderId } });
    const told = (await owner(readStaffOrder, { params: { orderId: sample } })).data.order;
    expect(told.sample).toMatchObject({ state: 'used', price: BOX });
    expect(await open(who)).toEqual([]);
    const { order, money } = (await owner(readStaffOrder, { params: { orderId } })).data;
    expect(order.bought.content).toMatchObject({ sampleOff: BOX, samples: [{ orderId: sample }] });
    expect(money?.shares).toEqual([{ goods: 9 * BOX, delivery: 10 * GUEST }]);
    // A second order names it in vain.
    expect(await begin(who, large(guest, [sample], 11))).toMatchObject({
      status: 409,
      data: { amount: 11 * (BOX + GUEST) },
    });
  });

  it('is left alone by who does not name it, by small orders, by strangers and after sixty days', async () => {
    const { who, sample, guest, other } = await tried();
    await pay(who, large(guest, null));
    expect(await open(who)).toHaveLength(1);
    expect(await begin(who, large(other, [sample], 9))).toMatchObject({ data: { amount: 9 * (BOX + GUEST) } });
    const stranger = await bench.customer();
    const [hers] = await bench.guests(stranger, 1);
    expect(await begin(stranger, large(hers, [sample]))).toMatchObject({ data: { amount: 10 * (BOX + GUEST) } });
    bench.clock.offset += 60 * DAY + MINUTE;
    const late = { id: who.id, token: await bench.shop.tokens.sign(who.id, 0) };
    expect(await begin(late, large(other, [sample]))).toMatchObject({ data: { amount: 10 * (BOX + GUEST) } });
    expect((await seen(late, sample)).sample).toMatchObject({ state: 'over' });
    bench.clock.offset = 0;
  });

  it('comes off once where two large orders are paid at once: of the other one that much is still to be paid', async () => {
    const { who, sample, guest, other } = await tried();
    const [one, two] = await Promise.all([begin(who, large(guest, [sample])), begin(who, large(other, [sample], 12))]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const ends = await Promise.all([finish(who, one.data.id), finish(who, two.data.id)]);
    const orders = await Promise.all(ends.map(({ orderId }) => seen(who, orderId)));
    const short = orders.filter(({ parts }) => parts);
    expect(short).toHaveLength(1);
    expect(short[0]).toMatchObject({ parts: { due: BOX, complete: false }, sampleLost: 1236 });
    expect(short[0].sampleOff).toBeUndefined();
    expect(short[0].amount).toBe((short[0].goods as number) + (short[0].delivery as number));
    expect(orders.find(({ parts }) => !parts)).toMatchObject({ sampleOff: 1236 });
    expect(ends.map(({ note }) => note ?? '').filter((note) => note.includes('₹1,236'))).toHaveLength(1);
    const rest = await bench.post(`/api/user/orders/${short[0]._id}/rest`, who, { amount: BOX });
    await finish(who, rest.data.id);
    expect((await seen(who, short[0]._id)).parts).toMatchObject({ due: 0, complete: true });
  });

  it('comes off an order that is paid in parts, before its advance', async () => {
    const { who, sample, guest } = await tried();
    const total = 100 * (BOX + GUEST) - BOX;
    const { status, data } = await begin(who, { ...large(guest, [sample], 100), advance: true });
    expect([status, data.amount]).toEqual([200, Math.ceil(total / 200) * 100]);
    const { orderId } = await finish(who, data.id);
    expect(await seen(who, orderId)).toMatchObject({ parts: { due: total - Math.ceil(total / 200) * 100 } });
  });

  it('gives nothing once it was cancelled or refunded', async () => {
    const { who, sample, guest } = await tried();
    const begun = await begin(who, large(guest, [sample]));
    expect((await cancelAndRefund(sample, BOX + OWN)).status).toBe(200);
    expect(await open(who)).toEqual([]);
    expect((await seen(who, sample)).sample).toMatchObject({ state: 'void' });
    const { orderId } = await finish(who, begun.data.id);
    expect(await seen(who, orderId)).toMatchObject({ parts: { due: BOX }, sampleLost: 1236 });
  });

  it('is promised back without what came off, alike on the order, in the list of money, to the customer and by the refund', async () => {
    const { who, sample, guest } = await tried();
    const large10 = await pay(who, large(guest, [sample]));
    const number = (await owner(readStaffOrder, { params: { orderId: large10 } })).data.order.invoiceNumber;
    await cancel(sample);
    const promised = {
      goods: 0,
      delivery: OWN,
      positions: [0],
      words: [`₹1,236 of this sample came off order ${number}, and stays off.`],
    };
    const money = async () => (await owner(readStaffOrder, { params: { orderId: sample } })).data.money;
    const entry = async () =>
      (await owner(listMoney)).data.entries.find(({ kind, order }) => kind === 'cancelled' && order?.id === sample);
    expect(await money()).toMatchObject({ cancelled: promised, left: { goods: 0, delivery: OWN } });
    expect((await money())?.homes[0]).toMatchObject({ paid: BOX + OWN, left: OWN });
    expect((await seen(who, sample)).cancelled).toMatchObject(promised);
    expect(await entry()).toMatchObject({ amount: OWN, words: promised.words[0] });
    expect(await refund(sample, OWN + 1, [0])).toMatchObject({ status: 409, data: { left: OWN } });
    const { status, data } = await refund(sample, OWN, [0]);
    expect({ status, ...data.refund }).toMatchObject({ status: 200, goods: 0, delivery: OWN, positions: [0] });
    await bench.notify(
      bench.gateway.refundNotice('refund.processed', {
        ...bench.gateway.refunded.get(`${data.refund.id}-${data.refund.attempt}`),
      }),
    );
    expect((await seen(who, sample)).refunds).toMatchObject([
      { goods: 0, delivery: OWN, creditNote: expect.stringMatching(/^CN/) },
    ]);
    expect((await money())?.cancelled).toBeNull();
    expect(await entry()).toBeUndefined();
  });

  it('is not sent back at a second try once it came off another order', async () => {
    const { who, sample, guest } = await tried();
    bench.gateway.refunds = { refused: 'Your account does not have enough balance.' };
    const failed = (await refund(sample, BOX + OWN)).data.refund;
    bench.gateway.refunds = 'pending';
    expect(failed).toMatchObject({ state: 'failed' });
    await pay(who, large(guest, [sample]));
    const again = await owner(askRefundAgain, { params: { refundId: failed.id }, body: { attempt: failed.attempt } });
    expect(again.status).toBe(409);
  });

  it('does not go back twice, and counts again once the money of the large order went back', async () => {
    const { who, sample, guest } = await tried();
    const orderId = await pay(who, large(guest, [sample]));
    const again = await cancelAndRefund(sample, BOX + OWN);
    expect(again).toMatchObject({ status: 409, data: { left: OWN } });
    expect((await cancelAndRefund(orderId, 9 * BOX + 10 * GUEST)).status).toBe(200);
    // The sample itself was cancelled above, so it is gone; another one comes back.
    expect(await open(who)).toEqual([]);
    const next = await tried();
    const bought = await pay(next.who, large(next.guest, [next.sample]));
    expect((await cancelAndRefund(bought, 9 * BOX + 10 * GUEST)).status).toBe(200);
    expect(await open(next.who)).toMatchObject([{ orderId: next.sample }]);
    const second = await pay(next.who, large(next.other, [next.sample]));
    expect((await seen(next.who, next.sample)).sample).toMatchObject({ state: 'used', usedBy: { id: second } });
  });
});
