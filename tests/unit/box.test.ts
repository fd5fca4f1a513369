import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SECOND } from '#lib/time.ts';
import { compartments, DRAWING, compartmentText } from '#domain/box/box-drawing.rules.ts';
import { boxTypeOf, boxTypes, boxWeights } from '#domain/box/box-types.rules.ts';
import {
  asOfToday,
  type Box,
  type Choice,
  emptyBox,
  emptySections,
  priceNews,
  readBox,
  sectionAmounts,
  type SweetToday,
  withChoice,
  withEverywhere,
} from '#domain/box/box.rules.ts';
import { boxChange } from '#shop/cart/cart-changes.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

afterEach(() => vi.unstubAllGlobals());

const A = 'a'.repeat(24);
const B = 'b'.repeat(24);
const sweet = (index: number, more: Partial<Choice> = {}): Choice => ({
  index,
  sweetId: `${index}`.repeat(24),
  name: 'kaju KATLI',
  image: 'sweets/kaju-katli-1a2b3c4d.webp',
  rate: 880_00,
  ...more,
});
const boxOf = (choices: Choice[], more: Partial<Box> = {}): Box => ({ weight: 1000, tempId: 2, choices, ...more });
const boxes = fc
  .record({
    weight: fc.constantFrom(...boxWeights),
    tempId: fc.constantFrom(...boxTypes.map(({ tempId }) => tempId)),
    choices: fc.uniqueArray(
      fc.record({ index: fc.nat(4), rate: fc.integer({ min: 1, max: 10_000_00 }), gone: fc.boolean() }),
      { selector: ({ index }) => index },
    ),
  })
  .map(
    ({ choices, ...box }) =>
      readBox({
        ...box,
        choices: choices.map(({ index, rate, gone }) => sweet(index, { rate, ...(gone ? { gone } : {}) })),
      }) as Box,
  );

describe('a box at today’s prices', () => {
  it('takes today’s rate, name and picture, and keeps what nobody could be asked about', () => {
    const today = new Map<string, SweetToday>([
      [sweet(0).sweetId, { name: 'Kaju Katli Gold', image: 'sweets/other-1a2b3c4d.webp', rate: 900_00 }],
    ]);
    const box = asOfToday(boxOf([sweet(0), sweet(1)]), today);
    expect(box.choices).toEqual([
      sweet(0, { name: 'Kaju Katli Gold', image: 'sweets/other-1a2b3c4d.webp', rate: 900_00 }),
      sweet(1),
    ]);
  });

  it('keeps a withdrawn sweet in sight, counts nothing for it and wants another in its place, until it is offered again', () => {
    const box = asOfToday(boxOf([sweet(0), sweet(1), sweet(2), sweet(3)]), new Map([[sweet(2).sweetId, 'gone']]));
    expect(box.choices[2]).toMatchObject({ name: 'kaju KATLI', gone: true });
    expect([emptySections(box), sectionAmounts(box)[2]]).toEqual([[2], 0]);
    expect(readBox(JSON.parse(JSON.stringify(box)))).toEqual(box);
    const again = asOfToday(box, new Map([[sweet(2).sweetId, { name: 'Kaju katli', image: '', rate: 880_00 }]]));
    expect(emptySections(again)).toEqual([]);
    expect(again.choices[2]).not.toHaveProperty('gone');
  });

  it('is complete exactly when every section has an amount', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const { sections } = boxTypeOf(box.tempId);
        const amounts = sectionAmounts(box).slice(0, sections);
        expect(emptySections(box)).toEqual(amounts.flatMap((amount, index) => (amount > 0 ? [] : [index])));
      }),
    );
  });

  it('says which prices changed and what a box comes to, and nothing when none did', () => {
    const before = { box: boxOf([sweet(0), sweet(1)]), invitation: 1400_00 };
    expect(priceNews(before, before)).toBe('');
    const dearer = { box: boxOf([sweet(0, { rate: 900_00 }), sweet(1)]), invitation: 1450_00 };
    expect(priceNews(before, dearer)).toBe(
      'Prices have changed since you filled this box: Kaju katli is now ₹900 for 400 gm (it was ₹880), the invitation is now ₹1,450 (it was ₹1,400). One box now comes to ₹2,562.',
    );
  });

  it('says nothing of a sweet that gave way to another, and no new sum where it stays the same', () => {
    const news = (choices: Choice[], invitation = 100_00) =>
      priceNews({ box: boxOf([sweet(0), sweet(1)]), invitation: 100_00 }, { box: boxOf(choices), invitation });
    expect(news([sweet(0, { sweetId: 'b'.repeat(24), rate: 900_00 })])).toBe('');
    expect(news([sweet(0), sweet(1)], 50_00)).toMatch(
      /: the invitation is now ₹50 \(it was ₹100\)\. One box now comes to ₹/,
    );
    // A paisa on 400 gm is none on a section, which is counted in whole rupees.
    expect(news([sweet(0, { rate: 880_01 }), sweet(1)])).toBe(
      'Prices have changed since you filled this box: Kaju katli is now ₹880.01 for 400 gm (it was ₹880).',
    );
  });

  it('tells of a sweet that lies in several sections once, and leaves one that is gone to its own words', () => {
    const twice = [sweet(0), sweet(1, { sweetId: sweet(0).sweetId })];
    const now = twice.map((one) => ({ ...one, rate: 900_00 }));
    expect(
      priceNews({ box: boxOf(twice), invitation: 0 }, { box: boxOf(now), invitation: 0 }).match(/is now/g),
    ).toHaveLength(1);
    expect(
      priceNews(
        { box: boxOf(twice), invitation: 0 },
        { box: boxOf(now.map((one) => ({ ...one, gone: true }))), invitation: 0 },
      ),
    ).toBe('');
  });
});

