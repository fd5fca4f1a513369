// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countInbox } from '#domain/enquiries/inbox.contract.ts';
import { findForStaff } from '#domain/find/find.contract.ts';
import { readSiteState, type SiteState } from '#domain/publishing/site-state.contract.ts';
import { readToday } from '#domain/today/today.contract.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import { $find, beginFinding, lookFor } from '#office/frame/find.store.ts';
import { foundCount as foundText, nothingFound } from '#office/frame/find.texts.ts';
import { followText } from '#office/frame/follow-text.ts';
import { inboxChanged, useInboxCount } from '#office/frame/inbox-count.ts';
import { useCorrecting } from '#office/frame/use-correcting.ts';
import { useListView, useTypedSearch } from '#office/frame/use-list-view.ts';
import { keepLetters, takeLetters, useSearchKey } from '#office/frame/use-search-key.ts';
import { askSiteState, useSiteState } from '#office/frame/use-site-state.ts';
import { useTitle } from '#office/frame/use-title.ts';
import { $today, forgetToday, loadToday } from '#office/overview/today.store.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void target.dispatchEvent(event));
  return event;
};
let shop: ReturnType<typeof answerCalls>;
const asked = (path: string) => shop.made.filter((one) => one.path === path).length;

beforeEach(() => {
  vi.useFakeTimers();
  shop = answerCalls();
  document.body.replaceChildren();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the search of the back office', () => {
  const found = { orders: [], messages: [], records: [{ id: 'a'.repeat(24), kind: 'sweet', name: 'Kaju katli' }] };
  const names = () => $find.get().groups.map(({ name, hits }) => [name, ...hits.map(({ title }) => title)]);
  beforeEach(beginFinding);

  it('shows pages at once, and the rest when nothing is typed for a moment, in one call', async () => {
    shop.answer(findForStaff, found as never);
    lookFor('kaju packing', 'owner');
    lookFor('packing', 'owner');
    expect(names()).toEqual([['Pages', 'Packing']]);
    expect(shop.made).toEqual([]);
    await wait(200);
    expect(names()).toEqual([
      ['Catalogue', 'Kaju katli'],
      ['Pages', 'Packing'],
    ]);
    expect($find.get().answered).toBe('packing');
    expect(shop.made.map(({ query }) => query)).toEqual([{ q: 'packing' }]);
    // What was found stays in view while more is typed.
    lookFor('packing ', 'owner');
    expect(names()[0]).toEqual(['Catalogue', 'Kaju katli']);
  });

  it('says who ordered and who wrote, and what about', async () => {
    const order = {
      id: 'b'.repeat(24),
      invoiceNumber: '2627-000042',
      title: 'Moonlit',
      createdAt: '2026-11-29T06:30:00Z',
    };
    const message = { id: 'c'.repeat(24), kind: 'contact', name: '', text: 'Forty boxes' };
    shop.answer(findForStaff, {
      orders: [
        { ...order, customer: 'Simran Kaur' },
        { ...order, customer: '' },
      ],
      messages: [message],
      records: [],
    } as never);
    lookFor('zz', 'owner');
    await wait(200);
    const [orders, messages] = $find.get().groups;
    expect(orders?.hits.map(({ title }) => title)).toEqual(['Simran Kaur', '2627-000042']);
    expect(orders?.hits[0]?.detail).toMatch(/^2627-000042 · Moonlit · /);
    expect(messages?.hits).toEqual([
      { href: `/back-office/inbox/${message.id}`, title: 'Message', detail: 'Message · Forty boxes' },
    ]);
  });

  it('asks for nothing shorter than two letters, and drops an answer to what is typed no more', async () => {
    let answer: (given: never) => void = () => undefined;
    shop.answer(findForStaff, () => new Promise<never>((done) => (answer = done)));
    lookFor('kaju', 'owner');
    await wait(200);
    lookFor('k', 'owner');
    answer(found as never);
    await wait(SECOND);
    expect([shop.made.length, $find.get().groups, $find.get().answered]).toEqual([1, [], '']);
  });

  it('says why nothing was found when the shop refuses', async () => {
    shop.answer(findForStaff, { refused: 403, message: 'Other roles do this.' });
    lookFor('kaju', 'helper');
    await wait(200);
    expect($find.get().problem).toBe('Other roles do this.');
  });

  it('finds a section of the settings by the label of a field', () => {
    lookFor('gstin', 'owner');
    expect(names()).toEqual([['Pages', 'The shop']]);
  });

  it('promises nobody that there is nothing but the owner, who may open everything', () => {
    expect(nothingFound('zzyzx', 'owner')).toBe('We found nothing and nobody for “zzyzx”.');
    expect(nothingFound('zzyzx', 'packer')).toBe('We found nothing for “zzyzx” that you may open.');
    expect([1, 2].map(foundText)).toEqual(['1 found', '2 found']);
  });

  it('opens by / or Ctrl with K, but not while somebody types or within a dialog', () => {
    const open = vi.fn();
    renderHook(() => useSearchKey(open));
    expect(press('/').defaultPrevented).toBe(true);
    press('k', { ctrlKey: true });
    press('K', { metaKey: true });
    expect(open).toHaveBeenCalledTimes(3);
    const field = document.body.appendChild(document.createElement('input'));
    press('/', {}, field);
    press('/', { ctrlKey: true });
    press('k');
    expect(open).toHaveBeenCalledTimes(3);
    press('k', { ctrlKey: true }, field);
    expect(open).toHaveBeenCalledTimes(4);
    document.body.appendChild(document.createElement('dialog')).setAttribute('open', '');
    press('/');
    expect(open).toHaveBeenCalledTimes(4);
  });

  it('keeps what is typed until its field is there, and nothing after Escape', () => {
    keepLetters();
    for (const key of ['k', 'a', 'Shift', 'j', 'u']) press(key);
    press('c', { ctrlKey: true });
    expect(takeLetters()).toBe('kaju');
    press('x');
    expect(takeLetters()).toBeNull();
    keepLetters();
    press('k');
    press('Escape');
    expect(takeLetters()).toBeNull();
  });
});

