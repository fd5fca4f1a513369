import { fieldNames } from '#domain/guests/guest-columns.texts.ts';
import * as say from '#domain/guests/guest-files.texts.ts';
import type {
  Change,
  CheckedGuest,
  Edits,
  GuestField,
  GuestTexts,
  ReadGuest,
} from '#domain/guests/guest-import.rules.ts';
import { noteOfBox, isGuestNote, quoted, rowFault } from '#domain/guests/guest-row.rules.ts';
import { eventsInText, isEventName, MOST_EVENTS, sideInText } from '#domain/guests/household.rules.ts';
import { MOST_PEOPLE } from '#domain/guests/people-words.rules.ts';
import { isSame, type Listed, lookupOf, type Told } from '#domain/guests/same-guest.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { guestMobile } from '#lib/phone.ts';
import { normalisePincode } from '#lib/pincode.ts';

/** Where a row that was accepted stands. */
interface Placed extends Told {
  at: number;
  sheet: string;
}

/**
 * Checks rows against each other and against the guest list. Sets `problem` for invalid and repeated rows, and `known`
 * for guests among `held`. Two names on one number can share a home: rows named in `homes` do.
 */
export function checkGuests(
  read: readonly ReadGuest[],
  edits: Edits,
  held: readonly Listed[],
  homes: ReadonlySet<number>,
): CheckedGuest[] {
  const known = lookupOf(held);
  const accepted = lookupOf<Placed>([]);
  const boxes = new Map<string, number>();
  for (const name of held.map(({ boxName }) => boxName ?? '')) boxes.set(name, 2);
  const rows = read.map((row) => edited(row, edits[row.row] ?? {}));
  for (const { household } of rows) boxes.set(household, (boxes.get(household) ?? 0) + 1);
  return rows.map((row) => {
    const guest = { ...row, ...(row.problem === '' ? meet(row) : {}) };
    if (guest.problem !== '') return guest;
    accepted.add(guest);
    const isAlone = guest.household !== '' && boxes.get(guest.household) === 1;
    const { note, said } = isAlone
      ? loneBox(guest, edits[row.row]?.note !== undefined)
      : { note: guest.note, said: [] };
    return { ...guest, note, hints: [...guest.hints, ...numberInWords(guest), ...said] };
  });

  /** Finds out whether a guest is known, stands in the rows before, or shares a number with another. */
  function meet(guest: CheckedGuest): Partial<CheckedGuest> {
    const { name, address, mobile, row } = guest;
    const before = accepted.meant(guest);
    const there = known.meant(guest);
    if (before && isSame(before.name, name))
      return {
        problem: (mobile === '' || before.mobile === '' ? say.importRowAgain : say.importRowTwice)(
          placeOf(before, guest),
        ),
      };
    const other = there ?? before;
    if (!other || isSame(other.name, name)) return { known: other !== undefined };
    const home = { mobile: '', homeWith: mobile };
    if (known.inHome(name, mobile)) return { ...home, known: true };
    const shared =
      there || !before
        ? say.importRowSharesListed(other.name)
        : say.importRowShares(other.name, placeOf(before, guest));
    if (!homes.has(row))
      return { shared, known: there !== undefined, problem: there ? '' : shared, problemField: 'mobile' };
    const lone = { name, address, mobile: '' };
    const twice = accepted.meant(lone);
    const apart = address !== '' && other.address !== '' && !isSame(address, other.address);
    return {
      ...home,
      shared,
      problem: twice ? say.importRowAgain(placeOf(twice, guest)) : '',
      known: known.meant(lone) !== undefined,
      hints: apart ? [say.importRowTwoAddresses] : [],
    };
  }
}

/** Keeps a name on the box that nobody else has in the note, unless the host has typed the note or it has no room. */
function loneBox({ note, household }: CheckedGuest, isTyped: boolean): { note: string; said: string[] } {
  if (note.includes(household)) return { note, said: [] };
  const more = [note, noteOfBox(household)].filter(Boolean).join('; ');
  return isTyped || !isGuestNote(more)
    ? { note, said: [say.importHomeLost(household)] }
    : { note: more, said: [say.importHomeAlone(household)] };
}

/** Returns the place of a row as text, for a row of another sheet with the sheet's name. */
const placeOf = ({ at, sheet }: Placed, { sheet: here }: { sheet: string }): string =>
  sheet === here ? String(at) : say.rowOfSheet(at, sheet);

/** What a field's typed text becomes. */
const normalised: Partial<Record<GuestField, (text: string) => string>> = {
  mobile: (text) => guestMobile(text) ?? text,
  guestNo: asciiDigits,
  pincode: (text) => normalisePincode(text) ?? text,
};

/** Returns a row with the host's changes, and the problem that it has by itself. */
function edited(row: ReadGuest, edit: Partial<GuestTexts>): CheckedGuest {
  const fields = Object.keys(edit) as GuestField[];
  const texts = Object.fromEntries(
    fields.map((field) => {
      const text = (edit[field] ?? '').trim();
      return [field, normalised[field]?.(text) ?? text];
    }),
  );
  const guest = { ...row, ...texts };
  const changes = row.changes.filter(({ undo }: Change) => !fields.some((field) => field in undo));
  const fault = faultOf(guest) ?? askedOf(guest, edit);
  return {
    ...guest,
    changes,
    problem: fault?.said ?? '',
    problemField: fault?.field ?? '',
    known: false,
    shared: '',
    homeWith: '',
    hints: [],
  };
}

function faultOf(guest: GuestTexts): { said: string; field: GuestField } | null {
  const { mobile, side, events } = guest;
  // The last digits of a number in scientific notation are lost.
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(mobile)) return { field: 'mobile', said: say.importRowShortened(mobile) };
  const fault = rowFault(guest);
  if (fault) return fault;
  if (sideInText(side) === null) return { field: 'side', said: say.importRowSide(quoted(side)) };
  const named = eventsInText(events);
  const long = named.find((event) => !isEventName(event));
  if (long) return { field: 'events', said: say.importRowEvent(quoted(long)) };
  return named.length > MOST_EVENTS ? { field: 'events', said: say.importRowEvents(MOST_EVENTS) } : null;
}

/** Returns what only the host can tell, until the host has typed it. */
function askedOf(
  { name, guestNo, isNameAbove, surplus, marked, twoPincodes }: ReadGuest,
  edit: Partial<GuestTexts>,
): { said: string; field: GuestField } | null {
  if (isNameAbove && edit.name === undefined) return { field: 'name', said: say.importNameAbove(quoted(name)) };
  if (surplus?.isAsked && edit[surplus.field] === undefined)
    return { field: surplus.field, said: say.importCellsAsked(surplus.field) };
  if (marked && edit[marked] === undefined) return { field: marked, said: say.importMarked(fieldNames[marked]) };
  if (twoPincodes && edit.address === undefined && edit.pincode === undefined)
    return { field: 'pincode', said: twoPincodes };
  return edit.guestNo === undefined && Number(guestNo) > MOST_PEOPLE
    ? { field: 'guestNo', said: say.importPeopleAsked(guestNo) }
    : null;
}

/** Returns the sentence about a guest who cannot be asked or gets no box; none for an Indian mobile number. */
function numberInWords({ mobile, homeWith }: CheckedGuest): string[] {
  if (homeWith !== '') return [];
  if (mobile === '') return [say.importNoNumber];
  return isAbroad(mobile) ? [say.importAbroad] : [];
}
