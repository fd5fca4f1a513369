import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';

/** Unsaved checkmarks, by list id and item id; items without a change are missing. */
export type Changes = Record<string, Record<string, boolean>>;

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

/**
 * Returns the changes with one checkmark set or removed; a checkmark equal to the saved one is removed from the
 * changes.
 */
export function withTick(changes: Changes, listId: string, itemId: string, ticked: boolean, saved: boolean): Changes {
  const { [itemId]: _before, ...others } = changes[listId] ?? {};
  return withList(changes, listId, ticked === saved ? others : { ...others, [itemId]: ticked });
}

/** Returns the changes without those that were saved; a checkmark changed again since then stays. */
export function withoutSent(changes: Changes, sent: Changes): Changes {
  return Object.entries(sent).reduce((left, [listId, items]) => {
    const open = Object.entries(left[listId] ?? {}).filter(([itemId, ticked]) => items[itemId] !== ticked);
    return withList(left, listId, Object.fromEntries(open));
  }, changes);
}

/** Returns the changes without the given lists. */
export function withoutLists(changes: Changes, listIds: readonly string[]): Changes {
  return listIds.reduce((left, listId) => withList(left, listId, {}), changes);
}

function withList(changes: Changes, listId: string, ofList: Record<string, boolean>): Changes {
  const { [listId]: _before, ...others } = changes;
  return Object.keys(ofList).length === 0 ? others : { ...others, [listId]: ofList };
}

/** Reads the day of a category's event from this browser, `yyyy-mm-dd`; empty when none is stored. */
export function keptEventDay(category: string): string {
  return readStoredJson<Record<string, string>>(DAYS)?.[category] ?? '';
}

/** Stores the day of a category's event in this browser only, never on the server. */
export function keepEventDay(category: string, day: string): void {
  writeGrown(DAYS, JSON.stringify({ ...readStoredJson<Record<string, string>>(DAYS), [category]: day }));
}
