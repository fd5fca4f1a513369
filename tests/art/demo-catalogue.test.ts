import { describe, expect, it } from 'vitest';
import { searchRecords } from '#publish/snapshot/search-records.ts';
import { inPriceRange, parsePriceRange } from '#domain/catalogue/catalogue.rules.ts';
import { planningRecord } from '#domain/catalogue/checklist.contract.ts';
import { eventCategories } from '#domain/catalogue/decoration.rules.ts';
import { sweetPriceRanges } from '#domain/catalogue/sweet.rules.ts';
import { readQuery } from '#domain/search/query.rules.ts';
import { indexWords, readWordList, plainWords } from '#domain/search/words.rules.ts';
import { safeHtml } from '#lib/html.ts';
import { foodPictures } from '../../scripts/demo/artwork/food/index.ts';
import { demoDecorations } from '../../scripts/demo/catalogue/decorations.ts';
import { demoDesigners } from '../../scripts/demo/catalogue/designers.ts';
import { demoDryFruits } from '../../scripts/demo/catalogue/dry-fruits.ts';
import { demoAbout, demoReviews } from '../../scripts/demo/catalogue/home-texts.ts';
import { demoInvitations } from '../../scripts/demo/catalogue/invitations.ts';
import { demoPlanning } from '../../scripts/demo/catalogue/planning.ts';
import { demoPolicies } from '../../scripts/demo/catalogue/policies.ts';
import { typed } from '../../src/publish/search-words.ts';
import { demoSweets } from '../../scripts/demo/catalogue/sweets.ts';

const foods = [...demoSweets, ...demoDryFruits];
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const countOf = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const named = foods.map((food) => [food.slug, food] as const);

/** Words of a label that tell of an allergen. */
const allergenWords: [RegExp, string][] = [
  [/milk|ghee|curd|cream|butter|chhena/i, 'Milk'],
  [/wheat|semolina|bread/i, 'Wheat'],
  [/cashew|almond|pistachio|walnut|chironji|hazelnut|pine nut/i, 'Tree nuts'],
  [/peanut/i, 'Peanuts'],
  [/sesame/i, 'Sesame'],
  [/mustard/i, 'Mustard'],
];

describe('sweets and dry fruits of the demonstration shop', () => {
  it('are as many as planned, by category and by type', () => {
    expect(countOf(demoSweets.map(({ category }) => category))).toEqual({
      'Indian Sweets': 43,
      'Innovative Fusions': 10,
      Savouries: 11,
      'Dry Fruits': 10,
    });
    expect(countOf(demoSweets.map(({ type }) => type))).toEqual({ Sweets: 61, BengaliSweets: 8, SugarFree: 5 });
    expect(demoDryFruits).toHaveLength(14);
    expect(demoSweets.filter(({ isBestSeller }) => isBestSeller)).toHaveLength(6);
    expect(demoDryFruits.filter(({ isBestSeller }) => isBestSeller)).toHaveLength(2);
  });

  it('have slugs and names of their own, and a picture each', () => {
    expect(new Set(foods.map(({ slug }) => slug)).size).toBe(foods.length);
    expect(new Set(foods.map(({ name }) => name.toLowerCase())).size).toBe(foods.length);
    expect(foods.map(({ slug }) => slug).filter((slug) => !foodPictures[slug])).toEqual([]);
  });

  it('cost whole rupees', () => {
    for (const { slug, rate } of foods) expect(Number.isInteger(rate) && rate > 0, slug).toBe(true);
  });

  it.each(sweetPriceRanges.filter((range) => range !== 'All'))('offer several sweets for %s rupees', (range) => {
    expect(demoSweets.filter(({ rate }) => inPriceRange(rate * 100, parsePriceRange(range))).length).toBeGreaterThan(5);
  });

  it.each(named)('%s has its texts, its label and its names in both scripts', (_slug, food) => {
    for (const text of [food.name, food.ingredients, food.storage]) expect(text.trim()).not.toBe('');
    expect(food.shelfLifeDays).toBeGreaterThan(0);
    expect(wordCount(food.description)).toBeGreaterThanOrEqual(40);
    expect(wordCount(food.description)).toBeLessThanOrEqual(95);
    expect(food.description).not.toContain('!');
    expect(food.otherNames.some((name) => /\p{Script=Devanagari}/u.test(name))).toBe(true);
    expect(food.otherNames.some((name) => /\p{Script=Gurmukhi}/u.test(name))).toBe(true);
    expect(new Set(food.otherNames).size).toBe(food.otherNames.length);
  });

  it.each(named)('%s names exactly the allergens that its ingredients hold', (_slug, { ingredients, allergens }) => {
    const held = allergenWords.filter(([word]) => word.test(ingredients)).map(([, allergen]) => allergen);
    expect([...allergens].sort()).toEqual(held.sort());
  });

  it('without added sugar list no sugar', () => {
    const sugarFree = demoSweets.filter(({ type }) => type === 'SugarFree');
    for (const { slug, ingredients } of sugarFree) {
      expect(ingredients, slug).not.toMatch(/sugar|jaggery|glucose|syrup|honey/i);
      expect(ingredients, slug).toMatch(/dates|figs|erythritol/i);
    }
  });
});

