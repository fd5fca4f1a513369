import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { sendWaiting } from '#domain/guests/waiting-boxes.repo.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * Stores a confirmed address for the host's guest with a mobile number, their household, and paid boxes that lack it.
 * Returns false when no guest of the host has the number.
 */
export async function takeAddress(
  tx: OwnersTransaction,
  userId: string,
  mobile: string,
  { address, pincode }: { address: string; pincode: string },
  now: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('guest')
    .set(filled(address, pincode, now, { unconfirmed: false }))
    .where('user_id', '=', userId)
    .where(atHomeOf((one) => one.where('user_id', '=', userId).where('mobile', '=', mobile)))
    .returning('id')
    .executeTakeFirst();
  if (row) await sendWaiting(tx, [row.id], now);
  return row !== undefined;
}

/**
 * Stores an address, as unconfirmed, for all guests with a mobile number, and their households, that have none. For
 * requests without a link's secret. Counts the day's calls in every case, so that the time taken does not show whether
 * the number is known.
 */
export async function fillMissing(
  db: Queries,
  mobile: string,
  address: string,
  pincode: string,
  now: string,
): Promise<void> {
  await db
    .insertInto('open_address')
    .values({ day: yearMonthDay(now), count: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((row) => ({ count: row('open_address.count', '+', 1) })),
    )
    .execute();
  await db
    .updateTable('guest')
    .set(filled(address, pincode, now, { unconfirmed: true }))
    .where(atHomeOf((one) => one.where('mobile', '=', mobile)))
    .where('address', '=', '')
    .execute();
}

type Some = SelectQueryBuilder<Schema, 'guest', object>;

/** Returns a condition for the guests that `meant` selects and all members of their households. */
export const atHomeOf = (meant: (guests: Some) => Some) => (where: ExpressionBuilder<Schema, 'guest'>) =>
  where.or([
    where('id', 'in', meant(where.selectFrom('guest')).select('id')),
    where('household', 'in', meant(where.selectFrom('guest')).where('household', 'is not', null).select('household')),
  ]);

/** Returns the update of a guest's row that stores an address, filled in now, and raises the revision. */
export const filled =
  (address: string, pincode: string, now: string, { unconfirmed }: { unconfirmed: boolean }) =>
  (row: ExpressionBuilder<Schema, 'guest'>) => ({
    address,
    pincode,
    filled_at: now,
    unconfirmed,
    revision: row('revision', '+', 1),
    updated_at: now,
  });
