import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import type { MobileChangeTable } from '#domain/session/session.schema.ts';

/** Returns the waiting change of a customer's mobile number; null when there is none. */
export async function readMobileChange(db: Queries, userId: string): Promise<MobileChangeTable | null> {
  return (await db.selectFrom('mobile_change').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/**
 * Stores a change of a mobile number. Returns false, and stores nothing, when the customer already has a waiting
 * change.
 */
export async function keepMobileChange(tx: OwnersTransaction, change: MobileChangeTable): Promise<boolean> {
  const kept = await tx
    .insertInto('mobile_change')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Deletes the waiting change of a customer's mobile number. Returns false when none was waiting. */
export async function dropMobileChange(db: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mobile_change').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the ISO time of the earliest waiting change to a mobile number; null when no change to it is waiting. */
export async function whenMobileIsDue(db: Queries, mobile: string): Promise<string | null> {
  const waiting = await db
    .selectFrom('mobile_change')
    .select('due_at')
    .where('mobile', '=', mobile)
    .orderBy('due_at')
    .executeTakeFirst();
  return waiting?.due_at ?? null;
}

/** Returns the changes of mobile numbers that are due, the earliest first. @param now ISO time */
export async function dueMobileChanges(db: Queries, now: string): Promise<MobileChangeTable[]> {
  return db.selectFrom('mobile_change').selectAll().where('due_at', '<=', now).orderBy('due_at').execute();
}
