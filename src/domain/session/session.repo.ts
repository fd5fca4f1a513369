import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** Opens a session of a person on a device and returns its id, which the token carries. */
export async function openSession(tx: OwnersTransaction, userId: string, device: string, now: number): Promise<string> {
  const id = newId(now);
  const at = new Date(now).toISOString();
  await tx.insertInto('user_session').values({ id, user_id: userId, device, created_at: at, seen_at: at }).execute();
  return id;
}

/** Returns the sessions of a person that began after a time, the one used last first. */
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

/** Ends one session of a person; false when they have no such session. */
export async function endSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes sessions that began before a time; their tokens have expired. */
export async function forgetSessions(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('user_session').where('created_at', '<', before).execute();
}
