import { afterEach, describe, expect, it, vi } from 'vitest';
import { planningCategory } from '#features/planning/planning.rules.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

const KEY = 'shagun:draft:planning:v1';

afterEach(() => vi.unstubAllGlobals());

/** Two tabs of one browser: one store module, whose storage the other writes. */
async function tab(kept: object = {}) {
  const page = fakePage({ stored: { [KEY]: JSON.stringify(kept) } });
  return { page, store: await import('#features/planning/planning.store.ts') };
}

describe('ticks that are not saved yet', () => {
  it('stay when another tab ticks something of the same list or of another one', async () => {
    const { page, store } = await tab();
    page.localStorage.setItem(KEY, JSON.stringify({ other: { x: true }, mine: { y: false } }));
    store.changeKept((changes) => store.withTick(changes, 'mine', 'a', true, false));
    expect(store.keptChanges()).toEqual({ other: { x: true }, mine: { y: false, a: true } });
  });

  it('go when they have arrived, except where something was ticked otherwise meanwhile', async () => {
    const { store } = await tab();
    const sent = { mine: { a: true, b: false } };
    expect(store.withoutSent({ mine: { a: true, b: true, c: true }, other: { x: true } }, sent)).toEqual({
      mine: { b: true, c: true },
      other: { x: true },
    });
    expect(store.withoutSent({ mine: { a: true } }, sent)).toEqual({});
  });

  it('leave nothing behind when they are taken back', async () => {
    const { page, store } = await tab({ mine: { a: true } });
    store.changeKept((changes) => store.withTick(changes, 'mine', 'a', false, false));
    expect(page.localStorage.getItem(KEY)).toBeNull();
  });

  it('tell a tab what another one changed', async () => {
    const { page, store } = await tab();
    const heard = vi.fn();
    store.watchKept(heard);
    page.localStorage.setItem(KEY, JSON.stringify({ mine: { a: true } }));
    page.send('storage', { key: KEY });
    page.send('storage', { key: 'something else' });
    expect(heard.mock.calls).toEqual([[{ mine: { a: true } }]]);
  });
});

describe('the category of a checklist', () => {
  it.each([
    ['Birthday', 'BirthDay'],
    ['birthday', 'BirthDay'],
    ['Room Decor', 'RoomDecor'],
    ['Marriage', 'Marriage'],
    ['Sangeet', 'Sangeet'],
  ])('is found by %s', (word, category) => {
    expect(planningCategory(word)).toBe(category);
  });
});
