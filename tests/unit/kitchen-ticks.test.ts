// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KitchenTick, tickKitchen, watchKitchen } from '#domain/packing/packing.contract.ts';
import { SECOND } from '#lib/time.ts';
import { unsentTicks } from '#office/frame/unsent-ticks.ts';
import { useKitchenTicks } from '#office/packing/use-kitchen-ticks.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

const DAY = '2026-12-04';
const [KAJU, LADDU] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const ready = (id: string, parts: number, by: string): KitchenTick => ({ day: DAY, id, parts, by });

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
let shop: ReturnType<typeof answerCalls>;
async function open(loaded: readonly KitchenTick[] = []) {
  const { result } = renderHook(() => useKitchenTicks(loaded));
  await wait();
  return result;
}
/** Ticks that were sent, oldest first. */
const sent = () => shop.made.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  shop = answerCalls();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a tick at once, without a name until the shop has it', async () => {
  const none: KitchenTick[] = [];
  const ticks = await open(none);
  let answer: (given: { ready: KitchenTick[] }) => void = () => undefined;
  shop.answer(tickKitchen, () => new Promise((done) => (answer = done)));
  act(() => ticks.current.tick(DAY, KAJU, 600));
  await wait();
  expect([ticks.current.partsOf(DAY, KAJU), ticks.current.byOf(DAY, KAJU), ticks.current.waiting]).toEqual([
    600,
    '',
    1,
  ]);
  // Ticked anew meanwhile: the last amount counts, and goes next.
  act(() => ticks.current.tick(DAY, KAJU, 900));
  answer({ ready: [ready(KAJU, 600, 'Gurdeep')] });
  await wait();
  expect([ticks.current.partsOf(DAY, KAJU), ticks.current.waiting]).toEqual([900, 1]);
  answer({ ready: [ready(KAJU, 900, 'Gurdeep')] });
  await wait();
  expect([ticks.current.partsOf(DAY, KAJU), ticks.current.byOf(DAY, KAJU), ticks.current.waiting]).toEqual([
    900,
    'Gurdeep',
    0,
  ]);
  expect(sent()).toEqual([600, 900].map((parts) => ({ day: DAY, id: KAJU, parts })));
});

it('keeps ticks on the device without a network, also when the page is closed, and sends them when it returns', async () => {
  const none: KitchenTick[] = [];
  const ticks = await open(none);
  act(() => ticks.current.tick(DAY, KAJU, 600));
  act(() => ticks.current.tick(DAY, LADDU, 300));
  await wait(SECOND);
  expect(ticks.current.waiting).toBe(2);
  expect(unsentTicks()).toEqual({ count: 2, names: [] });
  cleanup();
  const again = await open(none);
  expect(again.current.partsOf(DAY, LADDU)).toBe(300);
  shop.answer(tickKitchen, { ready: [ready(KAJU, 600, 'Gurdeep'), ready(LADDU, 300, 'Gurdeep')] });
  act(() => void dispatchEvent(new Event('online')));
  await wait(SECOND);
  expect([again.current.waiting, again.current.byOf(DAY, LADDU), unsentTicks().count]).toEqual([0, 'Gurdeep', 0]);
});

it('tries again by itself after a busy moment of the shop', async () => {
  const none: KitchenTick[] = [];
  const ticks = await open(none);
  shop.answer(tickKitchen, { refused: 429, message: 'Please wait a moment.' });
  act(() => ticks.current.tick(DAY, KAJU, 600));
  await wait();
  expect([ticks.current.waiting, ticks.current.problem]).toEqual([1, '']);
  shop.answer(tickKitchen, { ready: [ready(KAJU, 600, 'Gurdeep')] });
  await wait(10 * SECOND);
  expect(ticks.current.waiting).toBe(0);
});

it('says why a tick was refused, but not of what is on the list no more', async () => {
  const none: KitchenTick[] = [];
  const ticks = await open(none);
  shop.answer(tickKitchen, { refused: 403, message: 'Other roles do this.' });
  act(() => ticks.current.tick(DAY, KAJU, 600));
  await wait();
  expect([ticks.current.waiting, ticks.current.problem]).toEqual([0, 'Other roles do this.']);
  shop.answer(tickKitchen, { refused: 404, message: 'There is no such line.' });
  act(() => ticks.current.tick(DAY, LADDU, 600));
  await wait();
  expect([ticks.current.waiting, ticks.current.problem]).toEqual([0, '']);
});

it('follows within ten seconds what others tick, while somebody sees it', async () => {
  const before = [ready(KAJU, 100, 'Meena')];
  const ticks = await open(before);
  expect([ticks.current.byOf(DAY, KAJU), ticks.current.partsOf(DAY, LADDU)]).toEqual(['Meena', 0]);
  shop.answer(watchKitchen, { ready: [ready(KAJU, 500, 'Harleen')] });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(10 * SECOND);
  expect(ticks.current.byOf(DAY, KAJU)).toBe('Meena');
  hidden.mockReturnValue(false);
  await wait(10 * SECOND);
  expect([ticks.current.byOf(DAY, KAJU), ticks.current.partsOf(DAY, KAJU)]).toEqual(['Harleen', 500]);
});

it('is not overwritten by an answer that was on its way before the tick', async () => {
  const none: KitchenTick[] = [];
  const ticks = await open(none);
  let answer: (given: { ready: KitchenTick[] }) => void = () => undefined;
  shop.answer(watchKitchen, () => new Promise((done) => (answer = done)));
  await wait(10 * SECOND);
  shop.answer(tickKitchen, { ready: [ready(KAJU, 600, 'Gurdeep')] });
  act(() => ticks.current.tick(DAY, KAJU, 600));
  await wait();
  answer({ ready: [] });
  await wait();
  expect(ticks.current.partsOf(DAY, KAJU)).toBe(600);
});
