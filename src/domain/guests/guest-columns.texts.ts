import type { GuestField } from '#domain/guests/guest-import.rules.ts';

/** Sentences about the columns of a list of guests, as it is brought in. */

export const fieldNames: Record<GuestField, string> = {
  name: 'the name',
  mobile: 'the mobile number',
  guestNo: 'the number of guests',
  email: 'the email',
  category: 'the category',
  address: 'the address',
  pincode: 'the pincode',
  side: 'the side',
  events: 'the events',
  household: 'the name on the box',
  note: 'the note',
};
/** Name of a column without a heading. */
export const columnWithoutHeading = (at: number) => `Column ${at + 1}`;
export const otherContentLeftOut = (heading: string) => `We left out “${heading}”: it holds something else.`;
export const otherContentReadAs = (heading: string, field: string) =>
  `We read “${heading}” as ${field}, because it looks like that.`;
export const columnReadAs = (heading: string, field: string) => `We read “${heading}” as ${field}.`;
export const columnLeftOut = (heading: string) => `We left out “${heading}”.`;
/** Rows of a table that hold no guest. */
export const rowsNotGuests = (texts: string) => `We did not read these as guests: ${texts}.`;
