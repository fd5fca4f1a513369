import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { eventEntries, orderOf } from '#domain/orders/money-event.repo.ts';
import type { MoneyEntry } from '#domain/orders/refund.contract.ts';
import { provider } from '#domain/orders/hand-made.rules.ts';
import { sumOfParts } from '#domain/orders/refund.rules.ts';
import { backFor, ordersBoughtTwice, twiceKey } from '#domain/orders/had-box.repo.ts';
import { twiceText } from '#domain/orders/had-box.rules.ts';
import { cancelledKey, ordersThatMayOwe, readOrderMoney, refundToStaff } from '#domain/orders/order-money.repo.ts';
import { ordersNotPaidInFull } from '#domain/part-payments/part-payment.repo.ts';
import { chunks } from '#server/db/chunks.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

/** Returns the order that a payment paid in whole or in part; undefined when the payment paid no order. */
export const orderPaidBy = (db: Queries, paymentId: string) =>
  db
    .selectFrom('order')
    .select(['id', 'invoice_number'])
    .where((where) =>
      where.or([
        where('payment_id', '=', paymentId),
        where('id', 'in', db.selectFrom('order_payment').select('order_id').where('payment_id', '=', paymentId)),
      ]),
    )
    .executeTakeFirst();

/**
 * Returns all money entries that need attention, from webhooks, refunds and orders, newest first.
 * @param now ms
 * @param restsBefore ISO time; of orders that are not paid in full only those that leave before it are read
 */
