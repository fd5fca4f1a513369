import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#client/storage.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

describe('the number in the cart’s sign', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the one of the last look, and the one that is counted in this page or another', async () => {
    const page = fakePage({ stored: { [storageKeys.cartCount]: '2' } });
    vi.stubGlobal('dispatchEvent', ({ type }: Event) => page.send(type, {}));
    const { setCartCount } = await import('#client/cart-count.ts');
    const { watchCartCount } = await import('#features/shell/cart-sign.ts');
    let shown = '';
    watchCartCount((count) => (shown = count));
    expect(shown).toBe('2');
    setCartCount(3);
    expect(shown).toBe('3');
    page.localStorage.setItem(storageKeys.cartCount, '1');
    page.send('storage', { key: storageKeys.cartCount });
    expect(shown).toBe('1');
    setCartCount(0);
    expect(shown).toBe('');
  });

  it('is the present one on a page that the browser kept in memory', async () => {
    const page = fakePage({ stored: { [storageKeys.cartCount]: '2' } });
    const { watchCartCount } = await import('#features/shell/cart-sign.ts');
    let shown = '';
    watchCartCount((count) => (shown = count));
    page.localStorage.setItem(storageKeys.cartCount, '1');
    page.send('pageshow', { persisted: true });
    expect(shown).toBe('1');
  });
});
