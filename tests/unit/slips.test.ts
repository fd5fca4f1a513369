import { afterEach, describe, expect, it } from 'vitest';
import { isSlip, spanOf, spansWithout } from '#office/frame/slip.rules.ts';
import { $slips, askAboutSlips, type Slip, slipsWritten } from '#office/frame/slip.store.ts';
import { declarationOf, kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { rupees } from '#office/catalogue/codecs.ts';
import { slipsAmong } from '#office/catalogue/record-slips.ts';
import { sheetSlips } from '#office/catalogue/sheet-slips.ts';
import { settingSlips } from '#office/settings/setting-slips.ts';
import type { StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';

const others = { least: 380_00, most: 1200_00 };

describe('what looks like a slip of the finger', () => {
  const slip = (before: number | null, after: number, among: typeof others | null = others) =>
    isSlip({ before, after, others: among });

  it('is a change by half or more, down as well as up', () => {
    expect(slip(520_00, 260_01)).toBe(false);
    expect(slip(520_00, 260_00)).toBe(true);
    expect(slip(520_00, 779_99)).toBe(false);
    expect(slip(520_00, 780_00)).toBe(true);
    // Odd paise have a half between them.
    expect(slip(3, 2)).toBe(false);
    expect(slip(3, 1)).toBe(true);
  });

  it('is what is ten times off from all others of its list', () => {
    expect(slip(null, 38_00)).toBe(true);
    expect(slip(null, 38_01)).toBe(false);
    expect(slip(null, 12_000_00)).toBe(true);
    expect(slip(null, 11_999_99)).toBe(false);
  });

  it('is neither the first of a list, nor what was zero, nor what is as it was', () => {
    expect(slip(null, 1, null)).toBe(false);
    expect(slip(0, 500_00)).toBe(false);
    expect(slip(52_00, 52_00, { least: 1000_00, most: 1000_00 })).toBe(false);
    // What was far off before, and was said to be right, may change a little.
    expect(slip(30_00, 35_00)).toBe(false);
    // From zero to something that is far off from all others is one.
    expect(slip(0, 1_00)).toBe(true);
    // To nothing is a change by all of it.
    expect(slip(50_00, 0)).toBe(true);
  });

  it('reads what is typed with digits of any script', () => {
    expect(slip(520_00, Number(rupees.read('५२')))).toBe(true);
    expect(slip(520_00, Number(rupees.read('₹ ५२०.५०')))).toBe(false);
  });

  it('knows the others of each value', () => {
    expect(spanOf([0, 5, 3])).toEqual({ least: 3, most: 5 });
    expect(spanOf([0])).toBeNull();
    const without = spansWithout([40, 52, 0, 40, 1200]);
    expect(without(40)).toEqual({ least: 40, most: 1200 });
    expect(without(1200)).toEqual({ least: 40, most: 52 });
    expect(without(52)).toEqual({ least: 40, most: 1200 });
    expect(spansWithout([7])(7)).toBeNull();
    expect(spansWithout([7, 9])(7)).toEqual({ least: 9, most: 9 });
  });
});

describe('the question about a slip', () => {
  const sweets = kindDeclarations.sweet;

  it('says both prices, what they are of, and how the others are', () => {
    const [slip] = slipsAmong(
      sweets,
      [{ id: 'a', name: '', before: { rate: 520_00, leastGrams: 100 }, after: { rate: 52_00, leastGrams: 100 } }],
      () => others,
    );
    expect(slip).toMatchObject({
      field: 'rate',
      value: '₹52',
      sentence: '₹520 → ₹52 for 400 gm. All other sweets cost ₹380 to ₹1,200.',
    });
  });

  it('says a least weight as people do', () => {
    const step = { id: 'a', name: '', before: { leastGrams: 150 }, after: { leastGrams: 1500 } };
    const [slip] = slipsAmong(sweets, [step], () => ({ least: 100, most: 100 }));
    expect(slip?.sentence).toBe('Smallest order, in grams: 150 gm → 1.5 kg. All other sweets: 100 gm.');
  });

  const held = [520_00, 380_00, 1200_00].map((rate, at): StaffRecord => ({
    id: `id${at}`,
    revision: 1,
    position: at,
    isActive: true,
    record: { name: `Sweet ${at}`, rate },
  }));
  const row = (at: number, rate: number) => ({
    row: at + 2,
    name: `Sweet ${at}`,
    record: { id: `id${at}`, position: at, isActive: true, record: { name: `Sweet ${at}`, rate } },
    changes: [],
    overtaken: false,
  });

  it('names the rows of a table', () => {
    const slips = sheetSlips('sweet', [row(0, 52_00), row(1, 400_00), row(2, 120_00)], held);
    expect(slips.map(({ sentence }) => sentence)).toEqual([
      'Row 2, Sweet 0: ₹520 → ₹52 for 400 gm.',
      'Row 4, Sweet 2: ₹1,200 → ₹120 for 400 gm.',
    ]);
  });

  it('finds a new row that is far off from the table that brings it', () => {
    const fresh = { ...row(3, 5200_00), record: { position: 3, isActive: true, record: { name: 'New', rate: 5_00 } } };
    expect(sheetSlips('sweet', [fresh], held).map(({ row: at, value }) => [at, value])).toEqual([[5, '₹5']]);
    expect(sheetSlips('sweet', [fresh], [])).toEqual([]);
  });

  it('is asked about charges and capacities of the settings, and about no other number', () => {
    const charges = { item: 50_00, guestBox: 80_00, ownBox: 80_00 };
    expect(settingSlips('charges', charges, { ...charges, item: 500_00 })).toMatchObject([
      { field: 'item', value: '₹500', sentence: 'Sweets or dry fruits: ₹50 → ₹500. All other delivery charges: ₹80.' },
    ]);
    expect(settingSlips('charges', charges, { ...charges, item: 74_99 })).toEqual([]);
    expect(
      settingSlips('capacity', { boxes: 500, kilograms: 0 }, { boxes: 50, kilograms: 80 }).map((one) => one.sentence),
    ).toEqual(['Boxes a day: 500 → 50.']);
    expect(settingSlips('dispatch', { sweet: 3 }, { sweet: 30 })).toEqual([]);
  });

  it('is asked for the fields that say so alone', () => {
    for (const kind of ['decoration', 'banner', 'review'])
      expect(
        slipsAmong(
          declarationOf(kind) ?? sweets,
          [{ name: '', before: { rating: 5 }, after: { rating: 1 } }],
          () => null,
        ),
      ).toEqual([]);
  });
});

describe('a question that was answered', () => {
  const slip: Slip = { key: 'sweet a rate 5200', field: 'rate', value: '₹52', sentence: '₹520 → ₹52.' };
  const answer = (goesOn: boolean) => $slips.get()?.answer(goesOn);
  afterEach(slipsWritten);

  it('is not asked again for the same value until that is written', async () => {
    const asked = askAboutSlips([slip]);
    expect($slips.get()?.slips).toEqual([slip]);
    answer(true);
    expect(await asked).toBeNull();
    expect($slips.get()).toBeNull();
    expect(await askAboutSlips([slip])).toBeNull();
    slipsWritten();
    const again = askAboutSlips([slip]);
    answer(false);
    expect(await again).toBe(slip);
  });

  it('is asked again after it was to be corrected', async () => {
    const asked = askAboutSlips([slip]);
    answer(false);
    expect(await asked).toBe(slip);
    const again = askAboutSlips([slip, { ...slip, key: 'another' }]);
    expect($slips.get()?.slips).toHaveLength(2);
    answer(true);
    expect(await again).toBeNull();
    expect($slips.get()).toBeNull();
  });
});