export async function readMoneyEntries(db: Queries, now: number, restsBefore?: string): Promise<MoneyEntry[]> {
  const entries = [
    ...(await eventEntries(db)),
    ...(await refundEntries(db)),
    ...(await cancelledEntries(db)),
    ...(await restEntries(db, await ordersNotPaidInFull(db, restsBefore))),
    ...(await twiceEntries(db, now)),
  ];
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

/**
 * The kind of entry for each state of a refund. Of refunds that were paid out, only those made by hand at the provider
 * are listed.
 */
const refundKinds = { asked: 'refund-asked', failed: 'refund-failed', processed: 'hand-made' } as const;

async function refundEntries(db: Queries): Promise<MoneyEntry[]> {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('order', 'order.id', 'refund.order_id')
    .leftJoin('user', 'user.id', 'order.user_id')
    .selectAll('refund')
    .select(['order.title', 'order.invoice_number', 'order.gateway_order_id', 'user.name as customer'])
    .where((where) =>
      where.or([
        where('refund.state', 'in', ['asked', 'failed']),
        where.and([
          where('refund.by_id', '=', provider.id),
          where(sql`'hand-made:' || refund.id`, 'not in', db.selectFrom('money_settled').select('key')),
        ]),
      ]),
    )
    .orderBy('refund.asked_at', 'desc')
    .execute();
  const settled = await settledKeys(db);
  return rows
    .map((row): MoneyEntry => {
      const refund = refundToStaff(row);
      const order = row.order_id === null ? null : { id: row.order_id, ...orderOf(row) };
      return {
        key: refund.state === 'processed' ? `hand-made:${refund.id}` : `refund:${refund.id}:${refund.attempt}`,
        kind: refundKinds[refund.state],
        at: row.done_at ?? row.asked_at,
        amount: sumOfParts(refund),
        paymentId: refund.paymentId,
        gatewayOrderId: row.gateway_order_id ?? '',
        order,
        refund,
        positions: refund.positions,
        words: refund.problem,
        canRefund: refund.state === 'failed',
      };
    })
    .filter(({ key, kind }) => kind === 'refund-asked' || !settled.has(key));
}

const settledKeys = async (db: Queries): Promise<Set<string>> =>
  new Set((await db.selectFrom('money_settled').select('key').execute()).map(({ key }) => key));

/** Returns the columns of orders that the money list shows; reads them in chunks that fit one statement. */
async function listedOrders(db: Queries, ids: readonly string[]) {
  const found = [];
  for (const some of chunks(ids))
    found.push(
      ...(await db
        .selectFrom('order')
        .leftJoin('user', 'user.id', 'order.user_id')
        .select([
          'order.id',
          'order.title',
          'order.invoice_number',
          'order.payment_id',
          'order.gateway_order_id',
          'order.created_at',
          'user.name as customer',
        ])
        .where('order.id', 'in', some)
        .execute()),
    );
  return found;
}

/**
 * Returns an entry for each order with cancelled homes that staff have neither refunded nor settled. Its amount is 0
 * when the policy grants no refund.
 * @param only id of the only order to check
 */
async function cancelledEntries(db: Queries, only?: string): Promise<MoneyEntry[]> {
  const found: MoneyEntry[] = [];
  for (const row of await listedOrders(db, await ordersThatMayOwe(db, only))) {
    // However many orders there are, other people are answered in between.
    await nextTurn();
    const cancelled = (await readOrderMoney(db, row.id))?.cancelled;
    if (!cancelled) continue;
    const { at, positions, words } = cancelled;
    found.push({
      ...entryOf(row),
      key: cancelledKey(row.id, at),
      kind: 'cancelled',
      at,
      amount: sumOfParts(cancelled),
      positions,
      words: words.join(' '),
    });
  }
  return found;
}

/** Returns an entry for each of some orders that has an unpaid rest which staff have not settled. */
async function restEntries(db: Queries, open: readonly string[]): Promise<MoneyEntry[]> {
  const settled = await settledKeys(db);
  const ids = open.filter((id) => !settled.has(restKey(id)));
  const found: MoneyEntry[] = [];
  for (const row of await listedOrders(db, ids)) {
    await nextTurn();
    const amount = (await readOrderMoney(db, row.id))?.parts?.due ?? 0;
    if (amount === 0) continue;
    found.push({ ...entryOf(row), key: restKey(row.id), kind: 'rest', at: row.created_at, amount });
  }
  return found;
}

/**
 * Returns an entry for each order with unsent boxes for homes that already have a box from an earlier order, unless the
 * customer wanted both or staff settled the entry.
 * @param now ms
 * @param only id of the only order to check
 */
async function twiceEntries(db: Queries, now: number, only?: string): Promise<MoneyEntry[]> {
  const twice = await ordersBoughtTwice(db, only === undefined ? undefined : [only]);
  const found: MoneyEntry[] = [];
  for (const row of await listedOrders(db, [...twice.keys()])) {
    const { homes = [], orders = [] } = twice.get(row.id) ?? {};
    found.push({
      ...entryOf(row),
      key: twiceKey(row.id),
      kind: 'twice',
      at: row.created_at,
      amount: await backFor(db, row.id, homes, now),
      positions: homes.map(({ position }) => position),
      words: twiceText(
        homes.length,
        orders.map(({ invoiceNumber }) => invoiceNumber),
      ),
    });
  }
  return found;
}

const restKey = (orderId: string): string => `rest:${orderId}`;

/** Returns the fields common to all entries about an order. */
const entryOf = (row: Awaited<ReturnType<typeof listedOrders>>[number]) => ({
  paymentId: row.payment_id,
  gatewayOrderId: row.gateway_order_id,
  order: { id: row.id, ...orderOf(row) },
  refund: null,
  positions: [],
  words: '',
  canRefund: false,
});

/** Returns the entry with a key; undefined when the list has no such entry. */
async function readEntry(db: Queries, key: string, now: number): Promise<MoneyEntry | undefined> {
  const [kind = '', orderId = ''] = key.split(':');
  const entries = await (kind === 'cancelled'
    ? cancelledEntries(db, orderId)
    : kind === 'rest'
      ? restEntries(db, [orderId])
      : kind === 'twice'
        ? twiceEntries(db, now, orderId)
        : kind === 'refund' || kind === 'hand-made'
          ? refundEntries(db)
          : eventEntries(db));
  return entries.find((entry) => entry.key === key);
}

/**
 * Removes an entry from the list: stores a note how it was settled, and an audit entry. Returns true also when it was
 * settled before, false when it is not in the list or its refund is still pending.
 */
export async function settleEntry(
  db: Database,
  actor: { id: string; name: string },
  { key, note }: { key: string; note: string },
  now: number,
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const known = (await settledKeys(tx)).has(key);
    if (known) return true;
    const entry = await readEntry(tx, key, now);
    if (!entry || entry.kind === 'refund-asked') return false;
    await tx
      .insertInto('money_settled')
      .values({ key, note, by_name: actor.name, at: new Date(now).toISOString() })
      .execute();
    await writeAudit(tx, actor, now, { action: 'settle', kind: 'refund', recordId: key, after: { note } });
    return true;
  });
}
