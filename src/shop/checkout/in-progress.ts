import { readStoredJson, storageKeys, storedNames } from '#client/storage.ts';
import { boxKey, keptBox } from '#shop/box/box.store.ts';

const ID = /^[0-9a-f]{24}$/;

/** Returns the ids in the names of stored drafts of a kind, and the moment at which each was stored; 0 when unknown. */
function drafts(name: (id: string) => string): { id: string; at: number }[] {
  const [start = '', end = ''] = name('*').split('*');
  return storedNames(start)
    .map((key) => key.slice(start.length, key.length - end.length))
    .filter((id) => ID.test(id))
    .map((id) => ({ id, at: Number(readStoredJson<{ at?: number }>(name(id))?.at ?? 0) }));
}

/** Tells whether somebody gets a box of an order whose payment page was left. */
function hasHomes(id: string): boolean {
  const { guests = {}, own = 0 } =
    readStoredJson<{ guests?: Record<string, number>; own?: number }>(storageKeys.draft(`recipients:${id}`)) ?? {};
  return own > 0 || Object.values(guests).some((boxes) => boxes > 0);
}

/**
 * Returns the path of the order that this browser has in progress: the payment page that was left with homes chosen,
 * else the page of the box filled last; empty when there is none.
 */
function pathInProgress(): string {
  const boxes = drafts(boxKey)
    .filter(({ id }) => (keptBox(id)?.choices.length ?? 0) > 0)
    .sort((a, b) => b.at - a.at);
  const left = drafts((id) => storageKeys.draft(`recipients:${id}`)).find(({ id }) => hasHomes(id));
  if (left) {
    // An order has the name of its cart, or of the design of a box that is in none.
    const of = boxes.some(({ id }) => id === left.id) ? 'invitation' : 'cart';
    return `/invitation-GuestList/0?${of}=${left.id}`;
  }
  return boxes[0] ? `/invitation-detail/${boxes[0].id}/invitation` : '';
}

/** Shows the ways to the order in progress (`data-in-progress`) when a menu is opened, or hides them without one. */
export function followInProgress(): void {
  const show = (): void => {
    const path = pathInProgress();
    for (const way of document.querySelectorAll<HTMLElement>('[data-in-progress]')) {
      way.hidden = path === '';
      way.querySelector('a')?.setAttribute('href', path || '/invitation');
    }
  };
  show();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('.menu-button, .account-button')) show();
    },
    true,
  );
}
