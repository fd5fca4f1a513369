import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWord, readQuery } from '#domain/search/query.rules.ts';
import {
  arrangeHits,
  foundText,
  groupHits,
  moveHighlight,
  packUrl,
  priceOf,
  type SearchHit,
  searchText,
  unpackUrl,
} from '#domain/search/search.rules.ts';
import { makeSearch, type Pagefind } from '#shop/search/search-engine.ts';
import { distances, latinOf, soundOf } from '#domain/search/spelling.rules.ts';
import { indexWords, namedWords, plainText, readWordList } from '#domain/search/words.rules.ts';

const catalogue = [
  { title: 'Kaju katli', otherNames: ['काजू कतली', 'kaju barfi', 'cashew slice'], also: 'sweet mithai' },
  { title: 'Gulab jamun', otherNames: ['gulabjaman'], also: 'sweet mithai' },
  { title: 'Motichoor laddu', otherNames: [], also: 'sweet mithai' },
  { title: 'Dry fruit laddu', otherNames: ['panchmewa'], also: 'sweet mithai' },
  { title: 'Mixed dry fruits', otherNames: [], also: 'nuts' },
  { title: 'Mor Mahal Box', otherNames: [], also: 'invitation card box' },
  { title: 'Peacock party with fairy lights', otherNames: [], also: 'decoration' },
];
const typed = {
  laddu: 'laddoo ladoo लड्डू',
  jamun: 'jaman',
  'gulab jamun': 'gulabjamun gulabjaman',
  barfi: 'burfi बर्फ़ी',
  kaju: 'काजू',
  katli: 'कतली',
  peacock: 'मोर mor2',
  'dry fruit': 'dryfruit',
};
const { records, list } = indexWords(catalogue, typed);
const lexicon = readWordList(JSON.parse(JSON.stringify(list)));
const read = (text: string): string => readQuery(text, lexicon)[0]?.words.join(' ') ?? '';

describe('words of the catalogue', () => {
  it('are written in one way for search: what people type for a word becomes the word, a plural its singular', () => {
    expect(records[0]).toEqual({ name: ['kaju', 'katli'], also: ['barfi', 'cashew', 'slice', 'sweet', 'mithai'] });
    expect(records[4]?.name).toEqual(['mixed', 'dry', 'fruit']);
  });

  it('count another name of one word as part of the name', () => {
    expect(records[3]?.name).toContain('panchmewa');
  });

  it('stand in the order of how many products they find, then of the alphabet, and none twice', () => {
    expect(list.words.split(' ').slice(0, 6)).toEqual(['mithai', 'sweet', 'dry', 'fruit', 'laddu', 'barfi']);
    expect(new Set(list.words.split(' ')).size).toBe(list.words.split(' ').length);
    // What finds something by itself is no other way to type it.
    expect(indexWords([{ title: 'Barfi burfi', otherNames: [], also: 'of' }], { barfi: 'burfee' })).toEqual({
      records: [{ name: ['barfi', 'burfi'], also: [] }],
      list: { words: 'barfi burfi', typed: { barfi: 'burfee' } },
    });
  });

  it('lead only to words that find something', () => {
    expect(indexWords(catalogue.slice(0, 1), typed).list.typed).not.toHaveProperty('laddu');
  });

  it('lose case, punctuation, accents and the marks that nobody types alike', () => {
    expect(plainText('  Amma’s  Pop-up Café! ')).toBe('ammas pop up cafe');
    expect(plainText('बर्फ़ी')).toBe(plainText('बर्फी'));
    expect(plainText('ਲੱਡੂ')).toBe(plainText('ਲਡੂ'));
    expect(plainText('मिठाई')).not.toBe(plainText('मठई'));
  });
});

