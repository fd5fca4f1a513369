import type { GuestWire, RowMessage } from '#domain/guests/guest.contract.ts';
import {
  changeGuest,
  guestOfMobile,
  idsInOrder,
  insertGuest,
  listGuestsOf,
  readGuest,
  readGuests,
  refuseFullList,
} from '#domain/guests/guest.repo.ts';
import { boxApart, type GuestDetails, isGuestNote, noteOfBox } from '#domain/guests/guest-row.rules.ts';
import { guestCategory } from '#domain/guests/guest.rules.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { livesWith } from '#domain/guests/homes.repo.ts';
import { joinHome } from '#domain/guests/home-sharing.service.ts';
import { formHousehold } from '#domain/guests/household.repo.ts';
import {
  BOX_NAME_LENGTH,
  contactOf,
  isEventName,
  eventsInText,
  MOST_EVENTS,
  MOST_MEMBERS,
  sideInText,
} from '#domain/guests/household.rules.ts';
import { isSame, type Listed, lookupOf, onOneLine } from '#domain/guests/same-guest.rules.ts';
import { lettersOver } from '#lib/letters.ts';
import { guestMobile } from '#lib/phone.ts';
import { hasLetter } from '#lib/text.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** A row of a list that was accepted. */
interface ImportedRow {
  row: number;
  details: GuestDetails;
  /** Name on the box; empty for a guest who lives alone. */
  household: string;
  /** Number of the guest whose home this one shares; empty for none. */
  homeWith: string;
}

/** A row with the id of its guest. */
interface PlacedRow extends ImportedRow {
  id: string;
}

/**
 * Adds imported rows as guests, and joins rows with the same name on the box, or with the number of another guest
 * (`homeWith`), into households. A guest who is on the list (`lookupOf`) is overwritten with `replace`, else skipped;
 * empty cells change nothing, except the pincode of a changed address.
 * @returns the numbers of added and updated guests and their ids by row, the skipped rows with a message, and the rows
 *   that share no home or box
 * @throws Refusal 409 when the list would exceed `MAX_GUESTS`
 */
export async function importRows(
  tx: OwnersTransaction,
  userId: string,
  rows: readonly ImportedRow[],
  replace: boolean,
  now: string,
) {
  const result = { added: 0, updated: 0, skipped: [] as RowMessage[] };
  const guests = await listGuestsOf(tx, userId);
  await refuseFullList(tx, userId, countNew(rows, guests));
  let held = lookupOf(guests);
  const ids = idsInOrder(rows.length, now);
  const placed: PlacedRow[] = [];
  for (const [place, row] of rows.entries()) {
    const { details } = row;
    const known = held.meant(details, row.homeWith);
    if (!known) {
      const added = await insertGuest(tx, userId, details, now, ids[place]);
      if (!added) continue;
      held.add(added);
      placed.push({ ...row, id: added._id });
      result.added += 1;
      continue;
    }
    placed.push({ ...row, id: known._id });
    if (replace) {
      const moved = details.address !== '' && onOneLine(details.address) !== onOneLine(known.address);
      const whole = {
        ...details,
        mobile: details.mobile || known.mobile,
        guestNo: details.guestNo ?? known.guestNo,
        email: details.email || known.email,
        category: details.category || known.category,
        address: moved ? details.address : known.address,
        pincode: details.pincode || (moved ? '' : known.pincode),
        note: details.note || known.note,
      };
      const changed = await changeGuest(tx, known, whole, now);
      held.remove(known);
      held.add(changed);
      // The others of the home have the new address, too.
      if (changed.household) held = lookupOf(await listGuestsOf(tx, userId));
      result.updated += 1;
    } else result.skipped.push({ row: row.row, message: knownInWords(known, details) });
  }
  await joinRows(tx, userId, placed, now);
  const skipped = new Set(result.skipped.map(({ row }) => row));
  const apart = [
    ...(await joinHomes(tx, userId, placed, now)),
    ...(await noteBoxes(
      tx,
      userId,
      placed.filter(({ row }) => !skipped.has(row)),
      now,
    )),
  ];
  const taken = placed.filter(({ row }) => !skipped.has(row)).map(({ row, id }) => ({ row, id }));
  return { ...result, guests: taken, ...(apart.length > 0 && { apart }) };
}

/** Returns how many rows mean guests who are not on the list. */
function countNew(rows: readonly ImportedRow[], guests: readonly GuestWire[]): number {
  const lookup = lookupOf<Listed>(guests);
  let more = 0;
  for (const { details, homeWith } of rows) {
    if (lookup.meant(details, homeWith)) continue;
    lookup.add(details);
    more += 1;
  }
  return more;
}

const knownInWords = (known: GuestWire, { mobile }: GuestDetails): string =>
  mobile === '' || known.mobile === '' ? say.onListAlready(known.name) : say.mobileTakenBy(known.name);

/**
 * Joins guests whose rows have the same name on the box into one household, or into the existing household of that
 * name. Leaves out guests with a different address, so that no address is lost, and guests beyond `MOST_MEMBERS`.
 */
async function joinRows(tx: OwnersTransaction, userId: string, rows: readonly PlacedRow[], now: string): Promise<void> {
  const names = new Map(rows.filter(({ household }) => household !== '').map(({ id, household }) => [id, household]));
  if (names.size === 0) return;
  const guests = await listGuestsOf(tx, userId);
  for (const name of new Set(names.values())) {
    const there = guests.filter(({ boxName, household }) => household && boxName === name);
    const named = guests.filter(({ _id, household }) => names.get(_id) === name && !household);
    const all = [...there, ...named];
    const home = all.find(({ address }) => address !== '') ?? all[0];
    if (!home) continue;
    const same = all
      .filter(({ address, pincode }) => address === '' || (address === home.address && pincode === home.pincode))
      .slice(0, MOST_MEMBERS);
    const members = same.map(({ _id }) => _id);
    const wanted = there[0]?.household ?? members[0] ?? '';
    const contact = contactOf(
      same.map(({ _id, mobile }) => ({ id: _id, mobile })),
      wanted,
    );
    if (members.length < 2 || named.length === 0 || !members.includes(contact)) continue;
    await formHousehold(tx, userId, { members, name, contact, addressOf: home._id }, now);
  }
}

