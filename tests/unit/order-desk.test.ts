// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createElement, type FormEvent } from 'react';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import { askRefund } from '#domain/orders/refund.contract.ts';
import {
  listStaffOrders,
  type StaffHome,
  type StaffOrder,
  type StaffStep,
} from '#domain/orders/staff-order.contract.ts';
import { undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { HOUR } from '#lib/time.ts';
import {
  countsOfFilter,
  filterName,
  furtherFilters,
  homesOfFilter,
  offeredFilters,
} from '#office/orders/order-filters.rules.ts';
import { canTakeBack, happenings, whichHomes } from '#office/orders/order-history.ts';
import { offerName, plainOrderView } from '#office/orders/order-view.rules.ts';
import { useChosen } from '#office/orders/use-chosen.ts';
import { useHomes } from '#office/orders/use-homes.ts';
import { useRefund } from '#office/orders/use-refund.ts';
import { useSteps } from '#office/orders/use-steps.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const ORDER = 'c'.repeat(24);
let shop: ReturnType<typeof answerCalls>;
beforeEach(() => {
  toasts.length = 0;
  shop = answerCalls();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the choice among orders', () => {
  const row = (id: string, states = {}) => ({ id, states: { placed: 1, ...states } });
  const open = (view = plainOrderView, orders = [row('a'), row('b')]) =>
    renderHook(({ shown }) => useChosen(view, { orders: shown }), { initialProps: { shown: orders } });

  it('adds up the homes of what is chosen, as they are now, without those that were cancelled', () => {
    const { result, rerender } = open();
    act(() => result.current.choose([row('a'), row('b', { cancelled: 2 })], true));
    expect([result.current.ids, result.current.counts, result.current.everything]).toEqual([
      ['a', 'b'],
      { placed: 2 },
      true,
    ]);
    rerender({ shown: [row('a', { placed: 0, packed: 1 }), row('x')] });
    expect([result.current.counts, result.current.everything]).toEqual([{ placed: 1, packed: 1 }, false]);
    act(() => result.current.choose([row('a')], false));
    expect(result.current.ids).toEqual(['b']);
    act(() => result.current.chooseNone());
    expect(result.current.ids).toEqual([]);
  });

  it('means only homes in the state that the list is narrowed to', () => {
    const { result } = open({ ...plainOrderView, state: 'packed' }, []);
    act(() => result.current.choose([row('a', { packed: 2, sent: 3 })], true));
    expect(result.current.counts).toEqual({ packed: 2 });
  });

  it('reaches over all pages, and says when one of them cannot be loaded', async () => {
    const { result } = open({ ...plainOrderView, q: 'kaur' });
    shop.answer(listStaffOrders, ({ query }) =>
      query['page'] === '3'
        ? { refused: 403, message: 'Other roles do this.' }
        : ({ orders: [row(`page ${query['page']}`)] } as never),
    );
    await act(() => result.current.chooseAll(2));
    expect([result.current.ids, result.current.busy, result.current.problem]).toEqual([
      ['page 1', 'page 2'],
      false,
      '',
    ]);
    expect(shop.made[1]?.query).toEqual({ q: 'kaur', page: '2' });
    await act(() => result.current.chooseAll(4));
    expect(result.current.problem).toBe('Other roles do this.');
    expect(shop.made).toHaveLength(5);
  });
});

describe('the filters of the list of orders', () => {
  const counts = { placed: 2, packed: 1, sent: 4 };

  it('say how many homes they find, but not by day', () => {
    const homes = (filter: Parameters<typeof homesOfFilter>[0], view = plainOrderView, known = counts) =>
      homesOfFilter(filter, view, known);
    expect([homes('open'), homes('sent'), homes('making'), homes('late'), homes('')]).toEqual([3, 4, 0, null, null]);
    expect(homes('sent', { ...plainOrderView, state: 'late' })).toBeNull();
    expect(homesOfFilter('sent', plainOrderView, null)).toBeNull();
  });

  it('leave out what finds nothing, unless it is chosen', () => {
    const names = offeredFilters({ ...plainOrderView, state: 'returned' }, counts).map(filterName);
    expect(names).toEqual(['All', 'Late', 'Leaves today', 'To be sent', 'Placed', 'Packed', 'Sent', 'Came back']);
    expect(offeredFilters(plainOrderView, {})).toContain('open');
    expect(offeredFilters(plainOrderView, null)).toContain('making');
  });

  it('count those that are folded away; the order of the list leaves nothing out', () => {
    const view = { ...plainOrderView, q: 'kaur', state: 'sent', sort: 'due', page: 3 } as const;
    expect(furtherFilters(view)).toBe(0);
    expect(furtherFilters({ ...view, city: 'Amritsar', from: '2026-11-01' })).toBe(2);
    expect(countsOfFilter(counts, '')).toEqual(counts);
  });
});

describe('the choice among the homes of an order', () => {
  const home = (position: number, state = 'placed') =>
    ({ position, state, name: `Home ${position}`, mobile: '', address: '', pincode: '', city: '' }) as StaffHome;
  const homes = Array.from({ length: 40 }, (_, at) => home(at, at === 0 ? 'cancelled' : 'placed'));

  it('is shown bit by bit, and a step without a choice means all that are found and not refunded', () => {
    const refunded = new Set([0]);
    const { result } = renderHook(() => useHomes(homes, refunded));
    expect([result.current.shown.length, result.current.more, result.current.meant.length]).toEqual([30, 10, 39]);
    act(() => result.current.showMore());
    expect(result.current.more).toBeLessThanOrEqual(0);
    act(() => result.current.narrow({ search: 'home 3' }));
    expect([result.current.found.length, result.current.meant.length, result.current.all]).toEqual([11, 11, false]);
    act(() => result.current.choose(result.current.found, true));
    act(() => result.current.choose([home(3)], false));
    expect([result.current.all, result.current.selected, result.current.meant.length]).toEqual([false, 10, 10]);
    act(() => result.current.chooseNone());
    expect(result.current.selected).toBe(0);
  });
});

describe('a step of some homes', () => {
  const outcome = (position: number, became: string, message = '') =>
    ({ orderId: ORDER, position, outcome: became, message, parcel: {} }) as never;
  const parcels = [0, 1, 2].map((position) => ({ orderId: ORDER, position }));
  const changed = vi.fn();
  /** Shows what a page shows of its steps, and answers how to take one. */
  function open() {
    let take: ReturnType<typeof useSteps>['takeStep'] | undefined;
    function Page() {
      const { takeStep, done, problem } = useSteps(changed);
      take = takeStep;
      return createElement('main', null, done, problem);
    }
    render(createElement(Page));
    return (...step: Parameters<NonNullable<typeof take>>) => act(() => take!(...step));
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const text = () => screen.getByRole('main').textContent;
  const batches = () => shop.made.map(({ body }) => (body as { batch: string }).batch);

  it('says what became of each home, and is taken back', async () => {
    const take = open();
    shop.answer(writeParcelSteps, {
      outcomes: [outcome(0, 'done'), outcome(1, 'already'), outcome(2, 'changed', 'Meena was faster.')],
    });
    expect(await take(parcels, { state: 'packed' }, ['placed'])).toBe(true);
    expect(text()).toContain('1 home: packed. 1 home was done already. 1 home did not change: Meena was faster.');
    expect(shop.made[0]?.body).toMatchObject({ parcels, state: 'packed', from: ['placed'] });
    shop.answer(undoParcelSteps, { outcomes: [outcome(0, 'changed', 'Meena set it to “Sent”.')] });
    await press('Undo');
    expect(text()).toContain('We could not undo it. Meena set it to “Sent”.');
    shop.answer(undoParcelSteps, { outcomes: [outcome(0, 'refused', 'That is too long ago.')] });
    await press('Undo');
    expect(text()).toContain('That is too long ago.');
    shop.answer(undoParcelSteps, { outcomes: [outcome(0, 'done')] });
    await press('Undo');
    await expect.poll(text).toContain('Undone.');
    expect(shop.made.at(-1)?.body).toEqual({ batch: batches()[0] });
  });

  it('is sent again under the same id after a lost answer, and stays open while its number is refused', async () => {
    const take = open();
    expect(await take(parcels, { state: 'sent', courier: 'DTDC' })).toBe(false);
    shop.answer(writeParcelSteps, { outcomes: [outcome(0, 'refused', 'That number is taken.')] });
    await press('Send it again');
    await expect.poll(text).toBe('That number is taken.');
    expect(new Set(batches()).size).toBe(1);
    expect(await take(parcels, { state: 'sent', courier: 'DTDC' })).toBe(false);
    shop.answer(writeParcelSteps, { outcomes: [] });
    expect(await take(parcels, { state: 'packed' })).toBe(true);
    expect(text()).toBe('There was nothing left to do.');
    shop.answer(writeParcelSteps, { refused: 403, message: 'Other roles do this.' });
    expect(await take(parcels, { state: 'packed' })).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is called a correction where everything is sent already', () => {
    expect(offerName({ to: 'sent', from: ['sent'], homes: 2 })).toBe('Correct courier and number');
    expect(offerName({ to: 'sent', from: ['packed', 'sent'], homes: 2 })).toBe('Send');
  });
});

describe('the history of an order', () => {
  const at = '2026-11-30T06:00:00.000Z';
  const step = (more: Partial<StaffStep> = {}) =>
    ({ batch: 'b', at, by: 'Meena', state: 'packed', positions: [0, 1], undoneAt: null, ...more }) as StaffStep;
  const homes = ['Asha', '', 'Charan', 'Deepa', 'Esha'].map((name) => ({ name }) as StaffHome);

  it('has steps and changed addresses together, the newest first', () => {
    const moved = { name: 'Asha', moved: { at: '2026-11-30T07:00:00.000Z', from: 'Mall Road' } } as StaffHome;
    const all = happenings({ steps: [step(), step({ at: '2026-11-30T08:00:00.000Z' })], homes: [moved, homes[1]!] });
    expect(all.map((one) => (one.moved ? 'moved' : one.step.at))).toEqual(['2026-11-30T08:00:00.000Z', 'moved', at]);
  });

  it('names up to three homes of a step', () => {
    const which = (...positions: number[]) => whichHomes({ positions }, { homes });
    expect([which(0, 1, 9), which(0, 1, 2, 3), which(0, 1, 2, 3, 4)]).toEqual([
      'Asha, a home, a home',
      '4 homes',
      'all 5 homes',
    ]);
  });

  it('lets a fresh step be taken back once, while something of it can still be otherwise', () => {
    const now = Date.parse(at) + 1000;
    const may = (one: StaffStep, refunded: number[] = [], when = now) => canTakeBack(one, new Set(refunded), when);
    expect([may(step()), may(step({ undoneAt: at })), may(step(), [], now + 1000 * HOUR)]).toEqual([
      true,
      false,
      false,
    ]);
    const cancelled = step({ state: 'cancelled' });
    expect([may(cancelled, [0]), may(cancelled, [0, 1])]).toEqual([true, false]);
  });
});

describe('the form of a refund', () => {
  const order = { id: ORDER, homes: [{ position: 0 }, { position: 1 }] } as StaffOrder;
  const left = { goods: 2570_00, delivery: 0 };
  const money = { left, homes: [{ left: 1285_00 }, { left: 1285_00 }], cancelled: null } as unknown as OrderMoney;
  const asked = vi.fn();
  const stale = vi.fn();
  const open = () =>
    renderHook(() => useRefund({ order, money, positions: [], onAsked: asked, onStale: stale })).result;
  const submit = (form: ReturnType<typeof open>) =>
    act(() => form.current.submit({ preventDefault: () => undefined } as FormEvent));
  const paid = (state: string) => ({ refund: { state, goods: 2570_00, delivery: 0, problem: 'The bank is closed.' } });
  const ids = () => shop.made.map(({ body }) => (body as { id: string }).id);
  beforeEach(() => {
    asked.mockClear();
    stale.mockClear();
  });

  it('asks for a sum, then for a reason, each at its field, before it asks the shop', async () => {
    const form = open();
    await submit(form);
    expect(form.current.errors.problem).toBe('Please choose how much to send back.');
    act(() => form.current.change({ wanted: 'sum', typed: '10.999' }));
    expect(form.current.errors.problem).toBe('');
    const sum = document.createElement('input');
    const why = document.createElement('input');
    document.body.append(sum, why);
    form.current.sum.current = sum;
    form.current.why.current = why;
    await submit(form);
    expect(form.current.errors.sum).toContain('We cannot send back “10.999”.');
    expect(document.activeElement).toBe(sum);
    act(() => form.current.change({ typed: '10', reason: ' ' }));
    await submit(form);
    expect([form.current.errors.reason, document.activeElement === why, shop.made.length]).toEqual([
      'Please say why you send the money back.',
      true,
      0,
    ]);
  });

  it('says what is on its way back, or that it failed', async () => {
    const form = open();
    act(() => form.current.change({ wanted: 'all', reason: 'Put off' }));
    shop.answer(askRefund, { ...paid('asked'), more: [paid('asked').refund] } as never);
    await submit(form);
    expect(shop.made[0]).toMatchObject({ params: { orderId: ORDER }, body: { amount: 2570_00, reason: 'Put off' } });
    shop.answer(askRefund, paid('failed') as never);
    await submit(form);
    expect(toasts).toEqual(['₹5,140 is on its way back.', 'The refund of ₹2,570 failed: The bank is closed.']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('never refunds twice by one press, and is asked anew when the order has changed', async () => {
    const form = open();
    act(() => form.current.change({ wanted: 'all', reason: 'Put off' }));
    shop.answer(askRefund, { refused: 403, message: 'Other roles do this.' });
    await submit(form);
    act(() => form.current.change({ wanted: 'sum', typed: '10' }));
    shop.answer(askRefund, { refused: 409, message: 'At most ₹0 can go back.' });
    await submit(form);
    expect([new Set(ids()).size, stale.mock.calls.length, form.current.errors.problem]).toEqual([
      1,
      1,
      'At most ₹0 can go back.',
    ]);
    await submit(form);
    expect(new Set(ids()).size).toBe(2);
    expect(asked).not.toHaveBeenCalled();
  });
});
