import { sql } from 'kysely';
import type { FoundAccount, WaitingNumber } from '#domain/session/account-move.contract.ts';
import { readMobileChange } from '#domain/session/mobile-change.repo.ts';
import type { MobileChange } from '#domain/session/session.contract.ts';
import type { Queries } from '#server/db/database.ts';
import type { MobileChangeTable } from '#domain/session/session.schema.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { fullOrderNumber } from '#lib/order-number.ts';
import { DAY } from '#lib/time.ts';

/** Kind and action of the audit entry about the beginning of a move, from which `whoBegan` reads the staff member. */
export const MOVE = { kind: 'account', action: 'move' } as const;

/** Returns the account that signs in with a mobile number, with its count of orders; null when there is none. */
export async function findByMobile(db: Queries, mobile: string): Promise<FoundAccount | null> {
  const user = await db.selectFrom('user').selectAll().where('mobile', '=', mobile).executeTakeFirst();
  if (!user) return null;
  const { count } = await db
    .selectFrom('order')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const google = user.google_subject !== null;
  const stop = await db
    .selectFrom('audit')
    .select('at')
    .where('kind', '=', MOVE.kind)
    .where('action', '=', 'stop')
    .where('record_id', '=', user.id)
    .where('actor_id', '=', user.id)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const stopped = stop?.at ?? null;
  return { _id: user.id, name: user.name, mobile, since: user.created_at, orders: Number(count), google, stopped };
}

/**
 * Returns the amounts in paise paid for an order of an account: its total, then each part payment. Returns null when
 * the account has no order with that number.
 * @param told number of the order, in full or in short
 */
export async function sumsPaid(db: Queries, userId: string, told: string): Promise<number[] | null> {
  const order = await db
    .selectFrom('order')
    .select(['id', 'amount'])
    .where('user_id', '=', userId)
    .where('invoice_number', '=', fullOrderNumber(told) ?? told)
    .executeTakeFirst();
  if (!order) return null;
  const parts = await db.selectFrom('order_payment').select('amount').where('order_id', '=', order.id).execute();
  return [order, ...parts].map(({ amount }) => Number(amount));
}

/**
 * Returns an account's addresses with a pincode: the profile's own address and the delivery addresses of its orders.
 */
export async function addressesAt(db: Queries, userId: string, pincode: string): Promise<string[]> {
  const own = await db
    .selectFrom('user')
    .select('address')
    .where('id', '=', userId)
    .where('pincode', '=', pincode)
    .execute();
  const homes = await db
    .selectFrom('order_recipient')
    .innerJoin('order', 'order.id', 'order_recipient.order_id')
    .select('order_recipient.address')
    .where('order.user_id', '=', userId)
    .where('order_recipient.pincode', '=', pincode)
    .execute();
  return [...own, ...homes].map(({ address }) => address).filter(Boolean);
}

/** Tells whether a change to a mobile number is waiting for an account other than `userId`. */
export async function waitsForAnother(db: Queries, mobile: string, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('mobile_change')
    .select('user_id')
    .where('mobile', '=', mobile)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Returns the staff member who began a change of a mobile number; null when the customer began it. */
export async function whoBegan(
  db: Queries,
  { user_id, asked_at }: Pick<MobileChangeTable, 'user_id' | 'asked_at'>,
): Promise<{ id: string; name: string } | null> {
  const entry = await db
    .selectFrom('audit')
    .select(['actor_id as id', 'actor as name'])
    .where('kind', '=', MOVE.kind)
    .where('action', '=', MOVE.action)
    .where('record_id', '=', user_id)
    .where('at', '=', asked_at)
    .executeTakeFirst();
  return entry ?? null;
}

/**
 * Returns the waiting change of a customer's mobile number; null when there is none. `byShop` is set when staff began
 * it.
 */
export async function waitingNumber(db: Queries, userId: string): Promise<MobileChange | null> {
  const change = await readMobileChange(db, userId);
  if (!change) return null;
  const byShop = (await whoBegan(db, change)) !== null;
  return { mobile: change.mobile, at: change.due_at, ...(byShop ? { byShop } : {}) };
}

/**
 * Time after a move during which a new account with the old number gets a notice about it, ms; later the number may
 * belong to another person.
 */
const TOLD_MOVED_MS = 90 * DAY;

/** Returns the value stored as `before` in the audit entry of a completed move; `whenMovedAway` searches for it. */
export const numberBefore = (mobile: string): { mobile: string } => ({ mobile });

/**
 * Returns the ISO time at which staff last moved an account away from a mobile number; null when that did not happen
 * within 90 days.
 */
export async function whenMovedAway(db: Queries, mobile: string, now: number): Promise<string | null> {
  const entry = await db
    .selectFrom('audit')
    .select('at')
    .where('kind', '=', MOVE.kind)
    .where('action', '=', 'moved')
    .where('at', '>', new Date(now - TOLD_MOVED_MS).toISOString())
    .where(sql<boolean>`${sql.ref('before')} = ${JSON.stringify(numberBefore(mobile))}`)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return entry?.at ?? null;
}

/**
 * Writes an audit entry about a stopped change of an account's mobile number.
 * @param actor staff member or customer who stopped it
 */
export const recordStopped = (
  tx: Queries,
  actor: { id: string; name: string },
  { user_id: recordId, mobile }: MobileChangeTable,
  now: number,
): Promise<void> =>
  writeAudit(tx, actor, now, { action: 'stop', kind: MOVE.kind, recordId, before: { mobile }, after: null });

/** Returns all waiting changes of mobile numbers, sorted by the time at which they take effect, the earliest first. */
export async function waitingNumbers(db: Queries): Promise<WaitingNumber[]> {
  const rows = await db
    .selectFrom('mobile_change')
    .innerJoin('user', 'user.id', 'mobile_change.user_id')
    .leftJoin('audit', (join) =>
      join
        .onRef('audit.record_id', '=', 'mobile_change.user_id')
        .onRef('audit.at', '=', 'mobile_change.asked_at')
        .on('audit.kind', '=', MOVE.kind)
        .on('audit.action', '=', MOVE.action),
    )
    .select([
      'mobile_change.user_id as userId',
      'user.name',
      'user.mobile as from',
      'mobile_change.mobile',
      'mobile_change.asked_at as askedAt',
      'mobile_change.due_at as at',
      'audit.actor as by',
    ])
    .orderBy('mobile_change.due_at')
    .execute();
  return rows.map(({ from, by, ...row }) => ({ ...row, from: from ?? '', by: by ?? '' }));
}
