import { atom } from 'nanostores';

/** Id of the customer's own address among those of guests. */
export const OWN = 'own';

/** What stands in fields for numbers of boxes and cannot be read, by id of the guest. */
export const $unreadBoxes = atom<Readonly<Record<string, string>>>({});

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
