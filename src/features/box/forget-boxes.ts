import { dropStored, storageKeys } from '#client/storage.ts';

/** Forgets every box in progress, as returning to the invitation list does. */
export function forgetBoxes(): void {
  dropStored(storageKeys.draft('box:').slice(0, -':v1'.length));
}
