import { noTexts, type RawGuest } from '#domain/guests/guest-import.rules.ts';
import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { guarded } from '#lib/cells.ts';

/**
 * Returns a guest for each contact card of a vCard file: name, first e-mail and address, and all numbers except those
 * of fax machines. `row` is the card's number, from 1.
 */
export function cardsToGuests(text: string): RawGuest[] {
  const unfolded = text.replace(/\r?\n[ \t]/g, '').replace(/=\r?\n/g, '');
  return unfolded
    .split(/BEGIN:VCARD/i)
    .slice(1)
    .map((card, at) => {
      const values = (name: string, never = /^$/): string[] =>
        [...card.matchAll(new RegExp(`^(?:[\\w-]+\\.)?${name}(;[^:]*)?:(.*)$`, 'gim'))]
          .filter(([, more = '']) => more === '' || !never.test(more))
          .map(([, more = '', line = '']) => (/quoted-printable/i.test(more) ? unquoted(line) : line).trim());
      const value = (name: string): string => values(name)[0] ?? '';
      const parts = value('ADR')
        .split(/(?<!\\);/)
        .map(plain);
      const family = value('N').split(';').slice(0, 2).reverse().map(plain).join(' ').trim();
      const numbers = values('TEL', /fax/i).map((number) => number.replace(/^tel:/i, ''));
      return {
        ...noTexts(),
        row: at + 1,
        at: at + 1,
        sheet: '',
        name: plain(value('FN')) || family,
        mobile: numbers.join(CELLS),
        email: value('EMAIL'),
        address: parts.filter((part, place) => part !== '' && place !== 5 && place !== 6).join(', '),
        pincode: parts[5] ?? '',
      };
    });
}

/** Decodes quoted-printable UTF-8 (`=E0=A8=97`), as older phones write it; returns malformed text unchanged. */
function unquoted(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('%', '%25').replace(/=([0-9a-f]{2})/gi, '%$1'));
  } catch {
    return text;
  }
}

const plain = (text: string): string =>
  text
    .replace(/\\n/gi, ', ')
    .replace(/\\([,;\\])/g, '$1')
    .trim();

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