describe('what is typed', () => {
  it.each([
    ['kaju', 'kaju'],
    ['KAJU  Katli!', 'kaju katli'],
    ['ladoo', 'laddu'],
    ['lado', 'laddu'],
    ['laddus', 'laddu'],
    ['fairies', 'fairy'],
    ['fruits', 'fruit'],
    ['dryfruits', 'dry fruit'],
    ['kajukatli', 'kaju katli'],
    ['motichoorladdu', 'motichoor laddu'],
    ['gulab jaman', 'gulab jamun'],
    ['moti choor', 'motichoor'],
    ['moticoor', 'motichoor'],
    ['motichur', 'motichoor'],
    ['mitichoor', 'motichoor'],
    ['jamnu', 'jamun'],
    ['लड्डू', 'laddu'],
    ['लड्डुओं', 'laddu'],
    ['महल', 'mahal'],
    ['ਮਹਿਲ', 'mahal'],
    ['buy kaju katli online', 'kaju katli'],
    ['kaju 500g', 'kaju'],
    ['gu lab jaman', 'gulab jamun'],
    ['dryfruitladdu', 'dry fruit laddu'],
    ['kajukatlibarfi', 'kaju katli barfi'],
    ['peacockpar', 'peacock par'],
    ['kajuka', 'kaju'],
    ['peacockish', 'peacock'],
    ['peacockishly', ''],
    ['motichu', 'motichoor'],
    ['motichoors', 'motichoor'],
    ['laddoos', 'laddu'],
    ['mithaiyan', 'mithai'],
    ['panchmeva', 'panchmewa'],
    ['katlee', 'katli'],
    ['invitaton', 'invitation'],
    ['cashw', 'cashew'],
    ['perty', 'party'],
    ['percy', ''],
    ['xyz', ''],
    ['500', ''],
    ['the', ''],
    ['the with', 'with'],
    ['box of kaju', 'box kaju'],
    ['sweet sweet', 'sweet'],
    ['मोर महल', 'peacock mahal'],
    ['लड्डे', 'laddu'],
    ['ka', 'ka'],
    ['', ''],
    ['!!!', ''],
    ['qqqqqq', ''],
  ])('%s is read as %s', (text, words) => {
    expect(read(text)).toBe(words);
  });

  it('that is known or only begun needs no word about it, a guess or a word left out does', () => {
    const guessed = (text: string): boolean | undefined => readQuery(text, lexicon)[0]?.guessed;
    for (const text of ['kaju', 'lado', 'laddus', 'dryfruits', 'लड्डू', 'kajukatlibarfi', 'gu lab jaman', 'box of kaju'])
      expect(guessed(text), text).toBe(false);
    for (const text of ['mitichoor', 'kaju qqqq', 'katlee', 'motichu', 'kajuka'])
      expect(guessed(text), text).toBe(true);
  });

  it('may be a word in two ways: a Hindi name by its meaning and by its sound', () => {
    expect(readQuery('मोर', lexicon).map(({ words }) => words.join(' '))).toEqual(['peacock', 'mor']);
    expect(readQuery('मोर महल', lexicon).map(({ words }) => words.join(' '))).toEqual(['peacock mahal', 'mor mahal']);
  });

  it('counts without the spaces around it, and only as far as anybody types', () => {
    expect(searchText('  kaju \n  katli ')).toBe('kaju katli');
    expect(searchText('x y '.repeat(100_000))).toHaveLength(79);
  });

  it('that is near nothing gets no word offered, and what is a little farther off gets the nearest', () => {
    expect(nearestWord('qqqqqq', lexicon)).toBeNull();
    expect(nearestWord('x', lexicon)).toBeNull();
    expect(nearestWord('xx', lexicon)).toBeNull();
    for (const [text, near] of [
      ['pecok', 'peacock'],
      ['peacok party', 'peacock'],
      ['kajo', 'kaju'],
      ['jmaun', 'jamun'],
      ['gulabbb', 'gulab'],
      ['mittai', 'mithai'],
    ] as const)
      expect([text, nearestWord(text, lexicon)]).toEqual([text, near]);
  });

  it('as a name is told in the words of the index', () => {
    const told = (name: string): string => namedWords(name, lexicon).join(' ');
    expect(['Kaju Katlis', 'Laddoo, laddu', 'Unknown things'].map(told)).toEqual([
      'kaju katli',
      'laddu',
      'unknown things',
    ]);
  });

  it('never breaks the reading, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const { words } of readQuery(text, lexicon)) expect(words.length).toBeGreaterThan(0);
        nearestWord(text, lexicon);
      }),
    );
  });
});

