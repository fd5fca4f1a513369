// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { askPlanningHelp, clearPlanning, readTicks, savePlanning } from '#domain/planning/planning.contract.ts';
import { useEventDay } from '#shop/planning/use-event-day.ts';
import { usePlanning } from '#shop/planning/use-planning.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));
const left = vi.hoisted(() => [] as string[]);
vi.mock('#client/leave-page.ts', () => ({ leaveFor: (path: string) => void left.push(path) }));

const LIST = {
  _id: 'a'.repeat(24),
  items: [
    { id: 'venue', text: 'Book the venue' },
    { id: 'sweets', text: 'Choose sweets' },
  ],
} as unknown as PlanningWire;
const UNSAVED = 'shagun:draft:planning:v1';

const withTicked = (...checked: number[]) => ({ userCheckedEvent: [{ ...LIST, checked }] }) as never;

/** Opens the planning page of a signed-in person whose account has the first item ticked. */
async function open() {
  const shop = answerCalls();
  shop.answer(readTicks, withTicked(0));
  const { result } = renderHook(() => usePlanning([LIST]));
  await vi.waitFor(() => expect(result.current.state).toBe('ready'));
  return { shop, desk: result };
}

beforeEach(() => {
  toasts.length = 0;
  left.length = 0;
  localStorage.clear();
  $token.set('a token');
  $userId.set('u1');
});

it('shows what the account has, and saves only the ticks that changed', async () => {
  const { shop, desk } = await open();
  expect(desk.current.isTicked(LIST._id, 'venue')).toBe(true);
  act(() => desk.current.toggle(LIST._id, 'sweets'));
  expect(desk.current.changed).toEqual([LIST._id]);
  shop.answer(savePlanning, { saved: [{ planningId: LIST._id, itemIds: ['venue', 'sweets'] }] } as never);
  await act(() => desk.current.save([LIST._id]));
  expect(shop.made.at(-1)?.body).toEqual({
    userId: 'u1',
    planning: [{ planningId: LIST._id, checked: [], ticked: ['sweets'], unticked: [] }],
  });
  expect(toasts).toEqual(['Checklist saved successfully!']);
  expect(desk.current.changed).toEqual([]);
});

it('keeps unsaved ticks when saving fails, and says so', async () => {
  const { shop, desk } = await open();
  act(() => desk.current.toggle(LIST._id, 'sweets'));
  shop.answer(savePlanning, { refused: 400, message: 'This list is gone.' });
  await act(() => desk.current.save([LIST._id]));
  expect(toasts).toEqual(['This list is gone.']);
  expect(desk.current.changed).toEqual([LIST._id]);
});

it('brings a cleared list back with Undo, also what another device had ticked and what was not saved', async () => {
  const { shop, desk } = await open();
  act(() => desk.current.toggle(LIST._id, 'sweets'));
  shop.answer(clearPlanning, { removed: [{ planningId: LIST._id, itemIds: ['venue', 'cards'] }] } as never);
  await act(() => desk.current.clear([LIST._id]));
  expect(desk.current.isTicked(LIST._id, 'venue')).toBe(false);
  expect(desk.current.changed).toEqual([]);
  shop.answer(savePlanning, { saved: [{ planningId: LIST._id, itemIds: ['venue'] }] } as never);
  await act(() => desk.current.undo!());
  expect(shop.made.at(-1)?.body).toMatchObject({
    planning: [{ ticked: ['venue', 'cards', 'sweets'], unticked: [] }],
  });
  expect(desk.current.isTicked(LIST._id, 'venue')).toBe(true);
  expect(desk.current.undo).toBeNull();
});

it('leaves the ticks where clearing fails', async () => {
  const { shop, desk } = await open();
  shop.answer(clearPlanning, { refused: 500, message: 'secret' });
  await act(() => desk.current.clear([LIST._id]));
  expect(toasts).toHaveLength(1);
  expect(desk.current.isTicked(LIST._id, 'venue')).toBe(true);
  expect(desk.current.undo).toBeNull();
});

