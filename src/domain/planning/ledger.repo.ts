import type { Selectable } from 'kysely';
import type { GiftWire } from '#domain/planning/ledger.contract.ts';
import type { GivenRow } from '#domain/planning/ledger.rules.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { GiftTable } from '#domain/planning/ledger.schema.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** Values of an entry to store. */
export interface GiftDetails extends GivenRow {
  guestId: string | null;
}

/** Returns the entries of a customer's gift ledger, the newest day first. */
export async function listGifts(db: Queries, userId: string): Promise<GiftWire[]> {
  const rows = await db
    .selectFrom('gift')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toWire);
}

/** Counts the entries of a customer's gift ledger. */
export async function countGifts(db: Queries, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('gift')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns an entry of a customer's gift ledger; null when the customer has no such entry. */
export async function readGift(db: Queries, userId: string, id: string): Promise<GiftWire | null> {
  const row = await db
    .selectFrom('gift')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/** Stores a new entry of a customer's gift ledger and returns it. @param now ISO time */
export async function insertGift(
  tx: OwnersTransaction,
  userId: string,
  gift: GiftDetails,
  now: string,
): Promise<GiftWire> {
  const row = await tx
    .insertInto('gift')
    .values({ id: newId(Date.parse(now)), user_id: userId, ...columnsOf(gift), revision: 1, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWire(row);
}

/**
 * Updates an entry of the gift ledger and raises its revision. Returns null, and changes nothing, when its stored
 * revision differs or it was deleted.
 * @param now ISO time
 */
export async function updateGift(
  db: Queries,
  userId: string,
  id: string,
  { revision, ...gift }: GiftDetails & { revision: number },
  now: string,
): Promise<GiftWire | null> {
  const row = await db
    .updateTable('gift')
    .set({ ...columnsOf(gift), revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  return row ? toWire(row) : null;
}

/**
 * Marks a customer's ledger entries as thanked or not, and returns all of them; unknown ids are ignored.
 * @param now ISO time
 */
export async function setThanked(
  db: Queries,
  userId: string,
  ids: readonly string[],
  thanked: boolean,
  now: string,
): Promise<GiftWire[]> {
  if (ids.length === 0) return [];
  await db
    .updateTable('gift')
    .set((set) => ({ thanked, revision: set('revision', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('thanked', '!=', thanked)
    .execute();
  const rows = await db.selectFrom('gift').selectAll().where('user_id', '=', userId).where('id', 'in', ids).execute();
  return rows.map(toWire);
}

/** Deletes an entry of a customer's gift ledger. Returns false when there is no such entry. */
export async function removeGift(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('gift')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

const columnsOf = ({ name, guestId, paise, what, day, note, thanked }: GiftDetails) => ({
  name,
  guest_id: guestId,
  paise,
  what,
  day,
  note,
  thanked,
});

function toWire(row: Selectable<GiftTable>): GiftWire {
  return {
    _id: row.id,
    name: row.name,
    guestId: row.guest_id,
    paise: Number(row.paise),
    what: row.what,
    day: row.day,
    note: row.note,
    thanked: Boolean(row.thanked),
    revision: Number(row.revision),
  };
}
