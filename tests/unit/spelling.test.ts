import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distances, latinOf, soundOf } from '#domain/search/spelling.rules.ts';

/** The same distance by its definition, without a limit and without care for time. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, x) => x)];
  const at = (y: number, x: number): number => rows[y]?.[x] ?? 0;
  for (let y = 1; y <= one.length; y += 1) {
    const row = [y];
    rows.push(row);
    for (let x = 1; x <= other.length; x += 1) {
      const ways = [at(y - 1, x) + 1, at(y, x - 1) + 1, at(y - 1, x - 1) + (one[y - 1] === other[x - 1] ? 0 : 1)];
      if (y > 1 && x > 1 && one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1]) ways.push(at(y - 2, x - 2) + 1);
      row.push(Math.min(...ways));
    }
  }
  return at(one.length, other.length);
}
const beginnings = (word: string): string[] => Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));

describe('how near two words are', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  it('is counted in letters added, left out, changed or swapped, as far as the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (one, other, limit) => {
        const [whole, begun] = distances(one, other, limit);
        const told = (found: number, right: number): void =>
          right <= limit ? expect(found).toBe(right) : expect(found).toBeGreaterThan(limit);
        told(whole, distance(one, other));
        told(begun, Math.min(...beginnings(other).map((beginning) => distance(one, beginning))));
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['jalebi', 'jalebi', 0, 0],
    ['jalbi', 'jalebi', 1, 1],
    ['jlaebi', 'jalebi', 1, 1],
    ['jalebbi', 'jalebi', 1, 1],
    ['jalobi', 'jalebi', 1, 1],
    ['jale', 'jalebi', 2, 0],
  ])('of %s and %s is %i, and %i to its beginning', (one, other, whole, begun) => {
    expect(distances(one, other, 2)).toEqual([whole, begun]);
  });
});

describe('how a word sounds', () => {
  it.each([
    ['phirni', 'firni'],
    ['shahi', 'sahi'],
    ['dhokhla', 'dokla'],
    ['bharfi', 'barfi'],
    ['chhena', 'cena'],
    ['ghewar', 'gevar'],
    ['jhalmuri', 'jalmuri'],
    ['thandai', 'tandai'],
    ['tick', 'tik'],
    ['qulfi', 'kulfi'],
    ['wada', 'vada'],
    ['zarda', 'jarda'],
    ['ghee', 'gi'],
    ['pie', 'pi'],
    ['khoya', 'koia'],
    ['laddoo', 'ladu'],
    ['soup', 'sup'],
    ['mawaa', 'mava'],
    ['barffi', 'barfi'],
  ])('%s is heard as %s', (word, sound) => {
    expect(soundOf(word)).toBe(sound);
  });
});

describe('a Hindi or Punjabi word in Latin letters', () => {
  it.each([
    ['क ख ग घ ङ च छ ज झ ञ', 'k kh g gh n ch chh j jh n'],
    ['ट ठ ड ढ ण त थ द ध न', 't th d dh n t th d dh n'],
    ['प फ ब भ म य र ल व श ष स ह', 'p ph b bh m y r l v sh sh s h'],
    ['अ आ इ ई उ ऊ ऋ ए ऐ ओ औ', 'a aa i ee u oo ri e ai o au'],
    ['का कि की कु कू के कै को कौ', 'kaa ki kee ku koo ke kai ko kau'],
    ['ਕ ਖ ਗ ਘ ਚ ਛ ਜ ਝ ਟ ਠ ਡ ਢ ਣ', 'k kh g gh ch chh j jh t th d dh n'],
    ['ਤ ਥ ਦ ਧ ਨ ਪ ਫ ਬ ਭ ਮ ਯ ਰ ਲ ਵ ਸ ਹ', 't th d dh n p ph b bh m y r l v s h'],
    ['ਕਾ ਕਿ ਕੀ ਕੁ ਕੂ ਕੇ ਕੈ ਕੋ ਕੌ', 'kaa ki kee ku koo ke kai ko kau'],
  ])('%s is written %s', (letters, latin) => {
    expect(letters.split(' ').map(latinOf).join(' ')).toBe(latin);
  });

  it.each([
    ['कल', 'kal'],
    ['क्लब', 'klab'],
    ['कई', 'kaee'],
    ['अंक', 'ank'],
    ['कंद', 'kand'],
    ['हलवा', 'halavaa'],
    ['ਜਲੇਬੀ', 'jalebee'],
    ['kaju', 'kaju'],
    ['१', ''],
    ['क1', 'k1'],
    ['क1ल', 'k1l'],
    ['किल', 'kil'],
  ])('%s is read %s', (word, latin) => {
    expect(latinOf(word)).toBe(latin);
  });
});