it('shows what another tab ticks, and reads what it saved', async () => {
  const { shop, desk } = await open();
  localStorage.setItem(UNSAVED, JSON.stringify({ [LIST._id]: { sweets: true } }));
  shop.answer(readTicks, withTicked());
  act(() => void dispatchEvent(new StorageEvent('storage', { key: UNSAVED })));
  expect(desk.current.isTicked(LIST._id, 'sweets')).toBe(true);
  await vi.waitFor(() => expect(desk.current.isTicked(LIST._id, 'venue')).toBe(false));
});

it('reads the account again when the person comes back, and stays as it is when that fails', async () => {
  const { shop, desk } = await open();
  shop.answer(readTicks, withTicked(0, 1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(desk.current.isTicked(LIST._id, 'sweets')).toBe(true));
  shop.answer(readTicks, { refused: 400, message: 'No.' });
  const before = shop.made.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(shop.made.length).toBeGreaterThan(before));
  expect(desk.current.state).toBe('ready');
});

it('says what stands in the way when the ticks cannot be read, and reads them at the next try', async () => {
  const shop = answerCalls();
  shop.answer(readTicks, { refused: 400, message: 'Not now.' });
  const { result } = renderHook(() => usePlanning([LIST], 'Marriage'));
  await vi.waitFor(() => expect(result.current).toMatchObject({ state: 'failed', message: 'Not now.' }));
  shop.answer(readTicks, withTicked(1));
  act(() => result.current.reload());
  await vi.waitFor(() => expect(result.current.isTicked(LIST._id, 'sweets')).toBe(true));
  expect(shop.made.at(-1)?.query).toEqual({ category: 'Marriage' });
});

it('lets a visitor tick, and sends them to sign in for everything that the shop keeps', async () => {
  $token.set('');
  const shop = answerCalls();
  const { result } = renderHook(() => usePlanning([LIST]));
  await vi.waitFor(() => expect(result.current.state).toBe('visitor'));
  act(() => result.current.toggle(LIST._id, 'venue'));
  expect(JSON.parse(localStorage.getItem(UNSAVED) ?? '')).toEqual({ [LIST._id]: { venue: true } });
  await act(() => result.current.save([LIST._id]));
  await act(() => result.current.clear([LIST._id]));
  await act(() => result.current.askHelp(LIST._id));
  expect(left).toEqual(['/signup', '/signup', '/signup']);
  expect(shop.made).toEqual([]);
});

it('asks for help with a list once, however often it is pressed, and tells how that went', async () => {
  const { shop, desk } = await open();
  shop.answer(askPlanningHelp, { message: 'Thank you.' });
  await act(async () => {
    const first = desk.current.askHelp(LIST._id);
    await Promise.resolve();
    await first;
  });
  expect(shop.made.at(-1)?.body).toEqual({ userId: 'u1', planningId: LIST._id });
  expect(toasts).toEqual(['Request sent successfully!']);
  shop.answer(askPlanningHelp, { refused: 429, message: 'You asked for help just now.' });
  await act(() => desk.current.askHelp(LIST._id));
  expect(toasts.at(-1)).toBe('You asked for help just now.');
});

it('saves nothing and clears nothing where nothing is named', async () => {
  const { shop, desk } = await open();
  const before = shop.made.length;
  await act(() => desk.current.save([]));
  await act(() => desk.current.clear([]));
  expect(shop.made).toHaveLength(before);
});

it('the wedding counts back from the day of the celebration, until another day is said on this device', async () => {
  const shop = answerCalls();
  shop.answer(readCelebration, { celebration: { day: '2031-02-14' } } as never);
  const { result, unmount } = renderHook(() => useEventDay('Marriage'));
  await vi.waitFor(() => expect(result.current).toMatchObject({ day: '2031-02-14', celebration: '2031-02-14' }));
  act(() => result.current.set('2031-03-01'));
  expect(result.current.day).toBe('2031-03-01');
  unmount();
  const again = renderHook(() => useEventDay('Marriage')).result;
  await vi.waitFor(() => expect(again.current).toMatchObject({ day: '2031-03-01', celebration: '2031-02-14' }));
  act(() => again.current.set(''));
  expect(again.current.day).toBe('2031-02-14');
});

it('other events have a day of their own and ask nobody', () => {
  const shop = answerCalls();
  const { result } = renderHook(() => useEventDay('Mehndi'));
  act(() => result.current.set('2031-02-12'));
  expect(result.current).toMatchObject({ day: '2031-02-12', celebration: '' });
  expect(shop.made).toEqual([]);
});
