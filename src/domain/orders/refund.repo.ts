import { createHash } from 'node:crypto';
import type { MoneyNow } from '#domain/orders/goes-back.rules.ts';
import { divideOverHomes, divideOverPayments, type HomeMoney, type Named } from '#domain/orders/home-money.rules.ts';
import { refundParts, readMoneyNow, type RefundRow } from '#domain/orders/order-money.repo.ts';
import { addParts, type Parts, sumOfParts } from '#domain/orders/refund.rules.ts';
import { divideBack } from '#domain/pricing/part-payment.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import type { GatewayRefund } from '#server/payments/payment-provider.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { raiseAsked, type PaidWith, leftOf } from '#domain/orders/refund-account.repo.ts';

/** A refund before it is stored. */
interface NewRefund {
  id: string;
  orderId: string | null;
  /** Paise that were asked for; missing where what is left or the provider decides them. */
  amount?: number;
  positions: readonly number[];
  reason: string;
  /** The provider's id of a refund that was made there by hand. */
  providerId?: string;
}

/** The member of staff who asks. */
interface Actor {
  id: string;
  name: string;
}

/** Thrown when a refund is larger than what is left of its payment. */
export class TooMuch extends Error {}
/** Thrown when a refund is larger than what is left for its homes. */
export class TooMuchForHomes extends Error {
  /** Paise that may still be refunded for those homes. */
  readonly left: number;
  constructor(left: number) {
    super();
    this.left = left;
  }
}
/** Thrown when the id of a request belongs to another refund. */
export class UsedId extends Error {
  /** Paise of that refund; null when it is of another payment. */
  readonly asked: number | null;
  constructor(asked: number | null) {
    super();
    this.asked = asked;
  }
}

/** Refunds of one process are written one after the other, because all take numbers from one series. */
export const line = { queue: 'refund' } as const;

