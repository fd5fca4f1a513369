// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '#domain/search/search.rules.ts';
import { SearchBox } from '#shop/search/search-box.tsx';
import type { Found } from '#shop/search/search-engine.ts';
import { SearchResults } from '#shop/search/search-results.tsx';
import { useSearch } from '#shop/search/use-search.ts';

/** The parts of the search, whose answers each test decides on. */
const parts = vi.hoisted(() => ({
  engine: (async () => null) as unknown as (text: string, limit: number) => Promise<unknown>,
  names: (async () => []) as (text: string) => Promise<unknown[]>,
  warmed: 0,
}));
vi.mock('#shop/search/search-engine.ts', () => ({
  siteSearch: () => ({ find: (text: string, limit: number) => parts.engine(text, limit) }),
}));
vi.mock('#shop/search/first-answers.ts', () => ({
  firstAnswers: { find: (text: string) => parts.names(text), warmUp: () => (parts.warmed += 1) },
}));

const hit = (name: string, kind = 'Sweets', amount = 450_00): SearchHit => ({
  id: name,
  url: `/${kind}/${name}`,
  name,
  kind,
  image: '',
  amount,
  veg: kind === 'Sweets',
});
const found = (hits: SearchHit[], more: Partial<Found> = {}): Found => ({
  hits,
  total: hits.length,
  read: [],
  partly: false,
  nearest: '',
  ...more,
});
const jalebi = hit('Jalebi');
const kaju = hit('Kaju katli');

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  parts.engine = async () => found([]);
  parts.names = async () => [];
  parts.warmed = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Lets the pause after typing and the answers pass. */
const rest = (milliseconds = 200) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const never = () => new Promise<never>(() => undefined);

describe('a search', () => {
  const open = () => renderHook(() => useSearch((text) => parts.names(text) as Promise<SearchHit[]>)).result;

  it('shows the names it has at once, and all that was found when the engine answers', async () => {
    parts.names = async () => [jalebi];
    const engine = Promise.withResolvers<Found>();
    parts.engine = () => engine.promise;
    const search = open();
    act(() => search.current.ask('  jal ', 8));
    expect(search.current.answer).toMatchObject({ state: 'loading', text: 'jal', found: null });
    await rest();
    expect(search.current.answer).toMatchObject({ state: 'loading', found: { hits: [jalebi] } });
    await act(async () => engine.resolve(found([jalebi, kaju])));
    expect(search.current.answer).toMatchObject({ state: 'found', found: { total: 2 } });
  });

  it('never answers a newer text with an older answer', async () => {
    const slow = Promise.withResolvers<Found>();
    parts.engine = (text) => (text === 'jalebi' ? slow.promise : Promise.resolve(found([kaju])));
    const search = open();
    act(() => search.current.ask('jalebi', 8));
    await rest(1500);
    act(() => search.current.ask('kaju', 8));
    await rest(1500);
    await act(async () => slow.resolve(found([jalebi])));
    expect(search.current.answer).toMatchObject({ text: 'kaju', found: { hits: [kaju] } });
    act(() => search.current.ask('jalebi', 8));
    act(() => search.current.drop());
    await rest(1500);
    expect(search.current.answer.state).toBe('none');
  });

  it('an old list of names does not replace what the engine found', async () => {
    const names = Promise.withResolvers<SearchHit[]>();
    parts.names = () => names.promise;
    parts.engine = async () => found([kaju]);
    const search = open();
    act(() => search.current.ask('kaju', 8));
    // A hanging list of names is waited for a second, not longer.
    await rest(1500);
    expect(search.current.answer.state).toBe('found');
    await act(async () => names.resolve([jalebi]));
    expect(search.current.answer).toMatchObject({ found: { hits: [kaju] } });
  });

  it('without its engine is as good as its names, and fails without either', async () => {
    parts.engine = () => Promise.reject(new Error('gone'));
    parts.names = async () => [jalebi];
    const search = open();
    act(() => search.current.ask('jalebi', 8));
    await rest();
    expect(search.current.answer).toMatchObject({ state: 'found', found: { hits: [jalebi] } });
    parts.names = () => Promise.reject(new Error('gone'));
    act(() => search.current.ask('jaleb', 8));
    await rest(1500);
    expect(search.current.answer).toMatchObject({ state: 'failed', found: null });
  });

  it('is over when nothing is typed any more', async () => {
    const search = open();
    act(() => search.current.ask('jalebi', 8));
    act(() => search.current.ask('   ', 8));
    await rest();
    expect(search.current.answer).toEqual({ state: 'none', text: '', found: null });
  });
});

