// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PackingRow, readPacking, readPackingChanges } from '#domain/packing/packing.contract.ts';
import { SECOND } from '#lib/time.ts';
import { keepAnswersFor } from '#office/frame/kept-answers.ts';
import { usePacking } from '#office/packing/use-packing.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { keepRows } from '#tests/support/kept-rows.ts';

const ORDER = 'c'.repeat(24);
const home = (position: number, state = 'placed', revision = 1) =>
  ({ orderId: ORDER, position, state, revision, name: `Home ${position}`, contents: 'box' }) as unknown as PackingRow;
const page = (homes: PackingRow[], next: string | null = null, at = '2026-11-30T04:00:00.000Z') =>
  ({ contents: [{ key: 'box', name: 'Moonlit' }], cards: [{ key: 'card' }], homes, waiting: 2, next, at }) as never;

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
let shop: ReturnType<typeof answerCalls>;
/** Opens a packing list, and waits until an answer came, also at the second try. */
async function open(watch = true, query: Parameters<typeof usePacking>[0] = {}) {
  const { result } = renderHook(() => usePacking(query, watch));
  await wait(SECOND);
  return result;
}
const states = ({ current }: Awaited<ReturnType<typeof open>>) => current.list.homes.map(({ state }) => state);

beforeEach(() => {
  vi.useFakeTimers();
  keepRows();
  shop = answerCalls();
  shop.answer(readPacking, page([home(0), home(1)]));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the first page before the next one comes, and is whole with the last', async () => {
  let goOn: (given: never) => void = () => undefined;
  const second = new Promise<never>((done) => (goOn = done));
  shop.answer(readPacking, ({ query }) => (query['after'] ? second : page([home(0)], `${ORDER}.0`)));
  const list = await open(false, { order: ORDER });
  expect([states(list), list.current.list.whole]).toEqual([['placed'], false]);
  goOn(page([home(1, 'packed')]));
  await wait();
  expect([states(list), list.current.list.whole, list.current.list.waiting]).toEqual([['placed', 'packed'], true, 2]);
  expect(shop.made.map(({ query }) => query)).toEqual([{ order: ORDER }, { order: ORDER, after: `${ORDER}.0` }]);
});

it('shows within ten seconds what other packers did, and nothing older than it shows already', async () => {
  const list = await open();
  const change = (position: number, state: string, revision: number) => ({ orderId: ORDER, position, state, revision });
  shop.answer(readPackingChanges, {
    changes: [change(0, 'packed', 2), change(1, 'sent', 1)],
    at: '2026-11-30T04:00:10.000Z',
  } as never);
  await wait(10 * SECOND);
  expect(states(list)).toEqual(['packed', 'placed']);
  await wait(10 * SECOND);
  expect(shop.made.slice(-2).map(({ query }) => query['since'])).toEqual([
    '2026-11-30T04:00:00.000Z',
    '2026-11-30T04:00:10.000Z',
  ]);
  act(() => list.current.take([]));
  act(() => list.current.take([change(1, 'packed', 3)] as never));
  expect(states(list)).toEqual(['packed', 'packed']);
});

it('asks nothing in a tab that nobody sees, and nothing more once it is closed', async () => {
  await open();
  const { length } = shop.made;
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(20 * SECOND);
  expect(shop.made).toHaveLength(length);
  seen.mockRestore();
  cleanup();
  await wait(20 * SECOND);
  expect(shop.made).toHaveLength(length);
});

it('says from when it is while the network is down, and follows again', async () => {
  const list = await open();
  const loaded = Date.now();
  await wait(12 * SECOND);
  expect(list.current.from).toBeLessThanOrEqual(loaded);
  expect(list.current.list.homes).toHaveLength(2);
  shop.answer(readPackingChanges, { changes: [], at: '2026-11-30T04:01:00.000Z' } as never);
  await wait(12 * SECOND);
  expect(list.current.from).toBeNull();
});

it('opens without a network as this device saw it last, and is asked for whole when the network returns', async () => {
  keepAnswersFor('a'.repeat(24));
  await open();
  cleanup();
  shop.lose(readPacking);
  const list = await open();
  expect([list.current.from === null, list.current.list.homes.length, list.current.problem === '']).toEqual([
    false,
    2,
    false,
  ]);
  shop.answer(readPacking, page([home(0, 'packed', 2), home(1), home(2)]));
  await wait(10 * SECOND);
  expect([states(list), list.current.from, list.current.problem]).toEqual([['packed', 'placed', 'placed'], null, '']);
});

it('says why it cannot be loaded, and is loaded when asked for again', async () => {
  shop.answer(readPacking, { refused: 403, message: 'Other roles do this.' } as never);
  const list = await open(false);
  expect(list.current.problem).toBe('Other roles do this.');
  shop.answer(readPacking, page([home(0)]));
  act(() => list.current.reload());
  await wait();
  expect([list.current.problem, list.current.list.whole]).toEqual(['', true]);
});
