import { senderName } from '#domain/enquiries/inbox.rules.ts';
import { searchKey } from '#domain/search/search-key.rules.ts';
import type { Database } from '#server/db/database.ts';

/** Rows that get their keys in one piece; short enough that nobody waits for it. */
export const PIECE = 200;

/**
 * Fills in the keys of up to `PIECE` rows of each table that lack one, and returns their number; 0 when none lacks one.
 * A row that gets its key meanwhile by being written keeps that one.
 */
export async function fillSearchKeys(db: Database): Promise<number> {
  const people = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('search_key', 'is', null)
    .limit(PIECE)
    .execute();
  for (const { id, name } of people)
    await db
      .updateTable('user')
      .set({ search_key: searchKey(name) })
      .where('id', '=', id)
      .where('search_key', 'is', null)
      .execute();
  const homes = await db
    .selectFrom('order_recipient')
    .select(['order_id', 'position', 'name'])
    .where('search_key', 'is', null)
    .limit(PIECE)
    .execute();
  for (const { order_id, position, name } of homes)
    await db
      .updateTable('order_recipient')
      .set({ search_key: searchKey(name) })
      .where('order_id', '=', order_id)
      .where('position', '=', position)
      .where('search_key', 'is', null)
      .execute();
  const messages = await db
    .selectFrom('enquiry')
    .select(['id', 'data'])
    .where('search_key', 'is', null)
    .limit(PIECE)
    .execute();
  for (const { id, data } of messages)
    await db
      .updateTable('enquiry')
      .set({ search_key: searchKey(senderName(data)) })
      .where('id', '=', id)
      .where('search_key', 'is', null)
      .execute();
  return people.length + homes.length + messages.length;
}
