import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideOverHomes, divideOverPayments, moneyOfHomes, type SentBack } from '#domain/orders/home-money.rules.ts';
import { addParts, nothing, type Parts, sumOfParts } from '#domain/orders/refund.rules.ts';

const part = fc.record({ goods: fc.integer({ min: 1_00, max: 50_000_00 }), delivery: fc.nat({ max: 5_000_00 }) });
const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const sorted = (places: readonly number[]): number[] => [...new Set(places)].sort((one, other) => one - other);

/** An order of homes of which some were cancelled and came off the rest, an advance, and what somebody tries to send back. */
const orders = fc.record({
  shares: fc.array(part, { minLength: 1, maxLength: 12 }),
  cancelled: fc.array(fc.nat({ max: 11 }), { maxLength: 12 }),
  /** Percent that the policy gives of goods, and that was paid before. */
  policy: fc.constantFrom(0, 60, 100),
  advance: fc.integer({ min: 10, max: 100 }),
  /** Whether the rest was paid. */
  whole: fc.boolean(),
  tries: fc.array(
    fc.record({
      places: fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 4 }),
      percent: fc.integer({ min: 1, max: 130 }),
      fails: fc.boolean(),
    }),
    { maxLength: 12 },
  ),
});

describe('money that goes back for homes', () => {
  it('is never more for a home than was paid for it, and never more for an order than was paid', () => {
    fc.assert(
      fc.property(orders, ({ shares, cancelled, policy, advance, whole, tries }) => {
        const sold = total(shares.map(sumOfParts));
        const worth = new Map<number, Parts>();
        for (const at of sorted(cancelled)) {
          const share = shares[at];
          if (share) worth.set(at, { goods: Math.floor((share.goods * policy) / 100), delivery: share.delivery });
        }
        const open = sold - Math.floor((sold * advance) / 100);
        const wanted = addParts([...worth.values()]);
        const amount = Math.min(open, sumOfParts(wanted));
        const goods = Math.min(wanted.goods, amount);
        const off = { goods, delivery: amount - goods };
        const paid = whole ? sold - amount : sold - open;
        const given = {
          shares,
          worth,
          offs: [
            { off, positions: [...worth.keys()], until: new Map(sorted(cancelled).map((at) => [at, ''])), paid: true },
          ],
          unpaid: sold - amount - paid,
        };
        const refunds: SentBack[] = [];
        const atFirst = moneyOfHomes({ ...given, refunds });
        expect(total(atFirst.map((home) => home.paid))).toBeLessThanOrEqual(Math.max(paid, 0) + shares.length);
        expect(addParts(atFirst.map((home) => home.off))).toEqual(worth.size > 0 ? off : nothing);
        for (const { places, percent, fails } of tries) {
          const homes = moneyOfHomes({ ...given, refunds });
          const positions = sorted(places.filter((place) => place < shares.length));
          const most = total(positions.map((place) => homes[place]?.left ?? 0));
          const sum = Math.floor((most * percent) / 100);
          if (sum === 0) continue;
          const named = divideOverHomes(sum, positions, homes);
          expect(named === null).toBe(sum > most);
          if (!named) continue;
          expect(total(named.perHome)).toBe(sum);
          // The same divided over two payments is the same again.
          const halves = divideOverPayments(named, [Math.floor(sum / 3), sum - Math.floor(sum / 3)]);
          expect(named.perHome.map((_, at) => total(halves.map((half) => half[at] ?? 0)))).toEqual(named.perHome);
          if (!fails) refunds.push({ ...named, at: '' });
        }
        const last = moneyOfHomes({ ...given, refunds });
        for (const [at, { back }] of last.entries()) expect(back).toBeLessThanOrEqual(atFirst[at]?.paid ?? 0);
        expect(total(last.map(({ back }) => back))).toBeLessThanOrEqual(total(atFirst.map((home) => home.paid)));
      }),
      { numRuns: 500, seed: 20261231 },
    );
  });
});
