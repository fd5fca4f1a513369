import { afterEach, describe, expect, it, vi } from 'vitest';
import { blankCard } from '#domain/card/card.rules.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

const words = { ...blankCard, couple: 'Simran weds Arjun', message: 'Come, all of you' };
const drafts = () => import('#shop/card/card-draft.ts');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#client/api.ts');
});

describe('the card that a browser keeps', () => {
  it('belongs to one order and is forgotten with it', async () => {
    const page = fakePage();
    const { keepCard, keptCard } = await drafts();
    keepCard('cart-1', words);
    expect([keptCard('cart-1'), keptCard('cart-2')]).toEqual([words, null]);
    keepCard('cart-1', null);
    expect(keptCard('cart-1')).toBeNull();
    expect(Object.keys(page.localStorage)).toEqual([]);
  });

  it('is whole, whatever an earlier page left out of it', async () => {
    fakePage({ stored: { 'shagun:draft:card:cart-1:v1': '{"couple":"Simran","own":"none"}' } });
    expect((await drafts()).keptCard('cart-1')).toEqual({ ...blankCard, couple: 'Simran' });
  });

  it('of the time when all orders shared one goes to those that were begun then, and to no new one', async () => {
    const other = { ...blankCard, message: 'Of its own' };
    fakePage({
      stored: {
        'shagun:draft:card:v1': JSON.stringify(words),
        'shagun:draft:recipients:begun:v1': '{"guests":{},"own":1}',
        'shagun:draft:recipients:as:again:v1': '{"guests":{},"own":1}',
        'shagun:draft:recipients:written:v1': '{"guests":{},"own":1}',
        'shagun:draft:card:written:v1': JSON.stringify(other),
        'shagun:draft:recipients:wave:first:v1': '{"guests":{},"own":1}',
      },
    });
    const { keptCard } = await drafts();
    expect(['new', 'begun', 'as:again', 'written', 'wave:first'].map(keptCard)).toEqual([
      null,
      words,
      words,
      other,
      null,
    ]);
    // It was given away once: an order that is begun later has none of it.
    localStorage.setItem('shagun:draft:recipients:later:v1', '{"guests":{},"own":1}');
    expect(keptCard('later')).toBeNull();
  });

  it('comes back with a deleted cart, like all that was chosen for it', async () => {
    const page = fakePage({
      stored: {
        'shagun:draft:card:old:v1': JSON.stringify(words),
        'shagun:draft:recipients:old:v1': '{"guests":{},"own":2}',
        'shagun:draft:card:threshold:v1': '{}',
      },
    });
    vi.doMock('#client/api.ts', () => ({ call: async () => ({ ok: true, data: { cartId: 'new' } }) }));
    const { restoreCart } = await import('#shop/cart/cart-changes.ts');
    await restoreCart({ id: 'old', name: '', invitationId: '', weight: 500, tempId: 1, status: false, sections: [] });
    expect({ ...page.localStorage }).toEqual({
      'shagun:draft:card:new:v1': JSON.stringify(words),
      'shagun:draft:recipients:new:v1': '{"guests":{},"own":2}',
      'shagun:draft:card:threshold:v1': '{}',
    });
  });
});
