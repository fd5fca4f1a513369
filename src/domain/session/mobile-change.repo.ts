import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import type { MobileChangeTable } from '#domain/session/session.schema.ts';

/** The number that a person's account changes to; null when none waits. */
export async function readMobileChange(db: Queries, userId: string): Promise<MobileChangeTable | null> {
  return (await db.selectFrom('mobile_change').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/** Lets a number wait; false when the person has one that waits already. */
export async function keepMobileChange(tx: OwnersTransaction, change: MobileChangeTable): Promise<boolean> {
  const kept = await tx
    .insertInto('mobile_change')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Stops the change of a person's number; false when none waited. */
export async function dropMobileChange(db: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mobile_change').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The first moment at which a number becomes somebody's sign-in, ISO time; null when nobody waits for it. */
export async function whenMobileIsDue(db: Queries, mobile: string): Promise<string | null> {
  const waiting = await db
    .selectFrom('mobile_change')
    .select('due_at')
    .where('mobile', '=', mobile)
    .orderBy('due_at')
    .executeTakeFirst();
  return waiting?.due_at ?? null;
}

/** Numbers whose day has come. */
export async function dueMobileChanges(db: Queries, now: string): Promise<MobileChangeTable[]> {
  return db.selectFrom('mobile_change').selectAll().where('due_at', '<=', now).orderBy('due_at').execute();
}
