import { storageKeys, writeStored } from '#client/storage.ts';

/** Notes how many boxes are in the cart, for every page; this one hears of it as the others do. */
export function setCartCount(count: number): void {
  writeStored(storageKeys.cartCount, count > 0 ? String(count) : null);
  dispatchEvent(new Event('storage'));
}
