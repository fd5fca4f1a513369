import { atom } from 'nanostores';
import type { GuestView } from '#domain/guests/celebration.contract.ts';
import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { linkOf } from '#domain/guests/guest-link.rules.ts';

/** What the page shows: the form, the shortened address, what follows an address, or why nothing can be done. */
export type Part = 'form' | 'check' | 'after' | 'closed';

export interface GuestPage {
  part: Part;
  why: 'closed' | 'spent' | 'broken' | 'erased';
  host: string;
  guest: string;
  /** False once the link takes no address any more. */
  open: boolean;
  spent: boolean;
  abroad: boolean;
  /** The stored address as `knownAgain` shortens it; empty while there is none. */
  held: string;
  /** True once it was read whether there is a stored address. */
  read: boolean;
  /** Data that follow the address; null before they are read. */
  view: GuestView | null;
  /** Address that was sent from this page; empty before. */
  sent: string;
  /** True once the guest gave or confirmed the address. */
  given: boolean;
  /** True when the address changed while the guest looked at it. */
  changed: boolean;
  /** True when what the family has could not be read. */
  unread: boolean;
}

/** What the link says. A link stays the same for the whole visit. */
export const link = linkOf(location.search);

export const $language = atom<GuestLanguage>(link.lang);

export const $page = atom<GuestPage>({
  part: 'form',
  why: 'closed',
  host: '',
  guest: '',
  open: true,
  spent: false,
  abroad: false,
  held: '',
  read: false,
  view: null,
  sent: '',
  given: false,
  changed: false,
  unread: false,
});

/** Changes parts of what is known; everybody who listens draws it. */
export const change = (known: Partial<GuestPage>): void => $page.set({ ...$page.get(), ...known });

/** Replaces the page by the reason why nothing can be done on it. */
export const close = (why: GuestPage['why']): void => change({ part: 'closed', why, view: null });
