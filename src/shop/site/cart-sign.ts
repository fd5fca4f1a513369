import { onRestored } from '#client/restored.ts';
import { readStored, storageKeys } from '#client/storage.ts';

/**
 * Shows the number of boxes in the cart as a text, empty for none: first the stored number, then after every count,
 * also one that ran while this page was in the back/forward cache.
 */
export function watchCartCount(show: (count: string) => void): void {
  const look = (): void => show(readStored(storageKeys.cartCount) ?? '');
  addEventListener('storage', look);
  onRestored(look);
  look();
}
