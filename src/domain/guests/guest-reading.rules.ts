import { digitsOf } from '#domain/guests/guest-columns.rules.ts';
import * as say from '#domain/guests/guest-files.texts.ts';
import type { Change, GuestTexts, RawGuest, ReadGuest } from '#domain/guests/guest-import.rules.ts';
import { isGuestAddress, isGuestCategory, isGuestNote, isPincode, quoted } from '#domain/guests/guest-row.rules.ts';
import { eventsInText, isEventName, MOST_EVENTS, sideInText } from '#domain/guests/household.rules.ts';
import { nameInBook } from '#domain/guests/phone-book.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { normalisePincode } from '#lib/pincode.ts';
import { isEmail, withoutUnseen } from '#lib/text.ts';

/** Optional fields, each with its check and the sentence when its text is left out. */
const optional: readonly [
  field: 'guestNo' | 'email' | 'address' | 'pincode' | 'category' | 'side' | 'note',
  said: (text: string) => string,
  fits: (text: string) => boolean,
][] = [
  ['guestNo', say.importCellGuestNo, (text) => /^\d{1,4}$/.test(text)],
  ['email', say.importCellEmail, isEmail],
  ['address', say.importCellAddress, isGuestAddress],
  ['pincode', say.importCellPincode, isPincode],
  ['category', say.importCellCategory, isGuestCategory],
  ['side', say.importCellSide, (text) => sideInText(text) !== null],
  ['note', say.importCellNote, isGuestNote],
];

/** Reads a row by itself: takes names and numbers apart, leaves out what is no such thing, and says so. */
export function readGuest(raw: RawGuest): ReadGuest {
  const name = nameInBook(raw.name);
  const cells = numbersInCell(raw.mobile);
  const guestNo = digitsOf(raw.guestNo);
  const read: GuestTexts = {
    ...raw,
    name: name.name,
    mobile: cells.unreadable ? raw.mobile : cells.mobile,
    guestNo: guestNo || (name.people > 0 ? String(name.people) : ''),
    email: raw.email.split(CELLS.trim())[0]?.trim() ?? '',
    // Phone books mark lists of their own with an asterisk.
    category:
      raw.category
        .split(CELLS.trim())
        .map((part) => part.trim())
        .find((part) => !part.startsWith('*')) ?? '',
    pincode: normalisePincode(digitsOf(raw.pincode)) ?? digitsOf(raw.pincode),
  };
  const changes: Change[] = [];
  for (const [field, said, fits] of optional)
    if (read[field] !== '' && !fits(read[field])) {
      changes.push({ said: said(quoted(raw[field])), undo: { [field]: raw[field] } });
      read[field] = '';
    }
  const events = eventsInText(raw.events);
  for (const long of events.filter((event) => !isEventName(event)))
    changes.push({ said: say.importCellEvent(quoted(long)), undo: { events: raw.events } });
  read.events = events.filter(isEventName).slice(0, MOST_EVENTS).join(', ');
  if (name.name !== withoutUnseen(raw.name).replace(/\s+/g, ' ').trim())
    changes.push({ said: say.importNameWas(quoted(raw.name)), undo: { name: raw.name } });
  if (name.people > 0 && guestNo === '') changes.push({ said: say.importPeople(name.people), undo: { guestNo: '' } });
  if (cells.words !== '') changes.push({ said: say.importWords(quoted(cells.words)), undo: {} });
  const notes = [
    name.note,
    guestNo !== '' && name.people > 0 ? say.importNotePeople(name.people) : '',
    ...(cells.unreadable ? [] : cells.notes),
  ].filter((note) => note !== '' && !read.note.includes(note));
  if (notes.length > 0) changes.push({ said: say.importNotes(notes.join('; ')), undo: { note: read.note } });
  read.note = [read.note, ...notes].filter(Boolean).join('; ');
  return { ...raw, ...read, changes };
}
