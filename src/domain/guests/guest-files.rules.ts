import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import * as say from '#domain/guests/guest-sheet.texts.ts';
import { guarded } from '#lib/cells.ts';

/**
 * Returns the guest list as spreadsheet rows that the import can read back, headings first. Leaves out the columns for
 * side, events and name on the box when no guest has any of them, and that for notes when no guest has one.
 */
export function guestsToRows(guests: readonly (GuestDetails & { boxName?: string })[]): string[][] {
  const tagged = guests.some(({ side, events = [], boxName }) => side || events.length > 0 || boxName);
  const noted = guests.some(({ note }) => note);
  const tags = [
    ...(tagged ? [say.columnSide, say.columnEvents, say.columnNameOnBox] : []),
    ...(noted ? [say.columnNote] : []),
  ];
  return [
    [
      say.columnName,
      say.columnMobile,
      say.columnGuestNumber,
      say.columnEmail,
      say.columnCategory,
      say.columnAddress,
      say.columnPincode,
      ...tags,
    ],
    ...guests.map((guest) =>
      [
        guest.name,
        guest.mobile,
        guest.guestNo === null ? '' : String(guest.guestNo),
        guest.email,
        guest.category,
        guest.address,
        guest.pincode,
        ...(tagged ? [guest.side ?? '', (guest.events ?? []).join(', '), guest.boxName ?? ''] : []),
        ...(noted ? [guest.note ?? ''] : []),
      ].map(guarded),
    ),
  ];
}
