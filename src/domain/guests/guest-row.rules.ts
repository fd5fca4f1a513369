import type { GuestSide } from '#domain/guests/household.rules.ts';
import { lettersOver } from '#lib/letters.ts';
import { guestMobile } from '#lib/phone.ts';
import { isAddress, isEmail, isWritten, NAME_PATTERN } from '#lib/text.ts';

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

/** Returns the first error of a guest's row; empty when the row is valid. */
export function rowProblem(row: GuestRow): string {
  if (row.name === '') return 'The name is missing.';
  if (row.name.length < 3 || lettersOver(row.name, MAX.name) > 0)
    return `The name “${quoted(row.name)}” is not valid. A name has 3 to 80 letters.`;
  if (!isGuestName(row.name)) return `The name “${quoted(row.name)}” is not valid. It has signs that no name has.`;
  if (row.mobile !== '' && guestMobile(row.mobile) === null)
    return `The mobile number ${quoted(row.mobile)} is not valid.`;
  if (!/^\d{0,4}$/.test(row.guestNo)) return `The guest number ${quoted(row.guestNo)} is not valid.`;
  if (row.email !== '' && !isEmail(row.email)) return `The e-mail ${quoted(row.email)} is not valid.`;
  if (!isGuestCategory(row.category)) return 'The category is too long.';
  if (row.address !== '' && !isGuestAddress(row.address)) return `The address “${quoted(row.address)}” is not valid.`;
  if (row.pincode !== '' && !isPincode(row.pincode)) return `The pincode ${quoted(row.pincode)} is not valid.`;
  if (!isGuestNote(row.note ?? '')) return 'The note is too long.';
  return '';
}

/** Shortens a text to 30 characters and an ellipsis, for quoting it in a message. */
export function quoted(text: string): string {
  const letters = [...text];
  return letters.length > 30 ? `${letters.slice(0, 30).join('')}…` : text;
}
