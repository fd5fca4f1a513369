import type { GuestSide } from '#domain/guests/household.rules.ts';
import { lettersOver } from '#lib/letters.ts';
import { guestMobile } from '#lib/phone.ts';
import { isAddress, isEmail, isWritten, NAME_PATTERN } from '#lib/text.ts';
import * as say from '#domain/guests/guest-row.texts.ts';

/** Maximum number of characters of a guest's note. */
export const NOTE_LENGTH = 200;
/** Most characters of name, category and address. */
const MAX = { name: 80, category: 40, address: 500 } as const;

/** Tells whether a text is a valid name: 3 to 80 characters that match `NAME_PATTERN`. */
export function isGuestName(text: string): boolean {
  return text.length >= 3 && lettersOver(text, MAX.name) === 0 && NAME_PATTERN.test(text);
}

/** Tells whether a text is a valid address: 3 to 500 characters that pass `isAddress`. */
export function isGuestAddress(text: string): boolean {
  return text.length >= 3 && lettersOver(text, MAX.address) === 0 && isAddress(text);
}

/** Tells whether a category has at most 40 characters. */
export const isGuestCategory = (text: string): boolean => lettersOver(text, MAX.category) === 0;

/** Tells whether a note has at most 200 characters, none of them a control character. */
export const isGuestNote = (text: string): boolean => lettersOver(text, NOTE_LENGTH) === 0 && isWritten(text);

/** Tells whether a text is six digits that do not begin with 0. */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** Details that a host stores about a guest. */
export interface GuestDetails {
  name: string;
  /** Ten digits; `+` and digits for a number abroad; empty for a guest without a mobile number. */
  mobile: string;
  guestNo: number | null;
  email: string;
  category: string;
  address: string;
  pincode: string;
  /** What packers read: a landline, a floor. Left out to keep the stored note. */
  note?: string | undefined;
  /** Left out to keep the stored side. */
  side?: GuestSide | '' | undefined;
  events?: readonly string[] | undefined;
}

/** A guest of a list or a form, as typed. */
export type GuestRow = Omit<GuestDetails, 'guestNo' | 'side' | 'events'> & { guestNo: string };

/** First error of a guest's row: its sentence and the field. */
export interface RowFault {
  said: string;
  field: keyof GuestRow;
}

/** Returns the first error of a guest's row; null when the row is valid. */
export function rowFault(row: GuestRow): RowFault | null {
  const { name, mobile, guestNo, email, address, pincode } = row;
  if (name === '') return { field: 'name', said: say.rowNameMissing };
  if (name.length < 3 || lettersOver(name, MAX.name) > 0)
    return { field: 'name', said: say.rowNameNotValid(quoted(name)) };
  if (!isGuestName(name)) return { field: 'name', said: say.rowNameSigns(quoted(name)) };
  if (mobile !== '' && guestMobile(mobile) === null)
    return { field: 'mobile', said: say.rowMobileNotValid(quoted(mobile)) };
  if (!/^\d{0,4}$/.test(guestNo)) return { field: 'guestNo', said: say.rowGuestNumberNotValid(quoted(guestNo)) };
  if (email !== '' && !isEmail(email)) return { field: 'email', said: say.rowEmailNotValid(quoted(email)) };
  if (!isGuestCategory(row.category)) return { field: 'category', said: say.rowCategoryTooLong };
  if (address !== '' && !isGuestAddress(address))
    return { field: 'address', said: say.rowAddressNotValid(quoted(address)) };
  if (pincode !== '' && !isPincode(pincode)) return { field: 'pincode', said: say.rowPincodeNotValid(quoted(pincode)) };
  return isGuestNote(row.note ?? '') ? null : { field: 'note', said: say.rowNoteTooLong };
}

/** Returns the first error of a guest's row as a sentence; empty when the row is valid. */
export const rowProblem = (row: GuestRow): string => rowFault(row)?.said ?? '';

/** Shortens a text to 30 characters and an ellipsis, for quoting it in a message. */
export function quoted(text: string): string {
  const letters = [...text];
  return letters.length > 30 ? `${letters.slice(0, 30).join('')}…` : text;
}

/** Returns the note of a guest whose name on the box stands for no household. */
export const noteOfBox = (name: string): string => say.noteNameOnBox(name);

/** Returns the message about such a guest. @param kept false when the note has no room for the name */
export const boxApart = (guest: string, name: string, kept: boolean): string =>
  kept ? say.boxNameKept(guest, name) : say.boxNameLost(guest, name);
