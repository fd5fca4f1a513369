import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOrNothing, rupees } from '#office/catalogue/codecs.ts';
import { readStep } from '#office/catalogue/price-step.rules.ts';
import { readSheet } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { sections } from '#domain/settings/settings.contract.ts';
import { formatRupees } from '#lib/money.ts';
import { meantSum, paiseInWords, paiseTyped } from '#lib/typed-sum.ts';

/** Returns a price of a sheet with nothing else in it: paise, or what is wrong. */
function inSheet(cell: string): unknown {
  const id = '00000000-0000-4000-8000-000000000001';
  const held = { id, revision: 1, position: 1, isActive: true, record: { ...sweet, rate: 1 } };
  const { problems, changes } = readSheet(
    'sweet',
    [
      ['id', 'rate'],
      [id, cell],
    ],
    [held],
  );
  return problems.length > 0 ? null : (changes[0]?.record.record['rate'] ?? 1);
}
const sweet = {
  name: 'Kaju katli',
  category: 'Indian Sweets',
  image: 'sweets/kaju-1a2b3c4d.webp',
};

const sums = fc.integer({ min: 1, max: 10_000_000_00 });

describe('a typed sum', () => {
  it.each([
    ['280.50', 280_50],
    ['1,000', 1000_00],
    ['1,00,000', 1_00_000_00],
    ['12,34,567.5', 12_34_567_50],
    ['1,000,000', 10_00_000_00],
    ['1 00 000', 1_00_000_00],
    [' ₹ 1,250.50 ', 1250_50],
    ['Rs. 500/-', 500_00],
    ['rs500', 500_00],
    ['500 INR', 500_00],
    ['₹500/-', 500_00],
    ['१,२५०.५०', 1250_50],
    ['١٬٢٥٠٫٥', 1250_50],
    ['-20', -20_00],
    ['₹ -20', -20_00],
    ['−₹20', -20_00],
    ['₹0', 0],
  ])('%j is %i paise', (typed, paise) => {
    expect(paiseTyped(typed)).toBe(paise);
  });

  it.each([
    ['280,50', '280.50'],
    ['2,5', '2.5'],
    ['1,000,50', '1000.50'],
    ['٢٨٠,٥٠', '280.50'],
    ['1,00,0.5', ''],
    ['1,2,3', ''],
    ['1,00,00', ''],
    ['1,00,0', ''],
    [',500', ''],
    ['500,', ''],
    ['280 50', '280.50'],
    ['1.000,50', ''],
    ['280.505', ''],
    ['1,00,000.', ''],
    ['1e9', ''],
    ['+500', ''],
    ['0x10', ''],
    ['12 rupees', ''],
    ['--5', ''],
    ['', ''],
    ['9'.repeat(20), ''],
  ])('%j is none; it was meant as %j', (typed, meant) => {
    expect([paiseTyped(typed), meantSum(typed)]).toEqual([null, meant]);
  });

  it('is read as the shop itself prints it', () => {
    fc.assert(
      fc.property(sums, (paise) => {
        expect(paiseTyped(formatRupees(paise))).toBe(paise);
      }),
    );
  });

  it('is never more than its digits say, wherever commas stand in it', () => {
    const commas = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_99_99_999 }), commas, (whole, places) => {
        const signs = [...String(whole)];
        for (const place of places) signs.splice(Math.min(place, signs.length), 0, ',');
        const read = paiseTyped(signs.join(''));
        // What is read has every comma where a sum of India or of a spreadsheet has it.
        const groups = [whole.toLocaleString('en-IN'), whole.toLocaleString('en-US'), String(whole)];
        expect(read).toBe(groups.includes(signs.join('')) ? whole * 100 : null);
      }),
    );
  });
});

describe('one rule for sums', () => {
  const typings = fc.oneof(
    fc.constantFrom('280,50', '1,00,0.5', '1,2,3', '1,000', '1,00,000', '₹500/-', 'Rs 20', '१२५', '2,50', '250.50'),
    fc.stringMatching(/^[₹]?\d{1,4}([,.]\d{1,3}){0,2}$/),
  );

  it('holds in forms, in the bulk change of prices and in tables alike', () => {
    fc.assert(
      fc.property(typings, (typed) => {
        const paise = paiseTyped(typed);
        expect(rupees.read(typed)).toEqual(paise ?? typed);
        fc.pre(paise !== 0);
        // A price and a step have ceilings of their own.
        fc.pre(paise === null || paise < 1_00_00_000_00);
        expect(inSheet(typed)).toBe(paise);
        const step = readStep('amount', typed);
        fc.pre(paise === null || paise % 100 === 0);
        expect('rupees' in step ? step.rupees * 100 : null).toBe(paise);
      }),
    );
  });

  it('says what to write for a comma before the paise', () => {
    const says = (schema: { validateSync(value: unknown): unknown }, value: unknown): string => {
      try {
        schema.validateSync(value);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(says(recordSchemas.sweet, { ...sweet, rate: rupees.read('') })).toBe('Please write a price.');
    for (const typed of ['520.555', '₹ ५२०.५५५', '1,520.1234'])
      expect(says(recordSchemas.sweet, { ...sweet, rate: rupees.read(typed) })).toBe(
        'At most two digits after the point.',
      );
    expect(says(recordSchemas.sweet, { ...sweet, rate: rupees.read('280,50') })).toBe(
      'Price of 400 gm: please write 280.50, with a point.',
    );
    expect(says(sections.charges.schema, { item: rupees.read('49,50') })).toBe(
      'The charge: please write 49.50, with a point.',
    );
    expect(numberOrNothing.read('2,5')).toBe('2,5');
  });
});

it.each([
  ['1.8 lakh', 1_80_000_00],
  ['2 Lacs', 2_00_000_00],
  ['1l', 1_00_000_00],
  ['₹11k', 11_000_00],
  ['Rs. 1.125k', 1125_00],
  [' 2  lakh  rupees ', 2_00_000_00],
  ['2100 rupees', 2100_00],
  ['1 rupee', 1_00],
  ['५१ हजार', null],
  ['५१००', 5100_00],
  ['2 lakh/-', 2_00_000_00],
  ['₹ 1,00,000', 1_00_000_00],
  ['5 crore', null],
  ['x1 lakh', null],
  ['1.2345 lakh', null],
  ['1234567890 k', null],
  ['lakh', null],
  ['', null],
  [`1${' '.repeat(50)}k`, 1000_00],
  [`1 k${'x'.repeat(50)}`, null],
])('the gift %j of a family is %j paise', (typed, paise) => {
  expect(paiseInWords(typed)).toBe(paise);
});
