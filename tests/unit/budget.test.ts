import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type BudgetQuestion, leastBudget, proposeMixes, readBudget } from '#domain/planning/budget.rules.ts';
import { boxPrice, invitationTotal, sectionPrice } from '#domain/pricing/pricing.rules.ts';

const sweetsAt = (...rupees: number[]) =>
  rupees.map((rate, at) => ({ sweetId: `sweet-${at}`, name: `Sweet ${at}`, image: '', rate: rate * 100 }));
const wedding: BudgetQuestion = {
  budget: 180_000_00,
  homes: 240,
  invitation: 150_00,
  isDeliveryCharge: true,
  charges: { guestBox: 49_00, ownBox: 20_00 },
  sweets: sweetsAt(240, 320, 400, 480, 560, 640, 800),
};

describe('boxes for a budget', () => {
  it('are the largest, the one of most sweets and the one of the finest, each different and within the budget', () => {
    const mixes = proposeMixes(wedding);
    expect(mixes.map(({ title }) => title)).toEqual(['The largest box', 'The most sweets', 'The finest sweets']);
    const [largest, most, finest] = mixes;
    expect(largest?.weight).toBe(750);
    expect(boxTypeOf(most?.tempId ?? 0).sections).toBe(5);
    expect(finest?.sweets.map(({ rate }) => rate)).toContain(800_00);
    expect(new Set(mixes.map(({ weight, tempId }) => `${weight} ${tempId}`)).size).toBe(3);
  });

  it('are fewer where one of them would not be more of what its name says', () => {
    // Everything that there is fits, so that the largest box holds the dearest sweet already.
    const rich = proposeMixes({ ...wedding, budget: 900_000_00 });
    expect(rich.map(({ title }) => title)).toEqual(['The largest box', 'The most sweets']);
    expect(rich[0]?.sweets.map(({ rate }) => rate)).toContain(800_00);
  });

  it('say why they leave much of the budget, and say nothing where they leave little', () => {
    for (const { total, left } of proposeMixes(wedding)) expect(left === null).toBe(total >= wedding.budget * 0.85);
    const rich = proposeMixes({ ...wedding, budget: 900_000_00 });
    expect(rich.map(({ left }) => left)).toEqual(['whole', 'whole']);
    // Five sections of a kilogram are too dear with any sweets, 750 gm take the dearest at half of the sum.
    const even = proposeMixes({ ...wedding, sweets: sweetsAt(500, 500, 500, 500, 500), budget: 240 * 1_400_00 });
    expect(even.map(({ weight, left }) => `${weight} ${left}`)).toEqual(['750 size', '750 size']);
    const apart = proposeMixes({ ...wedding, sweets: sweetsAt(200, 2000), budget: 240 * 1_000_00 });
    expect(apart[0]?.left).toBe('sweets');
  });

  it('are none where nothing fits, and the least that would is named', () => {
    const poor = { ...wedding, budget: 50_000_00 };
    expect(proposeMixes(poor)).toEqual([]);
    const least = leastBudget(poor);
    // 250 gm of the cheapest sweet, its invitation and its delivery: 150 + 150 + 49 rupees.
    expect(least).toBe(240 * 349_00);
    expect(proposeMixes({ ...poor, budget: least ?? 0 }).length).toBeGreaterThan(0);
    expect(proposeMixes({ ...poor, budget: (least ?? 0) - 1 })).toEqual([]);
    expect(leastBudget({ ...wedding, sweets: [] })).toBeNull();
  });

  it('never cost more than there is, hold a different sweet in each section, and cost what Pay will ask', () => {
    fc.assert(
      fc.property(
        fc.record({
          budget: fc.integer({ min: 100, max: 50_000_000 }),
          homes: fc.integer({ min: 1, max: 500 }),
          invitation: fc.integer({ min: 0, max: 100_000 }),
          isDeliveryCharge: fc.boolean(),
          rates: fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 20 }),
        }),
        ({ rates, ...rest }) => {
          const question = { ...wedding, ...rest, sweets: sweetsAt(...rates) };
          for (const { weight, tempId, sweets, box, total } of proposeMixes(question)) {
            const { sections } = boxTypeOf(tempId);
            expect(new Set(sweets.map(({ sweetId }) => sweetId)).size).toBe(sections);
            const prices = sweets.map(({ rate }) => sectionPrice(rate, weight, sections));
            expect(Math.min(...prices)).toBeGreaterThan(0);
            expect(box).toBe(boxPrice(prices, question.invitation));
            const order = {
              boxPrice: box,
              guestBoxes: question.homes,
              ownBoxes: 0,
              isDeliveryCharge: rest.isDeliveryCharge,
            };
            expect(total).toBe(invitationTotal(order, question.charges).total);
            expect(total).toBeLessThanOrEqual(question.budget);
          }
        },
      ),
    );
  });

  it('are the dearest neighbours in price that the budget still pays, so that no section looks poor', () => {
    const rates = wedding.sweets.map(({ rate }) => rate);
    for (const { sweets, tempId, weight, total } of proposeMixes(wedding)) {
      const { sections } = boxTypeOf(tempId);
      const at = rates.indexOf(sweets[0]?.rate ?? 0);
      expect(sweets.map(({ rate }) => rate)).toEqual(rates.slice(at, at + sections));
      const dearer = rates.slice(at + 1, at + 1 + sections);
      if (dearer.length < sections) continue;
      const boxPaise = boxPrice(
        dearer.map((rate) => sectionPrice(rate, weight, sections)),
        wedding.invitation,
      );
      const { charges, homes, isDeliveryCharge } = wedding;
      const order = { boxPrice: boxPaise, guestBoxes: homes, ownBoxes: 0, isDeliveryCharge };
      expect(invitationTotal(order, charges).total).toBeGreaterThan(wedding.budget);
      expect(total).toBeLessThanOrEqual(wedding.budget);
    }
  });

  it('do not depend on the order of the sweets, and are offered for a single home', () => {
    const backwards = { ...wedding, sweets: wedding.sweets.toReversed() };
    expect(proposeMixes(backwards)).toEqual(proposeMixes(wedding));
    expect(leastBudget(backwards)).toBe(leastBudget(wedding));
    expect(proposeMixes({ ...wedding, homes: 1 })[0]?.title).toBe('The largest box');
    const alike = { ...wedding, sweets: sweetsAt(400, 400, 400, 400, 400, 400) };
    expect(proposeMixes({ ...alike, sweets: alike.sweets.toReversed() })).toEqual(proposeMixes(alike));
  });

  it('leave out a box of which one sweet would come to nothing', () => {
    for (const { sweets } of proposeMixes({ ...wedding, sweets: sweetsAt(0, 300, 320) }))
      expect(sweets.map(({ rate }) => rate)).not.toContain(0);
    expect(leastBudget({ ...wedding, sweets: sweetsAt(0, 320) })).toBeNull();
  });

  it('are none for no homes, and hold no sweet that costs nothing', () => {
    expect(proposeMixes({ ...wedding, homes: 0 })).toEqual([]);
    const free = { ...wedding, sweets: sweetsAt(0) };
    expect([proposeMixes(free), leastBudget(free)]).toEqual([[], null]);
    expect(leastBudget({ ...wedding, isDeliveryCharge: false })).toBe(240 * 300_00);
  });

  it.each([
    ['1.8 lakh', 180_000_00],
    ['₹1,80,000', 180_000_00],
    ['Rs. 180000/-', 180_000_00],
    ['2 lacs', 200_000_00],
    ['50k', 50_000_00],
    ['3L', 300_000_00],
    ['Rs 5000', 5_000_00],
    ['12 5 crates', null],
    ['1 lac', 100_000_00],
    ['4 lakhs', 400_000_00],
    ['1.805 lakh', 180_500_00],
    ['1.8055 lakh', null],
    ['.5 lakh', null],
    ['-5000', null],
    ['lakh', null],
    ['1234567890', null],
    ['0', null],
    ['much', null],
    ['', null],
    ['12 crates', null],
  ])('are looked for by what people write: %s', (text, paise) => {
    expect(readBudget(text)).toBe(paise);
  });
});
