import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxTypes, boxWeights } from '#domain/box/box-types.rules.ts';
import {
  boxPrice,
  dryFruitQuantities,
  dryFruitTotal,
  invitationTotal,
  MAX_GRAMS,
  parseQuantity,
  sectionPrice,
  sweetPrice,
  sweetTotal,
} from '#domain/pricing/pricing.rules.ts';

/** A rate in whole rupees, as paise. */
const rupees = fc.integer({ min: 1, max: 100_000 }).map((one) => one * 100);
/** A rate that may have paise. */
const anyRate = fc.integer({ min: 1, max: 10_000_000 });
const weights = fc.constantFrom(...boxWeights);
const types = fc.constantFrom(...boxTypes);
const grams = fc.integer({ min: 1, max: MAX_GRAMS });

const charges = { item: 49_00, guestBox: 49_00, ownBox: 20_00 };

describe('the price of a section', () => {
  it.each([
    ['Normal Box', 1000, 1250],
    ['4 Section in box', 750, 234],
    ['3 Section in box', 500, 208],
    ['Special box', 250, 62],
  ])('of a sweet at 500 for 400 gm in %s of %i gm is %i rupees', (name, weight, price) => {
    const type = boxTypes.find((one) => one.name === name);
    expect(sectionPrice(500_00, weight, type?.sections ?? 0)).toBe(price * 100);
  });

  it('is the integer part of rate / 400 × weight / sections, exactly', () => {
    fc.assert(
      fc.property(anyRate, weights, types, (rate, weight, { sections }) => {
        const exact = (BigInt(rate) * BigInt(weight)) / (400n * BigInt(sections) * 100n);
        expect(BigInt(sectionPrice(rate, weight, sections))).toBe(exact * 100n);
      }),
    );
  });

  it('never falls when the sweet is dearer or the box larger', () => {
    fc.assert(
      fc.property(anyRate, anyRate, weights, weights, types, (rate, more, weight, other, { sections }) => {
        const [small, large] = [Math.min(weight, other), Math.max(weight, other)];
        expect(sectionPrice(rate + more, large, sections)).toBeGreaterThanOrEqual(sectionPrice(rate, small, sections));
      }),
    );
  });
});

describe('the price of a box', () => {
  it('is the sum of its sections and the invitation, in any order of sections', () => {
    fc.assert(
      fc.property(fc.array(rupees, { minLength: 1, maxLength: 5 }), rupees, (sections, invitation) => {
        const sum = sections.reduce((all, one) => all + one, 0) + invitation;
        expect(boxPrice(sections, invitation)).toBe(sum);
        expect(boxPrice(sections.toReversed(), invitation)).toBe(sum);
      }),
    );
  });
});

describe('the total of an invitation order', () => {
  const boxes = fc.integer({ min: 0, max: 5000 });

  it('is the box price times all boxes, and 49 a guest box and 20 an own box with the flag', () => {
    fc.assert(
      fc.property(rupees, boxes, boxes, fc.boolean(), (price, guestBoxes, ownBoxes, isDeliveryCharge) => {
        const order = invitationTotal({ boxPrice: price, guestBoxes, ownBoxes, isDeliveryCharge }, charges);
        expect(order.boxes).toBe(guestBoxes + ownBoxes);
        expect(order.goods).toBe(price * (guestBoxes + ownBoxes));
        expect(order.delivery).toBe(isDeliveryCharge ? guestBoxes * 49_00 + ownBoxes * 20_00 : 0);
        expect(order.total).toBe(order.goods + order.delivery);
        expect(Number.isSafeInteger(order.total)).toBe(true);
      }),
    );
  });

  it('grows with every further box', () => {
    fc.assert(
      fc.property(rupees, boxes, boxes, fc.boolean(), (price, guestBoxes, ownBoxes, isDeliveryCharge) => {
        const order = { boxPrice: price, guestBoxes, ownBoxes, isDeliveryCharge };
        const { total } = invitationTotal(order, charges);
        const charge = isDeliveryCharge ? 1 : 0;
        expect(invitationTotal({ ...order, guestBoxes: guestBoxes + 1 }, charges).total - total).toBe(
          price + charge * 49_00,
        );
        expect(invitationTotal({ ...order, ownBoxes: ownBoxes + 1 }, charges).total - total).toBe(
          price + charge * 20_00,
        );
      }),
    );
  });

  it('does not depend on the order of the guests', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 50 }), rupees, (quantities, price) => {
        const totalOf = (list: number[]) =>
          invitationTotal(
            {
              boxPrice: price,
              guestBoxes: list.reduce((sum, one) => sum + one, 0),
              ownBoxes: 0,
              isDeliveryCharge: true,
            },
            charges,
          ).total;
        expect(totalOf(quantities.toReversed())).toBe(totalOf(quantities));
      }),
    );
  });
});

describe('the price of a sweet', () => {
  it('at 500 for 400 gm is 1250 rupees a kilogram', () => {
    expect(sweetPrice(500_00, 1, 'kg')).toBe(1250_00);
    expect(sweetPrice(500_00, 1000, 'gm')).toBe(1250_00);
    expect(sweetPrice(500_00, 400, 'gm')).toBe(500_00);
  });

  it('is whole rupees and within half a rupee of the exact price', () => {
    fc.assert(
      fc.property(anyRate, grams, (rate, quantity) => {
        const price = sweetPrice(rate, quantity, 'gm');
        expect(price % 100).toBe(0);
        expect(Math.abs(price - (rate * quantity) / 400)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('is the same in kilograms and grams, and never falls with the quantity', () => {
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 1, max: 499 }), (rate, quantity) => {
        expect(sweetPrice(rate, quantity, 'kg')).toBe(sweetPrice(rate, quantity * 1000, 'gm'));
        expect(sweetPrice(rate, quantity + 1, 'kg')).toBeGreaterThanOrEqual(sweetPrice(rate, quantity, 'kg'));
      }),
    );
  });

  it('adds the delivery charge once where the sweet carries it, and nothing to no quantity', () => {
    expect(sweetTotal({ rate: 500_00, isDeliveryCharge: true }, 1, 'kg', charges)).toEqual({
      price: 1250_00,
      delivery: 49_00,
      total: 1299_00,
    });
    expect(sweetTotal({ rate: 500_00, isDeliveryCharge: false }, 1, 'kg', charges)).toEqual({
      price: 1250_00,
      delivery: 0,
      total: 1250_00,
    });
    expect(sweetTotal({ rate: 500_00, isDeliveryCharge: true }, 0, 'kg', charges)).toEqual({
      price: 0,
      delivery: 0,
      total: 0,
    });
  });
});

describe('the price of a dry fruit', () => {
  it('is the quantity times the rate, and delivery belongs to every order', () => {
    for (const quantity of dryFruitQuantities) {
      expect(dryFruitTotal(900_00, quantity, charges)).toEqual({
        price: quantity * 900_00,
        delivery: 49_00,
        total: quantity * 900_00 + 49_00,
      });
    }
    expect(dryFruitTotal(900_00, 0, charges).total).toBe(0);
  });
});

describe('a typed quantity', () => {
  it('is digits from 1 to 500 kg', () => {
    expect(parseQuantity('1', 'kg')).toBe(1);
    expect(parseQuantity(' 250 ', 'gm')).toBe(250);
    expect(parseQuantity('500', 'kg')).toBe(500);
    for (const text of ['', '0', '-1', '1.5', '1e3', '501', 'many', '٣']) expect(parseQuantity(text, 'kg')).toBeNull();
    expect(parseQuantity('500001', 'gm')).toBeNull();
  });
});