describe('filling', () => {
  it('puts one sweet into every section that wants one, and leaves the others', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const filled = withEverywhere(box, sweet(0, { name: 'Peda' }));
        expect(emptySections(filled)).toEqual([]);
        const kept = box.choices.filter(({ index }) => !emptySections(box).includes(index));
        expect(filled.choices).toEqual(expect.arrayContaining(kept));
      }),
    );
  });

  it('tells the shop of a cart only what changed, and never a sweet that is gone', () => {
    const box = boxOf([sweet(0), sweet(1, { gone: true })]);
    expect(boxChange(box, { ...box, weight: 500 })).toEqual({ weight: 500 });
    expect(boxChange(box, { ...emptyBox(), tempId: 3 })).toEqual({ tempId: 3, sections: [] });
    expect(boxChange(box, withChoice(box, sweet(2)))).toEqual({
      sections: [
        { index: 0, sweetId: sweet(0).sweetId },
        { index: 2, sweetId: sweet(2).sweetId },
      ],
    });
  });
});

describe('the drawing', () => {
  it.each(boxTypes.map(({ tempId, name, sections }) => [name, tempId, sections] as const))(
    'of a %s has a compartment a section, and words inside each',
    (_, tempId, sections) => {
      const parts = compartments(tempId);
      expect(parts).toHaveLength(sections);
      for (const [index, { x, y, w, h }] of parts.entries()) {
        const words = compartmentText(tempId, index, 'please select sweet');
        expect(words.lines.join(' ')).toBe('please select sweet');
        expect([words.x > x, words.x < x + w, words.y > y, words.y < y + h]).toEqual([true, true, true, true]);
        expect([x >= 0, y >= 0, x + w <= DRAWING.width, y + h <= DRAWING.height]).toEqual([true, true, true, true]);
      }
    },
  );
});

