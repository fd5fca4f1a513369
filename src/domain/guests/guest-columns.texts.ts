import type { GuestField } from '#domain/guests/guest-import.rules.ts';

/** Sentences about the columns of a list. */

export const fieldNames: Record<GuestField, string> = {
  name: 'the name',
  mobile: 'the mobile number',
  guestNo: 'the number of guests',
  email: 'the e-mail',
  category: 'the category',
  address: 'the address',
  pincode: 'the pincode',
  side: 'the side',
  events: 'the events',
  household: 'the name on the box',
  note: 'the note',
};
/** Name of a column without a heading. */
export const place = (at: number) => `Column ${at + 1}`;
export const unlikeLeftOut = (heading: string) => `“${heading}” holds something else and is left out.`;
export const unlikeReadAs = (heading: string, field: string) => `“${heading}” looks like ${field} and is read as that.`;
export const guessed = (heading: string, field: string) => `“${heading}” is read as ${field}.`;
export const textLeftOut = (heading: string) => `“${heading}” is left out.`;
/** Rows of a table that hold no guest. */
export const passedOver = (texts: string) => `Not read as guests: ${texts}.`;
