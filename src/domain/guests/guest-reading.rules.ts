import { pincodeInAddress } from '#domain/guests/address-parts.rules.ts';
import { digitsOf, isDate } from '#domain/guests/column-cells.rules.ts';
import * as say from '#domain/guests/guest-files.texts.ts';
import type { Change, GuestField, GuestTexts, RawGuest, ReadGuest } from '#domain/guests/guest-import.rules.ts';
import {
  isGuestAddress,
  isGuestCategory,
  isGuestNote,
  isPincode,
  NOTE_LENGTH,
  quoted,
} from '#domain/guests/guest-row.rules.ts';
import { BOX_NAME_LENGTH, eventsInText, isEventName, MOST_EVENTS, sideInText } from '#domain/guests/household.rules.ts';
import { peopleIn } from '#domain/guests/people-words.rules.ts';
import { nameInBook } from '#domain/guests/phone-book.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import { isDitto, saysNoPlace } from '#domain/guests/standing-words.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { lettersOver } from '#lib/letters.ts';
import { normalisePincode } from '#lib/pincode.ts';
import { hasLetter, isEmail, withoutUnseen } from '#lib/text.ts';

/** Optional fields, each with its check and the sentence when its text is left out. */
const optional: readonly [field: GuestField, said: (text: string) => string, fits: (text: string) => boolean][] = [
  ['guestNo', say.importCellGuestNo, (text) => /^\d{1,4}$/.test(text)],
  ['email', say.importCellEmail, isEmail],
  ['address', say.importCellAddress, isGuestAddress],
  ['pincode', say.importCellPincode, isPincode],
  ['category', say.importCellCategory, isGuestCategory],
  ['side', say.importCellSide, (text) => sideInText(text) !== null],
  [
    'household',
    say.importCellHousehold,
    (text) => text.length >= 3 && hasLetter(text) && lettersOver(text, BOX_NAME_LENGTH) === 0,
  ],
];

/** A row that is being read: its fields, what goes into the note, and what is said about it. */
interface Reading {
  raw: RawGuest;
  texts: GuestTexts;
  notes: string[];
  changes: Change[];
  twoPincodes?: string;
}

/**
 * Reads a row by itself: takes names and numbers apart, finds the pincode in the address, leaves out what is no such
 * thing, and says so.
 */
export function readGuest(raw: RawGuest): ReadGuest {
  const reading: Reading = { raw, texts: { ...raw }, notes: [], changes: [] };
  readLists(reading);
  sayJoined(reading);
  sayDitto(reading);
  readPlace(reading);
  readPeople(reading);
  readEvents(reading);
  shortenNote(reading);
  for (const [field, said, fits] of optional)
    if (reading.texts[field] !== '' && !fits(reading.texts[field])) {
      reading.changes.push({ said: said(quoted(raw[field].replaceAll(CELLS, ' + '))), undo: { [field]: raw[field] } });
      reading.texts[field] = '';
    }
  readName(reading);
  readNumbers(reading);
  keepNotes(reading);
  const { texts, changes, twoPincodes } = reading;
  return { ...raw, ...texts, changes, ...(twoPincodes !== undefined && { twoPincodes }) };
}

/** Returns the texts of a field that holds several. */
const several = (text: string): string[] =>
  text
    .split(CELLS.trim())
    .map((part) => part.trim())
    .filter(Boolean);

/** Takes the first of several e-mails, categories and names on the box; the others go into the note. */
function readLists({ raw, texts, notes }: Reading): void {
  for (const field of ['email', 'category', 'side', 'household'] as const) {
    // Phone books mark lists of their own with an asterisk.
    const [first = '', ...more] = several(raw[field]).filter((part) => field !== 'category' || !part.startsWith('*'));
    texts[field] = first;
    notes.push(...more.filter((part) => part !== first));
  }
}

/** Says which cells are read as one; taken back, their text stays in the note. */
function sayJoined({ raw, changes }: Reading): void {
  if (!raw.surplus || raw.surplus.isAsked) return;
  const { field } = raw.surplus;
  const note = [raw.note, raw.address].filter(Boolean).join('; ');
  const undo = field === 'note' ? { note: '' } : { address: '', ...(isGuestNote(note) && { note }) };
  changes.push({ said: say.importCellsJoined(raw[field], field), undo });
}

/** Says what is taken from the row above; taken back, the words stay in the note. */
function sayDitto({ raw, changes }: Reading): void {
  if (!raw.ditto) return;
  const { field, words } = raw.ditto;
  const note = [raw.note, say.importNotePlace(field, words)].filter(Boolean).join('; ');
  const undo = { ...(field === 'address' && { address: '' }), pincode: '', ...(isGuestNote(note) && { note }) };
  changes.push({ said: say.importDitto(quoted(words), field, quoted(raw[field])), undo });
}

/** Takes the first of several addresses, and the pincode where it stands in the address. */
function readPlace(reading: Reading): void {
  const { raw, texts, notes, changes } = reading;
  const [place = '', ...more] = several(raw.address);
  const [typed = '', ...codes] = several(raw.pincode);
  const isNone = isDitto(place) || saysNoPlace(place);
  if (isNone) notes.push(say.importNotePlace('address', place));
  if (isDitto(typed)) notes.push(say.importNotePlace('pincode', typed));
  const address = isNone ? '' : place;
  const code = isDitto(typed) ? '' : typed;
  const digits = digitsOf(code);
  texts.address = address;
  texts.pincode = normalisePincode(digits) ?? digits;
  notes.push(...more.map((other, at) => say.importNoteAddress([other, codes[at] ?? ''].filter(Boolean).join(' '))));
  notes.push(...codes.slice(more.length));
  const day = address.split(', ').find(isDate);
  if (day) changes.push({ said: say.importAddressDate(day), undo: {} });
  const found = pincodeInAddress(address);
  // A pincode that lacks a digit stays in the address, and the host is told.
  const [, short] = /(?:^|(?<![A-Z]{2})[\s,-])(\p{Nd}{5}|\p{Nd}{7})\.?$/u.exec(address) ?? [];
  if (short && texts.pincode === '') changes.push({ said: say.importNoPincode(short), undo: {} });
  if (!found) return;
  if (texts.pincode === '') {
    texts.pincode = found.pincode;
    texts.address = found.address;
    changes.push({ said: say.importPincodeFound(found.pincode), undo: { address: raw.address, pincode: '' } });
  } else if (isPincode(texts.pincode) && texts.pincode !== found.pincode)
    reading.twoPincodes = say.importPincodeDiffers(found.pincode, texts.pincode);
}

