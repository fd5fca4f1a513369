import type { Page } from '@playwright/test';
import { DAY } from '#lib/time.ts';
import { callAs, sessionOf } from '#tests/support/person.ts';

/** A guest as a test puts it on the list of the person who is signed in. */
export interface TestGuest {
  name: string;
  mobile: string;
  guestNo?: string;
  email?: string;
  category?: string;
  address?: string;
  pincode?: string;
}

/** Puts guests on the list; returns the whole list. */
export async function addGuests(page: Page, guests: readonly TestGuest[]) {
  await callAs(page, 'POST', '/api/user/import-guests', {
    guests: guests.map((guest, at) => ({ row: at + 1, ...guest })),
  });
  return guestsOf(page);
}

/** Returns the guest list of the person. */
export async function guestsOf(page: Page) {
  const { userId } = await sessionOf(page);
  return (await callAs(page, 'GET', `/api/user/guest-list/${userId}`)).guestList;
}

/** Fills in a guest's address as the guest does: by a link or, with `stranger`, without one. */
export async function fillIn(
  page: Page,
  guest: { _id: string; mobile: string },
  address: string,
  pincode: string,
  { stranger = false } = {},
): Promise<void> {
  const link = stranger ? null : new URL((await callAs(page, 'POST', `/api/user/ask-guest/${guest._id}`, {})).link);
  await callAs(page, 'PATCH', '/api/user/update-address-person', {
    mobile: guest.mobile,
    address,
    pincode,
    ...(link ? { t: link.searchParams.get('t') } : {}),
  });
}

/** Moves the moment at which a guest was asked back by some days. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString();
}
