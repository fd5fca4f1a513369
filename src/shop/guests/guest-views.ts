import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { addressState, lacksAddress } from '#domain/guests/guest.rules.ts';
import { byHome, homesOf } from '#domain/guests/homes.rules.ts';

/** Parts of a guest list by what is to be done. */
export const guestViews = ['all', 'missing', 'unconfirmed', 'silent'] as const;
export type GuestView = (typeof guestViews)[number];

/**
 * Reads the view of the guest list from the URL's `show`, which survives a refresh and Back; `all` when it is missing
 * or unknown.
 */
export function viewInUrl(): GuestView {
  const named = new URLSearchParams(location.search).get('show');
  return guestViews.find((one) => one === named) ?? 'all';
}

/** Writes the view to the URL's `show` without a new history entry; removes `show` for `all`. */
export const writeViewUrl = (view: GuestView): void => writeUrl('show', view === 'all' ? '' : view);

/** Reads the key of the selected group, such as `event:Mehndi`, from the URL's `group`; empty for all guests. */
export const groupInUrl = (): string => new URLSearchParams(location.search).get('group') ?? '';

/** Writes the group's key to the URL's `group` without a new history entry; removes `group` for an empty key. */
export const rememberGroup = (group: string): void => writeUrl('group', group);

function writeUrl(name: string, text: string): void {
  const query = new URLSearchParams(location.search);
  if (text === '') query.delete(name);
  else query.set(name, text);
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}

/**
 * Returns the guests of a view, with members of a household next to each other. The household's contact decides for all
 * its members.
 */
export function guestsOfView<Guest extends GuestWire>(guests: readonly Guest[], view: GuestView): Guest[] {
  const members = byHome(guests, ({ _id }) => _id);
  const homes = new Set(homesOfView(homesOf(guests), view).map(({ _id }) => _id));
  return members.filter(([contact]) => contact && homes.has(contact._id)).flat();
}

/** Returns those of the given homes that belong to a view; all homes for `all`. */
export function homesOfView(homes: readonly GuestWire[], view: GuestView): GuestWire[] {
  const now = Date.now();
  switch (view) {
    case 'missing':
      return homes.filter(lacksAddress);
    case 'silent':
      return homes.filter((guest) => addressState(guest, now) === 'silent');
    case 'unconfirmed':
      return homes.filter(({ unconfirmed }) => unconfirmed);
    default:
      return [...homes];
  }
}

/** What is to be done next with a list. */
export interface NextThing {
  kind: 'ask' | 'remind' | 'look';
  homes: readonly GuestWire[];
}

/**
 * Returns what is to be done next: to ask for missing addresses, to look at unconfirmed ones, to remind silent guests.
 * A view of one of these things has that alone. Null when nothing is to be done, or the rows in sight do it.
 */
export function nextThing(homes: readonly GuestWire[], view: GuestView): NextThing | null {
  const now = Date.now();
  const things: readonly (NextThing & { of: GuestView })[] = [
    { kind: 'ask', of: 'missing', homes: homes.filter((guest) => addressState(guest, now) === 'missing') },
    { kind: 'look', of: 'unconfirmed', homes: homesOfView(homes, 'unconfirmed') },
    { kind: 'remind', of: 'silent', homes: homesOfView(homes, 'silent') },
  ];
  const next = things.find((one) => one.homes.length > 0 && (view === 'all' || one.of === view));
  return !next || (next.kind === 'look' && view === 'unconfirmed') ? null : next;
}