/** Reads the number of people, written in words as well; several columns are summed. Other words go into the note. */
function readPeople({ raw, texts, notes, changes }: Reading): void {
  const parts = several(raw.guestNo);
  const numbers = parts.map(peopleIn);
  const sum = numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
  const typed = raw.guestNo.replaceAll(CELLS, ' + ');
  const digits = /\p{N}\s+\p{N}/u.test(raw.guestNo) ? '?' : digitsOf(raw.guestNo);
  texts.guestNo = /^\d*$/.test(digits) ? digits : numbers.includes(null) ? '' : String(sum);
  if (texts.guestNo === digits && Number(digits) > 0) return;
  if (texts.guestNo === digits && digits !== '') changes.push({ said: say.importNobody, undo: {} });
  else if (numbers.includes(null)) notes.push(say.importNoteGuests(typed));
  else if (parts.length > 0) changes.push({ said: say.importPeopleRead(quoted(typed), sum), undo: { guestNo: '' } });
}

function readEvents({ raw, texts, changes }: Reading): void {
  const events = eventsInText(raw.events);
  const undo = { events: raw.events };
  for (const long of events.filter((event) => !isEventName(event)))
    changes.push({ said: say.importCellEvent(quoted(long)), undo });
  const fitting = events.filter(isEventName);
  for (const more of fitting.slice(MOST_EVENTS)) changes.push({ said: say.importEventMore(quoted(more)), undo });
  texts.events = fitting.slice(0, MOST_EVENTS).join(', ');
}

/** People who come with a guest, at the end of a name: `+1`, `(+ 2)`. */
const PLUS = /\(? ?\+ ?\d{1,2} ?\)?$/;

/** Takes a name apart; a number of people counts only where the list gives none. */
function readName({ raw, texts, notes, changes }: Reading): void {
  const { name, note, people } = nameInBook(raw.name);
  texts.name = name;
  const counts = people > 0 && texts.guestNo === '';
  const typed = withoutUnseen(raw.name).replace(/\s+/g, ' ').trim();
  // The sentence about the people says where a `+1` is.
  if (name !== (counts ? typed.replace(PLUS, '').trim() : typed))
    changes.push({ said: say.importNameWas(quoted(raw.name)), undo: { name: raw.name } });
  if (note !== '') notes.push(note);
  if (people > 0 && texts.guestNo !== '') notes.push(say.importNotePeople(people));
  if (!counts) return;
  texts.guestNo = String(people);
  changes.push({ said: say.importPeople(people), undo: { guestNo: '' } });
}

function readNumbers({ raw, texts, notes, changes }: Reading): void {
  const cells = numbersInCell(raw.mobile);
  texts.mobile = cells.unreadable ? raw.mobile : cells.mobile;
  if (cells.unreadable) return;
  notes.push(...cells.notes);
  if (cells.words !== '') {
    const note = [texts.note, cells.words].filter(Boolean).join('; ');
    changes.push({ said: say.importWords(quoted(cells.words)), undo: isGuestNote(note) ? { note } : {} });
  }
}

/** Most letters of the end of a note that are told. */
const TOLD = 300;

/** Keeps the beginning of a note that is too long. */
function shortenNote({ raw, texts, changes }: Reading): void {
  const plain = texts.note.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  texts.note = plain;
  if (isGuestNote(plain)) return;
  texts.note = beginOf(plain, NOTE_LENGTH);
  const end = plain.slice(texts.note.length).trim();
  const told = beginOf(end, TOLD);
  const said = say.importCellNote(NOTE_LENGTH, told === end ? end : `${told}…`);
  changes.push({ said, undo: { note: raw.note } });
}

/** Returns the beginning of a text that has at most so many characters, up to the end of a word if there is one. */
function beginOf(text: string, most: number): string {
  const letters = [...text].slice(0, most).join('');
  if (letters === text) return text;
  const word = letters.lastIndexOf(' ');
  return (word > letters.length / 2 && text[letters.length] !== ' ' ? letters.slice(0, word) : letters).trim();
}

/** Puts what stood elsewhere into the note, each with a change that leaves the others there; says what is too long. */
function keepNotes({ texts, notes, changes }: Reading): void {
  const given = texts.note;
  const kept: string[] = [];
  for (const note of notes.filter((one) => one !== '' && !given.includes(one) && !kept.includes(one)))
    if (isGuestNote([given, ...kept, note].filter(Boolean).join('; '))) kept.push(note);
    else changes.push({ said: say.importNoteFull(note), undo: {} });
  for (const [at, note] of kept.entries()) {
    const without = [given, ...kept.slice(0, at), ...kept.slice(at + 1)].filter(Boolean).join('; ');
    changes.push({ said: say.importNotes(note), undo: { note: without } });
  }
  texts.note = [given, ...kept].filter(Boolean).join('; ');
}
