import { digitsOf, type RawGuest } from '#domain/guests/guest-columns.rules.ts';
import {
  type GuestDetails,
  isGuestAddress,
  isGuestCategory,
  isGuestNote,
  isPincode,
  quoted,
  rowProblem,
} from '#domain/guests/guest-row.rules.ts';
import * as say from '#domain/guests/guest-files.texts.ts';
import { eventsInText, isEventName, MOST_EVENTS, sideInText } from '#domain/guests/household.rules.ts';
import { nameInBook } from '#domain/guests/phone-book.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { isSame, type Listed, lookupOf, type Told } from '#domain/guests/same-guest.rules.ts';
import { guarded } from '#lib/cells.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { normalisePincode } from '#lib/pincode.ts';
import { isEmail, withoutUnseen } from '#lib/text.ts';

/** A row with the result of its check. */
export interface CheckedGuest extends RawGuest {
  /** Why the row is refused; empty when it is accepted. */
  problem: string;
  /** What of an accepted row was changed, put elsewhere or left out; empty when nothing was. */
  said: string;
  /** True when the number was written differently and corrected. */
  repaired: boolean;
  /** True when the guest is on the guest list already. */
  known: boolean;
  /** Sentence about the guest of another name who has the number; empty when there is none. */
  shared: string;
  /** Number of the guest whose home this one shares; empty when none was chosen. Such a row has no number of its own. */
  homeWith: string;
}

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
        row: at + 1,
        name: plain(value('FN')) || family,
        mobile: numbers.join(CELLS),
        guestNo: '',
        email: value('EMAIL'),
        category: '',
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

/** Optional parts of a guest, each with its check and the sentence when it is left out. */
const optional: readonly [
  field: 'guestNo' | 'email' | 'address' | 'pincode' | 'category' | 'note',
  said: (text: string) => string,
  fits: (text: string) => boolean,
][] = [
  ['guestNo', say.importCellGuestNo, (text) => /^\d{1,4}$/.test(text)],
  ['email', say.importCellEmail, isEmail],
  ['address', say.importCellAddress, isGuestAddress],
  ['pincode', say.importCellPincode, isPincode],
  ['category', say.importCellCategory, isGuestCategory],
  ['note', say.importCellNote, isGuestNote],
];

/**
 * Validates imported rows. Takes names and numbers apart (`nameInBook`, `numbersInCell`), clears invalid optional
 * fields, says so in `said`, and sets `problem` for invalid and repeated rows, and `known` for guests among `held`. Two
 * names on one number can share a home: rows named in `homes` do.
 */
export function checkGuests(
  rows: readonly RawGuest[],
  held: readonly Listed[],
  homes: ReadonlySet<number> = new Set(),
): CheckedGuest[] {
  const known = lookupOf(held);
  const accepted = lookupOf<Told & { row: number }>([]);
  return rows.map((raw) => {
    const read = readRow(raw);
    const met = meet(read.guest);
    const guest = { ...read.guest, ...met };
    if (guest.problem === '') accepted.add(guest);
    return { ...guest, said: [...read.said, ...numberInWords(guest), ...met.said].join(' ') };
  });

  /** Finds out whether the guest of a row is known, stands in the rows before, or shares a number with another. */
  function meet(guest: Omit<CheckedGuest, 'said'>) {
    const { name, address, mobile, row, problem } = guest;
    const alone = { mobile, problem, known: false, shared: '', homeWith: '', said: [] as string[] };
    if (problem !== '') return alone;
    const before = accepted.meant(guest);
    const there = known.meant(guest);
    if (before && isSame(before.name, name))
      return { ...alone, problem: (mobile === '' ? say.importRowAgain : say.importRowTwice)(before.row) };
    const other = there ?? before;
    if (!other || isSame(other.name, name)) return { ...alone, known: other !== undefined };
    const home = { ...alone, mobile: '', repaired: false, homeWith: mobile };
    if (known.inHome(name, mobile)) return { ...home, known: true };
    const shared = there ? say.importRowSharesListed(there.name) : say.importRowShares(other.name, before?.row ?? 0);
    if (!homes.has(row)) return { ...alone, shared, known: there !== undefined, problem: there ? '' : shared };
    const lone = { name, address, mobile: '' };
    const twice = accepted.meant(lone);
    const apart = address !== '' && other.address !== '' && !isSame(address, other.address);
    return {
      ...home,
      shared,
      problem: twice ? say.importRowAgain(twice.row) : '',
      known: known.meant(lone) !== undefined,
      said: apart ? [say.importRowTwoAddresses] : [],
    };
  }
}

