import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payRest, RETURN_PATH } from '#domain/payments/checkout.contract.ts';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { readInvitationOrder } from '#domain/orders/order.contract.ts';
import type { PartPaid } from '#domain/orders/order-money.contract.ts';
import {
  listStaffOrders,
  readOrderFigures,
  readStaffOrder,
  permitUnpaidPacking,
} from '#domain/orders/staff-order.contract.ts';
import { readKitchen, readPacking } from '#domain/packing/packing.contract.ts';
import { listOrderMessages } from '#domain/messages/messages.contract.ts';
import { queueReminders } from '#domain/messages/reminders.service.ts';
import { sendDue } from '#domain/messages/sending.service.ts';
import { writeTemplate } from '#domain/outbox/template.repo.ts';
import { sweepPendingOrders } from '#domain/payments/sweep.service.ts';
import { askRefund, listMoney, refundPayment } from '#domain/orders/refund.contract.ts';
import { readSettingsForOwner, saveSettings } from '#domain/settings/settings.contract.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';
import { readToday } from '#domain/today/today.contract.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import { withTransaction } from '#server/db/database.ts';
import { engines } from '#tests/support/engines.ts';
import { type Answer, type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

/** Ten homes with ten boxes each. */
const HOME = 12_850_00;
const TOTAL = 10 * HOME;
const HALF = TOTAL / 2;

describe.each(engines)('an order that is paid in parts, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  let packer: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
    packer = await staffCaller(bench, 'packer', 'Gurdeep');
  });
  afterAll(() => bench.close());

  const verify = (who: Customer, body: unknown) => bench.post('/verifyOrder', who, body);
  const rest = (who: Customer, orderId: string, amount: number): Promise<Answer> =>
    bench.post(payRest.path.replace(':orderId', orderId), who, { amount });
  const seen = async (who: Customer, orderId: string) =>
    (await bench.get(readInvitationOrder.path.replace(':id', orderId), who)).data.paymentHistory[0];
  const parts = async (who: Customer, orderId: string): Promise<PartPaid> => (await seen(who, orderId)).parts;
  const money = async (orderId: string) => {
    const { data } = await owner(readStaffOrder, { params: { orderId } });
    if (!data.money) throw new Error('the owner sees no money');
    return data.money;
  };
  const listed = async (orderId: string) =>
    (await owner(listMoney)).data.entries.filter(({ order }) => order?.id === orderId);
  const step = async (orderId: string, state: ParcelState, positions: readonly number[] = [0], who = packer) =>
    (
      await who(writeParcelSteps, {
        body: { batch: newId(), parcels: positions.map((position) => ({ orderId, position })), state, courier: 'DTDC' },
      } as never)
    ).data.outcomes;

  /** Places an order of ten homes with an advance. */
  async function placed(): Promise<{ who: Customer; orderId: string; advance: string }> {
    const who = await bench.customer();
    const guests = await bench.guests(who, 10);
    const order = bench.invitationOrder(
      guests.map((guestId) => ({ guestId, quantity: 10 })),
      TOTAL,
    );
    const begun = await bench.post('/createOrder', who, { ...order, advance: true });
    expect(begun).toMatchObject({ status: 200, data: { amount: HALF } });
    const paid = bench.gateway.pay(begun.data.id);
    const { status, data } = await verify(who, paid);
    expect(status).toBe(200);
    return { who, orderId: data.orderId, advance: paid.razorpay_payment_id };
  }

  /** Pays what is still to be paid. */
  async function paidInFull() {
    const order = await placed();
    const { data } = await rest(order.who, order.orderId, HALF);
    const paid = bench.gateway.pay(data.id);
    await verify(order.who, paid);
    return { ...order, balance: paid.razorpay_payment_id, paid };
  }

  it('is an order over the whole sum with an advance, and says what is still to be paid', async () => {
    const { who, orderId, advance } = await placed();
    expect(await seen(who, orderId)).toMatchObject({
      amount: TOTAL / 100,
      parts: { due: HALF, complete: false, payments: [{ kind: 'advance', amount: HALF, paymentId: advance }] },
    });
    const { order } = (await owner(readStaffOrder, { params: { orderId } })).data;
    expect(order.amount).toBe(TOTAL);
    expect(await listed(orderId)).toMatchObject([{ kind: 'rest', amount: HALF }]);
    expect(await bench.orderCount(who)).toBe(1);
  });

  it('is offered for sums alone that UPI does not carry, and leaves the answer for other orders as it was', async () => {
    const who = await bench.customer();
    const refused = await bench.post('/createOrder', who, { ...bench.sweetOrder(), advance: true });
    expect(refused).toMatchObject({ status: 400, data: { message: expect.stringContaining('in full') } });
    const whole = await bench.post('/createOrder', who, bench.sweetOrder({ quantity: 100 }, 125_049_00));
    expect(whole.data.amount).toBe(125_049_00);
    const { data } = await verify(who, bench.gateway.pay(whole.data.id));
    const { sweetHistory } = (await bench.get(`/api/user/sweet-history/${data.orderId}`, who)).data;
    expect(sweetHistory).not.toHaveProperty('parts');
    expect(await rest(who, data.orderId, 1_00)).toMatchObject({ status: 409, data: { amount: 0 } });
  });

  it('is paid in full once by browser, notice, sweep and return, however often each comes', async () => {
    const { who, orderId } = await placed();
    const wrong = await rest(who, orderId, HALF - 1);
    expect(wrong).toMatchObject({ status: 409, data: { amount: HALF } });
    const { data } = await rest(who, orderId, HALF);
    expect((await rest(who, orderId, HALF)).data.id).toBe(data.id);
    const paid = bench.gateway.pay(data.id);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => verify(who, paid)),
      ...Array.from({ length: 3 }, () =>
        bench.notify(bench.gateway.notice('payment.captured', paid.razorpay_payment_id)),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    bench.clock.offset += 3 * MINUTE;
    await sweepPendingOrders(bench.shop);
    const back = await fetch(bench.url + RETURN_PATH, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...paid }),
    });
    expect(back.headers.get('location')).toContain(`/view-history/${orderId}#paid=`);
    expect(await parts(who, orderId)).toMatchObject({
      due: 0,
      complete: true,
      payments: [{ amount: HALF }, { kind: 'balance', amount: HALF, paymentId: paid.razorpay_payment_id }],
    });
    expect(await bench.orderCount(who)).toBe(1);
    expect(await listed(orderId)).toEqual([]);
    expect(await rest(who, orderId, HALF)).toMatchObject({ status: 409 });
  });

  it('counts as money of the day with what came, not with what is still to come', async () => {
    const today = async (): Promise<number> => {
      const amount = (await owner(readToday)).data.today.orders?.sold.amount;
      // The plot of the month says the same of its last day.
      expect((await owner(readOrderFigures)).data.days.at(-1)?.amount).toBe(amount);
      return amount ?? 0;
    };
    const before = await today();
    const { who, orderId } = await placed();
    expect(await today()).toBe(before + HALF);
    const named = (await owner(readStaffOrder, { params: { orderId } })).data.order.invoiceNumber;
    const listedPaid = async () => (await owner(listStaffOrders, { query: { q: named } } as never)).data.totals.amount;
    const history = async () =>
      (await bench.get(`/api/user/payment-history/${who.id}?brief=true`, who)).data.paymentHistory;
    expect(await listedPaid()).toBe(HALF);
    expect(await history()).toMatchObject([{ amount: TOTAL / 100, due: HALF }]);
    await verify(who, bench.gateway.pay((await rest(who, orderId, HALF)).data.id));
    expect(await today()).toBe(before + TOTAL);
    expect(await listedPaid()).toBe(TOTAL);
    expect((await history())[0]).not.toHaveProperty('due');
  });

  it('is found paid by the sweep alone', async () => {
    const { who, orderId } = await placed();
    bench.gateway.pay((await rest(who, orderId, HALF)).data.id);
    bench.clock.offset += 3 * MINUTE;
    expect(await sweepPendingOrders(bench.shop)).toBeGreaterThan(0);
    expect(await parts(who, orderId)).toMatchObject({ due: 0 });
  });

  it('does not take another sum for the rest', async () => {
    const { who, orderId } = await placed();
    const { data } = await rest(who, orderId, HALF);
    const little = bench.gateway.pay(data.id, { amount: 100 });
    expect((await verify(who, little)).status).toBe(400);
    await bench.notify(bench.gateway.notice('payment.captured', little.razorpay_payment_id));
    expect(await parts(who, orderId)).toMatchObject({ due: HALF });
    expect((await listed(orderId)).map(({ kind }) => kind).sort()).toEqual(['mismatch', 'rest']);
  });

  it('lists a second payment of the rest, which the owner sends back', async () => {
    const { who, orderId } = await placed();
    const first = (await rest(who, orderId, HALF)).data.id;
    await step(orderId, 'cancelled', [3]);
    const second = (await rest(who, orderId, HALF - HOME)).data.id;
    expect(second).not.toBe(first);
    expect((await verify(who, bench.gateway.pay(second))).status).toBe(200);
    const late = bench.gateway.pay(first);
    await bench.notify(bench.gateway.notice('payment.captured', late.razorpay_payment_id));
    await sweepPendingOrders(bench.shop, { age: 6 * DAY });
    expect(await parts(who, orderId)).toMatchObject({ due: 0, off: { goods: expect.any(Number) } });
    const entry = (await listed(orderId)).find(({ kind }) => kind === 'second');
    expect(entry).toMatchObject({ amount: HALF, paymentId: late.razorpay_payment_id, canRefund: true });
    const sent = await owner(refundPayment, { body: { id: newId(), key: entry?.key ?? '', reason: 'Paid twice' } });
    expect(sent).toMatchObject({ status: 200, data: { refund: { goods: HALF } } });
  });

  it('takes cancelled homes off the rest before money goes back, and on again when they are accepted again', async () => {
    const { who, orderId } = await placed();
    await step(orderId, 'cancelled', [0, 1]);
    expect(await money(orderId)).toMatchObject({ cancelled: null, parts: { due: HALF - 2 * HOME } });
    await step(orderId, 'accepted', [1]);
    expect(await parts(who, orderId)).toMatchObject({ due: HALF - HOME });
    const { data } = await rest(who, orderId, HALF - HOME);
    await verify(who, bench.gateway.pay(data.id));
    expect(await money(orderId)).toMatchObject({ cancelled: null, parts: { due: 0, complete: true } });
    // What came off is not made after all.
    expect((await step(orderId, 'accepted', [0]))[0]).toMatchObject({ outcome: 'refused' });
    await step(orderId, 'cancelled', [2]);
    expect(await money(orderId)).toMatchObject({ cancelled: { positions: [2], goods: 12_360_00, delivery: 490_00 } });
  });

  it('gives the advance back where everything is cancelled, and asks for nothing more', async () => {
    const { who, orderId } = await placed();
    await step(orderId, 'cancelled', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const { cancelled, parts: now } = await money(orderId);
    expect([now?.due, (cancelled?.goods ?? 0) + (cancelled?.delivery ?? 0)]).toEqual([0, HALF]);
    // Goods and delivery are each what was sold: half of both came off, and half of both goes back.
    expect(now?.off).toEqual({ goods: 61_800_00, delivery: 2_450_00 });
    expect(cancelled).toMatchObject({ goods: 61_800_00, delivery: 2_450_00 });
    const body = { id: newId(), amount: HALF, reason: 'Cancelled', positions: cancelled?.positions ?? [] };
    expect((await owner(askRefund, { params: { orderId }, body } as never)).status).toBe(200);
    expect(await parts(who, orderId)).toMatchObject({ due: 0, complete: false });
    expect(await rest(who, orderId, HALF)).toMatchObject({ status: 409 });
  });

  it('is not packed before it is paid in full, unless the owner says so and why', async () => {
    const { orderId } = await placed();
    expect((await step(orderId, 'making'))[0]).toMatchObject({ outcome: 'done' });
    for (const state of ['packed', 'sent'] as const)
      expect((await step(orderId, state))[0]).toMatchObject({
        outcome: 'refused',
        message: expect.stringContaining('₹64,250 of this order is still to pay.'),
      });
    const homes = (await packer(readPacking, { query: { order: orderId } } as never)).data.homes;
    expect(homes.every(({ unpaid }) => unpaid)).toBe(true);
    const { days } = (await packer(readKitchen)).data;
    expect(days.some(({ unpaid = 0 }) => unpaid >= 100)).toBe(true);
    const { orders } = (await packer(listStaffOrders)).data;
    expect(orders.find(({ id }) => id === orderId)?.unpaid).toBe(true);

    const permit = (who: StaffCaller, reason: string) =>
      who(permitUnpaidPacking, { params: { orderId }, body: { reason } } as never);
    expect((await permit(packer, 'They asked')).status).toBe(403);
    expect((await permit(await staffCaller(bench, 'owner', 'A token'), 'They asked')).status).toBe(403);
    expect((await permit(owner, ' ')).status).toBe(400);
    expect((await permit(owner, 'They pay at the counter')).status).toBe(200);
    await permit(owner, 'Said again');
    expect((await money(orderId)).parts?.released).toMatchObject({
      by: 'Harbhajan',
      reason: 'They pay at the counter',
    });
    const { entries } = (await owner(readAudit, { query: { kind: 'order', recordId: orderId } } as never)).data;
    expect(entries).toMatchObject([
      { action: 'release', after: { reason: 'They pay at the counter', due: '₹64,250' } },
    ]);
    expect((await step(orderId, 'packed'))[0]).toMatchObject({ outcome: 'done' });
  });

  it('is packed where cancelled homes leave nothing to be paid, and not again once one of them is made after all', async () => {
    const { who, orderId } = await placed();
    await step(orderId, 'cancelled', [5, 6, 7, 8]);
    expect((await step(orderId, 'packed'))[0]?.message).toContain('₹12,850 of this order is still to pay.');
    await step(orderId, 'cancelled', [9]);
    expect(await parts(who, orderId)).toMatchObject({ due: 0, complete: true });
    expect((await step(orderId, 'packed'))[0]).toMatchObject({ outcome: 'done' });
    const { homes } = (await packer(readPacking, { query: { order: orderId } } as never)).data;
    expect(homes.some(({ unpaid }) => unpaid)).toBe(false);
    const { orders } = (await packer(listStaffOrders)).data;
    expect(orders.find(({ id }) => id === orderId)?.unpaid).toBeUndefined();
    await step(orderId, 'accepted', [9]);
    expect((await step(orderId, 'packed', [1]))[0]).toMatchObject({ outcome: 'refused' });
  });

  it('lists a rest that comes after the money for cancelled homes went back, as one that belongs back too', async () => {
    const { who, orderId } = await placed();
    const late = (await rest(who, orderId, HALF)).data.id;
    await step(orderId, 'cancelled', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const { cancelled } = await money(orderId);
    const body = { id: newId(), amount: HALF, reason: 'Cancelled', positions: cancelled?.positions ?? [] };
    expect((await owner(askRefund, { params: { orderId }, body } as never)).status).toBe(200);
    const paid = bench.gateway.pay(late);
    expect((await verify(who, paid)).status).toBe(200);
    await bench.notify(bench.gateway.notice('payment.captured', paid.razorpay_payment_id));
    const entry = (await listed(orderId)).find(({ kind }) => kind === 'second');
    expect(entry).toMatchObject({ amount: HALF, paymentId: paid.razorpay_payment_id, canRefund: true });
    const sent = await owner(refundPayment, { body: { id: newId(), key: entry?.key ?? '', reason: 'Came late' } });
    expect(sent).toMatchObject({ status: 200, data: { refund: { goods: HALF } } });
    expect(await parts(who, orderId)).toMatchObject({ due: 0, payments: [{ kind: 'advance' }] });
  });

  it('reminds of the rest once, some days before it leaves, and nobody who paid or need not', async () => {
    const { shop, clock } = bench;
    const [open, paid, letGo] = [await placed(), await placed(), await placed()];
    const off = (enabled: boolean) =>
      withTransaction(shop.db, (tx) =>
        writeTemplate(
          tx,
          { kind: 'rest', text: 'Pay {due} by {day}: {link}', dltId: '', enabled, revision: 1 },
          'Harbhajan',
          new Date(shop.now()).toISOString(),
        ),
      );
    const told = async ({ orderId }: { orderId: string }) =>
      (await owner(listOrderMessages, { params: { orderId } } as never)).data.messages.filter(
        ({ kind }) => kind === 'rest',
      );
    expect(await queueReminders(shop)).toBe(0);
    const before = clock.offset;
    const { leavesBy } = (await owner(readStaffOrder, { params: { orderId: open.orderId } })).data.order;
    clock.offset += Date.parse(leavesBy) - shop.now() - DAY;
    await off(false);
    expect(await queueReminders(shop)).toBe(0);
    await off(true);
    await owner(permitUnpaidPacking, {
      params: { orderId: letGo.orderId },
      body: { reason: 'They pay at the counter' },
    } as never);
    const counts = await Promise.all([queueReminders(shop), queueReminders(shop), queueReminders(shop)]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1);
    await verify(paid.who, bench.gateway.pay((await rest(paid.who, paid.orderId, HALF)).data.id));
    await sendDue(shop);
    expect(await told(open)).toMatchObject([
      { state: 'sent', text: expect.stringMatching(/^Pay Rs 64,250 by \w+day \d+ \w+: http.*\/view-history\//) },
    ]);
    expect(await told(paid)).toMatchObject([{ state: 'withdrawn', text: '' }]);
    expect(await told(letGo)).toEqual([]);
    clock.offset += 2 * DAY;
    expect(await queueReminders(shop)).toBe(0);
    clock.offset = before;
  });

  it('asks for as much as the owner says, and tells whoever saw another advance', async () => {
    const { sections } = (await owner(readSettingsForOwner)).data;
    const set = async (values: object) => {
      const { revision } = (await owner(readSettingsForOwner)).data.sections.advance;
      return owner(saveSettings, { params: { section: 'advance' }, body: { revision, values } } as never);
    };
    expect(sections.advance.values).toEqual({ percent: 50, remind: 3 });
    expect((await set({ percent: 95 })).status).toBe(400);
    expect((await set({ percent: 30 })).status).toBe(200);
    expect((await bench.get(readShop.path)).data.shop.advance).toBe(30);
    const who = await bench.customer();
    const order = { ...bench.sweetOrder({ quantity: 100 }, 125_049_00), advance: true };
    const refused = await bench.post('/createOrder', who, { ...order, advanceAmount: 62_525_00 });
    expect(refused).toMatchObject({
      status: 409,
      data: { amount: 125_049_00, message: 'The advance is now ₹37,515. Please check and pay again.' },
    });
    const begun = await bench.post('/createOrder', who, { ...order, advanceAmount: 37_515_00 });
    expect(begun).toMatchObject({ status: 200, data: { amount: 37_515_00 } });
    // Who began before keeps what was asked for then.
    await set({ percent: 50 });
    const { data } = await verify(who, bench.gateway.pay(begun.data.id));
    const { sweetHistory } = (await bench.get(`/api/user/sweet-history/${data.orderId}`, who)).data;
    expect(sweetHistory.parts).toMatchObject({ due: 125_049_00 - 37_515_00, payments: [{ amount: 37_515_00 }] });
  });

  it('is packed once the rest is there', async () => {
    const { orderId } = await paidInFull();
    expect((await step(orderId, 'packed'))[0]).toMatchObject({ outcome: 'done' });
    expect((await owner(permitUnpaidPacking, { params: { orderId }, body: { reason: 'x' } } as never)).status).toBe(
      409,
    );
  });

  it('sends money back from both payments, the latest first, and never more than each brought', async () => {
    const { orderId, advance, balance } = await paidInFull();
    const ask = (amount: number, id = newId()) =>
      owner(askRefund, { params: { orderId }, body: { id, amount, reason: 'Goodwill', positions: [] } } as never);
    const id = newId();
    const sent = await ask(HALF + HOME, id);
    const all = [sent.data.refund, ...(sent.data.more ?? [])];
    // All that the latest brought for goods, and what is missing from the advance.
    expect(all.map((one) => [one.paymentId, one.goods, one.delivery])).toEqual([
      [advance, HALF + HOME - 61_800_00, 0],
      [balance, 61_800_00, 0],
    ]);
    expect((await ask(HALF + HOME, id)).status).toBe(200);
    expect((await money(orderId)).refunds).toHaveLength(2);
    const tries = await Promise.all(Array.from({ length: 6 }, () => ask(HOME)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409]);
    const { left } = await money(orderId);
    expect(left).toEqual({ goods: 0, delivery: 0 });
    const brought = new Map<string, number>();
    for (const { payment_id, amount } of bench.gateway.refunded.values())
      brought.set(payment_id, (brought.get(payment_id) ?? 0) + amount);
    expect([brought.get(advance), brought.get(balance)]).toEqual([HALF, HALF]);
  });
});
