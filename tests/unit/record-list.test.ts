// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkTools } from '#office/catalogue/bulk-tools.tsx';
import { bulkActs } from '#office/catalogue/use-bulk-tools.ts';
import { useRecordList } from '#office/catalogue/use-record-list.ts';
import { useRowDrag } from '#office/catalogue/use-row-drag.ts';
import { $slips } from '#office/frame/slip.store.ts';
import { planChanges } from '#domain/catalogue/schedule.contract.ts';
import {
  changeStaffRecords,
  pageStaffRecords,
  placeStaffRecords,
  readFieldSpans,
  type RecordState,
} from '#domain/catalogue/staff-record.contract.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { declared, lastWrite, press, stateOf, typeInto } from '#tests/support/staff-records.ts';

const announced = vi.hoisted(() => [] as string[]);
vi.mock('#client/announce.ts', () => ({ announce: (text: string) => void announced.push(text) }));

const almonds = stateOf('a', { name: 'Almonds', rate: 101_00, category: 'Nuts' });
const figs = stateOf('b', { name: 'Figs', rate: 102_00 }, { revision: 5, isActive: false });

beforeEach(() => {
  cleanup();
  announced.length = 0;
  $slips.set(null);
  history.replaceState(null, '', '/back-office/catalogue/banner');
});

describe('a list of records', () => {
  const open = async (search = '') => {
    history.replaceState(null, '', `/back-office/catalogue/banner${search}`);
    const shop = answerCalls();
    const banners = ['One', 'Two', 'Three'].map((title, at) => stateOf(`c${at}`, { title }));
    shop.answer(pageStaffRecords, ({ query }) => ({
      records: query['page'] === '2' ? [almonds] : banners,
      count: 4,
      pages: 2,
      planned: {},
    }));
    shop.answer(placeStaffRecords, {} as never);
    const { result: list } = renderHook(() => useRecordList(declared('banner')));
    await waitFor(() => expect(list.current.loaded.state).toBe('ready'));
    return { shop, list, banners };
  };
  const idOf = (at: number): string => `c${at}`.padEnd(24, '0');

  it('puts a record to another place, tells it to those who listen, and back', async () => {
    const { shop, list } = await open();
    await act(async () => list.current.place?.(idOf(2), 3, 1));
    expect(shop.made.find(({ method }) => method !== 'GET')?.body).toEqual({ ids: [idOf(2)], at: 0 });
    expect(announced).toEqual(['Three is now at place 1 of 4.']);
    render(list.current.undo.notice);
    expect(screen.getByText('Three moved to place 1.')).toBeTruthy();
    press('Undo');
    await waitFor(() => expect(lastWrite(shop.made)).toMatchObject({ at: 2 }));
  });

  it('moves nothing to its own place or beyond the list, and says why a move is refused', async () => {
    const { shop, list } = await open();
    for (const [from, to] of [
      [1, 1],
      [1, 0],
      [3, 5],
    ] as const)
      await act(async () => list.current.place?.(idOf(0), from, to));
    expect(shop.made.every(({ method }) => method === 'GET')).toBe(true);
    shop.answer(placeStaffRecords, { refused: 409, message: 'The list was changed.' });
    await act(async () => list.current.place?.(idOf(0), 1, 2));
    expect(list.current.problem).toBe('The list was changed.');
    expect(announced).toEqual([]);
  });

  it('is put in order only where it is shown whole', async () => {
    const { list } = await open('?search=one');
    expect(list.current.place).toBeUndefined();
  });

  it('counts places on from the pages before', async () => {
    const { list } = await open('?page=2');
    expect(list.current.first).toBe(50);
  });

  it('keeps chosen what other pages show, as it is now where this page shows it', async () => {
    const { list, banners } = await open();
    const old = { ...banners[0]!, revision: 0 };
    act(() => list.current.choose([old, figs], true));
    expect(list.current.selected.map(({ id, revision }) => [id, revision])).toEqual([
      [idOf(0), 1],
      [figs.id, 5],
    ]);
    act(() => list.current.choose([figs], false));
    expect(list.current.isChosen(figs.id)).toBe(false);
    act(() => list.current.narrow({ search: 'two' }));
    expect(list.current.selected).toEqual([]);
    expect(location.search).toBe('?search=two');
  });

  it('finds all of its pages, or says why it cannot', async () => {
    const { shop, list } = await open();
    const answer = await list.current.readAll();
    expect(answer.ok && answer.data.map(({ record }) => record['title'] ?? record['name'])).toEqual([
      'One',
      'Two',
      'Three',
      'Almonds',
    ]);
    shop.answer(pageStaffRecords, { refused: 400, message: 'Not now.' });
    expect(await list.current.readAll()).toMatchObject({ ok: false, message: 'Not now.' });
  });
});

