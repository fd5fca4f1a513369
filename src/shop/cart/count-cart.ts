import { call } from '#client/api.ts';
import { $userId } from '#client/session.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { listCarts } from '#domain/cart/cart.contract.ts';

/** Notes how many boxes are in the cart, for every page; this one hears of it as the others do. */
export function setCartCount(count: number): void {
  writeStored(storageKeys.cartCount, count > 0 ? String(count) : null);
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.cartCount }));
}

/** Counts the boxes in the cart anew; without an answer the number stays as it was. */
export async function countCart(): Promise<void> {
  const answer = await call(listCarts, { params: { userId: $userId.get() }, query: { status: false } });
  if (answer.ok) setCartCount(answer.data.cartData.length);
}
