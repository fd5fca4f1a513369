import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { type Cancellation, type MoneyFacts, type MoneyNow, moneyOfOrder } from '#domain/orders/goes-back.rules.ts';
import { divideOverHomes } from '#domain/orders/home-money.rules.ts';
import {
  addParts,
  type Bought,
  dueBack,
  nothing,
  homeCosts,
  sumOfParts,
  takeParts,
} from '#domain/orders/refund.rules.ts';
import { partsOfPayments } from '#domain/pricing/part-payment.rules.ts';
import { countSteps } from '#tests/bench/guard/steps.ts';

describe('what goes back of an order of 5,000 homes', () => {
  it('takes at most twice the steps with 2,000 of them cancelled', async () => {
    const steps = await countSteps();
    const none = steps['what goes back of an order without a cancelled home is worked out'] ?? Number.NaN;
    const many = steps['what goes back for 2,000 cancelled homes is worked out'] ?? Number.NaN;
    expect(none).toBeGreaterThan(5_000);
    expect(many).toBeLessThanOrEqual(2 * none);
  });
});

/** An order of boxes, half of which is paid or all of it, and what its staff do home by home in any order. */
const histories = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
  /** Percent that was paid. */
  advance: fc.constantFrom(30, 50, 83, 100),
  orderedAt: fc.constantFrom('2026-11-20T06:00:00.000Z', '2026-11-24T06:00:00.000Z'),
  deeds: fc.array(
    fc.record({
      what: fc.constantFrom('cancel', 'cancel made', 'refund home', 'refund homes', 'refund what is promised'),
      places: fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1, maxLength: 8 }),
      /** Percent of what is due that goes back. */
      percent: fc.constantFrom(1, 40, 100, 100),
    }),
    { maxLength: 14 },
  ),
});

/** Returns an order whose staff cancel homes and send money back, as far as rules go. */
function orderOf(quantities: readonly number[], advance: number, orderedAt = '2026-11-24T06:00:00.000Z') {
  const boxes = quantities.reduce((sum, one) => sum + one, 0);
  const bought: Bought = {
    kind: 'invitation',
    orderedAt,
    goods: boxes * 1_236_00,
    delivery: boxes * 49_00,
    sweets: 433_00,
    homes: quantities.map((quantity) => ({ quantity, own: false })),
  };
  const total = sumOfParts(bought);
  const amount = Math.ceil((total * advance) / 100);
  const paid = { paymentId: 'pay_1', gatewayOrderId: 'order_1', kind: 'advance' as const, amount };
  const inParts = advance === 100 ? [] : [{ ...paid, off: nothing, offPositions: [], at: orderedAt }];
  const parts = inParts.length > 0 ? partsOfPayments(bought, inParts) : [takeParts(bought, nothing)];
  const cancellations: Cancellation[] = [];
  const refunds: MoneyFacts['refunds'][number][] = [];
  let minute = 0;
  const time = (): string => new Date(Date.parse('2026-11-25T06:00:00.000Z') + MINUTE * (minute += 1)).toISOString();
  const now = (): MoneyNow =>
    moneyOfOrder({
      bought,
      payments: parts.map((one) => ({ parts: one })),
      inParts,
      cancellations,
      refunds,
      left: takeParts(addParts(parts), addParts(refunds)),
      settled: '',
      spent: null,
    });
  return {
    now,
    paid: sumOfParts(addParts(parts)),
    back: () => sumOfParts(addParts(refunds)),
    dues: () => {
      const shares = homeCosts(bought);
      return cancellations.reduce(
        (sum, { position, before, at }) => sum + sumOfParts(dueBack(bought, shares, position, before, at)),
        0,
      );
    },
    cancel(places: readonly number[], before: Cancellation['before']) {
      const at = time();
      for (const position of places)
        if (position < quantities.length && cancellations.every((one) => one.position !== position))
          cancellations.push({ position, before, at });
      cancellations.sort((one, other) => one.position - other.position);
    },
    refund(sum: number, positions: readonly number[]) {
      const { homes, left } = now();
      const named = divideOverHomes(sum, positions, homes);
      if (!named) throw new Error(`${sum} is more than is left of these homes`);
      const goods = Math.min(sum, left.goods);
      const delivery = sum - goods;
      expect(delivery).toBeLessThanOrEqual(left.delivery);
      refunds.push({
        state: 'processed',
        goods,
        delivery,
        positions: named.positions,
        per_home: named.perHome,
        asked_at: time(),
      });
    },
  };
}

const promiseOf = ({ cancelled }: MoneyNow): number => sumOfParts(cancelled ?? nothing);
/** What is too little to be sent. */
const LEAST = 1_00;

describe('what is due for cancelled homes', () => {
  it('goes back or comes off the rest to the paisa, however often and for whichever home something is sent', () => {
    fc.assert(
      fc.property(histories, ({ quantities, advance, orderedAt, deeds }) => {
        const order = orderOf(quantities, advance, orderedAt);
        for (const { what, places, percent } of deeds) {
          if (what === 'cancel') order.cancel(places, 'accepted');
          if (what === 'cancel made') order.cancel(places, 'making');
          const { homes, cancelled } = order.now();
          const named =
            what === 'refund home'
              ? places.slice(0, 1)
              : what === 'refund homes'
                ? places
                : what === 'refund what is promised'
                  ? (cancelled?.positions ?? [])
                  : [];
          const owed = named.reduce((sum, place) => sum + (homes[place]?.owed ?? 0), 0);
          const amount = Math.floor((owed * percent) / 100);
          if (amount < LEAST) continue;
          const before = promiseOf(order.now());
          order.refund(
            amount,
            named.filter((place) => place < quantities.length).sort((one, other) => one - other),
          );
          const after = promiseOf(order.now());
          // What went back is what is promised no longer.
          expect(after).toBe(before - amount < LEAST ? 0 : before - amount);
        }
        const last = order.now();
        if (last.cancelled && promiseOf(last) > 0) order.refund(promiseOf(last), last.cancelled.positions);
        const end = order.now();
        expect(promiseOf(end)).toBe(0);
        const off = sumOfParts(end.rest.off);
        expect(order.back()).toBeLessThanOrEqual(order.paid);
        expect(order.back() + off).toBeLessThanOrEqual(order.dues());
        expect(order.back() + off).toBeGreaterThan(order.dues() - LEAST);
      }),
      { numRuns: 1_000, seed: 20_261_126 },
    );
  });

  it('is promised for the other homes as before once one home of an order with an advance has had its own', () => {
    const order = orderOf([10, 10, 10, 10], 50);
    order.cancel([0, 1, 2, 3], 'accepted');
    const { homes, cancelled } = order.now();
    const [first] = homes;
    order.refund(first?.owed ?? 0, [0]);
    const after = order.now();
    expect(promiseOf(after)).toBe(sumOfParts(cancelled ?? nothing) - (first?.owed ?? 0));
    expect(after.cancelled?.positions).toEqual([1, 2, 3]);
  });

  it('stays promised of a home of which only a part went back', () => {
    const order = orderOf([1, 1], 100);
    order.cancel([1], 'accepted');
    const promised = promiseOf(order.now());
    order.refund(LEAST, [1]);
    expect(promiseOf(order.now())).toBe(promised - LEAST);
  });
});
