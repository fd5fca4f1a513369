import { call } from '#client/api.ts';
import { $userId } from '#client/session.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { listCarts } from '#domain/cart/cart.contract.ts';

/**
 * Stores the number of boxes in the cart for all pages, and fires a `storage` event in this window, as browsers do only
 * in other windows.
 */
export function setCartCount(count: number): void {
  writeStored(storageKeys.cartCount, count > 0 ? String(count) : null);
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.cartCount }));
}

/** Loads and stores the number of boxes in the cart; keeps the stored number when the call fails. */
export async function countCart(): Promise<void> {
  const answer = await call(listCarts, { params: { userId: $userId.get() }, query: { status: false } });
  if (answer.ok) setCartCount(answer.data.cartData.length);
}