describe('home texts of the demonstration shop', () => {
  it('tell of the shop in 500 to 700 characters', () => {
    expect(demoAbout.description.length).toBeGreaterThanOrEqual(500);
    expect(demoAbout.description.length).toBeLessThanOrEqual(700);
  });

  it('hold eight reviews, mostly glad ones', () => {
    expect(countOf(demoReviews.map(({ rating }) => (rating > 3 ? 'glad' : String(rating))))).toEqual({ glad: 7, 3: 1 });
    for (const { name, location, description } of demoReviews)
      for (const text of [name, location, description]) expect(text.trim()).not.toBe('');
  });
});

describe('policies of the demonstration shop', () => {
  it.each(Object.entries(demoPolicies))(
    '%s is a full text in plain markup that the shop keeps as it is',
    (_kind, html) => {
      const words = wordCount(html.replaceAll(/<[^>]+>/g, ' '));
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(970);
      const tags = new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag as string));
      const allowed = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
      expect([...tags].filter((tag) => !allowed.includes(tag))).toEqual([]);
      expect(safeHtml(html)).toBe(html);
    },
  );
});

describe('checklists of the demonstration shop', () => {
  it('exist for every occasion', () => {
    expect(demoPlanning.map(({ category }) => category).sort()).toEqual([...eventCategories].sort());
  });

  it.each(demoPlanning.map((list) => [list.category, list.items] as const))(
    '%s has 14 to 30 things to do, each once and the earliest first',
    (category, items) => {
      expect(items.length).toBeGreaterThanOrEqual(14);
      expect(items.length).toBeLessThanOrEqual(30);
      expect(new Set(items.map(({ text }) => text)).size).toBe(items.length);
      const days = items.map(({ daysBefore }) => daysBefore ?? -1);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      const record = { category, items: items.map((item, at) => ({ ...item, id: `item-${at}` })) };
      expect(() => planningRecord.validateSync(record, { strict: true })).not.toThrow();
    },
  );

  it('hold some texts that the screen has to shorten', () => {
    const long = demoPlanning.flatMap(({ items }) => items).filter(({ text }) => [...text].length > 52);
    expect(long.length).toBeGreaterThanOrEqual(4);
  });
});

describe('spellings that the search corrects', () => {
  const shown = { id: '0'.repeat(24), image: '' };
  const withIds = (items: readonly object[]) => items.map((item) => ({ ...item, ...shown }));
  const records = searchRecords({
    sweets: withIds(demoSweets),
    dryFruits: withIds(demoDryFruits),
    invitations: withIds(demoInvitations),
    decorations: withIds(demoDecorations),
    designers: withIds(demoDesigners),
  } as unknown as Parameters<typeof searchRecords>[0]);
  const { records: indexed, list } = indexWords(records, typed);
  const findable = new Set(indexed.flatMap(({ name, also }) => [...name, ...also]));
  const inNames = new Set(records.flatMap(({ title }) => plainWords(title)));
  const entries = Object.entries(typed).flatMap(([right, words]) =>
    words.split(' ').map((word): [string, string] => [word, right]),
  );

  it('are single words in small letters, well over a hundred of them', () => {
    expect(entries.length).toBeGreaterThan(120);
    expect(
      entries.map(([word]) => word).filter((word) => word !== word.toLowerCase() || /\s/.test(word) || word === ''),
    ).toEqual([]);
  });

  it('lead to words that something can be found by, in one step', () => {
    const keys = new Set(entries.map(([word]) => word));
    expect(entries.filter(([, right]) => right.split(' ').some((word) => keys.has(word)))).toEqual([]);
    expect(
      Object.keys(list.typed)
        .flatMap((right) => right.split(' '))
        .filter((word) => !findable.has(word)),
    ).toEqual([]);
    expect(Object.keys(list.typed)).toHaveLength(Object.keys(typed).length);
  });

  it('never change a word of a name', () => {
    expect(entries.filter(([word]) => inNames.has(word))).toEqual([]);
  });

  it.each([
    ['laddoo', 'laddu'],
    ['gulab jaman', 'gulab jamun'],
    ['Rosogolla', 'rasgulla'],
    ['kaaju burfi', 'kaju barfi'],
    ['लड्डू', 'laddu'],
    ['ਬਰਫ਼ੀ', 'barfi'],
    ['ਬਰ\u0a5eੀ', 'barfi'],
    ['रब\u095cी', 'rabri'],
    ['motichoor laddu', 'motichoor laddu'],
  ])('read %s as %s', (text, read) => {
    expect(readQuery(text, readWordList(list))[0]).toMatchObject({ words: read.split(' '), guessed: false });
  });
});
