import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#client/storage.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

describe('the number in the cart’s sign', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the one of the last look, and the one that is counted in this page or another', async () => {
    const page = fakePage({ stored: { [storageKeys.cartCount]: '2' } });
    vi.stubGlobal(
      'StorageEvent',
      class extends Event {
        readonly key: string | null;
        constructor(type: string, { key = null }: StorageEventInit = {}) {
          super(type);
          this.key = key;
        }
      },
    );
    vi.stubGlobal('dispatchEvent', (event: StorageEvent) => page.send(event.type, { key: event.key }));
    const { setCartCount } = await import('#shop/cart/count-cart.ts');
    const { watchCartCount } = await import('#shop/site/cart-sign.ts');
    let shown = '';
    watchCartCount((count) => (shown = count));
    // Other parts of a page look at the name first.
    const names: string[] = [];
    addEventListener('storage', ({ key }) => void (key !== null && names.push(key.slice(0, 7))));
    expect(shown).toBe('2');
    setCartCount(3);
    expect(shown).toBe('3');
    page.localStorage.setItem(storageKeys.cartCount, '1');
    page.send('storage', { key: storageKeys.cartCount });
    expect(shown).toBe('1');
    setCartCount(0);
    expect(shown).toBe('');
    expect(names).toEqual(Array(3).fill('shagun:'));
  });

  it('is the present one on a page that the browser kept in memory', async () => {
    const page = fakePage({ stored: { [storageKeys.cartCount]: '2' } });
    const { watchCartCount } = await import('#shop/site/cart-sign.ts');
    let shown = '';
    watchCartCount((count) => (shown = count));
    page.localStorage.setItem(storageKeys.cartCount, '1');
    page.send('pageshow', { persisted: true });
    expect(shown).toBe('1');
  });
});
