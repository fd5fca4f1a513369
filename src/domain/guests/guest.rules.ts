import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { DAY } from '#lib/time.ts';

/** Guest categories that the forms offer. */
export const guestCategories = ['Family', 'Friends', 'Co-worker', 'Neighbors'] as const;

/**
 * Returns the offered category that a text means, in any letter case or a known misspelling; any other text is returned
 * trimmed.
 */
export function guestCategory(text: string): string {
  const trimmed = text.trim();
  const known: Record<string, string> = {
    'c-worker': 'Co-worker',
    coworker: 'Co-worker',
    nighbors: 'Neighbors',
    neighbours: 'Neighbors',
  };
  return (
    known[trimmed.toLowerCase()] ??
    guestCategories.find((one) => one.toLowerCase() === trimmed.toLowerCase()) ??
    trimmed
  );
}

/** Ways in which a guest's address comes: typed by the host or asked from the guest. */
export const addressChoices = ['address_myself', 'address_person'] as const;
export type AddressChoice = (typeof addressChoices)[number];

/** Days in which a guest's link accepts an address. */
export const LINK_DAYS = 30;
/** Days after the last address in which the link shows the box and the celebration. */
export const ANSWERED_DAYS = 180;
/** Most times that a guest may send or correct the address by one link. */
export const LINK_EDITS = 10;

/** Days of silence after which a guest may be reminded. */
export const SILENT_DAYS = 4;

/** Guests asked in one sitting; more messages at a time look automatic, and WhatsApp blocks the number. */
export const SITTING = 25;

/** State of a guest's address in the host's list. */
export type AddressState =
  | 'missing'
  | 'erased'
  | 'unasked'
  | 'asked'
  | 'opened'
  | 'silent'
  | 'no-pincode'
  | 'filled-by-guest'
  | 'confirmed-by-guest'
  | 'unconfirmed'
  | 'known'
  | 'abroad';

interface AddressFacts {
  mobile: string;
  address: string;
  pincode: string;
  askedAt: string | null;
  openedAt?: string | null;
  filledAt: string | null;
  confirmedByGuest?: boolean;
  erasedAt?: string;
  unconfirmed: boolean;
}

/**
 * Returns the state of a guest's address. `abroad` for a number of another country, where no box is sent. Without an
 * address: `unasked` for a guest without a number, `missing` or `erased` before a request, then `asked` or `opened`, and
 * `silent` after `SILENT_DAYS` days. With an address: `unconfirmed`, `no-pincode`, `filled-by-guest`, `confirmed-by-guest`
 * or `known`.
 * @param now ms
 */
export function addressState(guest: AddressFacts, now: number): AddressState {
  if (isAbroad(guest.mobile)) return 'abroad';
  if (guest.address === '') {
    if (guest.mobile === '') return 'unasked';
    // Who took the address away is asked by no queue; the family may still ask by itself.
    if (!guest.askedAt) return guest.erasedAt ? 'erased' : 'missing';
    if (now - Date.parse(guest.askedAt) >= SILENT_DAYS * DAY) return 'silent';
    return guest.openedAt ? 'opened' : 'asked';
  }
  if (guest.unconfirmed) return 'unconfirmed';
  if (guest.pincode === '') return 'no-pincode';
  if (!guest.filledAt) return 'known';
  return guest.confirmedByGuest ? 'confirmed-by-guest' : 'filled-by-guest';
}

export type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
export { lacksAddress, reachable } from '#domain/guests/reachable.rules.ts';

/**
 * Returns the URL of the page on which a guest enters the address; the secret is valid with this mobile number only.
 */
export function guestPageLink(site: string, mobile: string, secret: string, language: GuestLanguage = 'en'): string {
  const query = new URLSearchParams({ mobile, t: secret, ...(language === 'en' ? {} : { lang: language }) });
  return `${site}/update-address-person?${query}`;
}

/** Most guests of a host; the largest weddings stay far below. */
export const MAX_GUESTS = 5000;

/** Returns the URL of the page on which people add themselves to a family's guest list. */
export const familyPageLink = (site: string, secret: string): string =>
  `${site}/update-address-person?${new URLSearchParams({ f: secret })}`;