describe('the box in the header', () => {
  const box = () => screen.getByRole<HTMLInputElement>('combobox');
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const marked = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
  const status = () => document.querySelector('.search-status')?.textContent;
  const open = () => render(createElement(SearchBox));
  const type = async (text: string) => {
    fireEvent.change(box(), { target: { value: text } });
    await rest();
  };
  const key = (name: string, more = {}) => fireEvent.keyDown(box(), { key: name, ...more });

  it('tells what is shown and what is highlighted, and Escape closes the list with the text left', async () => {
    parts.engine = async () => found([kaju, jalebi], { total: 12 });
    open();
    expect(box().ariaExpanded ?? box().getAttribute('aria-expanded')).toBe('false');
    await type('kaju');
    expect(status()).toBe('12 results');
    expect(options()).toEqual(['Kaju katli₹450 / 400 gm', 'Jalebi₹450 / 400 gm', 'All 12 results']);
    expect(screen.getByRole('group', { name: 'Sweets' })).toBeTruthy();
    key('ArrowDown');
    expect(marked()).toEqual(['Kaju katli₹450 / 400 gm']);
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    key('ArrowUp');
    expect(marked()).toEqual(['All 12 results']);
    key('Escape');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(box().value).toBe('kaju');
    key('ArrowDown');
    await rest();
    expect(options()).toHaveLength(3);
  });

  it('keeps the highlight when all that was found replaces the names', async () => {
    parts.names = async () => [kaju];
    const engine = Promise.withResolvers<Found>();
    parts.engine = () => engine.promise;
    open();
    await type('kaju');
    expect(status()).toBe('Loading...');
    key('ArrowDown');
    await act(async () => engine.resolve(found([jalebi, kaju])));
    expect(marked()).toEqual(['Kaju katli₹450 / 400 gm']);
  });

  it('opens what is highlighted by Enter, but not the Enter that ends a Hindi word', async () => {
    parts.engine = async () => found([kaju]);
    open();
    await type('kaju');
    key('ArrowDown');
    const pressed = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('option').addEventListener('click', pressed);
    key('Enter', { isComposing: true });
    expect(pressed).not.toHaveBeenCalled();
    key('Enter');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('offers the nearest word and the lists where nothing is found, and searches for the word that is chosen', async () => {
    parts.engine = async (text) => (text === 'jalebi' ? found([jalebi]) : found([], { nearest: 'jalebi' }));
    open();
    await type('jilxbx');
    expect(status()).toBe('No items found.');
    expect(options()).toEqual(['jalebi', 'Sweets', 'Invitations', 'Dry fruits', 'Decorations', 'Designers']);
    key('ArrowDown');
    key('Enter');
    await rest();
    expect(box().value).toBe('jalebi');
    expect(document.activeElement).toBe(box());
    expect(options()).toEqual(['Jalebi₹450 / 400 gm']);
    parts.engine = async () => found([]);
    await type('qqqq');
    expect(options()).toEqual(['Sweets', 'Invitations', 'Dry fruits', 'Decorations', 'Designers']);
  });

  it.each([
    [{ read: ['motichoor laddu'] }, '1 result for “motichoor laddu”'],
    [{ partly: true }, 'Nothing has all of these words. These have some of them.'],
  ])('tells how it understood the text: %o', async (more, sentence) => {
    parts.engine = async () => found([kaju], more);
    open();
    await type('motichoour lddu');
    expect(status()).toBe(sentence);
  });

  it('offers the search again when it could not be loaded', async () => {
    parts.engine = () => Promise.reject(new Error('gone'));
    open();
    await type('jalebi');
    await rest(1500);
    expect(screen.getByText('The search did not load just now.', { exact: false })).toBeTruthy();
    parts.engine = async () => found([jalebi]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rest();
    expect(options()).toHaveLength(1);
    expect(document.activeElement).toBe(box());
  });

  it('closes by a press or a step outside of it, and opens again by a press into it', async () => {
    parts.engine = async () => found([jalebi]);
    open();
    await type('jalebi');
    fireEvent.pointerDown(box());
    expect(options()).toHaveLength(1);
    fireEvent.pointerDown(document.body);
    expect(options()).toEqual([]);
    fireEvent.click(box());
    await rest();
    expect(options()).toHaveLength(1);
    fireEvent.blur(box(), { relatedTarget: document.body });
    expect(options()).toEqual([]);
  });

  it('covers the header of a phone until the cross or Escape gives it back', async () => {
    document.body.innerHTML = '<button data-search-open>Search</button>';
    const opener = document.querySelector<HTMLElement>('[data-search-open]')!;
    open();
    fireEvent.click(opener);
    expect(document.activeElement).toBe(box());
    expect(parts.warmed).toBeGreaterThan(0);
    expect(document.querySelector('.search')?.hasAttribute('data-open')).toBe(true);
    key('Escape');
    expect(document.activeElement).toBe(opener);
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(document.querySelector('.search')?.hasAttribute('data-open')).toBe(false);
    fireEvent.click(document.body);
    expect(document.querySelector('.search')?.hasAttribute('data-open')).toBe(false);
  });

  it('sends nothing where nothing is typed', () => {
    open();
    const form = screen.getByRole('search');
    expect(fireEvent.submit(form)).toBe(false);
    box().value = 'jalebi';
    expect(fireEvent.submit(form)).toBe(true);
  });
});

describe('the page of results', () => {
  const status = () => screen.getByRole('status').textContent;
  const open = async (path: string) => {
    history.replaceState(null, '', path);
    render(createElement(SearchResults));
    await rest();
  };

  it('waits visibly, groups what was found, and shows more on demand', async () => {
    parts.engine = async (_text, limit) =>
      found([jalebi, hit('Mor Mahal', 'Invitations')].slice(0, limit), { total: 60 });
    document.body.innerHTML = '<input class="search-input">';
    await open('/search?q=jalebi');
    expect(status()).toBe('60 results');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search: jalebi');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Sweets',
      'Invitations',
    ]);
    expect(document.querySelector<HTMLInputElement>('.search-input')?.value).toBe('jalebi');
    parts.engine = never;
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await rest();
    expect(status()).toBe('Loading...');
  });

  it('says when it could not search, and finds at the next try', async () => {
    parts.engine = () => Promise.reject(new Error('gone'));
    await open('/search?q=jalebi');
    expect(status()).toBe('No items found.');
    expect(screen.getByText('The search did not load')).toBeTruthy();
    parts.engine = async () => found([jalebi]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rest();
    expect(screen.getByRole('link', { name: 'Jalebi' })).toBeTruthy();
    expect(screen.queryByText('The search did not load')).toBeNull();
  });

  it('helps where nothing is found and where nothing was asked', async () => {
    parts.engine = async () => found([], { nearest: 'jalebi' });
    await open('/search?q=jilxbx');
    expect(status()).toBe('No items found.');
    expect(screen.getByRole('link', { name: 'jalebi' }).getAttribute('href')).toBe('/search?q=jalebi');
    cleanup();
    await open('/search');
    expect(status()).toContain('Type what you are looking for');
    expect(screen.getByRole('navigation', { name: 'Look around' })).toBeTruthy();
  });
});