/** Returns a refund by id; undefined when no refund has the id. */
export const readRefund = (db: Queries, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the refund of a payment whose current attempt has this id at the provider; undefined when none has. */
export const readByProviderId = (
  db: Queries,
  { payment_id, id }: Pick<GatewayRefund, 'payment_id' | 'id'>,
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .where('provider_id', '=', id)
    .executeTakeFirst();

/** Returns the id of a refund row: the request's id at position 0, otherwise a hash of that id and the position. */
const idAt = (id: string, at: number): string =>
  at === 0 ? id : createHash('sha256').update(`${id} ${at}`).digest('hex').slice(0, 24);

/**
 * Stores a requested refund before the provider is called: one row for each payment that it is taken from, and an audit
 * entry. A repeated request stores nothing and returns its earlier rows.
 * @param payments what each payment covered
 * @param split divides the refund, given what is left of the payments and the order; null when too little is left
 * @returns the rows; `fresh` is false when the request was stored before
 * @throws TooMuch when the payments have too little left, TooMuchForHomes when the homes have
 * @throws UsedId when the id belongs to a refund of another payment, sum, homes or reason
 */
export async function writeRefund(
  db: Database,
  actor: Actor,
  refund: NewRefund,
  payments: readonly PaidWith[],
  split: (left: Parts, order: MoneyNow | null) => Parts | null,
  now: number,
): Promise<{ rows: RefundRow[]; fresh: boolean }> {
  const { id, orderId, reason, providerId = '' } = refund;
  const at = new Date(now).toISOString();
  return withTransaction(
    db,
    async (tx) => {
      const before = await tx
        .selectFrom('refund')
        .selectAll()
        .where('id', 'in', [id, ...payments.map((_, place) => idAt(id, place))])
        .orderBy('id')
        .execute();
      if (before.length > 0) {
        if (before.some((row) => payments.every(({ paymentId }) => paymentId !== row.payment_id)))
          throw new UsedId(null);
        // What was made by hand has the provider's id, and is the same however often it is told.
        if (!providerId && !(await isSame(tx, before, refund)))
          throw new UsedId(sumOfParts(addParts(before.map(refundParts))));
        return { rows: before, fresh: false };
      }
      const left = await leftOf(tx, payments);
      const money = orderId === null ? null : await readMoneyNow(tx, orderId);
      const back = split(addParts(left), money);
      if (!back) throw new TooMuch();
      const named = nameHomes(money?.homes ?? [], refund, sumOfParts(back));
      const rows: RefundRow[] = [];
      const divided = divideBack(back, left);
      const perHome = divideOverPayments(named, divided.map(sumOfParts));
      for (const [place, parts] of divided.entries()) {
        const paymentId = payments[place]?.paymentId ?? '';
        if (sumOfParts(parts) === 0) continue;
        if (!(await raiseAsked(tx, paymentId, parts))) throw new TooMuch();
        const row = await tx
          .insertInto('refund')
          .values({
            id: idAt(id, rows.length),
            order_id: orderId,
            payment_id: paymentId,
            ...parts,
            positions: JSON.stringify(named.positions),
            per_home: JSON.stringify(perHome[place]),
            reason,
            state: 'asked',
            attempt: 1,
            provider_id: providerId,
            problem: '',
            credit_note: null,
            by_id: actor.id,
            by_name: actor.name,
            asked_at: at,
            looked_at: at,
            done_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        rows.push(row);
      }
      await writeAudit(tx, actor, now, {
        action: 'refund',
        kind: 'refund',
        recordId: orderId ?? payments[0]?.paymentId ?? '',
        after: { amount: formatRupees(sumOfParts(back)), reason, homes: named.positions.length },
      });
      return { rows, fresh: true };
    },
    line,
  );
}

/**
 * Tells whether stored rows are those of a request. Homes that the request names and the rows do not are no difference
 * when nothing is left of them: the refund was not divided over them.
 */
async function isSame(
  tx: Queries,
  rows: readonly RefundRow[],
  { orderId, amount, positions, reason }: NewRefund,
): Promise<boolean> {
  const named = rows[0]?.positions ?? [];
  if (rows.some((row) => row.reason !== reason)) return false;
  if (amount !== undefined && amount !== sumOfParts(addParts(rows.map(refundParts)))) return false;
  if (named.some((position) => !positions.includes(position))) return false;
  const more = positions.filter((position) => !named.includes(position));
  if (more.length === 0) return true;
  const homes = (orderId !== null && named.length > 0 && (await readMoneyNow(tx, orderId))?.homes) || [];
  return homes.length > 0 && more.every((position) => homes[position]?.left === 0);
}

/**
 * Returns the homes of a refund with the paise for each; no homes when the refund is for none. A refund made by hand at
 * the provider that is too large for its homes is not divided.
 * @throws TooMuchForHomes when any other refund is too large for its homes
 */
function nameHomes(
  homes: readonly HomeMoney[],
  { positions, providerId }: Pick<NewRefund, 'positions' | 'providerId'>,
  amount: number,
): Named {
  if (positions.length === 0) return { positions: [], perHome: [] };
  const named = divideOverHomes(amount, positions, homes);
  if (named) return named;
  if (providerId) return { positions: [...positions], perHome: [] };
  throw new TooMuchForHomes(positions.reduce((sum, position) => sum + (homes[position]?.left ?? 0), 0));
}

/**
 * Starts the next attempt of a failed refund and writes an audit entry. Returns null when the refund is unknown, has
 * not failed, or another request already started an attempt.
 * @param attempt number of the failed attempt
 * @throws TooMuch when other refunds have used the payment's or the order's money since
 * @throws TooMuchForHomes when they have used the money of its homes
 */
export async function renewRefund(
  db: Database,
  actor: Actor,
  id: string,
  attempt: number,
  now: number,
): Promise<RefundRow | null> {
  const at = new Date(now).toISOString();
  return withTransaction(
    db,
    async (tx) => {
      const failed = await readRefund(tx, id);
      if (failed?.state !== 'failed' || Number(failed.attempt) !== attempt) return null;
      const money = failed.order_id === null ? null : await readMoneyNow(tx, failed.order_id);
      const amount = sumOfParts(refundParts(failed));
      // A sample may have come off another order since it failed.
      if (money && amount > sumOfParts(money.left)) throw new TooMuch();
      const named = nameHomes(money?.homes ?? [], { positions: failed.positions }, amount);
      const row = await tx
        .updateTable('refund')
        .set({
          positions: JSON.stringify(named.positions),
          per_home: JSON.stringify(named.perHome),
          state: 'asked',
          attempt: attempt + 1,
          provider_id: '',
          problem: '',
          looked_at: at,
          done_at: null,
        })
        .where('id', '=', id)
        .where('state', '=', 'failed')
        .where('attempt', '=', attempt)
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      if (!(await raiseAsked(tx, row.payment_id, refundParts(row)))) throw new TooMuch();
      await writeAudit(tx, actor, now, {
        action: 'refund-again',
        kind: 'refund',
        recordId: row.order_id ?? row.payment_id,
        after: { amount: formatRupees(sumOfParts(refundParts(row))), attempt: attempt + 1 },
      });
      return row;
    },
    line,
  );
}

/**
 * Returns at most 50 pending refunds that were last checked before a time, the longest unchecked first.
 * @param before ISO time
 */
export const waitingRefunds = (db: Queries, before: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('state', '=', 'asked')
    .where('looked_at', '<', before)
    .orderBy('looked_at')
    .limit(50)
    .execute();

/** Stores the time at which a refund was last checked. @param now ms */
export async function lookedAt(db: Queries, id: string, now: number): Promise<void> {
  await db
    .updateTable('refund')
    .set({ looked_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
}
