import { describe, expect, it } from 'vitest';
import { namedIn } from '#office/frame/catalogue-paths.ts';
import { numberOrNothing, rupees, wholeNumber, wordList } from '#office/catalogue/codecs.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { formSchema, formValues, recordValues } from '#office/catalogue/form-values.ts';
import { isArrangeable, plainListView, readListView, writeListView } from '#office/catalogue/list-path.ts';
import { differencesOf, sameValue } from '#office/catalogue/merge.rules.ts';
import { releaseMoments } from '#office/publishing/release-moments.ts';
import { publishedText } from '#office/publishing/published-text.ts';
import { releaseText } from '#office/publishing/release-text.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { defaultSettings, sections } from '#domain/settings/settings.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { copyOf, fixedPlaceOf, reordered } from '#domain/catalogue/staff-record.rules.ts';
import { isSafeLink } from '#lib/safe-tags.ts';

describe('the declarations of the catalogue', () => {
  it.each(Object.values(kindDeclarations))('tell every field of a $one, and offer what its rules allow', (declared) => {
    const { fields } = recordSchemas[declared.kind as RecordKind].describe();
    expect(Object.keys(declared.fields).sort()).toEqual(Object.keys(fields).sort());
    for (const [name, { widget }] of Object.entries(declared.fields)) {
      const { type, oneOf = [] } = fields[name] as { type: string; oneOf?: unknown[] };
      if (oneOf.length > 0)
        expect([name, widget.is === 'choice' && widget.choices.map(({ value }) => value)]).toEqual([name, oneOf]);
      const types = { boolean: ['switch'], number: ['money', 'number'], array: ['words', 'tasks'] };
      if (type in types) expect(types[type as keyof typeof types]).toContain(widget.is);
    }
  });

  it('begin a new record with nothing that would be kept unseen', async () => {
    for (const declared of Object.values(kindDeclarations)) {
      const values = formValues(declared, null);
      expect(values['isActive']).toBe(true);
      expect(Object.values(values)).not.toContain(undefined);
      await expect(formSchema(declared).validate(values)).rejects.toThrow();
      expect(recordValues(values)).not.toHaveProperty('isActive');
    }
  });
});

describe('what is typed for a value', () => {
  it.each([
    ['260', 260_00],
    ['₹ 1,23,456.50', 1_23_456_50],
    ['१२', 12_00],
    ['1.234', '1.234'],
    ['lots', 'lots'],
    ['', ''],
  ])('is rupees: %s', (typed, value) => {
    expect(rupees.read(typed)).toBe(value);
  });

  it.each(['1e9', '1E3', '+500', '5.', '0x10', '.50', 'Infinity'])(
    'is no number, and stays as it was typed: %s',
    (typed) => {
      for (const { read } of [rupees, wholeNumber, numberOrNothing]) expect(read(typed)).toBe(typed);
      const wrong = (schema: { validateSyncAt(path: string, value: object): unknown }, path: string, value: object) => {
        try {
          return schema.validateSyncAt(path, value);
        } catch (error) {
          return (error as Error).message;
        }
      };
      expect(wrong(recordSchemas.sweet, 'rate', { rate: typed })).toMatch(/digits, such as 450/);
      expect(wrong(recordSchemas.sweet, 'shelfLifeDays', { shelfLifeDays: typed })).toMatch(/digits, such as 15/);
      expect(wrong(recordSchemas.review, 'rating', { rating: typed })).toMatch(/1 to 5/);
      const [first] = Object.keys(defaultSettings.charges);
      expect(wrong(sections.charges.schema, first ?? '', { [first ?? '']: typed })).toMatch(/an amount from/);
    },
  );

  it('is shown as it is read back', () => {
    for (const paise of [0, 1, 99, 260_00, 1_275_50]) expect(rupees.read(rupees.show(paise))).toBe(paise);
    expect(wordList.read(wordList.show(['milk', 'काजू']))).toEqual(['milk', 'काजू']);
    expect(wordList.read(' milk,, ; nuts ')).toEqual(['milk', 'nuts']);
    expect([wholeNumber.read(' 12 '), wholeNumber.read('1.5'), wholeNumber.read('')]).toEqual([12, '1.5', '']);
    expect([numberOrNothing.read('  '), numberOrNothing.read('7'), numberOrNothing.show(null)]).toEqual([null, 7, '']);
  });
});

