import { onRestored } from '#client/restored.ts';
import { readStored, storageKeys } from '#client/storage.ts';

/**
 * Calls `show` with the number of boxes in the cart as text, empty for none: immediately with the stored number, then
 * after each change and after a return from the back/forward cache.
 */
export function watchCartCount(show: (count: string) => void): void {
  const look = (): void => show(readStored(storageKeys.cartCount) ?? '');
  addEventListener('storage', look);
  onRestored(look);
  look();
}
