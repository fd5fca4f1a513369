import { describe, expect, it } from 'vitest';
import { advanceOf, divideBack, notPaidInFull, openOf, partsOfPayments } from '#domain/pricing/part-payment.rules.ts';
import { UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';

const RUPEE = 100;

/** Numbers below a limit, the same in every run. */
function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const next = luck(20261222);
const totals = Array.from({ length: 400 }, () => UPI_LIMIT + 1 + next(60_00_000_00));
/** Returns all goods, and all delivery. */
const sums = (parts: readonly { goods: number; delivery: number }[]): [goods: number, delivery: number] => [
  parts.reduce((sum, { goods }) => sum + goods, 0),
  parts.reduce((sum, { delivery }) => sum + delivery, 0),
];
const sumOf = (parts: readonly { goods: number; delivery: number }[]): number =>
  parts.reduce((sum, { goods, delivery }) => sum + goods + delivery, 0);

describe('an advance', () => {
  it('is half of the total in whole rupees, never less, and never a rupee more', () => {
    for (const total of totals) {
      const advance = advanceOf(total);
      expect(advance % RUPEE).toBe(0);
      expect(advance * 2).toBeGreaterThanOrEqual(total);
      expect(advance * 2 - total).toBeLessThan(2 * RUPEE);
    }
  });

  it('is as many percent of the total as the owner says, in whole rupees', () => {
    for (const total of totals)
      for (const percent of [10, 25, 33, 90]) {
        const advance = advanceOf(total, percent);
        expect(advance % RUPEE).toBe(0);
        expect(advance * 100).toBeGreaterThanOrEqual(total * percent);
        expect(advance * 100 - total * percent).toBeLessThan(100 * RUPEE);
        expect(advance).toBeLessThan(total);
      }
  });

  it('leaves a rest that UPI carries, as it does itself, up to twice the limit', () => {
    for (const total of [
      ...totals.filter((one) => one <= 2 * UPI_LIMIT),
      UPI_LIMIT + 1,
      2 * UPI_LIMIT - 1,
      2 * UPI_LIMIT,
    ])
      for (const part of [advanceOf(total), total - advanceOf(total)]) expect(part).toBeLessThanOrEqual(UPI_LIMIT);
  });
});

describe('the payments of an order', () => {
  const off = { goods: 0, delivery: 0 };

  it('pay goods and delivery to the paisa, each its own amount, whatever was cancelled between them', () => {
    for (const total of totals) {
      const delivery = next(Math.floor(total / 3));
      const sold = { goods: total - delivery, delivery };
      const amount = advanceOf(total);
      const rest = total - amount;
      const gone = { goods: next(Math.min(rest, sold.goods)), delivery: 0 };
      gone.delivery = Math.min(next(delivery + 1), rest - gone.goods);
      const payments = [
        { amount, off },
        { amount: rest - gone.goods - gone.delivery, off: gone },
      ];
      const parts = partsOfPayments(sold, payments);
      expect(parts.map((one) => one.goods + one.delivery)).toEqual(payments.map((one) => one.amount));
      for (const one of parts) expect(Math.min(one.goods, one.delivery)).toBeGreaterThanOrEqual(0);
      expect(openOf(total, payments)).toBe(0);
      expect(openOf(total, payments.slice(0, 1))).toBe(rest);
      if (gone.goods + gone.delivery === 0) expect(sums(parts)).toEqual([sold.goods, delivery]);
    }
  });

  it('give back what is asked and no more than each brought', () => {
    for (const total of totals) {
      const left = [
        { goods: next(total), delivery: next(5000) },
        { goods: next(total), delivery: next(5000) },
      ];
      const [goodsLeft, deliveryLeft] = sums(left);
      const back = {
        goods: next(goodsLeft + 1),
        delivery: next(deliveryLeft + 1),
      };
      const shares = divideBack(back, left);
      expect(sumOf(shares)).toBe(back.goods + back.delivery);
      for (const [at, { goods, delivery }] of shares.entries()) {
        expect(goods).toBeLessThanOrEqual(left[at]?.goods ?? 0);
        expect(delivery).toBeLessThanOrEqual(left[at]?.delivery ?? 0);
        expect(Math.min(goods, delivery)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('take the latest first, and never leave less than the provider sends for another', () => {
    const left = [
      { goods: 500_00, delivery: 0 },
      { goods: 300_00, delivery: 0 },
    ];
    const goods = (amount: number) => divideBack({ goods: amount, delivery: 0 }, left).map((one) => one.goods);
    expect(goods(200_00)).toEqual([0, 200_00]);
    expect(goods(350_00)).toEqual([50_00, 300_00]);
    expect(goods(300_40)).toEqual([1_00, 299_40]);
  });
});

describe('goods and delivery of an order that is paid in parts', () => {
  const sold = { goods: 120_000_00, delivery: 5_000_00 };
  const nothing = { goods: 0, delivery: 0 };
  const payment = (amount: number, off = nothing) => ({ amount, off });

  it('are paid by the advance in proportion, and by the rest what is left of them', () => {
    expect(partsOfPayments(sold, [payment(62_500_00), payment(62_500_00)])).toEqual([
      { goods: 60_000_00, delivery: 2_500_00 },
      { goods: 60_000_00, delivery: 2_500_00 },
    ]);
    expect(partsOfPayments(sold, [payment(25_000_00), payment(100_000_00)])).toEqual([
      { goods: 24_000_00, delivery: 1_000_00 },
      { goods: 96_000_00, delivery: 4_000_00 },
    ]);
  });

  it('are less by what came off for homes that were cancelled before the rest', () => {
    const off = { goods: 10_000_00, delivery: 500_00 };
    expect(partsOfPayments(sold, [payment(62_500_00), payment(52_000_00, off)])).toEqual([
      { goods: 60_000_00, delivery: 2_500_00 },
      { goods: 50_000_00, delivery: 2_000_00 },
    ]);
  });

  it('are paid by what comes between as goods first, and what comes too much is for goods as well', () => {
    const few = { goods: 100_00, delivery: 50_00 };
    expect(partsOfPayments(few, [payment(30_00), payment(60_00), payment(60_00)])).toEqual([
      { goods: 20_00, delivery: 10_00 },
      { goods: 60_00, delivery: 0 },
      { goods: 20_00, delivery: 40_00 },
    ]);
    expect(partsOfPayments(few, [payment(30_00), payment(60_00), payment(80_00)])[2]).toEqual({
      goods: 40_00,
      delivery: 40_00,
    });
    expect(partsOfPayments(few, [payment(75_00), payment(80_00, { goods: 0, delivery: 5_00 })])[1]).toEqual({
      goods: 60_00,
      delivery: 20_00,
    });
  });

  it('are open until they are paid or taken off, and never below nothing', () => {
    expect(openOf(125_000_00, [payment(62_500_00, { goods: 10_000_00, delivery: 500_00 })])).toBe(52_000_00);
    expect([openOf(100, [payment(200)]), openOf(100, [])]).toEqual([0, 100]);
    expect(notPaidInFull('₹52,000')).toMatch(/^₹52,000 of this order is still to pay\./);
    // An order of nothing has nothing to divide in proportion.
    expect(partsOfPayments(nothing, [payment(5_00)])).toEqual([{ goods: 5_00, delivery: 0 }]);
  });

  it('go back from the latest payment first', () => {
    const left = [
      { goods: 60_000_00, delivery: 2_500_00 },
      { goods: 50_000_00, delivery: 2_000_00 },
    ];
    expect(divideBack({ goods: 50_100_00, delivery: 2_100_00 }, left)).toEqual([
      { goods: 100_00, delivery: 100_00 },
      { goods: 50_000_00, delivery: 2_000_00 },
    ]);
    expect(divideBack({ goods: 40_000_00, delivery: 0 }, left)).toEqual([nothing, { goods: 40_000_00, delivery: 0 }]);
  });

  it('go back in shares that the provider sends, a rupee or more, where a part allows it', () => {
    const goods = (...paise: number[]) => paise.map((one) => ({ goods: one, delivery: 0 }));
    expect(divideBack({ goods: 50_000_50, delivery: 0 }, goods(60_000_00, 50_000_00))).toEqual(goods(100, 49_999_50));
    expect(divideBack({ goods: 50_001_00, delivery: 0 }, goods(60_000_00, 50_000_00))).toEqual(goods(100, 50_000_00));
    expect(divideBack({ goods: 50_000_50, delivery: 0 }, goods(100, 50_000_00))).toEqual(goods(100, 49_999_50));
    expect(divideBack({ goods: 200_00, delivery: 40 }, [{ goods: 500_00, delivery: 40 }, ...goods(300_00)])).toEqual([
      { goods: 60, delivery: 40 },
      { goods: 199_40, delivery: 0 },
    ]);
    // The first payment has no more than half a rupee left, and the second nothing to spare.
    expect(divideBack({ goods: 50_000_50, delivery: 0 }, goods(50, 50_000_00))).toEqual(goods(50, 50_000_00));
    expect(divideBack({ goods: 1_99, delivery: 0 }, goods(60_000_00, 1_49))).toEqual(goods(50, 1_49));
    expect(divideBack({ goods: 2_00, delivery: 0 }, goods(60_000_00, 1_50))).toEqual(goods(100, 100));
  });
});
