import { type GuestSheet, guestSheets } from '#domain/guests/guest-sheets.rules.ts';
import { phoneContacts, type PickedContact } from '#domain/lists/phone-contacts.rules.ts';

/** Returns contacts that were picked on the phone as a sheet of guests. */
export const sheetsOfContacts = (chosen: readonly PickedContact[]): GuestSheet[] =>
  guestSheets({ sheets: [phoneContacts(chosen)], text: '' });
