import { describe, expect, it } from 'vitest';
import { pluralsOf } from '#lib/plurals.ts';

describe('the form of a text for a number', () => {
  it.each([
    ['en', ['0 guests', '1 guest', '2 guests', '21 guests']],
    ['hi', ['0 guest', '1 guest', '2 guests', '21 guests']],
    ['pa', ['0 guest', '1 guest', '2 guests', '21 guests']],
  ])('follows the rules of %s', (language, said) => {
    const counted = pluralsOf(language);
    expect([0, 1, 2, 21].map((n) => counted(n, { one: `${n} guest`, other: `${n} guests` }))).toEqual(said);
  });

  it('takes the form of all others where a language has one that the text does not name', () => {
    expect(pluralsOf('ar')(2, { one: 'one', other: 'others' })).toBe('others');
    expect(pluralsOf('ar')(2, { one: 'one', two: 'two', other: 'others' })).toBe('two');
  });
});