describe('the distance of two words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  it('counts letters added, left out, changed and swapped', () => {
    expect(['kaju', 'kau', 'kajuu', 'kaja', 'kjau'].map((one) => distances(one, 'kaju', 3)[0])).toEqual([
      0, 1, 1, 1, 1,
    ]);
    expect(distances('choca', 'chocolate', 2)).toEqual([3, 1]);
  });

  it('is the same from both sides, nothing only for the same word, and never more than the longer one', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const [far] = distances(one, other, 9);
        expect(distances(other, one, 9)[0]).toBe(far);
        expect(far === 0).toBe(one === other);
        expect(far).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('is exact up to its limit and above the limit otherwise', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, limit) => {
        const far = distances(one, other, 9)[0];
        const [limited] = distances(one, other, limit);
        if (far <= limit) expect(limited).toBe(far);
        else expect(limited).toBeGreaterThan(limit);
      }),
    );
  });

  it('is nothing by ear for the ways people write one word', () => {
    expect(new Set(['laddoo', 'ladoo', 'ladu', 'laddu'].map(soundOf)).size).toBe(1);
    expect(soundOf('ghewar')).toBe(soundOf('gevar'));
    expect(soundOf('kaju')).not.toBe(soundOf('kheer'));
  });

  it('can be taken across scripts', () => {
    expect([latinOf('कमल'), latinOf('ਮੋਰ'), latinOf('जलेबी'), latinOf('kaju 5')]).toEqual([
      'kamal',
      'mor',
      'jalebee',
      'kaju 5',
    ]);
  });
});

const hit = (name: string, kind: string): SearchHit => ({
  id: name,
  url: `/${name}`,
  name,
  kind,
  image: '',
  amount: 0,
  veg: false,
});

describe('hits', () => {
  it('stand in groups, sweets first, in the order they were found', () => {
    const found = [hit('box', 'Invitations'), hit('b', 'Sweets'), hit('a', 'Sweets'), hit('b', 'Sweets')];
    expect(groupHits(arrangeHits(found)).map(([kind, hits]) => [kind, hits.map(({ name }) => name)])).toEqual([
      ['Sweets', ['b', 'a']],
      ['Invitations', ['box']],
    ]);
  });

  it('of the very name that was searched come first, and so does their kind', () => {
    const found = [hit('a', 'Sweets'), hit('b', 'Sweets'), hit('box', 'Invitations')];
    expect(arrangeHits([hit('x', 'Odd'), hit('p', 'Pages'), hit('a', 'Sweets')]).map(({ name }) => name)).toEqual([
      'a',
      'p',
      'x',
    ]);
    expect(arrangeHits(found, ({ name }) => name === 'b').map(({ name }) => name)).toEqual(['b', 'a', 'box']);
    expect(arrangeHits(found, ({ name }) => name === 'box').map(({ name }) => name)).toEqual(['box', 'a', 'b']);
  });

  it('carry what they show with their address', () => {
    const shown = { url: '/sweets-info/1/ਲੱਡੂ', image: 'sweets/a b.webp', veg: true };
    expect(unpackUrl(packUrl(shown))).toEqual(shown);
    expect(unpackUrl('/policies')).toEqual({ url: '/policies', image: '', veg: false });
  });

  it('say their price for what it is for', () => {
    expect([
      priceOf({ kind: 'Sweets', amount: 38_000 }),
      priceOf({ kind: 'Dry fruits', amount: 90_000 }),
      priceOf({ kind: 'Invitations', amount: 120_000 }),
      priceOf({ kind: 'Designers', amount: 0 }),
    ]).toEqual(['₹380 / 400 gm', '₹900 / kg', '₹1,200', '']);
  });

  it('are counted in words, with what was really searched', () => {
    expect(foundText({ total: 0, read: [], partly: false })).toBe('No items found.');
    expect(foundText({ total: 1, read: [], partly: false })).toBe('1 result');
    expect(foundText({ total: 3, read: ['kaju'], partly: false })).toBe('3 results for “kaju”');
    expect(foundText({ total: 2, read: ['mor', 'peacock'], partly: false })).toBe('2 results for “mor” or “peacock”');
    expect(foundText({ total: 3, read: [], partly: true })).toMatch(/Nothing has all of these words/);
  });

  it('are highlighted one after the other, from the last to the first and back', () => {
    expect([
      moveHighlight(-1, 1, 3),
      moveHighlight(2, 1, 3),
      moveHighlight(0, -1, 3),
      moveHighlight(-1, -1, 3),
      moveHighlight(0, 1, 0),
    ]).toEqual([0, 0, 2, 2, -1]);
  });
});

