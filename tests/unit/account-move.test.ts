import { describe, expect, it } from 'vitest';
import { holdsWords, tellingWords } from '#domain/session/account-move.rules.ts';

const PLACE = 'Amritsar Punjab';
const ADDRESS = '1043, Katra Ahluwalia, near Town Hall, Amritsar';

describe('what a caller tells of an address', () => {
  it.each([
    ['1043 Katra Ahluwalia', true],
    ['house no. 1043, KATRA', true],
    ['katra  ahluwalia, Amritsar', true],
    ['1044 Katra', false],
    ['104 Katra', false],
    ['Katra', false],
    ['Katra Road, Amritsar, Punjab', false],
    ['1043 1043', false],
    ['near a b c', false],
    ['', false],
  ])('%j fits: %s', (told, fits) => {
    expect(holdsWords(ADDRESS, tellingWords(told, PLACE))).toBe(fits);
  });

  it('is read in every script, marks included', () => {
    expect(holdsWords('੧੦੪੩, ਕਟੜਾ ਆਹਲੂਵਾਲੀਆ', tellingWords('ਕਟੜਾ ਆਹਲੂਵਾਲੀਆ', PLACE))).toBe(true);
  });
});
