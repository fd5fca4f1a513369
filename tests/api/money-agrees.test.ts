import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payRest } from '#domain/payments/checkout.contract.ts';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { readInvitationOrder } from '#domain/orders/order.contract.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { nothing, sumOfParts } from '#domain/orders/refund.rules.ts';
import { askRefund, listMoney } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

const BOX = 1236_00;
const OWN = 20_00;
const GUEST = 49_00;
const HOMES = 5;
/** Enough boxes for each home that the whole may be paid in parts. */
const BOXES = 20;

/** Something that happens to one of a family's orders. */
const deed = fc.record({
  /** The sample or the large order, the large order, or the wave after it. */
  order: fc.constantFrom(0, -2, -2, -1),
  what: fc.constantFrom(
    'cancel homes',
    'cancel the order',
    'make homes',
    'refund homes',
    'refund the order',
    'by hand',
    'pay the rest',
    'what is promised',
    'a day passes',
  ),
  places: fc.uniqueArray(fc.nat({ max: HOMES - 1 }), { minLength: 1, maxLength: HOMES }),
  percent: fc.integer({ min: 1, max: 100 }),
  ends: fc.constantFrom('pending', 'processed', 'failed'),
});
const history = fc.record({
  /** How the large order is paid, and whether a sample comes off it. */
  sample: fc.boolean(),
  advance: fc.boolean(),
  deeds: fc.array(deed, { minLength: 3, maxLength: 8 }),
});
const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** Something that happens to the large order, in which a draw takes no part. */
const toLarge = (what: Deed['what'], places: number[] = [], percent = 100): Deed => ({
  order: -2,
  what,
  places,
  percent,
  ends: 'processed',
});
/** Histories in which promise and refund once differed. */
const known = [
  { sample: true, advance: false, deeds: [{ ...toLarge('cancel homes', [0]), order: 0 }] },
  { sample: false, advance: true, deeds: [toLarge('cancel homes', [0, 1, 2, 3])] },
  {
    sample: true,
    advance: true,
    deeds: [toLarge('a day passes'), toLarge('a day passes'), toLarge('cancel the order')],
  },
  {
    sample: false,
    advance: false,
    deeds: [toLarge('refund homes', [1], 10), toLarge('cancel homes', [1, 2]), toLarge('refund the order', [], 90)],
  },
  {
    sample: false,
    advance: true,
    deeds: [toLarge('cancel the order'), toLarge('refund homes', [0]), toLarge('refund homes', [3], 40)],
  },
];

