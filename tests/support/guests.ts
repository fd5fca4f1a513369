import type { Page } from '@playwright/test';
import { callAs, sessionOf } from '#tests/support/person.ts';

/** Guest to add to the signed-in user's list. */
export interface TestGuest {
  name: string;
  mobile: string;
  guestNo?: string;
  email?: string;
  category?: string;
  address?: string;
  pincode?: string;
}

/** Imports guests into the signed-in user's list; returns the whole list. */
export async function addGuests(page: Page, guests: readonly TestGuest[]) {
  await callAs(page, 'POST', '/api/user/import-guests', {
    guests: guests.map((guest, at) => ({ row: at + 1, ...guest })),
  });
  return guestsOf(page);
}

/** Returns the guest list of the signed-in user. */
export async function guestsOf(page: Page) {
  const { userId } = await sessionOf(page);
  return (await callAs(page, 'GET', `/api/user/guest-list/${userId}`)).guestList;
}

/**
 * Stores a guest's address through the guest's personal link or, with `stranger`, by the mobile number without a link.
 */
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
