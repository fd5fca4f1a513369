import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSnapshot } from '#publish/snapshot/snapshot.ts';
import type { Found, SearchEngine } from '#shop/search/search-engine.ts';
import { FirstAnswers, NAMES } from '#domain/search/names.rules.ts';
import { EMPTY, plainWords } from '#domain/search/words.rules.ts';
import { displayName, personName } from '#lib/display-name.ts';
import { fixtureFolder } from '#scripts/fixture.ts';
import { fetchFiles, searchOf } from '#tests/support/search.ts';
import { typed } from '../../src/publish/search-words.ts';

const site = join(fixtureFolder, 'site', 'current');
const { sweets, dryFruits, invitations, decorations, designers } = readSnapshot(join(fixtureFolder, 'snapshot'));
const products: { name: string; otherNames?: string[] }[] = [
  ...sweets,
  ...dryFruits,
  ...invitations,
  ...decorations,
  ...designers,
];

/** Returns how a product is called on screens: designers as they write themselves. */
const calledOf = (name: string): string =>
  designers.some((one) => one.name === name) ? personName(name) : displayName(name);

let search: SearchEngine;
let asked = 0;

beforeAll(() => {
  vi.stubGlobal('fetch', fetchFiles());
  search = searchOf(site);
});

afterAll(() => vi.unstubAllGlobals());

async function find(text: string, limit?: number): Promise<Found> {
  asked++;
  return search.find(text, limit);
}

const namesOf = ({ hits }: Found): string[] => hits.map(({ name }) => name);

/** Asks for texts and answers those that do not find what they should. */
async function missing(
  texts: Iterable<{ text: string; wanted: string }>,
  where: (names: string[], wanted: string) => boolean,
  limit?: number,
): Promise<string[]> {
  const missed: string[] = [];
  for (const { text, wanted } of texts) {
    const names = namesOf(await find(text, limit));
    if (!where(names, calledOf(wanted)))
      missed.push(`${text} does not find ${wanted}, but ${names.slice(0, 3).join(', ')}`);
  }
  return missed;
}

const first = (names: string[], wanted: string): boolean => names[0] === wanted;
const shown = (names: string[], wanted: string): boolean => names.includes(wanted);
const telling = (name: string): string[] => plainWords(name).filter((word) => !EMPTY.has(word));

