import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payRest } from '#domain/payments/checkout.contract.ts';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import { sumOfParts } from '#domain/orders/refund.rules.ts';
import { askRefund, askRefundAgain } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

/** A home of `paidBoxes`. */
const BOX = 1285_00;
/** One of ten homes with ten boxes each, and all of them. */
const HOME = 12_850_00;
const TOTAL = 10 * HOME;
const HALF = TOTAL / 2;

describe.each(engines)('money that goes back for homes, on %s', (engine) => {
  let bench: OrderBench;
  let buyer: Customer;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    buyer = await bench.customer();
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());

  const ask = (orderId: string, positions: number[], amount: number) =>
    owner(askRefund, { params: { orderId }, body: { id: newId(), amount, reason: 'Broken lid', positions } });
  const money = async (orderId: string): Promise<OrderMoney> =>
    (await owner(readStaffOrder, { params: { orderId } })).data.money!;
  const cancel = async (orderId: string, positions: number[]) => {
    const parcels = positions.map((position) => ({ orderId, position }));
    const { data } = await owner(writeParcelSteps, {
      body: { batch: newId(), parcels, state: 'cancelled' },
    } as never);
    expect(data.outcomes.map(({ outcome }) => outcome)).toEqual(positions.map(() => 'done'));
  };
  /** Places an order of ten homes with an advance of half. */
  const placed = async (): Promise<{ who: Customer; orderId: string }> => {
    const who = await bench.customer();
    const guests = await bench.guests(who, 10);
    const order = bench.invitationOrder(
      guests.map((guestId) => ({ guestId, quantity: 10 })),
      TOTAL,
    );
    const begun = await bench.post('/createOrder', who, { ...order, advance: true });
    const { data } = await bench.post('/verifyOrder', who, bench.gateway.pay(begun.data.id));
    return { who, orderId: data.orderId };
  };
  const payTheRest = async (who: Customer, orderId: string, amount: number) => {
    const { status, data } = await bench.post(payRest.path.replace(':orderId', orderId), who, { amount });
    expect(status).toBe(200);
    expect((await bench.post('/verifyOrder', who, bench.gateway.pay(data.id))).status).toBe(200);
  };

  it('goes back once for a home, also by two presses at once, in parts up to its price, and never above it', async () => {
    const orderId = await paidBoxes(bench, buyer, 3);
    const both = await Promise.all([ask(orderId, [1], BOX), ask(orderId, [1], BOX)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.data as { message?: string } | undefined;
    expect(refused?.message).toMatch(/^Nothing is left to send back for these homes: .+\.$/);
    expect((await ask(orderId, [1], 100)).status).toBe(409);
    expect((await ask(orderId, [2], BOX + 100)).data).toMatchObject({
      message: 'Only ₹1,285 of what was paid for these homes is left to send back.',
      left: BOX,
    });
    expect((await ask(orderId, [2], 285_00)).status).toBe(200);
    expect((await money(orderId)).homes.map(({ left, back }) => [left, back])).toEqual([
      [BOX, 0],
      [0, BOX],
      [1000_00, 285_00],
    ]);
    expect((await ask(orderId, [0, 1, 2], BOX + 1000_01)).status).toBe(409);
    // Of the homes that are named, those alone get it for which something is left.
    expect((await ask(orderId, [0, 1, 2], BOX + 1000_00)).data.refund.positions).toEqual([0, 2]);
    expect((await money(orderId)).left).toEqual({ goods: 0, delivery: 0 });
  });

  it('takes nothing from a home where it names none, and the order gives no more than was paid', async () => {
    const orderId = await paidBoxes(bench, buyer, 2);
    expect((await ask(orderId, [], BOX)).status).toBe(200);
    expect((await money(orderId)).homes.map(({ left }) => left)).toEqual([BOX, BOX]);
    expect((await ask(orderId, [0], BOX)).status).toBe(200);
    expect((await ask(orderId, [1], 100)).data).toMatchObject({
      message: expect.stringMatching(/^Nothing of this payment is left/),
    });
  });

  it('gives a home free again that failed, and asks no second time where it went back meanwhile', async () => {
    const orderId = await paidBoxes(bench, buyer, 3);
    bench.gateway.refunds = 'failed';
    const failed = (await ask(orderId, [0], BOX)).data.refund;
    expect((await money(orderId)).homes[0]?.left).toBe(BOX);
    bench.gateway.refunds = 'pending';
    expect((await ask(orderId, [0], BOX)).status).toBe(200);
    const again = await owner(askRefundAgain, { params: { refundId: failed.id }, body: { attempt: 1 } });
    expect(again).toMatchObject({
      status: 409,
      data: { message: expect.stringMatching(/^Nothing is left to send back/) },
    });
    expect((await money(orderId)).refunds.map(({ state }) => state).sort()).toEqual(['asked', 'failed']);
  });

  it('is nothing for homes that came off the rest, before and after that was paid', async () => {
    const { who, orderId } = await placed();
    await cancel(orderId, [0, 1]);
    const off = await ask(orderId, [0], HOME);
    expect(off).toMatchObject({ status: 409, data: { message: expect.stringMatching(/came off the balance/) } });
    await payTheRest(who, orderId, HALF - 2 * HOME);
    await cancel(orderId, [2]);
    // On paper its boxes are off the line of their design.
    expect((await money(orderId)).parts?.offDesigns).toEqual([{ circle: 0, boxes: 20, goods: 2 * 12_360_00, kept: 0 }]);
    for (const position of [0, 1]) expect((await ask(orderId, [position], 100)).status).toBe(409);
    const { homes } = await money(orderId);
    expect(homes.map(({ left }) => left)).toEqual([0, 0, ...Array.from({ length: 8 }, () => HOME)]);
    expect(homes.map(({ off: came }) => sumOfParts(came))).toEqual([HOME, HOME, ...Array.from({ length: 8 }, () => 0)]);
    const both = await Promise.all([ask(orderId, [2], HOME), ask(orderId, [2], HOME)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for each home what was paid of it while the rest is open', async () => {
    const { who, orderId } = await placed();
    expect((await money(orderId)).homes.map(({ left }) => left)).toEqual(Array.from({ length: 10 }, () => HOME / 2));
    expect((await ask(orderId, [3], HOME)).status).toBe(409);
    expect((await ask(orderId, [3], HOME / 2)).status).toBe(200);
    await cancel(orderId, [3]);
    expect((await money(orderId)).parts).toMatchObject({ due: HALF - HOME / 2 });
    await payTheRest(who, orderId, HALF - HOME / 2);
    expect((await money(orderId)).homes.map(({ left }) => left)).toEqual([
      HOME,
      HOME,
      HOME,
      0,
      HOME,
      HOME,
      HOME,
      HOME,
      HOME,
      HOME,
    ]);
  });
});
