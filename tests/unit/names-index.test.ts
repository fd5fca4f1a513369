import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BEGINNINGS, FirstAnswers, fileOf, type Named, NAMES, namesIndex } from '#domain/search/names.rules.ts';
import { writeNames } from '#publish/names-index.ts';
import type { SearchRecord } from '#publish/snapshot/search-records.ts';

const named = (title: string, more: Partial<Named> = {}): Named => ({
  title,
  otherNames: [],
  url: `/${title.replaceAll(' ', '-')}`,
  kind: 'Sweets',
  image: `${title}.webp`,
  amount: 500_00,
  veg: true,
  ...more,
});

/** Returns letters of a number, so that names differ in them. */
const letters = (at: number): string =>
  [...at.toString(26)].map((one) => 'bcdefghijklmnopqrstuvwxyza'[Number.parseInt(one, 26)]).join('');

/** A catalogue with sweets, other kinds, other scripts, and a word that hundreds of names share. */
const RECORDS: Named[] = [
  named('Kaju katli', { otherNames: ['काजू कतली', 'cashew fudge'] }),
  named('Kaju pista roll'),
  named('Pista barfi with kaju'),
  named('Jalebi', { amount: 320_00 }),
  named('Kaju', { kind: 'Dry fruits', amount: 1200_00 }),
  named('Index card', { kind: 'Invitations' }),
  ...Array.from({ length: 400 }, (_, at) => named(`Box of x${letters(at)} sweets`, { kind: 'Invitations' })),
];

function answersOf(records: readonly Named[]): { answers: FirstAnswers; asked: string[] } {
  const files = namesIndex(records);
  const asked: string[] = [];
  const read = async (file: string): Promise<unknown> => {
    asked.push(file);
    const text = files.get(file);
    if (text === undefined) throw new Error(`there is no ${file}`);
    return JSON.parse(text);
  };
  return { answers: new FirstAnswers(read), asked };
}