describe('the list of releases', () => {
  const release = (name: string, madeAt: string) => ({ name, madeAt, changes: [], count: 0, served: false });
  it('tells releases of one minute apart by their seconds, and only those', () => {
    const moments = releaseMoments([
      release('c', '2026-11-22T18:52:57.000Z'),
      release('b', '2026-11-22T18:52:31.000Z'),
      release('a', '2026-11-22T18:51:00.000Z'),
    ]);
    expect([...moments.values()]).toEqual(['23 Nov, 00:22:57', '23 Nov, 00:22:31', '23 Nov, 00:21']);
  });
  it('says which fields of a record changed, in the words of its form', () => {
    const one = { kind: 'review', id: '1', name: 'Manjit', what: 'changed' as const };
    expect(releaseText({ changes: [{ ...one, fields: ['location', 'rating', 'other'] }], count: 3 })).toBe(
      'Manjit changed (Town, Stars) and 2 more',
    );
    expect(releaseText({ changes: [one], count: 1 })).toBe('Manjit changed');
    expect(releaseText({ changes: [{ ...one, what: 'withdrawn' }], count: 1 })).toBe('Manjit no longer on the site');
    expect(releaseText({ changes: [], count: 0 })).toMatch(/^Built again/);
  });
  it('says an invitation, not a invitation, of one without a name', () => {
    const one = { kind: 'invitation', id: '1', name: '', what: 'new' as const };
    expect(releaseText({ changes: [one], count: 1 })).toBe('An invitation new');
    expect(releaseText({ changes: [{ ...one, kind: 'review' }], count: 1 })).toBe('A review new');
  });
  it('promises no publishing after Publish now while no publisher is at work', () => {
    expect(publishedText('public')).toBe('We are publishing the catalogue.');
    expect(publishedText('held')).toBe('We are publishing the catalogue.');
    expect(publishedText('unknown')).toBe(
      'We publish once the publisher runs. Please ask the person who runs the server to start it.',
    );
  });
});

describe('two people on one record', () => {
  const base = { name: 'Laddu', rate: 100, words: ['a'], tasks: [{ id: '1', text: 'x' }] };
  it('differ in what either changed, and the one who changed it is proposed', () => {
    const mine = { ...base, name: 'My laddu', rate: 120 };
    const theirs = { ...base, rate: 130, words: ['a', 'b'] };
    expect(differencesOf(Object.keys(base), base, mine, theirs)).toEqual([
      { name: 'name', mine: 'My laddu', theirs: 'Laddu', take: 'mine', both: false },
      { name: 'rate', mine: 120, theirs: 130, take: 'mine', both: true },
      { name: 'words', mine: ['a'], theirs: ['a', 'b'], take: 'theirs', both: false },
    ]);
  });
  it('agree on the same parts in another order, and on nothing', () => {
    expect(sameValue([{ id: '1', text: 'x' }], [{ text: 'x', id: '1' }])).toBe(true);
    expect(sameValue(undefined, null)).toBe(true);
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameValue('', null)).toBe(false);
  });
});

describe('the address of a list', () => {
  it('holds every view and nothing that is none', () => {
    const view = {
      ...plainListView,
      search: 'काजू & co',
      state: 'bin',
      sort: 'price',
      descending: true,
      page: 3,
    } as const;
    expect(readListView(writeListView(view))).toEqual(view);
    expect(writeListView(plainListView)).toBe('');
    expect(readListView('?state=lost&sort=colour&flag=x&page=-2&descending=1')).toEqual(plainListView);
    expect(readListView('?page=1.5').page).toBe(1);
  });
  it('can be arranged on every page of the plain list alone', () => {
    expect(isArrangeable({ ...plainListView, page: 4 })).toBe(true);
    expect(isArrangeable({ ...plainListView, search: 'a' })).toBe(false);
    expect(isArrangeable({ ...plainListView, descending: true })).toBe(false);
  });
  it('names kind and record', () => {
    expect(namedIn('/back-office/catalogue/Sweet/ABC/')).toEqual({ kind: 'sweet', id: 'abc' });
    expect(namedIn('/back-office/catalogue')).toEqual({ kind: '', id: '' });
  });
});

describe('the order of a list', () => {
  it.each([
    [['c'], 0, 'cabd'],
    [['a'], 9, 'bcda'],
    [['d', 'a'], 1, 'bdac'],
    [['x', 'b', 'b'], 0, 'bacd'],
    [[], 2, 'abcd'],
  ])('puts %j behind %i others', (moved, at, order) => {
    expect(reordered([...'abcd'], moved, at).join('')).toBe(order);
  });
});

it('a record that fills a place of the site is known by its kind and the field that names the place', () => {
  expect(fixedPlaceOf('policy', { kind: 'refund' })).toEqual({ field: 'kind', place: 'refund' });
  expect(fixedPlaceOf('planning', { category: 'Mehndi' })).toEqual({ field: 'category', place: 'Mehndi' });
  expect(fixedPlaceOf('about', { title: 'We' })).toEqual({ field: '', place: '' });
  expect(fixedPlaceOf('sweet', { kind: 'refund' })).toBeNull();
});

describe('a copy', () => {
  it('has a name that fits and tells it apart', () => {
    expect(copyOf({ name: 'Laddu', rate: 5 })).toEqual({ name: 'Laddu (copy)', rate: 5 });
    expect(copyOf({ name: 'x'.repeat(120) })['name']).toBe(`${'x'.repeat(113)} (copy)`);
    expect(copyOf({ name: `${'x'.repeat(112)}🌸` })['name']).toBe(`${'x'.repeat(112)}\ufffd (copy)`);
    expect(copyOf({ title: 'Diwali' })).toEqual({ title: 'Diwali' });
  });
});

describe('a link in a policy', () => {
  it.each(['/sweets', 'https://a.example', 'mailto:care@shop.example', 'tel:+911', '#top'])(
    'may lead to %s',
    (address) => {
      expect(isSafeLink(address)).toBe(true);
    },
  );
  it.each(['javascript:steal()', ' java\nscript:steal()', 'data:text/html,x', '//evil.example', '\\\\evil.example'])(
    'leads nowhere with %j',
    (address) => {
      expect(isSafeLink(address)).toBe(false);
    },
  );
});
