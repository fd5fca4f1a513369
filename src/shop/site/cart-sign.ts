import { onRestored } from '#client/restored.ts';
import { readStored, storageKeys } from '#client/storage.ts';

/**
 * Shows how many boxes are in the cart, as a text, empty for none; it is known from the last look until the network answers.
 * Again when a page counted, or did while this one lay in the browser's memory.
 */
export function watchCartCount(show: (count: string) => void): void {
  const look = (): void => show(readStored(storageKeys.cartCount) ?? '');
  addEventListener('storage', look);
  onRestored(look);
  look();
}
