import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homesToPrint, labelsPath, readLabelsPath } from '#domain/packing/labels-path.rules.ts';
import { LabelFace, SlipFace } from '#office/packing/label-face.tsx';
import { defaultSettings } from '#domain/settings/settings.contract.ts';
import {
  labelSheets,
  nextFree,
  onSheets,
  PAPER,
  placeAt,
  placesOn,
  printSheets,
  sheetOf,
} from '#domain/packing/label-sheet.rules.ts';

const sheets = fc.constantFrom(...printSheets);

describe('sheets of labels', () => {
  it.each(printSheets)(
    '$name lies on its paper, the same margin on both sides, without labels that overlap',
    (sheet) => {
      const paper = sheet.id === 'single' ? PAPER.single : PAPER.a4;
      const last = placeAt(sheet, placesOn(sheet) - 1);
      expect(paper.width - (last.left + sheet.width)).toBeCloseTo(sheet.left, 1);
      expect(paper.height - (last.top + sheet.height)).toBeCloseTo(sheet.top, 1);
      expect(sheet.gap).toBeGreaterThanOrEqual(0);
      expect(`${placesOn(sheet)}`).toBe(/(\d+) on/.exec(sheet.name)?.[1] ?? String(sheet.rows));
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

  it('goes on with the place after the last one, and with a new sheet after a full one', () => {
    const sheet = { columns: 2, rows: 4 };
    expect([nextFree(3, sheet, 1), nextFree(8, sheet, 1), nextFree(3, sheet, 6), nextFree(0, sheet, 5)]).toEqual([
      4, 1, 1, 5,
    ]);
    expect(onSheets(['x', 'y'], sheet, 8)).toEqual([[...Array<null>(7).fill(null), 'x'], ['y']]);
    expect(placeAt({ ...sheetOf('a4-8') }, 3)).toEqual({ left: 4.65 + 99.1 + 2.5, top: 13.1 + 67.7 });
  });

  it('makes the best of a place that no sheet has', () => {
    const sheet = sheetOf('a4-8');
    for (const first of [0, -3, Number.NaN, 1.7]) expect(onSheets(['x'], sheet, first)).toEqual([['x']]);
    expect(onSheets(['x'], sheet, 99)[0]).toHaveLength(8);
    expect(sheetOf('nothing').id).toBe('a4-8');
  });

  it('are told to staff with the measures that are printed', async () => {
    const page = await readFile('src/office/running-the-shop.md', 'utf8');
    for (const { name, width, height, left, top, gap, columns } of labelSheets.filter(({ id }) => id.startsWith('a4')))
      expect(page, `${columns} columns`).toContain(
        `| ${name} | ${width} × ${height} mm | ${left} and ${top} mm | ${gap} mm |`,
      );
  });
});

describe('which labels are printed', () => {
  const order = 'a'.repeat(24);
  const home = (position: number, contents: string, region: string) => ({
    orderId: order,
    position,
    reference: `2627-000042-${position + 1}`,
    contents,
    boxes: 1,
    due: '2026-11-25',
    name: `Home ${position}`,
    mobile: '',
    address: 'Mall Road',
    pincode: '143001',
    district: 'Amritsar',
    region,
  });
  const homes = [home(0, 'large', 'Punjab'), home(1, 'small', 'Delhi'), home(2, 'large', 'Delhi')];
  const printed = (wish: Partial<ReturnType<typeof readLabelsPath>>) =>
    homesToPrint(homes, { ...readLabelsPath(''), ...wish }).map(({ position }) => position);

  it('travels in the address and comes back as it was', () => {
    const wish = { sheet: 'a4-24', by: 'state', group: 'Punjab & Delhi', order } as const;
    expect(readLabelsPath(new URL(labelsPath(wish), 'https://shop.example').search)).toEqual(wish);
    expect(labelsPath({ order })).toBe(`/back-office/labels?order=${order}`);
    expect([labelsPath({}), labelsPath({ group: '', order: '' })]).toEqual([
      '/back-office/labels',
      '/back-office/labels',
    ]);
  });

  it('is as usual where the address says nothing, or nothing that there is', () => {
    const usual = { sheet: 'a4-8', by: 'design', group: '', order: '' };
    expect(readLabelsPath('')).toEqual(usual);
    expect(readLabelsPath(`?sheet=a5&by=moon&order=x${order}`)).toEqual(usual);
    expect(readLabelsPath(`?order=${order}0`)).toEqual(usual);
  });

  it('is one group or all, those of one group together', () => {
    expect(printed({}).toSorted()).toEqual([0, 1, 2]);
    const byDesign = printed({ by: 'design' });
    expect(Math.abs(byDesign.indexOf(0) - byDesign.indexOf(2))).toBe(1);
    expect(printed({ by: 'state', group: 'Delhi' }).toSorted()).toEqual([1, 2]);
    expect(printed({ by: 'design', group: 'small' })).toEqual([1]);
    expect(printed({ by: 'design', group: 'nothing' })).toEqual([]);
  });
});

describe('a label and a packing slip', () => {
  const to = { name: 'Mama ji', mobile: '9876543210', address: 'Mall Road', pincode: '143001' };
  const home = {
    ...to,
    orderId: 'a'.repeat(24),
    position: 0,
    reference: '2627-000042-1',
    contents: 'large',
    boxes: 1,
    due: '2026-11-25',
    district: 'Amritsar',
    region: 'Punjab',
    state: 'placed' as const,
    courier: '',
    tracking: '',
    revision: 0,
    changedAt: null,
  };
  const faces = (note: string) =>
    [LabelFace, SlipFace].map((face) =>
      renderToStaticMarkup(
        createElement(face, {
          printed: { home: note ? { ...home, note } : home, contents: undefined, card: undefined, box: null },
          shop: defaultSettings.facts,
        }),
      ),
    );

  it('have the family’s note below the address, where the letters shrink until they fit', () => {
    for (const face of faces('Flat 3'))
      expect(face).toMatch(
        /<div class="[^"]*label-text" data-fits="true">(?:(?!<\/div>).)*Mall Road<\/p><p[^>]*>Flat 3<\/p>/,
      );
  });

  it('have nothing where no note is', () => {
    for (const face of faces('')) {
      expect(face).toContain('Mall Road');
      expect(face).not.toContain('label-note');
    }
  });
});
