import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#client/storage.ts';
import { guestSheets } from '#domain/guests/guest-sheets.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';

const kept = new Map<string, string>();

/** Opens the shop as a person, as after a reload. */
async function visit(person: string) {
  vi.resetModules();
  kept.set(storageKeys.userId, person);
  kept.set(storageKeys.token, 'a.b.c');
  return import('#shop/guests/import.store.ts');
}

const sheet = (name: string, names: readonly string[]): Sheet => ({
  name,
  hidden: false,
  kind: 'table',
  rows: [['Name', 'Mobile'], ...names.map((one, at) => [one, String(9_814_000_000 + at)])].map((cells, at) => ({
    at: at + 1,
    cells,
  })),
  doubtful: [],
  cut: '',
});

const book = guestSheets({
  sheets: [
    sheet('Bride side', ['Manjit Kaur', 'Simran Kaur']),
    sheet('Groom side', ['Ravi Gill']),
    sheet('Hall', ['Om Gill']),
  ],
  text: '',
});

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an import', () => {
  it('begins with the sheets that tell a side, and tags their guests', async () => {
    const { $import, openSheets, rowsOf, tagSheet, takeSheet } = await visit('one');
    openSheets(book);
    expect(rowsOf($import.get()).map(({ name, side }) => [name, side])).toEqual([
      ['Manjit Kaur', 'bride'],
      ['Simran Kaur', 'bride'],
      ['Ravi Gill', 'groom'],
    ]);
    tagSheet(1, false);
    takeSheet(0, false);
    takeSheet(2, true);
    expect(rowsOf($import.get()).map(({ name, side }) => [name, side])).toEqual([
      ['Ravi Gill', ''],
      ['Om Gill', ''],
    ]);
  });

  it('is there after a reload, with what was decided, and not for another person', async () => {
    const { $import, beginAt, dismissRow, editRow, keepImport, noteDone, openSheets, rowsOf } = await visit('one');
    beginAt('/pay');
    openSheets(book);
    const [first, second, third] = rowsOf($import.get());
    editRow(first!.row, { mobile: '98' });
    dismissRow(second!.row, true);
    noteDone([third!.row], ['id']);
    keepImport();
    const before = $import.get();
    const other = await visit('two');
    expect(other.$import.get().sheets).toEqual([]);
    const again = await visit('one');
    expect(again.$import.get()).toEqual(before);
    expect(again.countWaiting(again.$import.get())).toBe(1);
  });

  it('gives each row a number that stays when sheets are taken or left', async () => {
    const { $import, openSheets, rowsOf, takeSheet } = await visit('one');
    openSheets(book);
    const before = rowsOf($import.get());
    expect(new Set(before.map(({ row }) => row)).size).toBe(3);
    takeSheet(0, false);
    expect(rowsOf($import.get())).toEqual(before.slice(2));
  });

  it('leaves nothing when it is finished', async () => {
    const { discardImport, openSheets, setText } = await visit('one');
    setText('Manjit Kaur');
    openSheets(book);
    discardImport();
    expect([...kept.keys()].filter((key) => key.includes('guest-import'))).toEqual([]);
  });

  it('says of a list that is too long that it is not kept', async () => {
    const { $kept, openSheets } = await visit('one');
    openSheets([{ ...book[0]!, rows: [{ at: 1, cells: ['x'.repeat(2_000_000)] }] }]);
    expect($kept.get()).toBe(false);
  });
});