describe('the view of a list in its address', () => {
  const read = (search: string) => ({ q: new URLSearchParams(search).get('q') ?? '', page: 1 });
  const pathOf = ({ q, page }: { q: string; page: number }) => `/list?q=${q}&page=${page}`;

  it('follows what is chosen and what Back brings, and begins at the first page', () => {
    history.replaceState(null, '', '/list?q=kaju');
    const { result } = renderHook(() => useListView(read, pathOf));
    expect(result.current[0].q).toBe('kaju');
    const before = history.length;
    act(() => result.current[1]({ page: 3 }));
    act(() => result.current[1]({ q: 'laddu' }, true));
    expect([location.search, result.current[0], history.length]).toEqual([
      '?q=laddu&page=1',
      { q: 'laddu', page: 1 },
      before + 1,
    ]);
    history.replaceState(null, '', '/list?q=barfi');
    act(() => void dispatchEvent(new Event('popstate')));
    expect(result.current[0].q).toBe('barfi');
  });

  it('searches when nothing is typed for a moment, and keeps a blank after a word', async () => {
    const search = vi.fn();
    const { result, rerender } = renderHook(({ asked: now }) => useTypedSearch(now, search), {
      initialProps: { asked: '' },
    });
    act(() => result.current[1]('ka'));
    await wait(200);
    act(() => result.current[1]('kaju '));
    await wait(200);
    expect(search).not.toHaveBeenCalled();
    await wait(200);
    expect(search.mock.calls).toEqual([['kaju']]);
    rerender({ asked: 'kaju' });
    expect(result.current[0]).toBe('kaju ');
    rerender({ asked: 'laddu' });
    expect(result.current[0]).toBe('laddu');
  });
});

