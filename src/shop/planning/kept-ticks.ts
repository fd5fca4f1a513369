import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';

/** Ticks that are not saved yet: what the person changed, by list and item; the rest stays as saved. */
export type Changes = Record<string, Record<string, boolean>>;

const CHANGES = storageKeys.draft('planning');
const DAYS = storageKeys.draft('planning-days');

/** The unsaved ticks of this browser. */
export function keptChanges(): Changes {
  return readStoredJson<Changes>(CHANGES) ?? {};
}

/** Makes a change on the unsaved ticks that are in the storage now, so that what another tab has put there stays. */
export function changeKept(change: (changes: Changes) => Changes): void {
  const kept = change(keptChanges());
  if (Object.keys(kept).length === 0) writeStored(CHANGES, null);
  else writeGrown(CHANGES, JSON.stringify(kept));
}

/** Calls back when another tab of this browser has changed the unsaved ticks; answers how to stop. */
export function watchKept(onChange: (changes: Changes) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === CHANGES || key === null) onChange(keptChanges());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** The changes after a tick was set or removed; a tick as saved is no change. */
export function withTick(changes: Changes, listId: string, itemId: string, ticked: boolean, saved: boolean): Changes {
  const { [itemId]: _before, ...others } = changes[listId] ?? {};
  return withList(changes, listId, ticked === saved ? others : { ...others, [itemId]: ticked });
}

/** The changes without those that have arrived; what was ticked otherwise while they were on their way stays. */
export function withoutSent(changes: Changes, sent: Changes): Changes {
  return Object.entries(sent).reduce((left, [listId, items]) => {
    const open = Object.entries(left[listId] ?? {}).filter(([itemId, ticked]) => items[itemId] !== ticked);
    return withList(left, listId, Object.fromEntries(open));
  }, changes);
}

/** The changes without those of some lists. */
export function withoutLists(changes: Changes, listIds: readonly string[]): Changes {
  return listIds.reduce((left, listId) => withList(left, listId, {}), changes);
}

function withList(changes: Changes, listId: string, ofList: Record<string, boolean>): Changes {
  const { [listId]: _before, ...others } = changes;
  return Object.keys(ofList).length === 0 ? others : { ...others, [listId]: ofList };
}

/** The day (`yyyy-mm-dd`) of the event of a category; empty when none was given. It never leaves this browser. */
export function keptEventDay(category: string): string {
  return readStoredJson<Record<string, string>>(DAYS)?.[category] ?? '';
}

/** Keeps the day of an event in this browser. */
export function keepEventDay(category: string, day: string): void {
  writeGrown(DAYS, JSON.stringify({ ...readStoredJson<Record<string, string>>(DAYS), [category]: day }));
}
