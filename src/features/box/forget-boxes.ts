import { storageKeys, writeStored } from '#client/storage.ts';

/** Forgets every box in progress, as returning to the invitation list does. */
export function forgetBoxes(): void {
  const prefix = storageKeys.draft('box:').replace(/:v1$/, '');
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) writeStored(name, null);
  } catch {
    // A browser that forbids storage holds no boxes either.
  }
}
