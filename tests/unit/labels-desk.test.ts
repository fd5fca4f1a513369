// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PackingRow, readPacking } from '#domain/packing/packing.contract.ts';
import { readLabelsPath } from '#domain/packing/labels-path.rules.ts';
import { numberHeadings, referenceHeadings } from '#domain/settings/courier-tables.rules.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import {
  columnNames,
  isUnderstood,
  parcelLists,
  placelessText,
  readingOf,
  readingText,
} from '#office/packing/courier-table.ts';
import { fitLabels } from '#office/packing/fit-labels.ts';
import { groupText, printedOf, tooLongText } from '#office/packing/printed-labels.ts';
import { useLabels } from '#office/packing/use-labels.ts';
import { useTrackingFile } from '#office/packing/use-tracking-file.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

const ORDER = 'c'.repeat(24);
const home = (position: number, more: Partial<PackingRow> = {}) =>
  ({
    orderId: ORDER,
    position,
    reference: `2627-000042-${position + 1}`,
    name: `Home ${position}`,
    contents: 'box',
    state: 'placed',
    revision: 3,
    boxes: 1,
    due: '2026-12-04',
    pincode: '143001',
    region: 'Punjab',
    tracking: '',
    ...more,
  }) as PackingRow;
const homes = [home(0, { boxes: 2, card: 'card' } as never), home(1, { state: 'packed' })];
const list = {
  contents: new Map([['box', { key: 'box', name: 'Moonlit' }]]),
  cards: new Map([['card', { key: 'card' }]]),
  homes,
  waiting: 0,
  whole: true,
} as never;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what is printed', () => {
  const printed = (query: string, which: 'all' | 'packed' | 'unpacked' = 'all', perBox = false) =>
    printedOf(list, readLabelsPath(query), which, perBox).map(({ home: { position }, box }) => [position, box]);

  it('is a label for each home, or for each box, and one slip for a home all the same', () => {
    expect(printed('')).toEqual([
      [0, null],
      [1, null],
    ]);
    expect(printed('', 'all', true)).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
    expect(printed('?sheet=slip', 'all', true)).toHaveLength(2);
  });

  it('is only what is packed, or is not', () => {
    expect([printed('', 'packed'), printed('', 'unpacked')]).toEqual([[[1, null]], [[0, null]]]);
  });

  it('is a card for every box of a home that has one', () => {
    expect(printed('?sheet=cards')).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('says which texts would be cut, and what helps', () => {
    expect(tooLongText('a4-24', ['Asha'])).toBe(
      'One address is too long for this paper and would be cut: Asha. Please choose larger labels.',
    );
    expect(tooLongText('cards', ['A', 'B', 'C', 'D', 'E', 'F'])).toBe(
      '6 cards are too long for this paper and would be cut: A, B, C, D, E and others.',
    );
  });

  it('names the group that is printed', () => {
    const { contents } = list as { contents: Map<string, { name: string }> };
    expect([groupText(contents, 'box'), groupText(contents, '560'), groupText(contents, '2026-12-04')]).toEqual([
      'Only Moonlit.',
      'Only pincodes that begin with 560.',
      'Only 2026-12-04.',
    ]);
  });
});

describe('the page of labels', () => {
  beforeEach(() => {
    const shop = answerCalls();
    const { contents, cards } = list as { contents: Map<string, object>; cards: Map<string, object> };
    shop.answer(readPacking, {
      ...(list as object),
      contents: [...contents.values()],
      cards: [...cards.values()],
      next: null,
      at: '',
    } as never);
    shop.answer(readShopForStaff, { facts: {}, couriers: {} } as never);
    vi.stubGlobal('print', vi.fn());
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  });
  async function open() {
    const { result } = renderHook(() => useLabels());
    await expect.poll(() => result.current.printed.length).toBe(2);
    return result;
  }

  it('keeps the paper in its address, and where the last print ended on this device', async () => {
    history.replaceState(null, '', '/back-office/labels');
    const labels = await open();
    act(() => labels.current.choose('a4-21'));
    expect([location.search, labels.current.next]).toEqual(['?sheet=a4-21&by=design', 1]);
    act(() => labels.current.setFirst(4));
    expect(labels.current.pages[0]?.slice(0, 3)).toEqual([null, null, null]);
    act(() => labels.current.printNow());
    expect([vi.mocked(print).mock.calls.length, labels.current.next]).toEqual([1, 6]);
    act(() => labels.current.choose('a4-8'));
    expect([labels.current.first, labels.current.next]).toEqual([1, 1]);
    cleanup();
    history.replaceState(null, '', '/back-office/labels?sheet=a4-21');
    expect((await open()).current.next).toBe(6);
  });

  it('prints when every text has its size, and names the homes whose text has none', async () => {
    history.replaceState(null, '', '/back-office/labels');
    const labels = await open();
    const paper = document.createElement('div');
    paper.innerHTML = '<div><p class="label-name">Home 0</p><p data-fits></p></div>';
    vi.spyOn(paper.querySelector('[data-fits]')!, 'scrollHeight', 'get').mockReturnValue(90);
    expect(labels.current.ready).toBe(false);
    labels.current.paper.current = paper;
    act(() => labels.current.setPerBox(true));
    await expect.poll(() => labels.current.ready).toBe(true);
    expect(labels.current.tooLong).toEqual(['Home 0']);
    act(() => labels.current.setWhich('packed'));
    expect([labels.current.ready, labels.current.printed.length]).toEqual([false, 1]);
  });

  it('gives every text the largest size at which it fits', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<p data-fits class="fits-9"></p><p data-fits></p>';
    const [short, long] = [root.firstElementChild!, root.lastElementChild!];
    vi.spyOn(long, 'scrollWidth', 'get').mockImplementation(() => (long.className === 'fits-3' ? 0 : 10));
    expect(await fitLabels(root)).toEqual([]);
    expect([short.className, long.className, root.className]).toEqual(['fits-0', 'fits-3', '']);
  });
});