describe('the browser’s own box', () => {
  const stores = async () => ({
    ...(await import('#shop/box/box.store.ts')),
    ...(await import('#shop/box/box-aside.ts')),
  });

  it('is put aside by the invitation list and can be brought back after any number of reloads', async () => {
    fakePage();
    const first = await stores();
    first.keepInProgress(A, boxOf([sweet(0), sweet(1)]), 'Rosewood GAJA chest');
    first.putAside();
    vi.resetModules();
    const later = await stores();
    expect(later.keptBox(A)).toBeNull();
    expect(later.boxesAside().map(later.asideText)).toEqual([
      'We kept your box of Rosewood gaja chest (4 Section in box, 1000 gm, 2 sweets).',
    ]);
    later.putAside();
    expect(later.bringBack(A)).toEqual(boxOf([sweet(0), sweet(1)]));
    expect([later.keptBox(A)?.choices.length, later.boxesAside()]).toEqual([2, []]);
  });

  it('is simply forgotten when no sweet lies in it, and does not push a filled one aside out', async () => {
    fakePage();
    const { keepInProgress, putAside, boxesAside, keptBox } = await stores();
    keepInProgress(A, boxOf([sweet(0)]), 'Chest');
    putAside(A);
    keepInProgress(A, { ...emptyBox(), tempId: 3 }, 'Chest');
    putAside();
    expect([keptBox(A), boxesAside().map(({ box }) => box.tempId)]).toEqual([null, [2]]);
  });

  it('keeps the five newest that were put aside', async () => {
    fakePage();
    vi.useFakeTimers();
    const { keepInProgress, putAside, boxesAside } = await stores();
    for (const digit of '1234567') {
      vi.advanceTimersByTime(SECOND);
      keepInProgress(digit.repeat(24), boxOf([sweet(0)]), `Design ${digit}`);
      putAside();
    }
    vi.useRealTimers();
    expect(boxesAside().map(({ design }) => design)).toEqual([
      'Design 7',
      'Design 6',
      'Design 5',
      'Design 4',
      'Design 3',
    ]);
  });

  it('survives texts in the storage that are no box', async () => {
    fakePage({ stored: { [`shagun:draft:box:${A}:v1`]: '{"choices":3}', [`shagun:draft:aside:${B}:v1`]: 'nonsense' } });
    const { keptBox, putAside, boxesAside } = await stores();
    expect(keptBox(A)).toBeNull();
    putAside();
    expect(boxesAside()).toEqual([]);
  });

  it('carries the whole choice in the address of the list and takes the chosen sweets once', async () => {
    fakePage();
    const { selectionPath, readSelection, storeChosenSweet, takeChosen } = await stores();
    const where = { invitationId: A, cartId: '', tempId: 4, weight: 250 as const };
    const selection = { ...where, section: 2, filled: [0, 3], status: 'false' };
    expect(readSelection(new URL(selectionPath(selection), 'http://shop.test').search)).toEqual(selection);
    for (const odd of ['', '?choose=1', `?choose=${A}&section=7`, `?choose=${A}&section=x`])
      expect(readSelection(odd)).toBeNull();
    expect(readSelection(`?choose=${A}&section=0&box=Cupboard&size=9`)).toMatchObject({ tempId: 1, weight: 1000 });
    storeChosenSweet({ ...sweet(1), ...where, invitationId: B });
    storeChosenSweet({ ...sweet(2), ...where });
    storeChosenSweet({ ...sweet(4), ...where });
    storeChosenSweet({ ...sweet(2), ...where, name: 'Another' });
    expect([takeChosen(B), takeChosen(A, B)]).toEqual([null, null]);
    expect(takeChosen(A)).toEqual({
      choices: [sweet(4), { ...sweet(2), name: 'Another' }],
      box: { weight: 250, tempId: 4, choices: [] },
    });
    expect(takeChosen(A)).toBeNull();
  });

  it('leads from section to section until every one has its sweet', async () => {
    const { nextSection } = await stores();
    const at = (section: number, filled: number[], tempId = 4): number | null =>
      nextSection({ invitationId: A, section, tempId, weight: 1000, filled, cartId: '', status: '' });
    const { sections } = boxTypeOf(4);
    expect(at(0, [])).toBe(1);
    expect(at(sections - 1, [])).toBe(0);
    expect(at(1, [0, 2])).toBe(sections > 3 ? 3 : null);
    expect(
      at(
        2,
        Array.from({ length: sections }, (_, index) => index),
      ),
    ).toBeNull();
    // A box of one section is full with its only sweet.
    expect(at(0, [], boxTypes.find((type) => type.sections === 1)!.tempId)).toBeNull();
  });
});
