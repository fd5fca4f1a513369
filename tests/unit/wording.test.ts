import { expect, it } from 'vitest';
import { wordingProblems } from '#scripts/checks/wording.ts';

const found = (source: string, file = 'src/shop/box/box.texts.ts'): string[] =>
  wordingProblems(file, source).map(({ line, message }) => `${line} ${message}`);

it('finds a replaced word in a sentence, in the plural and in a text with values, and says which word to take', () => {
  expect(found("export const a = 'Fine';\nexport const b = 'Your households';")).toEqual([
    '2 “households”: src/words.md says “home” for it.',
  ]);
  expect(found('export const c = (n: number) => `${n} came Meanwhile`;')[0]).toContain('“Meanwhile”');
});

it('finds no replaced word inside another word, in a name, or in a text that the specification fixes', () => {
  expect(found("export const household = 'I recommend it. We amended it.';")).toEqual([]);
  expect(found("export const log = 'Are you sure you want to log out?';")).toEqual([]);
});

it('reads nothing but texts', () => {
  expect(found("const a = 'household';", 'src/shop/box/box.rules.ts')).toEqual([]);
});
