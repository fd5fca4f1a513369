// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { type Box, emptyBox } from '#domain/box/box.rules.ts';
import { keptBox } from '#shop/box/box.store.ts';
import type { BoxInProgress } from '#shop/box/use-box.ts';
import { useBoxWays } from '#shop/catalogue/use-box-ways.ts';

const left = vi.hoisted(() => [] as string[]);
vi.mock('#client/leave-page.ts', () => ({ leaveFor: (path: string) => void left.push(path) }));
const kept = vi.hoisted(() => ({ asked: [] as boolean[], end: () => undefined as void }));
vi.mock('#shop/cart/keep-box.ts', () => ({
  keepBox: (_id: string, _box: Box, later: boolean) => {
    kept.asked.push(later);
    return new Promise<void>((resolve) => (kept.end = resolve));
  },
}));

const design = { id: 'a'.repeat(24), name: 'Mor Mahal', price: 300_00 };
const sweet = { sweetId: 's1', name: 'Kaju katli', image: '', rate: 400_00, index: 0 };
const box = { ...emptyBox(), choices: [sweet] };

/** Opens the ways of a box whose prices are looked up by `correct`. */
const open = (correct: () => Promise<boolean>) =>
  renderHook(() => useBoxWays(design, { box, price: design.price, correct } as BoxInProgress)).result;

beforeEach(() => {
  localStorage.clear();
  left.length = 0;
  kept.asked.length = 0;
  $token.set('a token');
  $userId.set('u1');
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a filled box goes on to the guests, and is kept for them where another tab had put it aside', async () => {
  const ways = open(async () => false);
  await act(() => ways.current.next());
  expect(left).toEqual([expect.stringMatching(/^\/invitation-GuestList\/\d+\?invitation=a{24}&step=guests$/)]);
  expect(keptBox(design.id)?.choices).toMatchObject([{ sweetId: 's1' }]);
  await act(() => ways.current.next(true));
  expect(left.at(-1)).toMatch(/&sample=1$/);
});

it('stays where a price changed, and does not wait longer for prices than a person would', async () => {
  const changed = open(async () => true);
  await act(() => changed.current.next());
  expect(left).toEqual([]);
  vi.useFakeTimers();
  const gone = open(() => new Promise(() => undefined)).current.next();
  await vi.advanceTimersByTimeAsync(1500);
  await gone;
  expect(left).toHaveLength(1);
});

it('leads a visitor to sign in, and from there to the guests', async () => {
  $token.set('');
  const ways = open(async () => false);
  await act(() => ways.current.next());
  expect(left).toEqual(['/signup']);
  expect(sessionStorage.getItem('shagun:return-to:v1')).toContain('/invitation-GuestList/');
});

it('a box goes into the cart once, however often that is pressed', async () => {
  const ways = open(async () => false);
  act(() => void ways.current.keep('cart'));
  expect(ways.current.keeping).toBe('cart');
  act(() => void ways.current.keep('later'));
  await vi.waitFor(() => expect(kept.asked).toEqual([false]));
  await act(async () => kept.end());
  await vi.waitFor(() => expect(ways.current.keeping).toBe(''));
  act(() => void ways.current.keep('later'));
  await vi.waitFor(() => expect(kept.asked).toEqual([false, true]));
});