describe('a courier’s table with tracking numbers', () => {
  const table = [
    ['Order Number', 'Docket', ''],
    ['2627-000042-1', 'AW700IN', ''],
    ['2627-000042-2', 'AW800IN', ''],
  ];
  const headings = { reference: referenceHeadings, number: numberHeadings };
  const csv = (text: string) => new File([text], 'booked.csv', { type: 'text/csv' });
  async function pick(text: string) {
    const { result } = renderHook(() => useTrackingFile(headings));
    await act(() => result.current.pick(csv(text)));
    return result;
  }

  it('is read, says what it holds, and gives parcels their numbers', async () => {
    const picked = await pick(table.map((row) => row.join(';')).join('\n'));
    const { file } = picked.current;
    const reading = readingOf(file!, homes);
    expect([isUnderstood(file!.layout), readingText(reading, true)]).toEqual([true, '2 new numbers.']);
    expect(parcelLists(reading)).toEqual([
      [
        { orderId: ORDER, position: 0, revision: 3, tracking: 'AW700IN' },
        { orderId: ORDER, position: 1, revision: 3, tracking: 'AW800IN' },
      ],
    ]);
    act(() => picked.current.setLayout({ ...file!.layout, number: null }));
    expect(isUnderstood(picked.current.file!.layout)).toBe(false);
    act(() => picked.current.leave());
    expect(picked.current.file).toBeNull();
  });

  it('says why a file cannot be read', async () => {
    const { result } = renderHook(() => useTrackingFile(headings));
    await act(() => result.current.pick(new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'bill.pdf')));
    expect([result.current.file, result.current.problem]).toEqual([null, expect.stringMatching(/\w/)]);
  });

  it('tells doubtful rows, known numbers and what is left out', () => {
    const file = {
      name: '',
      read: { rows: [...table, ['2627-000099-1', 'AW900IN']], doubtful: [2], said: '' },
      layout: { reference: 0, number: 1, from: 1 },
    };
    const reading = readingOf(file, [home(0), home(1, { tracking: 'AW800IN' })]);
    expect(readingText(reading, true)).toBe('1 new number, 1 known already, 2 left out.');
    expect(reading.problems[0]).toMatchObject({ row: 2, message: expect.stringContaining('quotation mark') });
    expect(readingText(reading, false)).toBe('Please choose its columns.');
  });

  it('goes in lists of five hundred', () => {
    const given = Array.from({ length: 501 }, (_, at) => ({ row: at, home: home(at), number: 'N' }));
    expect(parcelLists({ given, problems: [], known: 0 }).map(({ length }) => length)).toEqual([500, 1]);
  });

  it('names its columns by heading and first value', () => {
    expect(columnNames(table, 1)).toEqual(['Order Number (2627-000042-1)', 'Docket (AW700IN)', 'Column 3']);
    expect(columnNames(table.slice(1), 0)[0]).toBe('Column 1 (2627-000042-1)');
  });

  it('asks for town and state of pincodes that nobody knows', () => {
    expect(placelessText([home(0)])).toContain('do not know this pincode');
    expect(placelessText(homes)).toMatch(/these pincodes.*2627-000042-1 \(143001\), 2627-000042-2 \(143001\)\.$/);
  });
});