/**
 * Puts guests into the household of the guest whose number is `homeWith`, which is formed when there is none; the
 * address is that of whoever has one. Leaves guests alone who have another address or would be too many, with the number
 * in their note.
 * @returns the rows that were left alone, with a message
 */
async function joinHomes(
  tx: OwnersTransaction,
  userId: string,
  rows: readonly PlacedRow[],
  now: string,
): Promise<RowMessage[]> {
  const apart: RowMessage[] = [];
  for (const { id, row, homeWith } of rows.filter((one) => one.homeWith !== '')) {
    const guest = await readGuest(tx, userId, id);
    const other = await guestOfMobile(tx, userId, homeWith);
    if (!guest || guest._id === other?._id || (other?.household && guest.household === other.household)) continue;
    const message = apartInWords(guest, other ? await readGuests(tx, userId, await livesWith(tx, other._id)) : []);
    if (other && message === '') await joinHome(tx, userId, guest, other, now);
    else {
      await noteNumber(tx, guest, homeWith, now);
      apart.push({ row, message });
    }
  }
  return apart;
}

/** Keeps the number of a home that a guest does not share in the guest's note, where there is room for it. */
async function noteNumber(tx: OwnersTransaction, guest: GuestWire, number: string, now: string): Promise<void> {
  if (guest.mobile === '' && !guest.note?.includes(number)) await keepInNote(tx, guest, say.notePhoneOf(number), now);
}

/** Adds a text to a guest's note. Returns false where there is no room for it. */
async function keepInNote(tx: OwnersTransaction, guest: GuestWire, text: string, now: string): Promise<boolean> {
  const { name, mobile, guestNo, email, category, address, pincode } = guest;
  const note = [guest.note ?? '', text].filter(Boolean).join('; ');
  if (!isGuestNote(note)) return false;
  await changeGuest(tx, guest, { name, mobile, guestNo, email, category, address, pincode, note }, now);
  return true;
}

/**
 * Keeps the name on the box in the note of guests who share no box of that name: nobody else has it, or the addresses
 * differ.
 * @returns the rows of these guests, with a message
 */
async function noteBoxes(
  tx: OwnersTransaction,
  userId: string,
  rows: readonly PlacedRow[],
  now: string,
): Promise<RowMessage[]> {
  const boxed = rows.filter(({ household }) => household !== '');
  if (boxed.length === 0) return [];
  const guests = new Map((await listGuestsOf(tx, userId)).map((guest) => [guest._id, guest]));
  const messages: RowMessage[] = [];
  for (const { id, row, household } of boxed) {
    const guest = guests.get(id);
    if (!guest || guest.boxName === household || guest.note?.includes(household)) continue;
    const isKept = await keepInNote(tx, guest, noteOfBox(household), now);
    messages.push({ row, message: boxApart(guest.name, household, isKept) });
  }
  return messages;
}

/** Returns why a guest cannot share the home of others; empty when it can. */
function apartInWords({ name, address, pincode }: GuestWire, living: readonly GuestWire[]): string {
  if (living.length === 0) return say.aloneNobodyElse(name);
  if (living.length >= MOST_MEMBERS) return say.aloneHomeFull(name, MOST_MEMBERS);
  const differs = living.some(
    (one) =>
      one.address !== '' &&
      (!isSame(one.address, address) || (one.pincode !== '' && pincode !== '' && one.pincode !== pincode)),
  );
  return address !== '' && differs ? say.aloneOtherAddress(name) : '';
}

/**
 * Converts an imported row to guest details. Leaves out a side or events that are empty or not valid, so that the
 * stored ones stay.
 */
export function importedDetails(
  row: Parameters<typeof guestDetailsOf>[0] & { side: string; events: string },
): GuestDetails {
  const side = sideInText(row.side);
  const events = eventsInText(row.events).filter(isEventName).slice(0, MOST_EVENTS);
  return { ...guestDetailsOf(row), ...(side ? { side } : {}), ...(events.length > 0 ? { events } : {}) };
}

/**
 * Returns the name on the box from a cell, trimmed; empty when the cell has fewer than 3 or more than `BOX_NAME_LENGTH`
 * characters, or no letter.
 */
export function boxNameIn(cell: string): string {
  const name = cell.trim();
  return name.length >= 3 && lettersOver(name, BOX_NAME_LENGTH) === 0 && hasLetter(name) ? name : '';
}

/**
 * Converts a validated form or row to guest details: normalises the category; a missing number of people becomes null,
 * other missing fields empty, a missing note stays missing.
 */
export function guestDetailsOf(body: {
  name: string;
  mobile?: string | null | undefined;
  guestNo?: string | null | undefined;
  email?: string | null | undefined;
  category?: string | null | undefined;
  address?: string | null | undefined;
  pincode?: string | null | undefined;
  note?: string | null | undefined;
}): GuestDetails {
  return {
    name: body.name,
    mobile: guestMobile(body.mobile ?? '') ?? '',
    guestNo: body.guestNo ? Number(body.guestNo) : null,
    email: body.email ?? '',
    category: guestCategory(body.category ?? ''),
    address: body.address ?? '',
    pincode: body.pincode ?? '',
    ...(typeof body.note === 'string' ? { note: body.note } : {}),
  };
}