describe('a row that is dragged', () => {
  const drag = () => {
    const moves: [string, number, number][] = [];
    const { result } = renderHook(() => useRowDrag((...move) => void moves.push(move)));
    const target = { setPointerCapture: () => undefined };
    const send = (name: 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', event: object = {}) => {
      const given = { preventDefault: () => undefined, currentTarget: target, button: 0, ...event };
      act(() => result.current.handle('x', 2)[name](given as never));
    };
    /** Lets the pointer be over the row of a place; null for none. */
    const over = (place: number | null, clientY = 300): void => {
      const row = document.createElement('div');
      if (place !== null) row.dataset['place'] = String(place);
      vi.spyOn(document, 'elementFromPoint').mockReturnValue(row);
      send('onPointerMove', { clientX: 5, clientY });
    };
    return { moves, send, over, result };
  };

  it('shows where it would land, and goes there', () => {
    const { moves, send, over, result } = drag();
    send('onPointerDown');
    over(5);
    expect(result.current.over).toEqual({ place: 5, edge: 'below' });
    over(1);
    expect(result.current.over).toEqual({ place: 1, edge: 'above' });
    over(null);
    expect(result.current.over).toEqual({ place: 1, edge: 'above' });
    send('onPointerUp');
    expect(moves).toEqual([['x', 2, 1]]);
    expect(result.current.over).toBeNull();
  });

  it('stays where it is when it is put back, let go by the browser or held by another button', () => {
    const { moves, send, over } = drag();
    send('onPointerDown');
    over(4);
    over(2);
    send('onPointerUp');
    send('onPointerDown');
    over(4);
    send('onPointerCancel');
    send('onPointerUp');
    send('onPointerDown', { button: 2 });
    over(4);
    send('onPointerUp');
    expect(moves).toEqual([]);
  });

  it('scrolls the list at the edges of the window', () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const { send, over } = drag();
    send('onPointerDown');
    over(3, 20);
    over(3, innerHeight - 20);
    over(3, innerHeight / 2);
    expect(scroll.mock.calls.map(([, by]) => Math.sign(Number(by)))).toEqual([-1, 1]);
  });
});

