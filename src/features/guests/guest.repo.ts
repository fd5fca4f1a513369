import { createHash, randomBytes } from 'node:crypto';
import type { GuestWire } from '#features/guests/guest.contract.ts';
import { LINK_DAYS } from '#features/guests/guest.rules.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { GuestTable } from '#server/db/schema.ts';

/** What a host knows of a guest. */
export interface GuestDetails {
  name: string;
  mobile: string;
  guestNo: number | null;
  email: string;
  category: string;
  address: string;
  pincode: string;
}

/** Own guests, oldest first; `q` is part of the name, address, category or mobile in any letter case. */
export async function listGuestsOf(db: Queries, userId: string, q = ''): Promise<GuestWire[]> {
  const rows = await db.selectFrom('guest').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
  const wanted = q.trim().toLocaleLowerCase('en-IN');
  const guests = rows.map(toWire);
  if (!wanted) return guests;
  return guests.filter((guest) =>
    [guest.name, guest.address, guest.category, guest.mobile].some((text) => text.toLocaleLowerCase('en-IN').includes(wanted)),
  );
}

/** One of the user's guests, or null. */
export async function readGuest(db: Queries, userId: string, id: string): Promise<GuestWire | null> {
  const row = await db.selectFrom('guest').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return row ? toWire(row) : null;
}

/** Adds a guest; null when the mobile is on the user's list already. */
export async function insertGuest(db: Queries, userId: string, details: GuestDetails, now: string): Promise<GuestWire | null> {
  const { guestNo, ...rest } = details;
  const row = await db
    .insertInto('guest')
    .values({
      id: newId(Date.parse(now)),
      user_id: userId,
      ...rest,
      guest_no: guestNo,
      asked_at: null,
      filled_at: null,
      unconfirmed: false,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'mobile']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/** True when another guest of the user has the mobile. */
export async function mobileTaken(db: Queries, userId: string, mobile: string, except = ''): Promise<boolean> {
  const row = await db
    .selectFrom('guest')
    .select('id')
    .where('user_id', '=', userId)
    .where('mobile', '=', mobile)
    .where('id', '!=', except)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a guest. What the host types counts as confirmed. */
export async function changeGuest(db: Queries, userId: string, id: string, details: GuestDetails, now: string): Promise<GuestWire | null> {
  const { guestNo, ...rest } = details;
  const row = await db
    .updateTable('guest')
    .set({ ...rest, guest_no: guestNo, unconfirmed: false, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/** Deletes a guest and the guest's links; false when there is none. */
export async function removeGuest(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('guest').where('id', '=', id).where('user_id', '=', userId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Makes a link's secret (128 random bits); only its hash is kept. */
export async function createLink(db: Queries, guestId: string, now: number): Promise<string> {
  const secret = randomBytes(16).toString('base64url');
  await db
    .insertInto('guest_link')
    .values({
      secret_hash: hashOf(secret),
      guest_id: guestId,
      expires_at: new Date(now + LINK_DAYS * 86_400_000).toISOString(),
      revoked_at: null,
      created_at: new Date(now).toISOString(),
    })
    .execute();
  await db.updateTable('guest').set({ asked_at: new Date(now).toISOString() }).where('id', '=', guestId).execute();
  return secret;
}

/** Ends every open link of a guest. */
export async function revokeLinks(db: Queries, guestId: string, now: string): Promise<void> {
  await db.updateTable('guest_link').set({ revoked_at: now }).where('guest_id', '=', guestId).where('revoked_at', 'is', null).execute();
}

/** The guest and the host behind an open link; null for a wrong, expired or revoked secret or another mobile. */
export async function findByLink(
  db: Queries,
  secret: string,
  mobile: string,
  now: string,
): Promise<{ guestId: string; guest: string; host: string } | null> {
  const row = await db
    .selectFrom('guest_link')
    .innerJoin('guest', 'guest.id', 'guest_link.guest_id')
    .innerJoin('user', 'user.id', 'guest.user_id')
    .select(['guest.id as guestId', 'guest.name as guest', 'user.name as host'])
    .where('guest_link.secret_hash', '=', hashOf(secret))
    .where('guest_link.revoked_at', 'is', null)
    .where('guest_link.expires_at', '>', now)
    .where('guest.mobile', '=', mobile)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores what a guest typed by the link. */
export async function fillByLink(db: Queries, guestId: string, address: string, pincode: string, now: string): Promise<void> {
  await db
    .updateTable('guest')
    .set({ address, pincode, filled_at: now, unconfirmed: false, updated_at: now })
    .where('id', '=', guestId)
    .execute();
}

/** Without a secret only missing addresses of that mobile are filled, marked as unconfirmed, and a stored one is never changed. */
export async function fillMissing(db: Queries, mobile: string, address: string, pincode: string, now: string): Promise<void> {
  await db
    .updateTable('guest')
    .set({ address, pincode, filled_at: now, unconfirmed: true, updated_at: now })
    .where('mobile', '=', mobile)
    .where('address', '=', '')
    .execute();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function toWire(row: GuestTable): GuestWire {
  return {
    _id: row.id,
    userId: row.user_id,
    name: row.name,
    mobile: row.mobile,
    guestNo: row.guest_no,
    email: row.email,
    category: row.category,
    address: row.address,
    pincode: row.pincode,
    askedAt: row.asked_at,
    filledAt: row.filled_at,
    unconfirmed: row.unconfirmed,
  };
}
