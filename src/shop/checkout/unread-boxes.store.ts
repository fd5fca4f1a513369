import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';

/** Id of the customer's own address among those of guests. */
export const OWN = 'own';

/** What stands in fields for numbers of boxes and cannot be read, by id of the guest. */
export const $unreadBoxes = atom<Readonly<Record<string, string>>>({});

/** What the guests of an order are searched for. */
export const $guestSearch = atom('');

const key = (order: string): string => storageKeys.draft(`unread-boxes:${order}`);

/**
 * Brings back what could not be read in an order's fields before the page was left, since another number would be
 * ordered in its place, and stores it from now on. Returns the function that ends this.
 * @param order name of the order's drafts
 */
export function openUnread(order: string): () => void {
  const kept = Object.entries(readStoredJson<Record<string, unknown>>(key(order)) ?? {});
  $unreadBoxes.set(Object.fromEntries(kept.filter((one): one is [string, string] => typeof one[1] === 'string')));
  return $unreadBoxes.listen((now) =>
    Object.keys(now).length > 0 ? writeStoredJson(key(order), now) : writeStored(key(order), null),
  );
}

/** Keeps a text that cannot be read as a number of boxes. */
export function keepUnread(id: string, text: string): void {
  $unreadBoxes.set({ ...$unreadBoxes.get(), [id]: text });
}

/** Forgets the texts of guests whose number of boxes was given otherwise. */
export function forgetUnread(ids: readonly string[]): void {
  const now = $unreadBoxes.get();
  if (ids.some((id) => id in now))
    $unreadBoxes.set(Object.fromEntries(Object.entries(now).filter(([id]) => !ids.includes(id))));
}

/** Tells whether a number of boxes of these guests cannot be read. */
export function useIsUnread(ids: readonly string[]): boolean {
  const unread = useStore($unreadBoxes, { ssr: () => ({}) });
  return ids.some((id) => id in unread);
}