describe('what the bar says', () => {
  const count = { fresh: 1, unanswered: 2, late: 0, since: null };
  const site = (state: string) => ({ site: { state } as SiteState });

  it('counts waiting messages each minute, after a change and when somebody looks again', async () => {
    shop.answer(countInbox, { count });
    const { result } = renderHook(() => useInboxCount());
    await wait();
    expect(result.current).toEqual({ count, problem: '' });
    await wait(MINUTE);
    act(inboxChanged);
    await wait();
    expect(asked(countInbox.path)).toBe(3);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await wait(MINUTE);
    expect(asked(countInbox.path)).toBe(3);
    vi.restoreAllMocks();
    shop.answer(countInbox, { refused: 403, message: 'Other roles do this.' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait();
    expect(result.current).toEqual({ count, problem: 'Other roles do this.' });
    cleanup();
    await wait(MINUTE);
    expect(asked(countInbox.path)).toBe(4);
  });

  it('looks at the site every second while it is being published, else every five', async () => {
    shop.answer(readSiteState, site('building'));
    const { result } = renderHook(() => useSiteState());
    await wait();
    expect(result.current.site?.state).toBe('building');
    shop.answer(readSiteState, site('public'));
    await wait(SECOND);
    expect(result.current.site?.state).toBe('public');
    await wait(4 * SECOND);
    expect(asked(readSiteState.path)).toBe(2);
    // Whoever pressed something sees it at once.
    act(askSiteState);
    await wait();
    expect(asked(readSiteState.path)).toBe(3);
    shop.answer(readSiteState, { refused: 403, message: 'Other roles do this.' });
    await wait(5 * SECOND);
    expect(result.current).toMatchObject({ site: { state: 'public' }, problem: 'Other roles do this.' });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await wait(10 * SECOND);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(asked(readSiteState.path)).toBe(4);
    hidden.mockReturnValue(false);
    cleanup();
    await wait(10 * SECOND);
    expect(asked(readSiteState.path)).toBe(4);
  });

  it('says when a saved change becomes public', async () => {
    const texts: string[] = [];
    for (const state of ['public', 'held', 'unknown']) {
      shop.answer(readSiteState, site(state));
      texts.push(await followText());
    }
    shop.answer(readSiteState, { refused: 403, message: '' });
    texts.push(await followText());
    expect(texts.map((text) => text.slice(0, 30))).toEqual([
      'The public site follows by its',
      'The public site stays at an ea',
      'No publisher is running. Shopp',
      'The public site follows by its',
    ]);
  });

  it('names the record in the title, and leaves the rest of it', () => {
    document.title = 'Message | Shagun back office';
    renderHook(() => useTitle('Simran $& Kaur'));
    expect(document.title).toBe('Simran $& Kaur | Shagun back office');
  });
});

describe('what is to be done today', () => {
  const today = (late: number) => ({ today: { orders: { late: { homes: late } } } }) as never;
  beforeEach(forgetToday);

  it('stays in view when a look nobody asked for fails, and says a failure that somebody waits for', async () => {
    shop.answer(readToday, { refused: 403, message: 'Other roles do this.' });
    await loadToday(true);
    expect($today.get()).toMatchObject({ state: 'failed', message: 'Other roles do this.', status: 403 });
    shop.answer(readToday, today(2));
    await loadToday();
    shop.answer(readToday, { refused: 403, message: 'Other roles do this.' });
    await loadToday(true);
    expect($today.get()).toMatchObject({ state: 'ready', data: { orders: { late: { homes: 2 } } } });
    await loadToday();
    expect($today.get().state).toBe('failed');
  });

  it('is the newest answer, and nobody’s once it was dropped', async () => {
    const answers: ((answer: never) => void)[] = [];
    shop.answer(readToday, () => new Promise<never>((done) => answers.push(done)));
    const loading = [loadToday(), loadToday()];
    answers[1]?.(today(5));
    answers[0]?.(today(3));
    await Promise.all(loading);
    expect($today.get().data?.orders?.late.homes).toBe(5);
    const last = loadToday();
    forgetToday();
    answers[2]?.(today(7));
    await last;
    expect($today.get().state).toBe('loading');
  });
});

it('brings whoever corrects a slip to its field, once the form is not being sent any more', () => {
  document.body.innerHTML = '<form><input name="name" value="x"><input name="price" value="52"></form>';
  const form = { current: document.querySelector('form') };
  const { result, rerender } = renderHook(({ busy }) => useCorrecting(form, busy), { initialProps: { busy: true } });
  act(() => result.current({ key: 'k', field: 'price', value: '₹52', sentence: '' }));
  expect(document.activeElement).toBe(document.body);
  rerender({ busy: false });
  expect(document.activeElement?.getAttribute('name')).toBe('price');
});
