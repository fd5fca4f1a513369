// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { importGuests } from '#domain/guests/guest.contract.ts';
import { guestSheets } from '#domain/guests/guest-sheets.rules.ts';
import type { Listed } from '#domain/guests/same-guest.rules.ts';
import { guestsFor } from '#shop/guests/brought-guests.ts';
import { settleNumber } from '#shop/guests/import-rows.ts';
import {
  $import,
  beginAt,
  discardImport,
  dismissRow,
  editRow,
  openSheets,
  setReplace,
} from '#shop/guests/import.store.ts';
import { useImportRows } from '#shop/guests/use-import-rows.ts';
import { useImportSaving } from '#shop/guests/use-import-saving.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
// A long list is sent by a request that tells how much of it is sent.
vi.mock('#client/fetch-progress.ts', async (original) => ({
  ...(await original<object>()),
  sendWithProgress: (url: string, options: RequestInit) => fetch(url, options),
}));
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

type Line = readonly [name: string, mobile: string];
const people = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => [
    `Guest ${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
    String(9_814_000_000 + at),
  ]);

/** Opens a list of guests in the import of a person who has `held` on the guest list. */
async function open(lines: readonly Line[], held: readonly Listed[] = []) {
  const rows = [['Name', 'Mobile'], ...lines].map((cells, at) => ({ at: at + 1, cells: [...cells] }));
  const kind = 'table' as const;
  openSheets(guestSheets({ sheets: [{ name: '', hidden: false, kind, rows, doubtful: [], cut: '' }], text: '' }));
  const imported = vi.fn();
  const desk = renderHook(() => {
    const found = useImportRows(held);
    return { found, saving: useImportSaving(found, imported) };
  });
  await expect.poll(() => desk.result.current.found.isReading).toBe(false);
  const shown = () => desk.result.current.found.rows.map(({ now }) => now);
  return { ...desk, imported, shown, names: () => shown().map(({ name }) => name), desk: desk.result };
}
const manjit: Listed = { name: 'Manjit Kaur', mobile: '9814000001', address: '' };
/** Row numbers of a list whose first row has the headings. */
const [FIRST, SECOND, THIRD] = [2, 3, 4];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toasts.length = 0;
  $token.set('a token');
  $userId.set('u1');
});
afterEach(() => {
  cleanup();
  discardImport();
});

describe('the rows of an import', () => {
  it('are all there although a long list is read piece by piece', async () => {
    const { desk, names } = await open(people(120));
    expect(names()).toHaveLength(120);
    expect(desk.current.found).toMatchObject({ isRead: true, waiting: [] });
    expect(desk.current.found.good).toHaveLength(120);
  });

  it('that wait for the host come first, and keep their place while they are mended', async () => {
    const { desk, names } = await open([
      ['Asha Rani', '9814000000'],
      ['Ravi Verma', '98140'],
    ]);
    expect(names()).toEqual(['Ravi Verma', 'Asha Rani']);
    expect(desk.current.found.waiting.map(({ row }) => row)).toEqual([SECOND]);
    act(() => editRow(SECOND, { mobile: '9814000009' }));
    await expect.poll(() => desk.current.found.waiting).toEqual([]);
    expect(names()).toEqual(['Ravi Verma', 'Asha Rani']);
    expect(desk.current.found.good).toHaveLength(2);
  });

  it('that are dismissed are said nothing of and not saved, and go to their place when taken back', async () => {
    const { desk, names, shown, unmount } = await open([
      ['Asha Rani', '9814000000'],
      ['Ravi Verma', '98140'],
      ['Om Gill', '9814000002'],
    ]);
    act(() => dismissRow(SECOND, true));
    await expect.poll(() => desk.current.found.waiting).toEqual([]);
    expect(shown()[0]).toMatchObject({ name: 'Ravi Verma', problem: '' });
    expect(desk.current.found.good.map(({ name }) => name)).toEqual(['Asha Rani', 'Om Gill']);
    // Whoever comes back finds what was left out at the end.
    unmount();
    const again = renderHook(() => useImportRows([])).result;
    await expect
      .poll(() => again.current.rows.map(({ now }) => now.name))
      .toEqual(['Asha Rani', 'Om Gill', 'Ravi Verma']);
    act(() => dismissRow(SECOND, false));
    await expect
      .poll(() => again.current.rows.map(({ now }) => now.name))
      .toEqual(['Ravi Verma', 'Asha Rani', 'Om Gill']);
    expect(names()).toHaveLength(3);
  });

  it('that are on the guest list already are left out, unless they shall be overwritten', async () => {
    const { desk } = await open(
      [
        ['Manjit Kaur', '9814000001'],
        ['Om Gill', '9814000002'],
      ],
      [manjit],
    );
    expect(desk.current.found.known.map(({ name }) => name)).toEqual(['Manjit Kaur']);
    expect(desk.current.found.good.map(({ name }) => name)).toEqual(['Om Gill']);
    act(() => setReplace(true));
    await expect.poll(() => desk.current.found.good).toHaveLength(2);
    expect(desk.current.found.known).toEqual([]);
  });

  it('name what went from the number into the note, with a way back', async () => {
    const { shown } = await open([['Asha Rani', '9814000000']]);
    act(() => settleNumber(FIRST, '98140 00009 / 0161 2345678', ''));
    await expect.poll(() => shown()[0]?.mobile).toBe('9814000009');
    const { note, changes } = shown()[0]!;
    expect(note).toContain('0161');
    expect(changes.at(-1)).toEqual({ said: expect.stringContaining('0161'), undo: { note: '' } });
  });

  it('are none once the list is emptied', async () => {
    const { desk } = await open([['Asha Rani', '9814000000']]);
    act(() => discardImport());
    await expect.poll(() => desk.current.found.rows).toEqual([]);
  });
});

describe('saving an import', () => {
  /** Answers that every sent row was added. */
  const added = ({ body }: { body: unknown }) => {
    const rows = (body as { guests: { row: number }[] }).guests.map(({ row }) => ({ row, id: `id-${row}` }));
    return { added: rows.length, updated: 0, skipped: [], guests: rows };
  };

  it('goes by hundreds, says how far it is and what was saved, and forgets the list', async () => {
    const { desk, imported } = await open(people(120));
    const shop = answerCalls();
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.answer(importGuests, async (call) => {
      if (shop.made.length === 2) await promise;
      return added(call);
    });
    act(() => desk.current.saving.save());
    await expect.poll(() => desk.current.saving.sent).toMatchObject({ done: 100, of: 120 });
    // A second press while it is on its way saves nothing twice.
    act(() => desk.current.saving.save());
    resolve();
    await expect.poll(() => desk.current.saving.saved).toEqual({ words: '120 added.', messages: [], back: '' });
    expect(shop.made.map(({ body }) => (body as { guests: unknown[] }).guests.length)).toEqual([100, 20]);
    expect(imported).toHaveBeenCalledOnce();
    expect($import.get().sheets).toEqual([]);
    act(() => desk.current.saving.goOn());
    expect(desk.current.saving.saved).toBeNull();
  });

  it('names each row that was left out or lives alone, and keeps those that wait', async () => {
    const { desk } = await open(
      [
        ['Manjit Kaur', '9814000001'],
        ['Om Gill', '9814000002'],
        ['Ravi Verma', '9814000003'],
        ['Asha Rani', '98140'],
      ],
      [manjit],
    );
    answerCalls().answer(importGuests, {
      added: 1,
      updated: 1,
      skipped: [{ row: THIRD, message: 'Their number is taken.' }],
      apart: [{ row: SECOND, message: 'That home is gone.' }],
    });
    act(() => desk.current.saving.save());
    await expect
      .poll(() => desk.current.saving.saved)
      .toEqual({
        words: '1 added, 1 updated.',
        messages: [
          'Row 4, Ravi Verma: Their number is taken.',
          'Row 3, Om Gill: That home is gone.',
          'Row 2, Manjit Kaur: Already on your list.',
        ],
        back: '',
      });
    await expect.poll(() => desk.current.found.rows.map(({ now }) => now.name)).toEqual(['Asha Rani', 'Ravi Verma']);
  });

  it('that breaks off says why, and sends only the rest the next time', async () => {
    const { desk } = await open(people(120));
    const shop = answerCalls();
    shop.answer(importGuests, (call) => (shop.made.length === 2 ? { refused: 400, message: 'Not now.' } : added(call)));
    act(() => desk.current.saving.save());
    await expect.poll(() => desk.current.saving.problem).toBe('Not now.');
    await expect.poll(() => desk.current.found.rows).toHaveLength(20);
    act(() => desk.current.saving.save());
    await expect.poll(() => desk.current.saving.saved?.words).toBe('20 added.');
    expect(desk.current.saving.problem).toBe('');
  });

  it('that was begun on another page leaves the new guests for it', async () => {
    const { desk } = await open([['Asha Rani', '9814000000']]);
    answerCalls().answer(importGuests, added);
    act(() => beginAt('/Shipping'));
    act(() => desk.current.saving.save());
    await expect.poll(() => desk.current.saving.saved?.back).toBe('/Shipping');
    expect(guestsFor('/Shipping')).toEqual(['id-2']);
  });

  it.each([
    ['what became of it', added, 'Your list: 1 added.'],
    ['why not', { refused: 400, message: 'Not now.' }, 'Not now.'],
  ])('is told %s to whoever closed the dialog meanwhile', async (_, answer, said) => {
    const { desk, unmount } = await open([['Asha Rani', '9814000000']]);
    answerCalls().answer(importGuests, answer as never);
    desk.current.saving.save();
    unmount();
    await expect.poll(() => toasts).toEqual([said]);
  });
});
