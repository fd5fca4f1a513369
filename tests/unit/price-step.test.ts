import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepProblem } from '#office/catalogue/bulk-wish.ts';
import { type PriceStep, readStep, steppedPrice } from '#office/catalogue/price-step.rules.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';

const prices = fc.integer({ min: 1, max: 10_000_000_00 });
const steps = fc.oneof(
  fc
    .integer({ min: -9000, max: 30_000 })
    .map((hundredths): PriceStep => ({ by: 'percent', percent: hundredths / 100 })),
  fc.integer({ min: -99_999, max: 99_999 }).map((rupees): PriceStep => ({ by: 'amount', rupees })),
);
const percent = (value: number): PriceStep => ({ by: 'percent', percent: value });

describe('many prices changed at once', () => {
  it('become whole rupees, of at least one, or nothing is made of them', () => {
    fc.assert(
      fc.property(prices, steps, (price, step) => {
        const next = steppedPrice(price, step);
        fc.pre(next !== null);
        expect(next % 100).toBe(0);
        expect(next).toBeGreaterThanOrEqual(100);
        expect(next).toBeLessThanOrEqual(10_000_000_00);
      }),
    );
  });

  it('move by what was asked, to half a rupee', () => {
    fc.assert(
      fc.property(prices, steps, (price, step) => {
        const exact = step.by === 'percent' ? price * (1 + step.percent / 100) : price + step.rupees * 100;
        fc.pre(exact >= 100 && exact <= 10_000_000_00);
        expect(Math.abs((steppedPrice(price, step) ?? 0) - exact)).toBeLessThanOrEqual(50 + 1e-4);
      }),
    );
  });

  it('keep their order: what was dearer is not cheaper afterwards', () => {
    fc.assert(
      fc.property(prices, prices, steps, (one, other, step) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [cheap, dear] = [steppedPrice(low, step), steppedPrice(high, step)];
        fc.pre(cheap !== null && dear !== null);
        expect(cheap).toBeLessThanOrEqual(dear);
      }),
    );
  });

  it.each([
    [500_00, percent(10), 550_00],
    [500_00, percent(-7.5), 463_00],
    [450_00, percent(5), 473_00],
    [199_99, percent(0.01), 200_00],
    [5_00, percent(-90), 1_00],
    [2_00, percent(-90), null],
    [90_00_000_00, percent(20), null],
    [500_00, { by: 'amount', rupees: -20 }, 480_00],
    [21_00, { by: 'amount', rupees: -20 }, 1_00],
    [20_00, { by: 'amount', rupees: -20 }, null],
    [345_00, { by: 'amount', rupees: -1000 }, null],
    [99_50, { by: 'amount', rupees: 1 }, 101_00],
  ] as const)('make %i by %o to %i', (price, step, next) => {
    expect(steppedPrice(price, step)).toBe(next);
  });

  it('are left alone, and named, where one of them would fall to nothing', () => {
    const sweet = (name: string, rate: number) =>
      ({ id: name, revision: 1, position: 1, isActive: true, inBin: false, record: { name, rate } }) as never;
    const records = [sweet('Kaju katli', 1450_00), sweet('Jalebi', 345_00), sweet('Imarti', 1000_00)];
    const by = (rupees: number) =>
      stepProblem(kindDeclarations.sweet, { is: 'price', step: { by: 'amount', rupees } }, records);
    expect(by(-1000)).toBe(
      'The prices would fall to nothing: Jalebi (₹345), Imarti (₹1,000). Please choose a smaller step, or leave them out.',
    );
    expect(by(-344)).toBe('');
    expect(by(99_99_000)).toContain('rise too high: Kaju katli (₹1,450). Please');
  });

  it('are changed by what people type', () => {
    expect(readStep('percent', ' +10 % ')).toEqual(percent(10));
    expect(readStep('percent', '−7.5')).toEqual(percent(-7.5));
    expect(readStep('percent', '−7,5')).toEqual({ problem: 'Please write 7.5, with a point.' });
    expect(readStep('amount', '2,50')).toEqual({ problem: 'Please write whole rupees, such as 20.' });
    expect(readStep('amount', '+२०')).toEqual({ by: 'amount', rupees: 20 });
    expect(readStep('amount', '₹1,000')).toEqual({ by: 'amount', rupees: 1000 });
    for (const typed of ['ten', '5 0x', '1.234', ''])
      expect(readStep('percent', typed)).toEqual({ problem: 'Please write a percentage, such as 5 or 7.5.' });
    expect(readStep('percent', '-91')).toHaveProperty('problem');
    expect(readStep('percent', '301')).toHaveProperty('problem');
    expect(readStep('percent', '0')).toEqual({ problem: '0 changes nothing.' });
    expect(readStep('amount', '10.5')).toEqual({ problem: 'Please write whole rupees, such as 20.' });
    expect(readStep('amount', '0')).toEqual({ problem: '0 changes nothing.' });
  });
});