describe('what is done with many records', () => {
  it('is what would change some of them', () => {
    const labels = (...records: Parameters<typeof bulkActs>[0]): string[] =>
      bulkActs(records).map(({ label }) => label);
    expect(labels(almonds)).toEqual(['Hide']);
    expect(labels(almonds, figs)).toEqual(['Put on the site', 'Hide']);
    expect(labels(figs, { isActive: true, inBin: true })).toEqual(['Bring back']);
  });

  /** Opens the bar of chosen dry fruits, whose changes answer the next revision. */
  const open = (selected: RecordState[] = [almonds, figs]) => {
    const shop = answerCalls();
    const done: { said: string; undo(): Promise<unknown> }[] = [];
    shop.answer(readFieldSpans, { spans: {} });
    shop.answer(changeStaffRecords, ({ body }) => ({
      changed: selected.length,
      records: (body as { changes: { id: string; revision: number }[] }).changes.map(({ id, revision }) => ({
        ...selected.find((one) => one.id === id)!,
        revision: revision + 1,
      })),
    }));
    const onDone = (said: string, undo: () => Promise<unknown>): void => void done.push({ said, undo });
    render(createElement(BulkTools, { declaration: declared('dry-fruit'), selected, onTry: () => undefined, onDone }));
    const sent = (): unknown => lastWrite(shop.made);
    return { shop, done, sent };
  };
  /** Opens the dialog that changes them all. */
  const ask = async (selected?: RecordState[]) => {
    const opened = open(selected);
    press('Price and more…');
    await screen.findByRole('dialog', { name: 'Change 2 dry fruits' });
    return opened;
  };

  it('is sent on the revision of each, and an undo stands on what came of it', async () => {
    const { done, sent } = open();
    press(/^Hide/);
    await waitFor(() => expect(done[0]?.said).toBe('2 dry fruits: hidden from the site.'));
    expect(sent()).toEqual({
      changes: [
        { id: almonds.id, revision: 1, isActive: false },
        { id: figs.id, revision: 5, isActive: false },
      ],
    });
    await done[0]?.undo();
    expect(sent()).toMatchObject({
      changes: [
        { revision: 2, isActive: true, restores: 1 },
        { revision: 6, isActive: false, restores: 5 },
      ],
    });
  });

  it('names one record, and the one that is refused', async () => {
    const { shop, done } = open([almonds]);
    press(/^Withdraw/);
    await waitFor(() => expect(done[0]?.said).toBe('Almonds: in the bin.'));
    shop.answer(changeStaffRecords, {
      refused: 400,
      message: 'Please look again.',
      errors: { 'changes[0].isActive': 'It has no picture.' },
    });
    press(/^Hide/);
    expect(await screen.findByText('Almonds: It has no picture.')).toBeTruthy();
    expect(done).toHaveLength(1);
  });

  it('lowers all prices by percent, each shown before', async () => {
    const { done, sent } = await ask();
    typeInto('Percent', '10');
    fireEvent.click(screen.getByLabelText('Lower'));
    expect(screen.getByText('2 will change')).toBeTruthy();
    press('Change 2');
    await waitFor(() => expect(done[0]?.said).toBe('2 dry fruits: price lowered by 10%.'));
    expect(sent()).toMatchObject({ changes: [{ set: { rate: 91_00 } }, { set: { rate: 92_00 } }] });
  });

  it('takes a minus in front for lower prices', async () => {
    const { done } = await ask();
    typeInto('Percent', '-10');
    expect(screen.getByLabelText<HTMLInputElement>('Lower').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Percent').value).toBe('10');
    press('Change 2');
    await waitFor(() => expect(done[0]?.said).toBe('2 dry fruits: price lowered by 10%.'));
  });

  it('changes nothing for a step that cannot be read, or that sells one of them for nothing', async () => {
    await ask();
    typeInto('Percent', 'ten');
    expect(screen.getByText(/^Please write a percentage/)).toBeTruthy();
    typeInto('What to change', 'Price, by rupees');
    typeInto('Rupees', '-101');
    expect(screen.getByText(/^The price would fall to nothing: Almonds \(₹101\)\. Please/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
  });

  it('asks about a step that may be a slip, and goes back to it', async () => {
    const { done } = await ask();
    typeInto('Percent', '200');
    press('Change 2');
    await waitFor(() => expect($slips.get()?.slips).toHaveLength(2));
    $slips.get()?.answer(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Percent')));
    expect(done).toEqual([]);
  });

  it('leaves out what is so already', async () => {
    const { done, sent } = await ask([almonds, { ...figs, record: { ...figs.record, isBestSeller: true } }]);
    typeInto('What to change', 'Best seller: yes');
    expect(screen.getByText('1 will change, 1 needs no change')).toBeTruthy();
    press('Change 1');
    await waitFor(() => expect(done[0]?.said).toBe('Almonds: Best seller: yes.'));
    expect(sent()).toEqual({ changes: [{ id: almonds.id, revision: 1, set: { isBestSeller: true } }] });
  });

  it('shows what somebody else made of them meanwhile', async () => {
    const { shop, done, sent } = await ask();
    typeInto('Percent', '10');
    const now = { ...figs, revision: 9, record: { ...figs.record, rate: 200_00 }, changedBy: 'Harjit' };
    shop.answer(changeStaffRecords, {
      refused: 409,
      message: 'Somebody was quicker.',
      code: 'record-changed',
      conflicts: [now],
    });
    press('Change 2');
    expect(await screen.findByText('Somebody was quicker. Below is what they are now: Figs.')).toBeTruthy();
    expect(screen.getByText('₹220')).toBeTruthy();
    shop.answer(changeStaffRecords, { changed: 2, records: [almonds, now] });
    press('Change 2');
    await waitFor(() => expect(done).toHaveLength(1));
    expect(sent()).toMatchObject({ changes: [{ revision: 1 }, { revision: 9, set: { rate: 220_00 } }] });
  });

  it('begins on a day, which has to be there', async () => {
    const { shop, done, sent } = await ask();
    typeInto('Percent', '10');
    fireEvent.click(screen.getByLabelText('From a day'));
    press('Plan 2');
    expect(await screen.findByText('Please choose a day and a time.')).toBeTruthy();
    const [from, until] = screen.getAllByLabelText('Day');
    fireEvent.change(from!, { target: { value: '2036-11-05' } });
    fireEvent.change(until!, { target: { value: '2036-11-08' } });
    shop.answer(planChanges, { refused: 400, message: 'That day is over.' });
    press('Plan 2');
    expect(await screen.findByText('That day is over.')).toBeTruthy();
    shop.answer(planChanges, { ids: ['p', 'q'] });
    press('Plan 2');
    await waitFor(() => expect(done[0]?.said).toMatch(/^2 prices are planned from .*5 Nov/));
    expect(sent()).toMatchObject({
      changes: [
        {
          recordId: almonds.id,
          what: 'price',
          at: '2036-11-04T18:30:00.000Z',
          until: '2036-11-08T18:29:00.000Z',
          price: 111_00,
        },
        { recordId: figs.id, price: 112_00 },
      ],
    });
  });

  it('makes them visible from a day', async () => {
    const { done } = open();
    press(/^More…/);
    press('Plan when visible…');
    expect(await screen.findByRole('dialog', { name: 'When 2 dry fruits are visible' })).toBeTruthy();
    expect(done).toEqual([]);
  });
});