describe('every product of the catalogue', () => {
  it('is the first hit of its own name', async () => {
    expect(products.length).toBeGreaterThan(150);
    expect(
      await missing(
        products.map(({ name }) => ({ text: name, wanted: name })),
        first,
      ),
    ).toEqual([]);
  });

  it('is the first hit of its name as it is misspelt, and written in Hindi or Punjabi', async () => {
    const wrong = new Map(Object.entries(typed).map(([right, words]) => [right, words.split(' ')]));
    const texts = products.flatMap(({ name }) => {
      const words = plainWords(name);
      const longest = Math.max(...words.map((word) => wrong.get(word)?.length ?? 0));
      return Array.from({ length: longest }, (_, at) => ({
        text: words.map((word) => wrong.get(word)?.[at] ?? word).join(' '),
        wanted: name,
      }));
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(await missing(texts, first)).toEqual([]);
  });

  it('is shown for each of its other names', async () => {
    const texts = products.flatMap(({ name, otherNames = [] }) => otherNames.map((text) => ({ text, wanted: name })));
    expect(texts.length).toBeGreaterThan(300);
    expect(await missing(texts, shown)).toEqual([]);
  });

  it('is found by each word of its name, by two of them in any order, and by its words written as one', async () => {
    const texts = products.flatMap(({ name }) => {
      const words = telling(name);
      const [one = '', two] = words;
      return [...words, ...(two ? [`${words.at(-1)} ${one}`, `${one}${two}`] : [])].map((text) => ({
        text,
        wanted: name,
      }));
    });
    expect(texts.length).toBeGreaterThan(600);
    expect(await missing(texts, shown, 400)).toEqual([]);
  });

  it('is found while its name is being typed', async () => {
    const texts = products.flatMap(({ name }) =>
      Array.from({ length: Math.min(name.length, 16) - 1 }, (_, at) => ({ text: name.slice(0, at + 2), wanted: name })),
    );
    expect(await missing(texts, shown, 400)).toEqual([]);
  });

  it('is found with a letter of a long word left out, doubled, changed or swapped, but for one in thirty', async () => {
    const slips: ((word: string, at: number) => string)[] = [
      (word, at) => word.slice(0, at) + word.slice(at + 1),
      (word, at) => word.slice(0, at) + word[at] + word.slice(at),
      (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
      (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    ];
    const texts = products.flatMap(({ name }) =>
      telling(name)
        .filter((word) => word.length >= 6 && !/\d/.test(word))
        .flatMap((word, number) =>
          slips.map((slip, at) => ({ text: slip(word, 2 + ((number + at) % (word.length - 3))), wanted: name })),
        ),
    );
    expect(texts.length).toBeGreaterThan(600);
    expect((await missing(texts, shown, 400)).length).toBeLessThan(texts.length / 30);
  });

  it('was asked for far more than three hundred times', () => {
    expect(asked).toBeGreaterThan(3000);
  });
});

describe('the first answer, by names alone', () => {
  const read = async (file: string): Promise<unknown> => JSON.parse(readFileSync(join(site, NAMES, file), 'utf8'));
  const answers = new FirstAnswers(read);
  const shownFirst = async (text: string): Promise<string[]> => (await answers.find(text, 8)).map(({ name }) => name);

  it('has every product first for its own name, with what the whole search knows of it', async () => {
    for (const { name } of products) {
      const [hit] = await answers.find(name, 8);
      // Read as files, the engine puts their folder before an address.
      const whole = (await find(name)).hits.find(({ url }) => url.endsWith(hit?.url ?? '-'));
      expect([name, hit]).toEqual([name, { ...whole, url: hit?.url, id: hit?.url }]);
      expect(hit?.name).toBe(calledOf(name));
    }
  });

  it('shows nothing that the whole search would not find', async () => {
    for (const { name } of products.filter((_, at) => at % 7 === 0))
      for (const text of [name.slice(0, 3), name.slice(0, 6)]) {
        const whole = namesOf(await find(text, 400));
        expect([text, (await shownFirst(text)).filter((one) => !whole.includes(one))]).toEqual([text, []]);
      }
  });

  it('leaves to the whole search what is no name, and costs a few kilobytes', async () => {
    for (const text of ['refund', 'motichoour lddu', 'qqqqqq'])
      expect([text, await shownFirst(text)]).toEqual([text, []]);
    let bytes = 0;
    const fresh = new FirstAnswers((file) => {
      bytes += statSync(join(site, NAMES, `${file}.br`)).size;
      return read(file);
    });
    expect((await fresh.find('kaju katli', 8))[0]?.name).toBe('Kaju katli');
    expect(bytes).toBeLessThan(10_000);
  });
});

describe('the search', () => {
  it.each([
    ['dry', 'Dry fruit laddu'],
    ['dry fruit', 'Dry fruit laddu'],
    ['dryfruits', 'Dry fruit laddu'],
    ['mixed dry fruits', 'Mixed dry fruits'],
    ['party', 'Gold sequin party with mirror ball and balloons'],
    ['strawberry', 'Kaju strawberry'],
    ['fairy', 'Wall of fairy lights with framed pictures and candles'],
    ['fairies', 'Wall of fairy lights with framed pictures and candles'],
    ['company', 'Chandigarh Linen Company'],
    ['mawa', 'Khoya barfi'],
    ['मावा', 'Khoya barfi'],
    ['laddus', 'Motichoor laddu'],
    ['moti chur laddoos', 'Motichoor laddu'],
    ['kajukatli', 'Kaju katli'],
    ['kaaju ktli', 'Kaju katli'],
    ['ras gulla', 'Rasgulla'],
    ['jalebiyan', 'Jalebi'],
    ['जलेबियां', 'Jalebi'],
    ['samose', 'Samosa'],
    ['chocalate brfi', 'Chocolate barfi'],
    ['gajar ka halwa', 'Gajrela'],
    ['ਗਾਜਰ ਦਾ ਹਲਵਾ', 'Gajrela'],
    ['walnut', 'Walnuts'],
    ['peacok box', 'Sheesham peacock box'],
    ['mor mahal', 'Mor mahal box'],
    ['मोर महल', 'Mor mahal box'],
    ['ਕਮਲ ਸਰੋਵਰ', 'Kamal sarovar box'],
    ['birthday baloons', 'Birthday arch of blush and gold balloons'],
    ['buy kaju katli online', 'Kaju katli'],
    ['kaju katli 500g', 'Kaju katli'],
    ['contact', 'Contact us'],
    ['refund', 'Policies'],
  ])('finds %s', async (text, wanted) => {
    expect(namesOf(await find(text))).toContain(wanted);
  });

  it('tells apart words that only their vowel signs tell apart', async () => {
    const [sweet, other] = [await find('मिठा'), await find('मठ')];
    expect(sweet.total).toBeGreaterThan(other.total);
    expect(sweet.read).toEqual([]);
  });

  it('says what it read into a text with a slip, and offers the nearest word where it finds nothing', async () => {
    expect(await find('motichoour lddu')).toMatchObject({ read: ['motichoor laddu'] });
    expect(await find('kaju qqqqqq')).toMatchObject({ read: ['kaju'] });
    expect(await find('pizta')).toMatchObject({ read: ['pista'] });
    expect(await find('bizba')).toMatchObject({ total: 0 });
    expect((await find('jilxbx')).nearest).toBe('jalebi');
  });

  it('shows what has some of the words where nothing has all, the rarest first', async () => {
    const found = await find('strawberry laddu');
    expect([found.partly, namesOf(found)[0]]).toEqual([true, 'Kaju strawberry']);
  });

  it('finds nothing by the files of pictures', async () => {
    for (const product of [...sweets, ...invitations]) expect(product.image).toMatch(/\.webp$/);
    expect((await find('webp')).total).toBe(0);
  });

  it('narrows a list by the same words, in the order wanted', async () => {
    const wanted = { kind: 'Sweets', category: '', range: '', group: '', text: '', sort: '', limit: 100 };
    const laddus = await search.list({ ...wanted, text: 'ladoos', sort: 'price' });
    expect(laddus.total).toBeGreaterThan(5);
    const amounts = laddus.hits.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect((await search.list({ ...wanted, text: 'dry fruits' })).hits[0]?.name).toBe('Dry fruit laddu');
    expect((await search.list({ ...wanted, category: 'Savouries', text: 'laddu' })).total).toBe(0);
    expect((await search.list(wanted)).total).toBe(sweets.length);
    const [dearest] = (await search.list(wanted)).hits;
    expect(dearest).toMatchObject({
      name: displayName(sweets[0]?.name ?? ''),
      image: sweets[0]?.image,
      amount: sweets[0]?.rate,
    });
  });

  it('reads a word list that leads to nothing which the index does not hold', async () => {
    const { words } = JSON.parse(readFileSync(join(site, 'search-words.json'), 'utf8')) as { words: string };
    for (const word of words.split(' ').filter((_, at) => at % 9 === 0))
      expect((await find(word)).total, word).toBeGreaterThan(0);
  });
});
