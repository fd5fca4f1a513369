import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { listOrderMessages } from '#domain/messages/messages.contract.ts';
import { readInvitationOrder } from '#domain/orders/order.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { askRefund, askRefundAgain, listMoney, refundPayment, settleMoney } from '#domain/orders/refund.contract.ts';
import { sweepRefunds } from '#domain/orders/refund.service.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { newId } from '#lib/ids.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

const HOME = 1285_00;

describe.each(engines)('money that was sent back by hand at the payment provider, on %s', (engine) => {
  let bench: OrderBench;
  let buyer: Customer;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    buyer = await bench.customer({ name: 'Harpreet Kaur' });
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.gateway.refunds = 'pending';
    bench.gateway.away = false;
  });

  /** Returns a refund that somebody made on the provider's own pages. */
  const byHand = (paymentId: string, amount: number, status: 'pending' | 'processed' = 'processed') => {
    const refund = { id: `rfnd_${randomUUID().slice(0, 13)}`, payment_id: paymentId, amount, status, receipt: null };
    bench.gateway.refunded.set(refund.id, refund);
    return refund;
  };
  const tell = (event: 'created' | 'processed' | 'failed', refund: object) =>
    bench.notify(bench.gateway.refundNotice(`refund.${event}`, refund));
  const money = async (orderId: string) => (await owner(readStaffOrder, { params: { orderId } })).data.money!;
  const listed = async (paymentId: string) =>
    (await owner(listMoney)).data.entries.filter((entry) => entry.paymentId === paymentId);
  const ask = (orderId: string, amount: number) =>
    owner(askRefund, { params: { orderId }, body: { id: newId(), amount, reason: 'Late', positions: [] } });

  it('stands on the order with a credit note, on the customer’s page, in the log, and in the list until it is settled', async () => {
    const orderId = await paidBoxes(bench, buyer, 2);
    await tell('processed', byHand(`pay_${orderId}`, 500_00));
    const { refunds, left } = await money(orderId);
    expect(refunds).toMatchObject([
      {
        state: 'processed',
        goods: 500_00,
        delivery: 0,
        by: 'Payment provider',
        reason: 'Sent back by hand at the payment provider',
        creditNote: expect.stringMatching(/^CN\d{4}-\d{6}$/),
      },
    ]);
    expect(left).toEqual({ goods: 2 * 1236_00 - 500_00, delivery: 98_00 });
    const mine = await bench.get(readInvitationOrder.path.replace(':id', orderId), buyer);
    expect(mine.data.paymentHistory[0].refunds).toMatchObject([{ state: 'processed', goods: 500_00 }]);
    const { entries } = (await owner(readAudit, { query: { kind: 'refund', recordId: orderId } })).data;
    expect(entries).toMatchObject([{ actor: 'Payment provider', action: 'refund', after: { amount: '₹500' } }]);

    const told = (await owner(listOrderMessages, { params: { orderId } })).data;
    expect(told.messages).toMatchObject([{ kind: 'refunded', customer: 'Harpreet Kaur', by: '' }]);
    expect(told.chat.find(({ kind }) => kind === 'refunded')?.text).toContain('Rs 500 of your order');

    const [entry, ...more] = await listed(`pay_${orderId}`);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ kind: 'hand-made', amount: 500_00, order: { id: orderId }, canRefund: false });
    await owner(settleMoney, { body: { key: entry?.key ?? '', note: 'Harbhajan did it on the phone.' } });
    expect(await listed(`pay_${orderId}`)).toEqual([]);
  });

  it('is counted once, by notices in any order and by looking, and never beside more than was paid', async () => {
    const orderId = await paidBoxes(bench, buyer, 1);
    const refund = byHand(`pay_${orderId}`, 1000_00, 'pending');
    await tell('created', refund);
    expect((await money(orderId)).refunds).toMatchObject([{ state: 'asked', trace: refund.id, creditNote: null }]);
    expect((await ask(orderId, HOME)).data.message).toBe('Only ₹285 of this payment is left to send back.');
    await Promise.all([tell('processed', refund), tell('processed', refund), sweepRefunds(bench.shop)]);
    await tell('created', refund);
    await tell('failed', refund);
    await sweepRefunds(bench.shop);
    const { refunds, left } = await money(orderId);
    expect(refunds).toMatchObject([{ state: 'processed', attempt: 1 }]);
    expect(left.goods + left.delivery).toBe(285_00);
  });

  it('is found by asking when its notice never came, and nothing of it is lost while the provider is away', async () => {
    const orderId = await paidBoxes(bench, buyer, 1);
    byHand(`pay_${orderId}`, 300_00);
    bench.gateway.away = true;
    await expect(sweepRefunds(bench.shop)).rejects.toMatchObject({ status: 503 });
    bench.gateway.away = false;
    await Promise.all([sweepRefunds(bench.shop), sweepRefunds(bench.shop)]);
    expect((await money(orderId)).refunds).toMatchObject([{ state: 'processed', goods: 300_00 }]);
  });

  it('is for the homes that were cancelled where it is just what the policy gives for them', async () => {
    const orderId = await paidBoxes(bench, buyer, 3);
    const parcels = [0, 2].map((position) => ({ orderId, position }));
    await owner(writeParcelSteps, { body: { batch: newId(), parcels, state: 'cancelled' } as never });
    await tell('processed', byHand(`pay_${orderId}`, 2 * HOME));
    const { refunds, cancelled } = await money(orderId);
    expect(refunds).toMatchObject([{ positions: [0, 2], goods: 2 * 1236_00, delivery: 98_00 }]);
    expect(cancelled).toBeNull();
  });

  it('that failed gives the money free again, and can be asked for here', async () => {
    const orderId = await paidBoxes(bench, buyer, 1);
    const refund = byHand(`pay_${orderId}`, HOME, 'pending');
    await tell('created', refund);
    Object.assign(refund, { status: 'failed' });
    await tell('failed', refund);
    const [entry] = await listed(`pay_${orderId}`);
    expect(entry).toMatchObject({ kind: 'refund-failed', canRefund: true });
    bench.gateway.refunds = 'processed';
    const again = { params: { refundId: entry?.refund?.id ?? '' }, body: { attempt: 1 } };
    expect((await owner(askRefundAgain, again)).data.refund).toMatchObject({ state: 'processed', attempt: 2 });
    // Of the one made by hand nothing is heard again.
    await sweepRefunds(bench.shop);
    expect(await money(orderId)).toMatchObject({ left: { goods: 0, delivery: 0 }, refunds: [{ attempt: 2 }] });
  });

  it('waits for the owner where a refund of the shop is under way for the same money, and is counted once that failed', async () => {
    const orderId = await paidBoxes(bench, buyer, 1);
    const { refund } = (await ask(orderId, HOME)).data;
    const hand = byHand(`pay_${orderId}`, HOME);
    await tell('processed', hand);
    await sweepRefunds(bench.shop);
    const kinds = async () => (await listed(`pay_${orderId}`)).map(({ kind }) => kind).sort();
    expect(await kinds()).toEqual(['refund-asked', 'unknown-refund']);
    const taken = bench.gateway.refunded.get(`${refund.id}-1`);
    Object.assign(taken ?? {}, { status: 'failed' });
    await tell('failed', { ...taken });
    await sweepRefunds(bench.shop);
    expect(await kinds()).toEqual(['hand-made', 'refund-failed']);
    expect((await money(orderId)).left).toEqual({ goods: 0, delivery: 0 });
  });

  it('is not what the shop asked for itself, whatever the notice says of the receipt and whenever it comes', async () => {
    const orderId = await paidBoxes(bench, buyer, 2);
    const { refund } = (await ask(orderId, 500_00)).data;
    const taken = bench.gateway.refunded.get(`${refund.id}-1`);
    await tell('processed', { ...taken, receipt: null });
    await tell('processed', { ...taken, receipt: 'another' });
    bench.gateway.losesAnswers = true;
    const lost = (await ask(orderId, 300_00)).data.refund;
    bench.gateway.losesAnswers = false;
    expect(lost.trace).toBe('');
    // The shop knows no id of the provider yet: the receipt names the refund, and from then on its id does.
    const first = bench.gateway.refunded.get(`${lost.id}-1`);
    await tell('created', { ...first });
    await tell('processed', { ...first, receipt: null });

    const { refunds, left } = await money(orderId);
    expect(refunds.map(({ id, state }) => `${id} ${state}`).sort()).toEqual(
      [`${lost.id} processed`, `${refund.id} processed`].sort(),
    );
    expect(left.goods + left.delivery).toBe(2 * HOME - 800_00);
    expect(await listed(`pay_${orderId}`)).toEqual([]);
    const { messages } = (await owner(listOrderMessages, { params: { orderId } })).data;
    expect(messages.filter(({ kind }) => kind === 'refunded')).toHaveLength(2);
  });

  describe('of a payment without an order', () => {
    const unclaimed = async (): Promise<string> => {
      const orderId = `order_${newId()}`;
      bench.gateway.orders.set(orderId, { amount: 700_00, receipt: 'r' });
      const { razorpay_payment_id: paymentId } = bench.gateway.pay(orderId);
      await bench.notify(bench.gateway.notice('payment.captured', paymentId));
      return paymentId;
    };

    it('takes the payment off the list when all of it went back, without a credit note', async () => {
      const paymentId = await unclaimed();
      await tell('processed', byHand(paymentId, 700_00));
      expect(await listed(paymentId)).toMatchObject([{ kind: 'hand-made', order: null, refund: { creditNote: null } }]);
    });

    it('leaves what is left of it in the list, and that goes back', async () => {
      const paymentId = await unclaimed();
      await tell('processed', byHand(paymentId, 200_00));
      const open = (await listed(paymentId)).find(({ kind }) => kind === 'unclaimed');
      expect(open).toMatchObject({ amount: 500_00, canRefund: true });
      const sent = await owner(refundPayment, { body: { id: newId(), key: open?.key ?? '', reason: 'The rest' } });
      expect(sent.data.refund).toMatchObject({ goods: 500_00 });
      expect((await listed(paymentId)).map(({ kind }) => kind).sort()).toEqual(['hand-made', 'refund-asked']);
    });

    it('is only put before the owner where the shop never heard of the payment', async () => {
      await tell('created', byHand('pay_elsewhere', 90_00, 'pending'));
      expect(await listed('pay_elsewhere')).toEqual([]);
      await tell('processed', byHand('pay_elsewhere', 90_00));
      expect(await listed('pay_elsewhere')).toMatchObject([{ kind: 'unknown-refund', amount: 90_00 }]);
    });
  });
});
