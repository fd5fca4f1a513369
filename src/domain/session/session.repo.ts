import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** Creates a session of a customer on a device and returns its id, which the token contains. */
export async function openSession(tx: OwnersTransaction, userId: string, device: string, now: number): Promise<string> {
  const id = newId(now);
  const at = new Date(now).toISOString();
  await tx.insertInto('user_session').values({ id, user_id: userId, device, created_at: at, seen_at: at }).execute();
  return id;
}

/** Returns the sessions of a customer that began after an ISO time, the most recently used first. */
export async function listSessions(db: Queries, userId: string, after: string) {
  return db
    .selectFrom('user_session')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes one session of a customer. Returns false when the customer has no such session. */
export async function endSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes sessions that began before an ISO time, whose tokens have expired. */
export async function forgetSessions(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('user_session').where('created_at', '<', before).execute();
}
