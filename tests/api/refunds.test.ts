import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { readInvitationOrder } from '#domain/orders/order.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { askRefund, askRefundAgain, listMoney, refundPayment, settleMoney } from '#domain/orders/refund.contract.ts';
import type { StaffRefund } from '#domain/orders/order-money.contract.ts';
import type { MoneyKind } from '#domain/orders/money.rules.ts';
import { sweepRefunds } from '#domain/orders/refund.service.ts';
import { readSettingsForOwner, saveSettings } from '#domain/settings/settings.contract.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import type { GatewayPayment } from '#server/payments/payment-provider.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { provenCaller, type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

const HOME = 1285_00;

describe.each(engines)('money that goes back, on %s', (engine) => {
  let bench: OrderBench;
  let buyer: Customer;
  let owner: StaffCaller;
  let packer: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    buyer = await bench.customer({ name: 'Harpreet Kaur' });
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
    packer = await staffCaller(bench, 'packer', 'Gurdeep');
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.gateway.refunds = 'pending';
    bench.gateway.away = false;
    bench.gateway.losesAnswers = false;
  });

  const ask = (orderId: string, body: Record<string, unknown> = {}, who = owner) =>
    who(askRefund, {
      params: { orderId },
      body: { id: newId(), amount: HOME, reason: 'Broken lid', ...body } as never,
    });
  const asked = async (orderId: string, body: Record<string, unknown> = {}): Promise<StaffRefund> =>
    (await ask(orderId, body)).data.refund;
  const again = ({ id, attempt }: StaffRefund) =>
    owner(askRefundAgain, { params: { refundId: id }, body: { attempt } });
  const money = async (orderId: string) => (await owner(readStaffOrder, { params: { orderId } })).data.money!;
  const listed = async (kind: MoneyKind) =>
    (await owner(listMoney)).data.entries.filter((entry) => entry.kind === kind);
  /** Returns what the provider has of a refund. */
  const taken = ({ id, attempt }: StaffRefund) => bench.gateway.refunded.get(`${id}-${attempt}`);
  const tell = (event: 'refund.processed' | 'refund.failed', refund: StaffRefund) =>
    bench.notify(bench.gateway.refundNotice(event, { ...taken(refund) }));
  const cancel = (orderId: string, positions: number[], batch = newId()) =>
    packer(writeParcelSteps, {
      body: { batch, parcels: positions.map((position) => ({ orderId, position })), state: 'cancelled' } as never,
    });

  it('is asked by the owner alone, with a fresh sign-in, and stands in the log', async () => {
    const orderId = await paidBoxes(bench, buyer, 2);
    for (const role of ['packer', 'helper', 'editor'] as const)
      expect((await ask(orderId, {}, await provenCaller(bench, role, `A ${role}`))).status).toBe(403);
    const stale = await staffCaller(bench, 'owner', 'A token of the owner');
    expect((await ask(orderId, {}, stale)).data).toMatchObject({ code: 'staff-proof' });
    expect((await money(orderId)).refunds).toEqual([]);
    // A packer cancels and sees the order, but nothing of what goes back.
    const seen = await packer(readStaffOrder, { params: { orderId } });
    expect(seen.data).toMatchObject({ order: { amount: 2 * HOME }, money: null });
    expect((await ask(orderId, { positions: [1] })).data.refund).toMatchObject({
      state: 'asked',
      goods: 1236_00,
      delivery: 49_00,
      positions: [1],
      by: 'Harbhajan',
      reason: 'Broken lid',
      creditNote: null,
    });
    const { entries } = (await owner(readAudit, { query: { kind: 'refund', recordId: orderId } })).data;
    expect(entries).toMatchObject([{ action: 'refund', after: { amount: '₹1,285', homes: 1 } }]);
    expect((await ask(newId())).status).toBe(404);
  });

  it.each([
    ['less than a rupee', { amount: 99 }],
    ['parts of a paisa', { amount: 100.5 }],
    ['no reason', { reason: '  ' }],
    ['a home that is not there', { positions: [2] }],
    ['no id', { id: 'x' }],
  ])('is refused for %s with a sentence', async (_, change) => {
    const { status, data } = await ask(await paidBoxes(bench, buyer, 2), change);
    expect([status, data.message]).toEqual([400, expect.stringMatching(/\w.+\.$/)]);
  });

  it('is never more than was paid and not asked back, also by two owners at once', async () => {
    const orderId = await paidBoxes(bench, buyer, 3);
    expect((await ask(orderId, { amount: 3 * HOME + 1 })).data.message).toBe(
      'Only ₹3,855 of this payment is left to send back.',
    );
    const tries = await Promise.all(Array.from({ length: 6 }, () => ask(orderId)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    const { refunds, left } = await money(orderId);
    expect(refunds).toHaveLength(3);
    expect(left).toEqual({ goods: 0, delivery: 0 });
    expect(bench.gateway.refunded.size).toBeGreaterThanOrEqual(3);
    expect((await ask(orderId, { amount: 100 })).data.message).toMatch(/^Nothing of this payment is left/);
  });

  it('is made once for one request, however often the request arrives', async () => {
    const orderId = await paidBoxes(bench, buyer, 3);
    const id = newId();
    const answers = await Promise.all([ask(orderId, { id }), ask(orderId, { id }), ask(orderId, { id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await money(orderId)).refunds).toHaveLength(1);
    expect([...bench.gateway.refunded.keys()].filter((receipt) => receipt.startsWith(id))).toHaveLength(1);
    const other = await paidBoxes(bench, buyer, 1);
    expect((await ask(other, { id })).status).toBe(409);
  });

  it.each([
    ['another sum', { amount: 700_00 }],
    ['other homes', { positions: [0] }],
    ['more homes', { positions: [0, 1, 2] }],
    ['the whole order', { positions: [] }],
    ['another reason', { reason: 'Two broken lids' }],
  ])('is not answered with the first one when its id comes again for %s', async (_, change) => {
    const orderId = await paidBoxes(bench, buyer, 3);
    const body = { id: newId(), amount: 500_00, positions: [0, 1] };
    bench.gateway.losesAnswers = true;
    const first = await asked(orderId, body);
    const { status, data } = await ask(orderId, { ...body, ...change });
    expect([status, data.message]).toEqual([
      409,
      'That button press was used for another refund of ₹500. Please check what went back before you send more.',
    ]);
    expect((await money(orderId)).refunds).toEqual([first]);
    expect(await asked(orderId, body)).toEqual(first);
  });

  it('is the same one for homes of which nothing was left to divide it over', async () => {
    const orderId = await paidBoxes(bench, buyer, 2);
    await asked(orderId, { positions: [0] });
    const body = { id: newId(), positions: [0, 1] };
    const first = await asked(orderId, body);
    expect(first.positions).toEqual([1]);
    expect(await asked(orderId, body)).toEqual(first);
  });

  it('leaves with a credit note of a series without gaps, and its customer reads all of it', async () => {
    const orderId = await paidBoxes(bench, buyer, 3);
    const [first, second, third] = [await asked(orderId), await asked(orderId), await asked(orderId)] as const;
    await tell('refund.processed', first);
    await tell('refund.failed', second);
    await tell('refund.processed', third);
    const { refunds } = await money(orderId);
    const [late, failed, early] = refunds as [StaffRefund, StaffRefund, StaffRefund];
    expect([late.state, failed.state, early.state]).toEqual(['processed', 'failed', 'processed']);
    expect(early.creditNote).toMatch(/^CN\d{4}-\d{6}$/);
    expect(failed).toMatchObject({ creditNote: null, problem: expect.stringMatching(/bank/i) });
    expect(Number(late.creditNote?.slice(-6))).toBe(Number(early.creditNote?.slice(-6)) + 1);
    const mine = await bench.get(readInvitationOrder.path.replace(':id', orderId), buyer);
    expect(mine.data.paymentHistory[0].refunds).toHaveLength(3);
    expect(JSON.stringify(mine.data)).not.toMatch(/Broken lid|Harbhajan/);
    const stranger = await bench.customer();
    expect((await bench.get(readInvitationOrder.path.replace(':id', orderId), stranger)).status).toBe(404);
  });

  it('that failed is asked again without paying twice, also by two owners at once', async () => {
    const orderId = await paidBoxes(bench, buyer, 1);
    bench.gateway.refunds = { refused: 'Your account does not have enough balance.' };
    const failed = await asked(orderId);
    expect(failed).toMatchObject({ state: 'failed', problem: 'Your account does not have enough balance.' });
    expect(await listed('refund-failed')).toContainEqual(
      expect.objectContaining({ amount: HOME, words: failed.problem, canRefund: true }),
    );
    bench.gateway.refunds = 'processed';
    const answers = await Promise.all([again(failed), again(failed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [refund] = (await money(orderId)).refunds;
    expect(refund).toMatchObject({ state: 'processed', attempt: 2, problem: '' });
    const made = [...bench.gateway.refunded.keys()].filter((receipt) => receipt.startsWith(failed.id));
    expect(made).toEqual([`${failed.id}-2`]);
    expect((await listed('refund-failed')).map(({ refund: one }) => one?.id)).not.toContain(failed.id);
    expect((await owner(askRefundAgain, { params: { refundId: newId() }, body: { attempt: 1 } })).status).toBe(404);
  });

  it('that failed is not asked again when others took the money meanwhile', async () => {
    const orderId = await paidBoxes(bench, buyer, 1);
    bench.gateway.refunds = 'failed';
    const failed = await asked(orderId);
    bench.gateway.refunds = 'pending';
    await asked(orderId);
    expect((await again(failed)).status).toBe(409);
    expect((await money(orderId)).refunds.map(({ state }) => state).sort()).toEqual(['asked', 'failed']);
  });

  it('stays asked while the provider is away or its answer is lost, and is asked for once more under its name', async () => {
    const orderId = await paidBoxes(bench, buyer, 2);
    bench.gateway.away = true;
    const silent = await asked(orderId);
    expect(silent).toMatchObject({ state: 'asked', trace: '' });
    bench.gateway.away = false;
    bench.gateway.losesAnswers = true;
    const lost = await asked(orderId);
    const waiting = (await listed('refund-asked')).map(({ refund }) => refund?.id);
    expect(waiting).toEqual(expect.arrayContaining([silent.id, lost.id]));
    bench.gateway.losesAnswers = false;
    bench.gateway.refunds = 'processed';
    bench.clock.offset += 3 * MINUTE;
    await sweepRefunds(bench.shop);
    const { refunds } = await money(orderId);
    expect(refunds.find(({ id }) => id === silent.id)?.state).toBe('processed');
    expect(taken(lost)).toBeDefined();
    Object.assign(taken(lost) ?? {}, { status: 'processed' });
    bench.clock.offset += DAY;
    await sweepRefunds(bench.shop);
    expect((await money(orderId)).refunds.map(({ state }) => state)).toEqual(['processed', 'processed']);
    const receipts = [...bench.gateway.refunded.keys()];
    expect(receipts.filter((one) => one.startsWith(silent.id) || one.startsWith(lost.id))).toHaveLength(2);
  });

  it('takes notices in any order and more than once: money that has left never comes back to asked or failed', async () => {
    const orderId = await paidBoxes(bench, buyer, 2);
    bench.gateway.losesAnswers = true;
    const refund = await asked(orderId);
    await tell('refund.processed', refund);
    const { creditNote } = (await money(orderId)).refunds[0] ?? {};
    expect(creditNote).toMatch(/^CN/);
    await tell('refund.failed', refund);
    await tell('refund.processed', refund);
    expect((await money(orderId)).refunds).toMatchObject([{ state: 'processed', creditNote }]);

    bench.gateway.losesAnswers = false;
    const second = await asked(orderId);
    await tell('refund.failed', second);
    await tell('refund.processed', second);
    expect((await money(orderId)).refunds[0]).toMatchObject({ state: 'processed', problem: '' });
    expect((await money(orderId)).left).toEqual({ goods: 0, delivery: 0 });
  });

  it('is put before the owner once where the provider says that it failed after it had left, or names another sum', async () => {
    const orderId = await paidBoxes(bench, buyer, 3);
    const [failed, other, found] = [await asked(orderId), await asked(orderId), await asked(orderId)] as const;
    await tell('refund.processed', failed);
    await tell('refund.failed', failed);
    await tell('refund.failed', failed);
    const notice = () => bench.gateway.refundNotice('refund.processed', { ...taken(other), amount: 1000_00 });
    await bench.notify(notice());
    await bench.notify(notice());
    // Of the third the shop hears by asking alone.
    await tell('refund.processed', found);
    Object.assign(taken(failed) ?? {}, { status: 'failed' });
    Object.assign(taken(other) ?? {}, { status: 'processed' });
    Object.assign(taken(found) ?? {}, { status: 'failed' });
    await sweepRefunds(bench.shop);
    await sweepRefunds(bench.shop);
    const told = (await listed('refund-differs')).filter(({ paymentId }) => paymentId === `pay_${orderId}`);
    expect(told.map(({ amount }) => amount).sort()).toEqual([1000_00, HOME, HOME]);
    expect((await money(orderId)).refunds.map(({ state }) => state)).toEqual(['processed', 'processed', 'processed']);
    for (const { key } of told) await owner(settleMoney, { body: { key, note: 'Paid in cash.' } });
    await tell('refund.failed', failed);
    expect((await listed('refund-differs')).filter(({ paymentId }) => paymentId === `pay_${orderId}`)).toEqual([]);
  });

  it('is put before the owner when the provider tells of a refund that nobody asked for here', async () => {
    const orderId = await paidBoxes(bench, buyer, 1);
    const failed = { state: 'failed', attempt: 1 };
    bench.gateway.refunds = 'failed';
    const first = await asked(orderId);
    expect(first).toMatchObject(failed);
    bench.gateway.refunds = 'pending';
    await again(first);
    // Of the first attempt the provider now says that the money left after all.
    await bench.notify(bench.gateway.refundNotice('refund.processed', { ...taken(first) }));
    const foreign = { id: 'rfnd_dashboard', payment_id: 'pay_other', amount: 500_00, receipt: null };
    await bench.notify(bench.gateway.refundNotice('refund.processed', foreign));
    await bench.notify(bench.gateway.refundNotice('refund.failed', { ...foreign, id: 'rfnd_other' }));
    const { status } = await bench.notify(bench.gateway.signed('{"event":"refund.processed","payload":{}}'));
    expect(status).toBe(200);
    const strange = await listed('unknown-refund');
    expect(strange.map(({ paymentId, amount }) => [paymentId, amount])).toEqual(
      expect.arrayContaining([
        [`pay_${orderId}`, HOME],
        ['pay_other', 500_00],
      ]),
    );
    expect(strange).toHaveLength(2);
  });

  describe('for homes that were cancelled', () => {
    it('is offered by the refund policy, and leaves the list when it is asked', async () => {
      const orderId = await paidBoxes(bench, buyer, 4);
      await cancel(orderId, [1, 3]);
      const { cancelled } = await money(orderId);
      expect(cancelled).toMatchObject({ positions: [1, 3], goods: 2 * 1236_00, delivery: 98_00 });
      const inList = async () => (await listed('cancelled')).find(({ order }) => order?.id === orderId);
      expect(await inList()).toMatchObject({ amount: 2 * HOME, positions: [1, 3] });
      const seen = async () => (await bench.get(`/api/user/payment-data/${orderId}`, buyer)).data.paymentHistory[0];
      expect((await seen()).cancelled).toEqual(cancelled);
      await ask(orderId, { amount: 2 * HOME, positions: [1, 3] });
      expect([(await money(orderId)).cancelled, (await seen()).cancelled]).toEqual([null, null]);
      expect(await inList()).toBeUndefined();
    });

    it('is less when the box was made already, and nothing is offered twice', async () => {
      const orderId = await paidBoxes(bench, buyer, 2);
      await packer(writeParcelSteps, {
        body: { batch: newId(), parcels: [{ orderId, position: 0 }], state: 'packed' } as never,
      });
      bench.clock.offset += 4 * DAY;
      await cancel(orderId, [0, 1]);
      expect((await money(orderId)).cancelled).toMatchObject({ goods: 936_00, delivery: 98_00 });
      const entry = (await listed('cancelled')).find(({ order }) => order?.id === orderId);
      const settle = () => owner(settleMoney, { body: { key: entry?.key ?? '', note: 'Agreed on a new box.' } });
      expect([(await settle()).status, (await settle()).status]).toEqual([200, 200]);
      expect((await money(orderId)).cancelled).toBeNull();
    });

    it('counts the delivery that their own order paid, also when the shop charges another by now', async () => {
      const charge = async (guestBox: number, ownBox: number) => {
        const { revision } = (await owner(readSettingsForOwner)).data.sections.charges;
        const body = { revision, values: { item: 49_00, guestBox, ownBox } };
        expect((await owner(saveSettings, { params: { section: 'charges' }, body })).status).toBe(200);
      };
      const customer = await bench.customer();
      const [guestId = ''] = await bench.guests(customer, 1);
      await charge(60_00, 90_00);
      const purchase = bench.invitationOrder([{ guestId, quantity: 2 }], 3 * 1236_00 + 210_00, { ownBoxes: 1 });
      const { data } = await bench.post('/createOrder', customer, purchase);
      const paid = await bench.post('/verifyOrder', customer, bench.gateway.pay(data.id));
      await charge(49_00, 20_00);
      const { shares } = await money(paid.data.orderId);
      expect(shares.map(({ delivery }) => delivery)).toEqual([120_00, 90_00]);
      await cancel(paid.data.orderId, [1]);
      expect((await money(paid.data.orderId)).cancelled).toMatchObject({ delivery: 90_00 });
    });

    it('keeps them cancelled: neither a step nor a step back makes what was refunded', async () => {
      const orderId = await paidBoxes(bench, buyer, 2);
      const batch = newId();
      await cancel(orderId, [0], batch);
      const refund = await asked(orderId, { positions: [0] });
      const accept = () =>
        packer(writeParcelSteps, {
          body: { batch: newId(), parcels: [{ orderId, position: 0 }], state: 'accepted' } as never,
        });
      expect((await accept()).data.outcomes).toMatchObject([
        { outcome: 'refused', message: expect.stringContaining('money'), parcel: { state: 'cancelled' } },
      ]);
      const back = await packer(undoParcelSteps, { body: { batch } });
      expect(back.data.outcomes).toMatchObject([{ outcome: 'refused', parcel: { state: 'cancelled' } }]);
      await tell('refund.failed', refund);
      expect((await accept()).data.outcomes).toMatchObject([{ outcome: 'done' }]);
    });
  });

  describe('of payments without an order', () => {
    /** Returns a payment that the provider tells of and the shop cannot place. */
    const unclaimed = async (changes: object = {}): Promise<string> => {
      const orderId = `order_${newId()}`;
      bench.gateway.orders.set(orderId, { amount: 700_00, receipt: 'r' });
      const { razorpay_payment_id: paymentId } = bench.gateway.pay(orderId, changes);
      await bench.notify(bench.gateway.notice('payment.captured', paymentId));
      await bench.notify(bench.gateway.notice('order.paid', paymentId));
      return paymentId;
    };
    const entryOf = async (paymentId: string) =>
      (await owner(listMoney)).data.entries.filter((entry) => entry.paymentId === paymentId);
    const send = (key: string) => owner(refundPayment, { body: { id: newId(), key, reason: 'No order' } });

    it('is one entry of the list, and goes back as a whole, once, without a credit note', async () => {
      const paymentId = await unclaimed();
      const [entry, ...more] = await entryOf(paymentId);
      expect(more).toEqual([]);
      expect(entry).toMatchObject({ kind: 'unclaimed', amount: 700_00, order: null, canRefund: true });
      const answers = await Promise.all([send(entry?.key ?? ''), send(entry?.key ?? '')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await entryOf(paymentId)).toMatchObject([{ kind: 'refund-asked', amount: 700_00 }]);
      const refund = answers.find(({ status }) => status === 200)?.data.refund as StaffRefund;
      await tell('refund.processed', refund);
      expect(await entryOf(paymentId)).toEqual([]);
    });

    it('is refused where the provider holds nothing of it, or does not answer', async () => {
      const paymentId = await unclaimed();
      const [entry] = await entryOf(paymentId);
      bench.gateway.away = true;
      expect((await send(entry?.key ?? '')).status).toBe(503);
      bench.gateway.away = false;
      Object.assign(bench.gateway.payments.get(paymentId) ?? {}, { status: 'refunded' });
      expect((await send(entry?.key ?? '')).data.message).toMatch(/holds no money/);
      expect((await send('event:nothing')).status).toBe(404);
      expect((await entryOf(paymentId))[0]?.kind).toBe('unclaimed');
    });

    it('names the order of a second payment, and a sum that differs', async () => {
      const { data } = await bench.post('/createOrder', buyer, bench.sweetOrder());
      await bench.post('/verifyOrder', buyer, bench.gateway.pay(data.id));
      const second = bench.gateway.pay(data.id);
      await bench.post('/verifyOrder', buyer, second);
      await bench.notify(bench.gateway.notice('payment.captured', second.razorpay_payment_id));
      expect(await entryOf(second.razorpay_payment_id)).toMatchObject([
        { kind: 'second', amount: 1299_00, order: { title: 'Kaju Katli', customer: 'Harpreet Kaur' } },
      ]);
      const other = await bench.post('/createOrder', await bench.customer(), bench.sweetOrder());
      const odd = bench.gateway.pay(other.data.id, { amount: 1_00 });
      await bench.notify(bench.gateway.notice('payment.captured', odd.razorpay_payment_id));
      expect(await entryOf(odd.razorpay_payment_id)).toMatchObject([{ kind: 'mismatch', amount: 1_00 }]);
    });

    const noticeOf = async (changes: Partial<GatewayPayment>) => {
      const customer = await bench.customer();
      const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
      const paid = bench.gateway.pay(data.id, changes);
      await bench.notify(bench.gateway.notice('payment.captured', paid.razorpay_payment_id));
      return { customer, orderId: data.id as string, paid, paymentId: paid.razorpay_payment_id };
    };

    it.each([
      ['another currency', { currency: 'USD' }, [{ kind: 'other-currency', amount: null, canRefund: false }]],
      ['money on its way', { status: 'authorized' }, [{ kind: 'not-captured', amount: 1299_00, canRefund: false }]],
      ['money that went back', { status: 'refunded' }, [{ kind: 'not-captured', amount: 1299_00, canRefund: false }]],
      ['no money, for it failed', { status: 'failed' }, []],
      ['no money yet', { status: 'created' }, []],
    ] as const)('says of a payment that it is %s, where its sum is right', async (_, changes, told) => {
      const { customer, orderId, paymentId } = await noticeOf(changes);
      expect(await entryOf(paymentId)).toMatchObject(told.map((entry) => ({ ...entry, gatewayOrderId: orderId })));
      expect(await bench.orderCount(customer)).toBe(0);
    });

    it('no longer lists a payment on its way once it has come and made its order', async () => {
      const { customer, paid, paymentId } = await noticeOf({ status: 'authorized' });
      Object.assign(bench.gateway.payments.get(paymentId) ?? {}, { status: 'captured' });
      await bench.post('/verifyOrder', customer, paid);
      expect(await entryOf(paymentId)).toEqual([]);
    });

    it.each([
      ['amount', '184900'],
      ['amount', 1.5],
      ['amount', null],
      ['amount', -1],
      ['amount', 2 ** 53],
      ['currency', null],
    ])(
      'names the payment and its order where the %s of a notice is %j, until the order is made',
      async (field, wrong) => {
        const customer = await bench.customer();
        const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
        const tellOf = async (paymentId: string) => {
          const entity = { ...bench.gateway.payments.get(paymentId), [field]: wrong };
          await bench.notify(
            bench.gateway.signed(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } })),
          );
        };
        const paid = bench.gateway.pay(data.id);
        await tellOf(paid.razorpay_payment_id);
        const entry = { kind: 'unreadable', gatewayOrderId: data.id, amount: null, canRefund: false };
        expect(await entryOf(paid.razorpay_payment_id)).toMatchObject([entry]);
        const second = bench.gateway.pay(data.id);
        await bench.post('/verifyOrder', customer, paid);
        await tellOf(second.razorpay_payment_id);
        expect(await entryOf(paid.razorpay_payment_id)).toEqual([]);
        expect(await entryOf(second.razorpay_payment_id)).toMatchObject([entry]);
      },
    );

    it('names the payment of a refund whose notice cannot be read, also beside the refund itself', async () => {
      const orderId = await paidBoxes(bench, buyer, 1);
      const refund = await asked(orderId);
      for (const amount of ['128500', 1.5, null, -1])
        await bench.notify(bench.gateway.refundNotice('refund.processed', { ...taken(refund), amount }));
      const kinds = (await entryOf(`pay_${orderId}`)).map(({ kind, order }) => [kind, order?.id]);
      expect(kinds.filter(([kind]) => kind === 'unreadable')).toHaveLength(4);
      expect(kinds).toContainEqual(['refund-asked', orderId]);
    });

    it('leaves the list when it is settled in another way, with a note in the log', async () => {
      const paymentId = await unclaimed();
      const [entry] = await entryOf(paymentId);
      const settle = (key: string, note: string) => owner(settleMoney, { body: { key, note } });
      expect((await settle(entry?.key ?? '', ' ')).status).toBe(400);
      expect((await settle('event:nothing', 'Done')).status).toBe(404);
      expect((await settle(entry?.key ?? '', 'Returned by bank transfer.')).status).toBe(200);
      expect(await entryOf(paymentId)).toEqual([]);
      const { entries } = (await owner(readAudit, { query: { kind: 'refund', recordId: entry?.key } })).data;
      expect(entries).toMatchObject([{ action: 'settle', after: { note: 'Returned by bank transfer.' } }]);
    });
  });
});
