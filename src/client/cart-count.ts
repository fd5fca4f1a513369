import { atom } from 'nanostores';
import { readStored, storageKeys, writeStored } from '#client/storage.ts';

/** How many boxes are in the cart, as a text; empty for none. It is known from the last look until the network answers. */
export const $cartCount = atom(readStored(storageKeys.cartCount) ?? '');

/** Notes how many boxes are in the cart, for this page and the next. */
export function setCartCount(count: number): void {
  const text = count > 0 ? String(count) : '';
  writeStored(storageKeys.cartCount, text || null);
  $cartCount.set(text);
}
