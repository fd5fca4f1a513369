import { changeGuest, idsInOrder, insertGuest, listGuestsOf, refuseFullList } from '#domain/guests/guest.repo.ts';
import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import { guestCategory } from '#domain/guests/guest.rules.ts';
import { formHousehold } from '#domain/guests/household.repo.ts';
import {
  BOX_NAME_LENGTH,
  isEventName,
  eventsInText,
  MOST_EVENTS,
  MOST_MEMBERS,
  sideInText,
} from '#domain/guests/household.rules.ts';
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
}

/**
 * Adds imported rows as guests, and joins rows with the same name on the box into households. A known mobile number is
 * overwritten with `replace`, else skipped; empty cells change nothing, except the pincode of a changed address.
 * @returns the numbers of added and updated guests, and the skipped rows with a message
 * @throws Refusal 409 when the list would exceed `MAX_GUESTS`
 */
export async function importRows(
  tx: OwnersTransaction,
  userId: string,
  rows: readonly ImportedRow[],
  replace: boolean,
  now: string,
) {
  const result = { added: 0, updated: 0, skipped: [] as { row: number; message: string }[] };
  const held = new Map((await listGuestsOf(tx, userId)).map((guest) => [guest.mobile, guest]));
  await refuseFullList(
    tx,
    userId,
    new Set(rows.map(({ details }) => details.mobile).filter((mobile) => !held.has(mobile))).size,
  );
  const ids = idsInOrder(rows.length, now);
  for (const [place, { row, details }] of rows.entries()) {
    const known = held.get(details.mobile);
    if (!known) {
      const added = await insertGuest(tx, userId, details, now, ids[place]);
      if (added) held.set(details.mobile, added);
      result.added += 1;
    } else if (replace) {
      const moved = details.address !== '' && details.address !== known.address;
      const whole = {
        ...details,
        guestNo: details.guestNo ?? known.guestNo,
        email: details.email || known.email,
        category: details.category || known.category,
        address: details.address || known.address,
        pincode: details.pincode || (moved ? '' : known.pincode),
      };
      const changed = await changeGuest(tx, known, whole, now);
      held.set(details.mobile, changed);
      // The others of the home have the new address, too.
      if (changed.household) for (const guest of await listGuestsOf(tx, userId)) held.set(guest.mobile, guest);
      result.updated += 1;
    } else result.skipped.push({ row, message: `${known.name} has this mobile number already.` });
  }
  await joinRows(tx, userId, rows, now);
  return result;
}

/**
 * Joins guests whose rows have the same name on the box into one household, or into the existing household of that
 * name. Leaves out guests with a different address, so that no address is lost, and guests beyond `MOST_MEMBERS`.
 */
async function joinRows(
  tx: OwnersTransaction,
  userId: string,
  rows: readonly ImportedRow[],
  now: string,
): Promise<void> {
  const names = new Map(
    rows.filter(({ household }) => household !== '').map((row) => [row.details.mobile, row.household]),
  );
  if (names.size === 0) return;
  const guests = await listGuestsOf(tx, userId);
  for (const name of new Set(names.values())) {
    const there = guests.filter(({ boxName, household }) => household && boxName === name);
    const named = guests.filter(({ mobile, household }) => names.get(mobile) === name && !household);
    const all = [...there, ...named];
    const home = all.find(({ address }) => address !== '') ?? all[0];
    if (!home) continue;
    const same = all.filter(
      ({ address, pincode }) => address === '' || (address === home.address && pincode === home.pincode),
    );
    const members = same.slice(0, MOST_MEMBERS).map(({ _id }) => _id);
    const contact = there[0]?.household ?? members[0] ?? '';
    if (members.length < 2 || named.length === 0 || !members.includes(contact)) continue;
    await formHousehold(tx, userId, { members, name, contact, addressOf: home._id }, now);
  }
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