describe.each(engines)('what is promised back, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await provenCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.clock.offset = 0;
  });

  /** A family's sample, large order and wave, those that it has; what was paid for them is known to the provider. */
  async function family({ sample, advance }: { sample: boolean; advance: boolean }) {
    const who = await bench.customer();
    const buy = async (body: object): Promise<string> => {
      const begun = await bench.post('/createOrder', who, body);
      expect(begun).toMatchObject({ status: 200 });
      const done = await bench.post('/verifyOrder', who, bench.gateway.pay(begun.data.id));
      expect(done.status).toBe(200);
      return done.data.orderId as string;
    };
    const orders: string[] = [];
    if (sample) orders.push(await buy(bench.invitationOrder([], BOX + OWN, { ownBoxes: 1, sample: true })));
    const guests = await bench.guests(who, HOMES + 1);
    const to = guests.slice(0, HOMES).map((guestId) => ({ guestId, quantity: BOXES }));
    const cost = HOMES * BOXES * (BOX + GUEST) - (sample ? BOX : 0);
    const large = bench.invitationOrder(to, cost, sample ? { samples: orders } : {});
    const first = await buy({ ...large, ...(advance ? { advance: true } : {}) });
    const late = [{ guestId: guests[HOMES] ?? '', quantity: 1 }];
    return { who, orders: [...orders, first, await buy(bench.invitationOrder(late, BOX + GUEST, { waveOf: first }))] };
  }

  const money = async (orderId: string) => {
    const found = (await owner(readStaffOrder, { params: { orderId } })).data.money;
    if (!found) throw new Error('the owner sees no money');
    return found;
  };
  const seen = async (who: Customer, orderId: string) =>
    (await bench.get(readInvitationOrder.path.replace(':id', orderId), who)).data.paymentHistory[0];
  const entry = async (orderId: string) =>
    (await owner(listMoney)).data.entries.find(({ kind, order }) => kind === 'cancelled' && order?.id === orderId);
  const step = (orderId: string, positions: readonly number[] | null, state: 'cancelled' | 'making') =>
    owner(writeParcelSteps, {
      body: {
        batch: newId(),
        parcels: positions ? positions.map((position) => ({ orderId, position })) : [{ orderId }],
        state,
      },
    } as never);
  const refund = (orderId: string, amount: number, positions: readonly number[]) =>
    owner(askRefund, {
      params: { orderId },
      body: { id: newId(), amount, reason: 'Cancelled', positions: [...positions] },
    });
  /** Returns paise that the provider took for an order, and that it sent back. */
  const atProvider = async (orderId: string) => {
    const row = await bench.shop.db
      .selectFrom('order')
      .select('payment_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const parts = await bench.shop.db
      .selectFrom('order_payment')
      .select('payment_id')
      .where('order_id', '=', orderId)
      .execute();
    const ids = [...new Set([row, ...parts].map(({ payment_id }) => payment_id))];
    const paid = ids.reduce((sum, id) => sum + (bench.gateway.payments.get(id)?.amount ?? 0), 0);
    const back = [...bench.gateway.refunded.values()]
      .filter(({ payment_id, status }) => ids.includes(payment_id) && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    return { ids, paid, back };
  };

  async function happen(who: Customer, orderId: string, { what, places, percent, ends }: Deed): Promise<void> {
    const now = await money(orderId);
    const there = places.filter((place) => place < now.homes.length).sort((one, other) => one - other);
    bench.gateway.refunds = ends;
    if (what === 'cancel homes') await step(orderId, there, 'cancelled');
    if (what === 'cancel the order') await step(orderId, null, 'cancelled');
    if (what === 'make homes') await step(orderId, there, 'making');
    if (what === 'a day passes') bench.clock.offset += DAY;
    if (what === 'refund homes' && there.length > 0) {
      const most = there.reduce((sum, place) => sum + (now.homes[place]?.left ?? 0), 0);
      await refund(orderId, Math.floor((most * percent) / 100), there);
    }
    if (what === 'refund the order') await refund(orderId, Math.floor((sumOfParts(now.left) * percent) / 100), []);
    if (what === 'what is promised') await takePromise(who, orderId);
    if (what === 'pay the rest' && now.parts?.due) {
      const { data } = await bench.post(payRest.path.replace(':orderId', orderId), who, { amount: now.parts.due });
      await bench.post('/verifyOrder', who, bench.gateway.pay(data.id));
    }
    if (what === 'by hand') {
      const { ids, paid, back } = await atProvider(orderId);
      const [payment_id = ''] = ids;
      const most = Math.min(bench.gateway.payments.get(payment_id)?.amount ?? 0, paid - back);
      const amount = Math.floor((most * percent) / 200);
      const made = { id: `rfnd_${randomUUID().slice(0, 13)}`, payment_id, amount, status: 'processed' as const };
      const answer = await bench.notify(bench.gateway.refundNotice('refund.processed', { ...made, receipt: null }));
      expect(answer.status).toBe(200);
      if ((await money(orderId)).refunds.some(({ trace }) => trace === made.id))
        bench.gateway.refunded.set(made.id, { ...made, receipt: null });
    }
  }

  /** Order page, list of money and customer's page promise the same. */
  async function alike(who: Customer, orderId: string) {
    const { cancelled, homes, left } = await money(orderId);
    expect((await seen(who, orderId)).cancelled).toEqual(cancelled);
    const listed = await entry(orderId);
    expect(listed && { amount: listed.amount, positions: listed.positions, words: listed.words }).toEqual(
      cancelled
        ? { amount: sumOfParts(cancelled), positions: cancelled.positions, words: cancelled.words.join(' ') }
        : undefined,
    );
    if (cancelled) {
      expect(sumOfParts(cancelled)).toBeLessThanOrEqual(sumOfParts(left));
      expect(sumOfParts(cancelled)).toBeLessThanOrEqual(
        cancelled.positions.reduce((sum, place) => sum + (homes[place]?.left ?? 0), 0),
      );
    }
    const { paid, back } = await atProvider(orderId);
    expect(back).toBeLessThanOrEqual(paid);
    const { sample } = await seen(who, orderId);
    if (sample?.state === 'used') expect(sumOfParts(cancelled ?? nothing)).toBeLessThanOrEqual(paid - BOX);
    return cancelled;
  }

  /** Sends back what is promised: it is taken, and its credit notes are over the same goods and delivery. */
  async function takePromise(who: Customer, orderId: string): Promise<void> {
    const promised = await alike(who, orderId);
    if (!promised || sumOfParts(promised) === 0) return;
    bench.gateway.refunds = 'processed';
    const { status, data } = await refund(orderId, sumOfParts(promised), promised.positions);
    expect({ status, message: data.message }).toEqual({ status: 200, message: 'success' });
    const made = [data.refund, ...(data.more ?? [])];
    const { refunds } = await seen(who, orderId);
    const notes = made.map(({ trace }) => refunds.find((one: { trace: string }) => one.trace === trace));
    expect(notes.every(({ creditNote }) => creditNote.startsWith('CN'))).toBe(true);
    for (const part of ['goods', 'delivery'] as const)
      expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(promised[part]);
    expect((await alike(who, orderId))?.positions ?? []).not.toEqual(promised.positions);
  }

  it('is the same on the order, in the list of money, for its customer, as a refund and on its credit note, whatever happened before', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ deeds, ...how }) => {
        bench.clock.offset = 0;
        const { who, orders } = await family(how);
        for (const one of deeds) {
          const orderId = orders.at(one.order) ?? '';
          await happen(who, orderId, one);
          await alike(who, orderId);
        }
        for (const orderId of orders) {
          await takePromise(who, orderId);
          // Nothing that is due stays with the shop.
          const { homes, left } = await money(orderId);
          expect(Math.min(sumOfParts(left), total(homes.map(({ owed }) => owed)))).toBeLessThan(1_00);
        }
        // No family gets back more for all of its orders than it paid.
        const sums = await Promise.all(orders.map(atProvider));
        expect(total(sums.map(({ back }) => back))).toBeLessThanOrEqual(total(sums.map(({ paid }) => paid)));
      }),
      {
        // The rules are the same on both; what is stored and read is tried by the known ones.
        numRuns: engine === 'sqlite' ? 16 : known.length,
        seed: 20_261_125,
        examples: known.map((one): [typeof one] => [one]),
      },
    );
  });

  it('gives an advance back whole when all homes are cancelled, also once one of them had its own alone', async () => {
    const { who, orders } = await family({ sample: false, advance: true });
    const large = orders.at(-2) ?? '';
    await step(large, null, 'cancelled');
    const promised = sumOfParts((await alike(who, large)) ?? nothing);
    bench.gateway.refunds = 'processed';
    const [{ left } = { left: 0 }] = (await money(large)).homes;
    await refund(large, left, [0]);
    expect(sumOfParts((await alike(who, large)) ?? nothing)).toBe(promised - left);
    await takePromise(who, large);
    const { paid, back } = await atProvider(large);
    expect(back).toBe(paid);
  });

  it('promises the price of a cancelled sample once the order that it came off was cancelled and went back', async () => {
    const { who, orders } = await family({ sample: true, advance: false });
    const [sample = '', large = ''] = orders;
    await step(sample, [0], 'cancelled');
    await takePromise(who, sample);
    expect((await atProvider(sample)).back).toBe(OWN);
    await step(large, null, 'cancelled');
    await takePromise(who, large);
    expect(await alike(who, sample)).toMatchObject({ goods: BOX, delivery: 0, positions: [0] });
    await takePromise(who, sample);
    expect((await atProvider(sample)).back).toBe(BOX + OWN);
  });

  it('does not give the delivery of a sample a second time that somebody sent back by hand', async () => {
    const { who, orders } = await family({ sample: true, advance: false });
    const [sample = ''] = orders;
    const { ids } = await atProvider(sample);
    const made = { id: `rfnd_${randomUUID().slice(0, 13)}`, payment_id: ids[0] ?? '', amount: OWN };
    await bench.notify(bench.gateway.refundNotice('refund.processed', { ...made, status: 'processed', receipt: null }));
    expect(await money(sample)).toMatchObject({
      left: { goods: 0, delivery: 0 },
      refunds: [{ goods: 0, delivery: OWN, trace: made.id }],
    });
    await step(sample, [0], 'cancelled');
    expect(await alike(who, sample)).toBeNull();
    expect(await refund(sample, OWN, [])).toMatchObject({ status: 409 });
  });
});
