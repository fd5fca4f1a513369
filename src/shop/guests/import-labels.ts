import type { GuestField, RawGuest } from '#domain/guests/guest-import.rules.ts';
import * as say from '#shop/guests/import.texts.ts';

/** Name of each field of a list. */
export const fieldLabels: Record<GuestField, string> = {
  name: say.fieldName,
  mobile: say.fieldMobile,
  guestNo: say.fieldGuestNo,
  email: say.fieldEmail,
  category: say.fieldCategory,
  address: say.fieldAddress,
  pincode: say.fieldPincode,
  side: say.fieldSide,
  events: say.fieldEvents,
  household: say.fieldHousehold,
  note: say.fieldNote,
};

export const sideLabels: Readonly<Record<string, string>> = {
  bride: say.sideBride,
  groom: say.sideGroom,
  both: say.sideBoth,
};

/** Most columns that are named where they are left out or in doubt. */
export const COLUMNS_NAMED = 8;

/** Returns what is named, shortened where it is more than a person reads, with how many more columns there are. */
export const columnsInShort = (named: readonly string[]): string[] =>
  named.length > COLUMNS_NAMED
    ? [...named.slice(0, COLUMNS_NAMED), say.columnsMore(named.length - COLUMNS_NAMED)]
    : [...named];

/** Returns the place of a row in its sheet, in words. */
export const placeOf = ({ at, sheet }: Pick<RawGuest, 'at' | 'sheet'>): string =>
  sheet === '' ? say.row(at) : say.rowOfSheet(at, sheet);
