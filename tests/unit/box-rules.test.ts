import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxTypeNamed, boxTypeOf, boxTypes, boxWeights } from '#domain/box/box-types.rules.ts';
import {
  type Box,
  boxMaterial,
  choiceAt,
  emptySections,
  readBox,
  sectionAmounts,
  withChoice,
  withEverywhere,
} from '#domain/box/box.rules.ts';
import { moveHighlight, SEARCH_LONGEST, searchPath, searchText } from '#domain/search/search.rules.ts';

const choice = fc.record({
  index: fc.integer({ min: 0, max: 4 }),
  sweetId: fc.string({ minLength: 1 }),
  name: fc.string(),
  image: fc.string(),
  rate: fc.integer({ min: 0, max: 1_000_000 }),
});
const boxes: fc.Arbitrary<Box> = fc
  .record({
    weight: fc.constantFrom(...boxWeights),
    tempId: fc.constantFrom(...boxTypes.map(({ tempId }) => tempId)),
    chosen: fc.array(choice, { maxLength: 8 }),
  })
  .map(({ weight, tempId, chosen }) =>
    chosen.reduce<Box>((box, one) => withChoice(box, one), { weight, tempId, choices: [] }),
  );

describe('a box, whatever is put into it', () => {
  it('holds one sweet a section at most, in their order and within the box', () => {
    fc.assert(
      fc.property(boxes, ({ tempId, choices }) => {
        const places = choices.map(({ index }) => index);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        expect(places.every((place) => place >= 0 && place < boxTypeOf(tempId).sections)).toBe(true);
      }),
    );
  });

  it('takes a sweet into the section it was chosen for and leaves the others', () => {
    fc.assert(
      fc.property(boxes, choice, (box, one) => {
        const fits = one.index < boxTypeOf(box.tempId).sections;
        const after = withChoice(box, one);
        expect(choiceAt(after, one.index)).toEqual(fits ? one : choiceAt(box, one.index));
        expect(after.choices.filter(({ index }) => index !== one.index)).toEqual(
          box.choices.filter(({ index }) => index !== one.index),
        );
        expect(withChoice(box, { ...one, index: -1 })).toEqual(box);
      }),
    );
  });

  it('always tells five amounts, and nothing for a section that is empty, gone or not there', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const amounts = sectionAmounts(box);
        expect(amounts).toHaveLength(5);
        amounts.forEach((amount, section) => {
          if (!choiceAt(box, section)) expect(amount).toBe(0);
          expect(amount).toBeGreaterThanOrEqual(0);
        });
        const gone = { ...box, choices: box.choices.map((one) => ({ ...one, gone: true })) };
        expect(sectionAmounts(gone)).toEqual([0, 0, 0, 0, 0]);
      }),
    );
  });

  it('is complete once a dear sweet was put everywhere, and keeps what lay there', () => {
    fc.assert(
      fc.property(boxes, choice, (box, one) => {
        const wanted = emptySections(box);
        const full = withEverywhere(box, { ...one, rate: 500_00 });
        expect(emptySections(full)).toEqual([]);
        for (const kept of box.choices) if (!wanted.includes(kept.index)) expect(full.choices).toContainEqual(kept);
      }),
    );
  });

  it('comes back from the store as it went', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        expect(readBox(JSON.parse(JSON.stringify(box)))).toEqual(box);
      }),
    );
  });

  it('is no box, or a sound one, whatever the store holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (weight, tempId, choices) => {
        const box = readBox({ weight, tempId, choices });
        expect(box === null).toBe(!Array.isArray(choices));
        if (!box) return;
        expect(boxWeights).toContain(box.weight);
        expect(sectionAmounts(box)).toHaveLength(5);
      }),
    );
    for (const none of [null, undefined, 7, 'box', {}]) expect(readBox(none)).toBeNull();
  });

  it('keeps of a damaged store what still fits', () => {
    const good = { index: 1, sweetId: 'a', name: 'Peda', image: 'peda.webp', rate: 500_00 };
    const damaged = [{ index: 3 }, { index: -1 }, { index: 0.5 }, { index: '1' }, { sweetId: 7 }, { rate: null }];
    const kept = (stored: object) => readBox({ weight: 750, tempId: 3, choices: [good], ...stored });
    expect(kept({ choices: [null, ...damaged.map((change) => ({ ...good, ...change })), good] })).toEqual({
      weight: 750,
      tempId: 3,
      choices: [good],
    });
    expect(kept({ choices: [{ ...good, name: 7, image: null }] })?.choices).toEqual([{ ...good, name: '', image: '' }]);
    expect([kept({ tempId: '3' }), kept({ tempId: true }), kept({ tempId: [3] })].map((box) => box?.tempId)).toEqual([
      3, 1, 1,
    ]);
    expect([kept({ weight: 800 })?.weight, kept({ weight: '750' })?.weight]).toEqual([1000, 1000]);
    expect(kept({ tempId: 1, choices: [{ ...good, index: 0 }, good] })?.choices).toHaveLength(1);
  });

  it('is found by the name of its type, and looks like its material', () => {
    for (const type of boxTypes) expect(boxTypeNamed(` ${type.name.toUpperCase()} `)).toBe(type);
    expect(boxTypeNamed('Seven sections')).toBeNull();
    expect(['Wooden Box', 'Glass Box', 'Misc Box'].map(boxMaterial)).toEqual(['wood', 'glass', 'card']);
    expect(boxTypeOf(9).name).toBe('Normal Box');
  });
});

describe('a search', () => {
  it('counts its text once, trimmed, with single spaces and an end', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (typed) => {
        const text = searchText(typed);
        expect(searchText(text)).toBe(text);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\s\s/);
        expect(text.length).toBeLessThanOrEqual(SEARCH_LONGEST);
      }),
    );
    expect(searchText('  kaju \t katli ')).toBe('kaju katli');
  });

  it('has an address that gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(new URL(searchPath(text), 'https://shop.example').searchParams.get('q')).toBe(text);
      }),
    );
  });

  it('moves its highlight over every result and round again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom<1 | -1>(1, -1), (count, step) => {
        const seen = [moveHighlight(-1, step, count)];
        for (let one = 1; one < count; one += 1) seen.push(moveHighlight(seen.at(-1) ?? -1, step, count));
        expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
        expect(moveHighlight(seen.at(-1) ?? -1, step, count)).toBe(seen[0]);
      }),
    );
    expect(moveHighlight(3, 1, 0)).toBe(-1);
  });
});
