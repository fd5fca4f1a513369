import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import { guarded } from '#lib/cells.ts';

/**
 * Returns the guest list as spreadsheet rows that the import can read back, headings first. Leaves out the columns for
 * side, events and name on the box when no guest has any of them, and that for notes when no guest has one.
 */
export function guestsToRows(guests: readonly (GuestDetails & { boxName?: string })[]): string[][] {
  const tagged = guests.some(({ side, events = [], boxName }) => side || events.length > 0 || boxName);
  const noted = guests.some(({ note }) => note);
  const tags = [...(tagged ? ['Side', 'Events', 'Name on the box'] : []), ...(noted ? ['Note'] : [])];
  return [
    ['Name', 'Mobile', 'Guest number', 'Email', 'Category', 'Address', 'Pincode', ...tags],
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
