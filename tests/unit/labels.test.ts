import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  labelSheets,
  nextFree,
  onSheets,
  PAPER,
  placeAt,
  placesOn,
  sheetOf,
} from '#features/packing/label-sheet.rules.ts';

const sheets = fc.constantFrom(...labelSheets);

describe('sheets of labels', () => {
  it.each(labelSheets)(
    '$name lies on its paper, the same margin on both sides, without labels that overlap',
    (sheet) => {
      const paper = sheet.id === 'single' ? PAPER.single : PAPER.a4;
      const last = placeAt(sheet, placesOn(sheet) - 1);
      expect(paper.width - (last.left + sheet.width)).toBeCloseTo(sheet.left, 1);
      expect(paper.height - (last.top + sheet.height)).toBeCloseTo(sheet.top, 1);
      expect(sheet.gap).toBeGreaterThanOrEqual(0);
      expect(`${placesOn(sheet)}`).toBe(/^(\d+) on/.exec(sheet.name)?.[1] ?? String(sheet.rows));
    },
  );

  it('takes each label once and in order, and begins at the first free place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), sheets, fc.integer({ min: 1, max: 24 }), (things, sheet, wanted) => {
        const first = Math.min(wanted, placesOn(sheet));
        const pages = onSheets(things, sheet, first);
        expect(pages.flat().filter((one) => one !== null)).toEqual(things);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(placesOn(sheet));
        if (things.length > 0) {
          expect(pages[0]!.slice(0, first - 1).every((one) => one === null)).toBe(true);
          expect(pages[0]![first - 1]).toBe(things[0]);
          // Going on where this print ended leaves no label out and takes none twice.
          expect(nextFree(things.length, sheet, first)).toBe((pages.at(-1)!.length % placesOn(sheet)) + 1);
        } else expect(pages).toEqual([]);
      }),
    );
  });

  it('makes the best of a place that no sheet has', () => {
    const sheet = sheetOf('a4-8');
    for (const first of [0, -3, Number.NaN, 1.7]) expect(onSheets(['x'], sheet, first)).toEqual([['x']]);
    expect(onSheets(['x'], sheet, 99)[0]).toHaveLength(8);
    expect(sheetOf('nothing').id).toBe('a4-8');
  });
});
