import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryText, purchaseSum, quantityRefusal, typingRefusal } from '#domain/payments/purchase.rules.ts';
import { amountInWords } from '#domain/orders/invoice.rules.ts';
import { invitationDeliveryText } from '#domain/pricing/delivery-charge.texts.ts';
import { MAX_TOTAL, UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';
import { formatAmount, formatRupees, rateOnWire, rateText, toPaise, toRupees } from '#lib/money.ts';
import { gramsTyped, wholeTyped } from '#lib/whole-number.ts';
import { paiseWritten } from '#lib/written-rate.ts';

describe('an amount', () => {
  it.each([
    [0, '₹0', '0'],
    [1, '₹0.01', '0.01'],
    [49_00, '₹49', '49'],
    [49_50, '₹49.50', '49.5'],
    [1299_00, '₹1,299', '1,299'],
    [1_23_456_00, '₹1,23,456', '1,23,456'],
    [1_23_45_678_05, '₹1,23,45,678.05', '1,23,45,678.05'],
  ])('of %i paise is printed %s, and %s in texts of their own form', (paise, rupees, bare) => {
    expect([formatRupees(paise), formatAmount(paise)]).toEqual([rupees, bare]);
  });

  it('crosses the wire and comes back the same', () => {
    fc.assert(
      fc.property(fc.nat({ max: MAX_TOTAL }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise);
      }),
    );
  });

  it.each([
    [19_00, 'nineteen'],
    [20_00, 'twenty'],
    [21_00, 'twenty one'],
    [99_00, 'ninety nine'],
    [100_00, 'one hundred'],
    [999_00, 'nine hundred ninety nine'],
    [1000_00, 'one thousand'],
    [1_00_000_00, 'one lakh'],
    [1_00_00_000_00, 'one crore'],
    [10_10, 'ten and ten paise'],
  ])('of %i paise reads “Rupees %s only” on an invoice', (paise, words) => {
    expect(amountInWords(paise)).toBe(`Rupees ${words} only`);
  });

  it('of one payment ends at ten crore, and of one by UPI at a lakh', () => {
    expect([formatRupees(MAX_TOTAL), formatRupees(UPI_LIMIT)]).toEqual(['₹10,00,00,000', '₹1,00,000']);
  });
});

describe('a rate', () => {
  it.each([
    [880_00, 400, '880/400gm', '₹880 / 400 gm'],
    [900_50, 1000, '900.5/kg', '₹900.50 / kg'],
    [3600_00, 1000, '3600/kg', '₹3,600 / kg'],
  ])('of %i paise for %i grams is %s on the wire and %s on a page', (paise, grams, wire, words) => {
    expect([rateOnWire(paise, grams), rateText(paise, grams)]).toEqual([wire, words]);
  });

  it.each([
    ['500/400gm', 400, 500_00],
    [' 500 / 400 gm ', 400, 500_00],
    ['500/400g', 400, 500_00],
    ['900.5/kg', 1000, 900_50],
    ['900.55/1000gm', 1000, 900_55],
  ])('that was kept as %j before its paise were is read once, for %i grams', (text, grams, paise) => {
    expect(paiseWritten(text, grams)).toBe(paise);
  });

  it.each([
    ['500/kg', 400],
    ['900/400gm', 1000],
    ['900/2kg', 1000],
    ['900', 1000],
    ['900.555/kg', 1000],
    ['about 900/kg', 1000],
    ['900/box', 1000],
    ['', 400],
    ['/kg', 1000],
  ])('that was kept as %j is unknown for %i grams, and not nought', (text, grams) => {
    expect(paiseWritten(text, grams)).toBeNull();
  });
});

describe('a purchase', () => {
  const offer = { rate: 500_00, delivery: 49_00, least: 250 };

  it('of a sweet goes by 400 grams, of a dry fruit by the kilogram', () => {
    const two = { quantity: '2', unit: 'kg' } as const;
    expect(purchaseSum('sweet', offer, two)).toEqual({ price: 2500_00, delivery: 49_00, total: 2549_00 });
    expect(purchaseSum('dry-fruit', offer, two)).toEqual({ price: 1000_00, delivery: 49_00, total: 1049_00 });
  });

  it.each(['', '0', '1.5', 'two', '501'])('of %j kg comes to nothing and asks for no delivery', (quantity) => {
    for (const kind of ['sweet', 'dry-fruit'] as const)
      expect(purchaseSum(kind, offer, { quantity, unit: 'kg' })).toEqual({ price: 0, delivery: 0, total: 0 });
  });

  it.each([
    ['249', 'gm', 0],
    ['250', 'gm', 361_50],
    ['1', 'kg', 1299_00],
  ] as const)('of %s %s of a sweet that is sold from 250 gm comes to %d paise', (quantity, unit, total) => {
    expect(purchaseSum('sweet', offer, { quantity, unit }).total).toBe(Math.round(total / 100) * 100);
  });

  it.each([
    ['7', 'gm', 100, 'Please take at least 100 gm.'],
    ['99', 'gm', 100, 'Please take at least 100 gm.'],
    ['100', 'gm', 100, ''],
    ['1', 'kg', 2000, 'Please take at least 2 kg.'],
    ['2', 'kg', 2000, ''],
    ['1', 'kg', 1500, 'Please take at least 1.5 kg.'],
    ['', 'gm', 100, 'Please Enter Quantity'],
  ] as const)('of %j %s where %d gm are the least is judged %j', (quantity, unit, least, words) => {
    expect(quantityRefusal('sweet', { quantity, unit }, least)).toBe(words);
  });

  it('names its delivery in words', () => {
    expect([deliveryText(49_00), invitationDeliveryText({ item: 60_00, guestBox: 49_50, ownBox: 20_00 })]).toEqual([
      '₹49 /-',
      '₹49.50 for each guest’s box, ₹20 for each box to you',
    ]);
  });

  it.each([
    ['1.5', 'kg', 'Digits only, please: for 1.5 kg choose gm and type 1500.'],
    ['0.0', 'kg', 'Digits only, please, without point or comma.'],
    ['1-2', 'kg', 'Digits only, please, without point or comma.'],
    ['1.5', 'gm', 'Digits only, please: whole grams, without point or comma.'],
    ['15', 'kg', ''],
    ['', 'kg', ''],
  ] as const)('typed as %j %s is answered %j', (quantity, unit, words) => {
    expect(typingRefusal({ quantity, unit })).toBe(words);
  });

  it.each([
    ['sweet', '500', ''],
    ['sweet', '501', 'For so much at once, please write to us.'],
    ['sweet', '0', 'Please Enter Quantity'],
    ['dry-fruit', '', 'please Select Quantity'],
    ['dry-fruit', '5', ''],
  ] as const)('of %s, %j kg, is judged %j before it is paid', (kind, quantity, words) => {
    expect(quantityRefusal(kind, { quantity, unit: 'kg' }, 0)).toBe(words);
  });
});

describe('a typed number', () => {
  it.each([
    ['abc', ''],
    ['', ''],
    [' 1,500 gm ', '1500'],
    ['1'.repeat(50), '1'.repeat(40)],
  ])('%j stands as %j', (typed, kept) => {
    expect(wholeTyped(typed)).toBe(kept);
  });

  it.each([
    ['1,5', 1500],
    ['1,25', 1250],
    ['1,255', null],
    ['.25', 250],
    ['1.2555', null],
    ['1', null],
  ])('of kilograms, %j, is %s grams', (typed, grams) => {
    expect(gramsTyped(typed)).toBe(grams);
  });
});
