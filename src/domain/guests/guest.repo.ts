import type { Selectable } from 'kysely';
import { sendWaiting } from '#domain/guests/waiting-boxes.repo.ts';
import { MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { guestFits } from '#domain/guests/guest-search.rules.ts';
import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import type { GuestSide } from '#domain/guests/household.rules.ts';
import { newId } from '#lib/ids.ts';
import { Collision, type Database, type Queries } from '#server/db/database.ts';
import { asOwnerAtOnce, type OwnersTransaction } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import type { GuestTable } from '#domain/guests/guest.schema.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { said } from '#lib/said.ts';

/** Returns the number of a host's guests. */
export async function countGuests(db: Queries, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('guest')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Checks that a host's list has room for `more` guests. @throws Refusal 409 when it would exceed `MAX_GUESTS` */
export async function refuseFullList(db: Queries, userId: string, more: number): Promise<void> {
  if ((await countGuests(db, userId)) + more > MAX_GUESTS) throw new Refusal(409, said(say, 'listFull', MAX_GUESTS));
}

/**
 * Returns a host's guests, oldest first.
 * @param q part of a name, address, pincode, category, mobile number however it is written, name on the box or event,
 *   ignoring case; empty = all
 */
export async function listGuestsOf(db: Queries, userId: string, q = ''): Promise<GuestWire[]> {
  const rows = await db
    .selectFrom('guest')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const guests = rows.map(toWire);
  return q.trim() === '' ? guests : guests.filter((guest) => guestFits(guest, q));
}

/** Returns a guest of a host; null when the host has no guest with this id. */
export async function readGuest(db: Queries, userId: string, id: string): Promise<GuestWire | null> {
  const row = await db
    .selectFrom('guest')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/** Returns the host's guests with the given ids, oldest first; unknown ids are left out. */
export async function readGuests(db: Queries, userId: string, ids: readonly string[]): Promise<GuestWire[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('guest')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toWire);
}

/** Adds a guest and returns it; null when the mobile number is on the host's list already. */
export async function insertGuest(
  db: OwnersTransaction,
  userId: string,
  details: GuestDetails,
  now: string,
  id = newId(Date.parse(now)),
): Promise<GuestWire | null> {
  const row = await db
    .insertInto('guest')
    .values(newRow(userId, details, now, id))
    .onConflict((conflict) => conflict.columns(['user_id', 'mobile']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/**
 * Adds a guest in one statement if the list has room.
 * @param room maximum number of guests of the list
 * @returns the guest; null when the list is full or contains the mobile number already
 * @throws Refusal 401 when the host's account was deleted
 */
export async function addWhereRoom(
  db: Database,
  userId: string,
  details: GuestDetails,
  room: number,
  now: string,
): Promise<GuestWire | null> {
  const row = newRow(userId, details, now, newId(Date.parse(now)));
  const columns = Object.keys(row) as (keyof typeof row)[];
  const write = db
    .insertInto('guest')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('user')
        .where('user.id', '=', userId)
        .where(
          ({ selectFrom, fn }) => selectFrom('guest').where('user_id', '=', userId).select(fn.countAll().as('count')),
          '<',
          room,
        )
        .select(({ val }) => columns.map((column) => val(row[column]).as(column))),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'mobile']).doNothing())
    .returningAll();
  const [added] = await asOwnerAtOnce(db, userId, write);
  return added ? toWire(added) : null;
}

/** Returns the database row of a new guest who has not been asked for the address. */
function newRow(
  userId: string,
  { guestNo, side, events, mobile, note = '', ...rest }: GuestDetails,
  now: string,
  id: string,
) {
  return {
    id,
    user_id: userId,
    ...rest,
    mobile: mobile || null,
    note,
    guest_no: guestNo,
    ...(side === undefined ? {} : { side }),
    ...(events === undefined ? {} : { events: events.join(',') }),
    asked_at: null,
    filled_at: null,
    unconfirmed: false,
    created_at: now,
    updated_at: now,
  };
}

/** Returns ascending ids for guests added at the same time, since lists sort by time and id. */
export function idsInOrder(count: number, now: string): string[] {
  return Array.from({ length: count }, () => newId(Date.parse(now))).sort();
}

/** Returns the host's guest with a mobile number; null when there is none, and for an empty number. */
export async function guestOfMobile(db: Queries, userId: string, mobile: string): Promise<GuestWire | null> {
  const row = await db
    .selectFrom('guest')
    .selectAll()
    .where('user_id', '=', userId)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/**
 * Updates a guest and returns it. A changed address becomes confirmed and is copied to the household and to paid boxes
 * that lack it; an unchanged address keeps its origin.
 * @throws Collision when the guest changed since `known` was read
 */
export async function changeGuest(
  db: OwnersTransaction,
  known: GuestWire,
  details: GuestDetails,
  now: string,
): Promise<GuestWire> {
  const { guestNo, events, mobile, note, ...rest } = details;
  const moved = details.address !== known.address || details.pincode !== known.pincode;
  const row = await db
    .updateTable('guest')
    .set({
      ...rest,
      mobile: mobile || null,
      guest_no: guestNo,
      ...(note === undefined ? {} : { note }),
      ...(events ? { events: events.join(',') } : {}),
      ...(moved ? { unconfirmed: false, filled_at: null } : {}),
      revision: known.revision + 1,
      updated_at: now,
    })
    .where('id', '=', known._id)
    .where('revision', '=', known.revision)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Collision('the guest was changed meanwhile');
  if (moved && row.household !== null) {
    const { address, pincode, filled_at, unconfirmed } = row;
    await db
      .updateTable('guest')
      .set((other) => ({
        address,
        pincode,
        filled_at,
        unconfirmed,
        revision: other('revision', '+', 1),
        updated_at: now,
      }))
      .where('household', '=', row.household)
      .where('id', '!=', row.id)
      .execute();
  }
  if (moved) await sendWaiting(db, [row.id], now);
  return toWire(row);
}

/** Confirms an address if the guest still has `revision`, also for the household and paid boxes that lack it. */
export async function confirmGuest(
  db: Queries,
  userId: string,
  id: string,
  revision: number,
  now: string,
): Promise<void> {
  const row = await db
    .updateTable('guest')
    .set({ unconfirmed: false, revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .where('unconfirmed', '=', true)
    .returning('household')
    .executeTakeFirst();
  // A household has one address, and who has read it has read it for all.
  if (row?.household)
    await db
      .updateTable('guest')
      .set((other) => ({ unconfirmed: false, revision: other('revision', '+', 1), updated_at: now }))
      .where('household', '=', row.household)
      .where('unconfirmed', '=', true)
      .execute();
  await sendWaiting(db, [id], now);
}

/** Marks a guest as asked now and the link as not opened; returns null when the host has no such guest. */
export async function markAsked(db: Queries, userId: string, id: string, now: string): Promise<GuestWire | null> {
  const row = await db
    .updateTable('guest')
    .set({ asked_at: now, opened_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/** Deletes a guest with their links; returns false when the host has no guest with this id. */
export async function removeGuest(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('guest')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function toWire(row: Selectable<GuestTable>): GuestWire {
  return {
    _id: row.id,
    userId: row.user_id,
    name: row.name,
    mobile: row.mobile ?? '',
    guestNo: row.guest_no,
    email: row.email,
    category: row.category,
    address: row.address,
    pincode: row.pincode,
    note: row.note,
    askedAt: row.asked_at,
    openedAt: row.opened_at,
    filledAt: row.filled_at,
    ...(row.erased_at ? { erasedAt: row.erased_at } : {}),
    unconfirmed: row.unconfirmed,
    revision: row.revision,
    household: row.household,
    boxName: row.box_name,
    side: row.side as GuestSide | '',
    events: row.events === '' ? [] : row.events.split(','),
  };
}