describe('the names index', () => {
  const { answers } = answersOf(RECORDS);
  const find = async (text: string, limit = 8): Promise<string[]> =>
    (await answers.find(text, limit)).map(({ name }) => name);

  it.each([
    ['kaju p', ['Kaju pista roll', 'Pista barfi with kaju']],
    ['KAJU KATLI', ['Kaju katli']],
    ['kaju', ['Kaju', 'Kaju katli', 'Kaju pista roll', 'Pista barfi with kaju']],
    ['roll pista', ['Kaju pista roll']],
    ['काजू', ['Kaju katli']],
    ['cashew', ['Kaju katli']],
    ['the jalebi', ['Jalebi']],
    ['index', ['Index card']],
  ])('answers %s by the names that have it, what is named so first', async (text, wanted) => {
    expect(await find(text)).toEqual(wanted);
  });

  it('answers nothing where it is not sure, so that the whole search does', async () => {
    for (const text of ['', 'mithai', 'kajoo', 'kaju mithai', 'kajuu katli', '!'])
      expect([text, await find(text)]).toEqual([text, []]);
  });

  it('finds each name by its own words however many share them', async () => {
    for (const { title } of RECORDS) expect(await find(title, 1)).toEqual([title]);
  });

  it('shows the first few of what hundreds have', async () => {
    expect(await find('box')).toHaveLength(8);
    expect((await find('s')).length).toBeGreaterThan(0);
  });

  it('shows what is named by one word before hundreds that have it, whatever kind it is', async () => {
    const { answers: many } = answersOf([
      ...Array.from({ length: 200 }, (_, at) => named(`Pista ${letters(at)}`)),
      named('Pista', { kind: 'Dry fruits' }),
    ]);
    expect((await many.find('pista', 1))[0]).toMatchObject({ name: 'Pista', kind: 'Dry fruits' });
  });

  it('shows kind, price and address', async () => {
    expect((await answers.find('jalebi', 1))[0]).toEqual({
      id: '/Jalebi',
      url: '/Jalebi',
      name: 'Jalebi',
      kind: 'Sweets',
      image: 'Jalebi.webp',
      amount: 320_00,
      veg: true,
    });
  });

  it('asks for two files, and for one that could not be brought once more', async () => {
    const { answers: fresh, asked } = answersOf(RECORDS);
    await fresh.find('jalebi', 8);
    await fresh.find('jalebi', 8);
    expect(asked).toEqual([BEGINNINGS, fileOf('j')]);
    let away = true;
    const files = namesIndex(RECORDS);
    const shaky = new FirstAnswers(async (file) => {
      if (away) throw new Error('away');
      return JSON.parse(files.get(file) ?? '');
    });
    await expect(shaky.find('jalebi', 8)).rejects.toThrow('away');
    away = false;
    expect(await shaky.find('jalebi', 8)).toHaveLength(1);
  });

  it('is the same whatever order records come in, and changes only the files of a changed name', () => {
    const first = namesIndex(RECORDS);
    expect(namesIndex(RECORDS.toReversed())).toEqual(first);
    const renamed = namesIndex(RECORDS.map((one) => (one.title === 'Jalebi' ? { ...one, amount: 1 } : one)));
    expect([...first].filter(([file, text]) => renamed.get(file) !== text).map(([file]) => file)).toEqual([
      fileOf('j'),
    ]);
  });

  it.each<[string, (records: Named[]) => Named[]]>([
    ['nothing', (all) => [...all]],
    ['a price', (all) => all.map((one) => (one.title === 'Kaju' ? { ...one, amount: 1 } : one))],
    ['prices, and with them the order', (all) => all.map((one) => ({ ...one, amount: one.amount + 1 })).toReversed()],
    [
      'a picture and a mark',
      (all) => all.map((one) => (one.title === 'Kaju' ? { ...one, image: 'new.webp', veg: false } : one)),
    ],
    ['a name', (all) => all.map((one) => (one.title === 'Kaju' ? { ...one, title: 'Kaju whole' } : one))],
    ['another name', (all) => all.map((one) => (one.title === 'Kaju' ? { ...one, otherNames: ['cashew'] } : one))],
    ['a kind', (all) => all.map((one) => (one.title === 'Kaju' ? { ...one, kind: 'Sweets' } : one))],
    ['an address', (all) => all.map((one) => (one.title === 'Kaju' ? { ...one, url: '/zzz' } : one))],
    ['one more', (all) => [...all, named('Petha')]],
    ['one less', (all) => all.slice(1)],
    ['one instead of another', (all) => [named('Petha'), ...all.slice(1)]],
    ['two of one address', (all) => [{ ...named('Jalebi'), url: '/Kaju-katli' }, ...all.slice(1)]],
  ])('is made out of the former one as it would be made anew where %s changed', (_, change) => {
    const former = namesIndex(RECORDS);
    const changed = change(RECORDS);
    expect(namesIndex(changed, former)).toEqual(namesIndex(changed));
    // And out of that one the next.
    expect(namesIndex(RECORDS, namesIndex(changed, former))).toEqual(former);
  });

  it('is written anew where it changed only, and is then the same to the last byte as one written at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
    const records = (rows: readonly Named[]) => rows as readonly SearchRecord[];
    const changed = RECORDS.filter(({ title }) => title !== 'Kaju').map((one) =>
      one.title === 'Jalebi' ? { ...one, title: 'Imarti' } : one,
    );
    const held = await writeNames(join(folder, 'one'), records(RECORDS));
    const before = statSync(join(folder, 'one', NAMES, fileOf('x'))).ino;
    await writeNames(join(folder, 'one'), records(changed), held);
    await writeNames(join(folder, 'other'), records(changed));
    const [one, other] = ['one', 'other'].map((name) => join(folder, name, NAMES));
    const files = readdirSync(other ?? '');
    expect(readdirSync(one ?? '')).toEqual(files);
    expect(files).toContain(`${fileOf('i')}.br`);
    for (const file of files)
      expect([file, readFileSync(join(one ?? '', file)).equals(readFileSync(join(other ?? '', file)))]).toEqual([
        file,
        true,
      ]);
    expect(statSync(join(one ?? '', fileOf('x'))).ino).toBe(before);
    rmSync(folder, { recursive: true });
  });

  it('has all names of a beginning in one file up to fifty, and of more the first twelve', () => {
    const rowsOf = (count: number) => {
      const files = namesIndex(Array.from({ length: count }, (_, at) => named(`z${letters(at)}`)));
      return [JSON.parse(files.get(fileOf('z')) ?? '').length, JSON.parse(files.get(BEGINNINGS) ?? '').split(' ')[0]];
    };
    expect([rowsOf(50), rowsOf(51)]).toEqual([
      [50, 'z'],
      [12, 'z+'],
    ]);
  });

  it('puts what is named so first, then what has the word, then what has a longer one, each where the name begins with it', () => {
    const titles = ['Ras malai', 'Kesar ras', 'Rasgulla', 'Dry rasbari', 'Ras', 'Ras!'];
    const files = namesIndex([
      ...titles.map((title) => named(title)),
      ...Array.from({ length: 60 }, (_, at) => named(`Box ras${letters(at)}`)),
    ]);
    const rows = JSON.parse(files.get(fileOf('ras')) ?? '[]') as string[][];
    expect(rows.slice(0, 5).map(([title]) => title)).toEqual(['Ras', 'Ras!', 'Ras malai', 'Kesar ras', 'Rasgulla']);
    expect(rows).toHaveLength(12);
  });

  it('orders equal names by their addresses, and kinds as the search does', () => {
    const files = namesIndex([
      named('Peda', { url: '/b', kind: 'Pages' }),
      named('Peda', { url: '/c', veg: false }),
      named('Peda', { url: '/a' }),
    ]);
    const rows = JSON.parse(files.get(fileOf('p')) ?? '[]') as unknown[][];
    expect(rows.map(([, url, , , , veg]) => [url, veg])).toEqual([
      ['/a', 1],
      ['/c', 0],
      ['/b', 1],
    ]);
    expect([fileOf('ka'), fileOf('क'), fileOf('k9')]).toEqual(['ka.json', '-915.json', 'k9.json']);
  });

  it('brings its beginnings ahead of the first answer, and says nothing where they are away', async () => {
    const { answers: fresh, asked } = answersOf(RECORDS);
    fresh.warmUp();
    await fresh.find('jalebi', 1);
    expect(asked).toEqual([BEGINNINGS, fileOf('j')]);
    new FirstAnswers(() => Promise.reject(new Error('away'))).warmUp();
  });

  it('answers words that name nothing where there are no others', async () => {
    const { answers: few } = answersOf([named('The Sweet Shop')]);
    expect((await few.find('the', 3)).map(({ name }) => name)).toEqual(['The Sweet Shop']);
    expect(await few.find('the sweetest', 3)).toEqual([]);
  });

  it('gives each beginning a file of its own that any host takes', () => {
    const files = [...namesIndex(RECORDS).keys()];
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(file).toMatch(/^[a-z0-9_-]+\.json$/);
  });
});