/** Returns an engine over the little catalogue; `broken` lets its index files be missing, `lost` those of one word. */
function fakeEngine(broken: () => boolean, lost = ''): { engine: Pagefind; destroyed: () => number } {
  let destroyed = 0;
  const engine: Pagefind = {
    init: async () => undefined,
    options: async () => undefined,
    destroy: async () => void destroyed++,
    async search(text, { filters = {} } = {}) {
      // As the engine does it: a word that it cannot look up is passed over.
      const words = (text?.split(' ') ?? []).filter((word) => word !== lost);
      const found = records.flatMap(({ name, also }, at) =>
        words.every((word) => [...name, ...also].some((one) => one.startsWith(word))) ? [at] : [],
      );
      const answer = broken() || (text === lost && lost !== '') ? [] : found;
      return {
        unfilteredResultCount: answer.length,
        results: answer.map((at) => ({
          id: String(at),
          data: async () => ({
            url: packUrl({ url: `/${at}`, image: '', veg: false }),
            meta: { title: catalogue[at]?.title },
            filters: { kind: ['Sweets'] },
          }),
        })),
        totalFilters: broken() ? {} : filters,
      };
    },
  };
  return { engine, destroyed: () => destroyed };
}

describe('the search', () => {
  const words = async () => list;
  const namesOf = ({ hits }: { hits: SearchHit[] }): string[] => hits.map(({ name }) => name);

  it('answers with what has all words, and with what has some of them where nothing has all', async () => {
    const search = makeSearch({ engine: async () => fakeEngine(() => false).engine, words });
    expect((await search.find('kaju katli')).hits.map(({ name }) => name)).toEqual(['Kaju katli']);
    const some = await search.find('kaju laddu');
    expect([some.partly, some.total]).toEqual([true, 3]);
    expect(await search.find('qqqqqq')).toMatchObject({ hits: [], total: 0, partly: false });
  });

  it('asks a new engine once when files of the index are gone, as they are after a release', async () => {
    const old = fakeEngine(() => true);
    const tries: number[] = [];
    const search = makeSearch({
      engine: async (again) => (tries.push(again), again === 0 ? old.engine : fakeEngine(() => false).engine),
      words,
    });
    expect((await search.find('kaju')).hits[0]?.name).toBe('Kaju katli');
    expect([tries, old.destroyed()]).toEqual([[0, 1], 1]);
    expect(
      (await search.list({ kind: 'Sweets', category: '', range: '', group: '', text: 'laddu', sort: '', limit: 9 }))
        .total,
    ).toBe(2);
    expect(tries).toEqual([0, 1]);
  });

  it('does not pass over a word whose part of the index is gone', async () => {
    const engines = [fakeEngine(() => false, 'katli').engine, fakeEngine(() => false).engine];
    const search = makeSearch({ engine: async (again) => engines[again] as Pagefind, words });
    expect(namesOf(await search.find('dry'))).toEqual(['Dry fruit laddu', 'Mixed dry fruits']);
    expect(namesOf(await search.find('kaju katli'))).toEqual(['Kaju katli']);
    expect(await search.find('dry katli')).toMatchObject({ partly: true });
  });

  it('never calls an index that cannot be read an empty one, and tries again when it is asked again', async () => {
    let broken = true;
    const search = makeSearch({ engine: async () => fakeEngine(() => broken).engine, words });
    await expect(search.find('kaju')).rejects.toThrow();
    await expect(
      search.list({ kind: 'Sweets', category: '', range: '', group: '', text: '', sort: 'price', limit: 9 }),
    ).rejects.toThrow();
    broken = false;
    expect((await search.find('kaju')).total).toBe(1);
  });

  it('tells an empty part of a list from an index that cannot be read', async () => {
    const search = makeSearch({ engine: async () => fakeEngine(() => false).engine, words });
    expect(
      await search.list({ kind: 'Sweets', category: '', range: '', group: '', text: 'kaju laddu', sort: '', limit: 9 }),
    ).toEqual({ hits: [], total: 0 });
  });
});