/** Reads a row by itself: its guest, the problem of the row, and what is to be said about it. */
function readRow(raw: RawGuest): { guest: Omit<CheckedGuest, 'said'>; said: string[] } {
  const name = nameInBook(raw.name);
  const cells = numbersInCell(raw.mobile);
  const guestNo = digitsOf(raw.guestNo);
  const read = {
    ...raw,
    name: name.name,
    mobile: cells.unreadable ? raw.mobile : cells.mobile,
    guestNo: guestNo || (name.people > 0 ? String(name.people) : ''),
    pincode: normalisePincode(digitsOf(raw.pincode)) ?? digitsOf(raw.pincode),
  };
  const wrong = optional.filter(([field, , fits]) => read[field] && !fits(read[field]));
  const fitting = { ...read, ...Object.fromEntries(wrong.map(([field]) => [field, ''])) };
  const said = wrong.map(([field, words]) => words(quoted(raw[field] ?? '')));
  const events = eventsInText(raw.events ?? '');
  for (const long of events.filter((event) => !isEventName(event))) said.push(say.importCellEvent(quoted(long)));
  if (raw.side && sideInText(raw.side) === null) said.push(say.importCellSide(quoted(raw.side)));
  const notes = [
    name.note,
    guestNo !== '' && name.people > 0 ? say.importNotePeople(name.people) : '',
    ...(cells.unreadable ? [] : cells.notes),
  ].filter((note) => note !== '' && !fitting.note?.includes(note));
  const guest = {
    ...fitting,
    ...(raw.events ? { events: events.filter(isEventName).slice(0, MOST_EVENTS).join(', ') } : {}),
    ...(notes.length > 0 ? { note: [fitting.note ?? '', ...notes].filter(Boolean).join('; ') } : {}),
  };
  const problem = (cells.mobile === '' ? rounded(raw.mobile) : '') || rowProblem(guest);
  if (problem === '') {
    if (name.name !== withoutUnseen(raw.name).replace(/\s+/g, ' ').trim())
      said.push(say.importNameWas(quoted(raw.name)));
    if (name.people > 0 && guestNo === '') said.push(say.importPeople(name.people));
    if (cells.words !== '') said.push(say.importWords(quoted(cells.words)));
    if (notes.length > 0) said.push(say.importNotes(notes.join('; ')));
  }
  const repaired = cells.mobile !== '' && cells.mobile !== raw.mobile;
  return { guest: { ...guest, problem, repaired, known: false, shared: '', homeWith: '' }, said };
}

/** Returns the sentence about a guest who cannot be asked or gets no box; none for an Indian mobile number. */
function numberInWords({ mobile, homeWith, problem }: Omit<CheckedGuest, 'said'>): string[] {
  if (problem !== '' || homeWith !== '') return [];
  if (mobile === '') return [say.importNoNumber];
  return isAbroad(mobile) ? [say.importAbroad] : [];
}

/**
 * Returns the error for a mobile number in scientific notation, whose last digits a spreadsheet has lost; empty for any
 * other text.
 */
function rounded(mobile: string): string {
  return /^\d(?:[.,]\d+)?e\+?\d+$/i.test(mobile) ? say.importRowShortened(mobile) : '';
}

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
