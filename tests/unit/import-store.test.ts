import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#client/storage.ts';
import type { RawGuest } from '#domain/guests/guest-import.rules.ts';
import { guestSheets } from '#domain/guests/guest-sheets.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';

const kept = new Map<string, string>();

/** Opens the shop as a person, as after a reload. */
async function visit(person: string) {
  vi.resetModules();
  kept.set(storageKeys.userId, person);
  kept.set(storageKeys.token, 'a.b.c');
  return { ...(await import('#shop/guests/import.store.ts')), ...(await import('#shop/guests/import-rows.ts')) };
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
    sheet('Vendors', ['Om Gill']),
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

  it('begins with sheets of the same columns as well, and tells how many guests stand on others', async () => {
    const { $import, leftSheets, openSheets, takeSheet } = await visit('one');
    const sheets = [
      sheet('Bride side', ['Manjit Kaur']),
      sheet('Mama ji', ['Ravi Gill', 'Om Gill']),
      sheet('Friends', ['Asha Gill']),
      { ...sheet('Notes', []), rows: [{ at: 1, cells: ['Item', 'Vendor', 'Price'] }] },
      { ...sheet('Old', ['Simran Kaur']), hidden: true },
    ];
    openSheets(guestSheets({ sheets, text: '' }));
    const names = $import.get().taken.map((place) => $import.get().sheets[place]?.name);
    expect(names).toEqual(['Bride side', 'Mama ji', 'Friends']);
    for (const place of [1, 2]) takeSheet(place, false);
    takeSheet(4, true);
    expect(leftSheets($import.get())).toEqual({ guests: 3, sheets: 2 });
    const { sheetsLeftOut } = await import('#shop/guests/import.texts.ts');
    expect(sheetsLeftOut(3, 2)).toBe('We leave out 3 guests on 2 sheets.');
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

  it('takes a typed landline or further number into the note, and a number alone as it is', async () => {
    const { $import, openSheets, rowsOf, settleNumber } = await visit('one');
    openSheets(book);
    const [{ row: first }, { row: second }, { row: third }] = rowsOf($import.get()) as [RawGuest, RawGuest, RawGuest];
    settleNumber(first, '98140 21000 / 0161 2345678', 'Gate 2');
    settleNumber(second, '+91 98140-21001', '');
    settleNumber(third, '98AB', '');
    const { edits, moved } = $import.get();
    expect(edits).toEqual({
      [first]: { mobile: '9814021000', note: 'Gate 2; Landline 0161 2345678' },
      [second]: { mobile: '9814021001' },
    });
    expect(moved).toEqual({ [first]: ['Landline 0161 2345678'] });
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
