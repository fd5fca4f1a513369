import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';
import type { Changes } from '#shop/planning/ticks.rules.ts';

const CHANGES = storageKeys.draft('planning');
const DAYS = storageKeys.draft('planning-days');

/** Reads the unsaved checkmarks from the browser's storage; empty when there are none. */
export function keptChanges(): Changes {
  return readStoredJson<Changes>(CHANGES) ?? {};
}

/**
 * Applies a change to the unsaved checkmarks in the storage, read again first, so that the changes of other tabs stay.
 */
export function changeKept(change: (changes: Changes) => Changes): void {
  const kept = change(keptChanges());
  if (Object.keys(kept).length === 0) writeStored(CHANGES, null);
  else writeGrown(CHANGES, JSON.stringify(kept));
}

/** Calls `onChange` when another tab changed the unsaved checkmarks. Returns a function that stops it. */
export function watchKept(onChange: (changes: Changes) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === CHANGES || key === null) onChange(keptChanges());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Reads the day of a category's event from this browser, `yyyy-mm-dd`; empty when none is stored. */
export function keptEventDay(category: string): string {
  return readStoredJson<Record<string, string>>(DAYS)?.[category] ?? '';
}

/** Stores the day of a category's event in this browser only, never on the server. */
export function keepEventDay(category: string, day: string): void {
  writeGrown(DAYS, JSON.stringify({ ...readStoredJson<Record<string, string>>(DAYS), [category]: day }));
}
