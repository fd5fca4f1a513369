import { afterEach, describe, expect, it, vi } from 'vitest';
import { planningCategory } from '#domain/planning/planning.rules.ts';
import * as rules from '#shop/planning/ticks.rules.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

const KEY = 'shagun:draft:planning:v1';

afterEach(() => vi.unstubAllGlobals());

/** Two tabs of one browser: one module, whose storage the other writes. */
async function tab(kept: object = {}) {
  const page = fakePage({ stored: { [KEY]: JSON.stringify(kept) } });
  return { page, kept: await import('#shop/planning/kept-ticks.ts') };
}

describe('ticks that are not saved yet', () => {
  it('stay when another tab ticks something of the same list or of another one', async () => {
    const { page, kept } = await tab();
    page.localStorage.setItem(KEY, JSON.stringify({ other: { x: true }, mine: { y: false } }));
    kept.changeKept((changes) => rules.withTick(changes, 'mine', 'a', true, false));
    expect(kept.keptChanges()).toEqual({ other: { x: true }, mine: { y: false, a: true } });
  });

  it('go when they have arrived, except where something was ticked otherwise meanwhile', () => {
    const sent = { mine: { a: true, b: false } };
    expect(rules.withoutSent({ mine: { a: true, b: true, c: true }, other: { x: true } }, sent)).toEqual({
      mine: { b: true, c: true },
      other: { x: true },
    });
    expect(rules.withoutSent({ mine: { a: true } }, sent)).toEqual({});
  });

  it('leave nothing behind when they are taken back', async () => {
    const { page, kept } = await tab({ mine: { a: true } });
    kept.changeKept((changes) => rules.withTick(changes, 'mine', 'a', false, false));
    expect(page.localStorage.getItem(KEY)).toBeNull();
  });

  it('tell a tab what another one changed', async () => {
    const { page, kept } = await tab();
    const heard = vi.fn();
    kept.watchKept(heard);
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
