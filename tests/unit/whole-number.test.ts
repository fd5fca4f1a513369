import { describe, expect, it } from 'vitest';
import { quantityRefusal, typingRefusal } from '#domain/payments/purchase.rules.ts';
import { gramsTyped, wholeTyped } from '#lib/whole-number.ts';

/** Returns what a field holds when a text is typed key by key. */
const byKeys = (text: string): string => [...text].reduce((held, key) => wholeTyped(held + key), '');

describe('a field for a whole number', () => {
  it.each([
    ['2x', '2'],
    ['x2', '2'],
    [' 250 ', '250'],
    ['२५०', '250'],
    ['੨੫੦', '250'],
    ['1,500', '1500'],
    ['1,00,000', '100000'],
    ['1,234,567', '1234567'],
    ['500 gm', '500'],
    ['5 000', '5000'],
    ['1\u00a000 000', '100000'],
  ])('reads %j as %s, typed or pasted', (text, number) => {
    expect(wholeTyped(text)).toBe(number);
    expect(byKeys(text)).toBe(number);
  });

  it.each([
    ['₹ 12,500', '12500'],
    ['Rs. 900/-', '900'],
  ])('reads the pasted price %j as %s', (text, number) => expect(wholeTyped(text)).toBe(number));

  it.each(['1.5', '1,5', '12.50', '-5', '1/2', '2-3', '1½', '1.500,00', '.5'])(
    'never makes another number of %j',
    (text) => {
      expect(wholeTyped(text)).toBe(text);
      expect(byKeys(text)).toBe(text);
    },
  );

  it('joins no numbers that stand apart', () => {
    for (const text of ['1 5', '1kg5', '2 kg 500']) expect(wholeTyped(text)).toBe(text);
  });
});

describe('a part of a kilogram', () => {
  it('is read in grams where it can only mean one thing', () => {
    expect(gramsTyped('1.5')).toBe(1500);
    expect(gramsTyped('1,5')).toBe(1500);
    expect(gramsTyped('.25')).toBe(250);
    expect(gramsTyped('0.125')).toBe(125);
    for (const text of ['1,500', '1.2345', '15', '-1.5', '1.5.2', '']) expect(gramsTyped(text)).toBeNull();
  });
});

describe('a quantity that cannot be paid for', () => {
  it('with more than digits is refused as it is typed, with the grams that say the same', () => {
    expect(typingRefusal({ quantity: '1.5', unit: 'kg' })).toBe(
      'Digits only, please: for 1.5 kg choose gm and type 1500.',
    );
    expect(typingRefusal({ quantity: '12.5', unit: 'gm' })).toBe(
      'Digits only, please: whole grams, without point or comma.',
    );
    expect(typingRefusal({ quantity: '-5', unit: 'kg' })).toBe('Digits only, please, without point or comma.');
    expect(typingRefusal({ quantity: '15', unit: 'kg' })).toBe('');
  });

  it('is named in the words of its kind', () => {
    expect(quantityRefusal('sweet', { quantity: '', unit: 'kg' }, 0)).toBe('Please Enter Quantity');
    expect(quantityRefusal('sweet', { quantity: '0', unit: 'kg' }, 0)).toBe('Please Enter Quantity');
    expect(quantityRefusal('sweet', { quantity: '1,5', unit: 'kg' }, 0)).toContain('1500');
    expect(quantityRefusal('sweet', { quantity: '501', unit: 'kg' }, 0)).toBe(
      'For so much at once, please write to us.',
    );
    expect(quantityRefusal('sweet', { quantity: '99999999999', unit: 'gm' }, 0)).toBe(
      'For so much at once, please write to us.',
    );
    expect(quantityRefusal('sweet', { quantity: '500', unit: 'gm' }, 0)).toBe('');
    expect(quantityRefusal('dry-fruit', { quantity: '', unit: 'kg' }, 0)).toBe('please Select Quantity');
    expect(quantityRefusal('dry-fruit', { quantity: '0', unit: 'kg' }, 0)).toBe('please Enter Quantity');
    expect(quantityRefusal('dry-fruit', { quantity: '5', unit: 'kg' }, 0)).toBe('');
  });
});
