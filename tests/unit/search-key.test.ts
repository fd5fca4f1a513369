import { describe, expect, it } from 'vitest';
import { keyParts, searchKey } from '#domain/search/search-key.rules.ts';

/** Tells whether a name is found by a text. */
const finds = (text: string, name: string): boolean => {
  const parts = keyParts(text);
  return parts !== null && parts.every((part) => searchKey(name).includes(part));
};

describe('the key of a name', () => {
  it.each([
    ['Harpret', 'Harpreet Kaur'],
    ['Harprit kour', 'Harpreet Kaur'],
    ['हरप्रीत', 'Harpreet Kaur'],
    ['ਹਰਪ੍ਰੀਤ ਕੌਰ', 'Harpreet Kaur'],
    ['kaur harpreet', 'ਹਰਪ੍ਰੀਤ ਕੌਰ'],
    ['सिंह', 'Fateh Singh'],
    ['Laxmi', 'लक्ष्मी'],
    ['Choudhry', 'Chaudhary Sahib'],
    ['Wijay', 'Vijay'],
    ['Asha', 'आशा'],
  ])('%s finds %s', (text, name) => expect(finds(text, name)).toBe(true));

  it.each([
    ['Gurpreet', 'Harpreet Kaur'],
    ['Harpreet Singh', 'Harpreet Kaur'],
    ['Sim', 'Simran'],
    ['Asha', 'Nisha'],
  ])('%s does not find %s', (text, name) => expect(finds(text, name)).toBe(false));

  it('is empty where there is no name, and no number or single letter is a name', () => {
    expect(searchKey(' – ')).toBe('');
    for (const text of ['', '143001', 'Harpreet 2', 'A', 'Harpreet%']) expect(keyParts(text), text).toBeNull();
  });
});
