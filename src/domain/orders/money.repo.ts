import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { MoneyKind } from '#domain/orders/money.rules.ts';
import type { MoneyEntry } from '#domain/orders/refund.contract.ts';
import { provider } from '#domain/orders/hand-made.rules.ts';
import { sumOfParts } from '#domain/orders/refund.rules.ts';
import { backFor, ordersBoughtTwice, twiceKey } from '#domain/orders/had-box.repo.ts';
import { twiceText } from '#domain/orders/had-box.rules.ts';
import { cancelledKey, ordersThatMayOwe, readOrderMoney, refundToStaff } from '#domain/orders/order-money.repo.ts';
import { ordersNotPaidInFull } from '#domain/part-payments/part-payment.repo.ts';
import { chunks } from '#server/db/chunks.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import type { PaymentEventTable } from '#domain/payments/payments.schema.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

/** The kind of money entry for each outcome of a webhook in `payment_event` that somebody has to look at. */
const kinds: Record<string, MoneyKind> = {
  unknown: 'unclaimed',
  'second payment': 'second',
  mismatch: 'mismatch',
  unreadable: 'unreadable',
  'unknown refund': 'unknown-refund',
};

/** Kinds whose payment can be refunded whole. */
const refundable: readonly MoneyKind[] = ['unclaimed', 'unfinished', 'second', 'mismatch'];

type Event = Selectable<PaymentEventTable>;

/**
 * Returns the key of a webhook's entry: `payment:` with the payment's id, so that several webhooks about one payment
 * share it. Without a payment, and for an unknown refund, it is `event:` with the event's id.
 */
const keyOf = ({ id, payment_id, outcome }: Pick<Event, 'id' | 'payment_id' | 'outcome'>): string =>
  payment_id && outcome !== 'unknown refund' ? `payment:${payment_id}` : `event:${id}`;

/** The same key as `keyOf` returns, as an SQL expression. */
const keyColumn = sql<string>`case when event.payment_id is not null and event.outcome <> 'unknown refund'
  then 'payment:' || event.payment_id else 'event:' || event.id end`;

/** Returns the payment id and payment order id of the webhook of an entry; undefined when there is no such webhook. */
export const readMoneyEvent = (db: Queries, key: string) =>
  db
    .selectFrom('payment_event as event')
    .select(['event.payment_id', 'event.gateway_order_id'])
    .where(keyColumn, '=', key)
    .where('event.outcome', 'in', Object.keys(kinds))
    .executeTakeFirst();

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

/** Returns all money entries that need attention, from webhooks, refunds and orders, newest first. @param now ms */
export async function readMoneyEntries(db: Queries, now: number): Promise<MoneyEntry[]> {
  const entries = [
    ...(await eventEntries(db)),
    ...(await refundEntries(db)),
    ...(await cancelledEntries(db)),
    ...(await restEntries(db)),
    ...(await twiceEntries(db, now)),
  ];
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

const orderOf = (row: { title: string | null; invoice_number: string | null; customer: string | null }) => ({
  title: row.title ?? '',
  invoiceNumber: row.invoice_number ?? '',
  customer: row.customer ?? '',
});

/** Selects ids of payments with a pending or failed refund, or with refunds requested for the whole payment. */
const lookedAfter = (db: Queries) =>
  db
    .selectFrom('refund')
    .select('payment_id')
    .where('state', 'in', ['asked', 'failed'])
    .union(
      db
        .selectFrom('refund_account')
        .select('payment_id')
        .where(sql<boolean>`asked_goods + asked_delivery >= goods + delivery`),
    );

async function eventEntries(db: Queries): Promise<MoneyEntry[]> {
  const rows = await db
    .selectFrom('payment_event as event')
    // A payment of the rest is about the order that it was begun for.
    .leftJoin('order_draft as begun', 'begun.gateway_order_id', 'event.gateway_order_id')
    .leftJoin('order', (join) =>
      join.on((on) =>
        on.or([
          on('order.gateway_order_id', '=', on.ref('event.gateway_order_id')),
          on('order.id', '=', on.ref('begun.order_id')),
        ]),
      ),
    )
    .leftJoin('user', 'user.id', 'order.user_id')
    .leftJoin('refund_account as account', 'account.payment_id', 'event.payment_id')
    .selectAll('event')
    .select(['order.id as order_id', 'order.title', 'order.invoice_number', 'user.name as customer'])
    .select('begun.state as begun_state')
    .select(['account.asked_goods', 'account.asked_delivery'])
    .where('event.outcome', 'in', Object.keys(kinds))
    .where(keyColumn, 'not in', db.selectFrom('money_settled').select('key'))
    .where((where) =>
      where.or([
        where('event.payment_id', 'is', null),
        where('event.outcome', '=', 'unknown refund'),
        where('event.payment_id', 'not in', lookedAfter(db)),
      ]),
    )
    // Nor a refund made by hand that could be counted after all.
    .where(
      sql<boolean>`not (event.outcome = 'unknown refund' and exists (select 1 from refund
        where refund.payment_id = event.payment_id and refund.by_id = ${provider.id}
          and refund.goods + refund.delivery = event.amount))`,
    )
    .orderBy('event.received_at', 'desc')
    .execute();
  const seen = new Set<string>();
  return rows.flatMap((row): MoneyEntry[] => {
    const key = keyOf(row);
    const kind = row.id.startsWith('unfinished:') ? 'unfinished' : (kinds[row.outcome] ?? 'unreadable');
    const became = row.order_id !== null && row.outcome === 'unreadable' && row.begun_state !== 'open';
    if (became || seen.has(key)) return [];
    seen.add(key);
    const order = row.order_id === null ? null : { id: row.order_id, ...orderOf(row) };
    const asked = Number(row.asked_goods ?? 0) + Number(row.asked_delivery ?? 0);
    return [
      {
        key,
        kind,
        at: row.received_at,
        amount: typeof row.amount === 'number' ? row.amount - (row.outcome === 'unknown refund' ? 0 : asked) : null,
        paymentId: row.payment_id ?? '',
        gatewayOrderId: row.gateway_order_id ?? '',
        order,
        refund: null,
        positions: [],
        words: '',
        canRefund: refundable.includes(kind) && Boolean(row.payment_id ?? row.gateway_order_id),
      },
    ];
  });
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

/** Returns an entry for each order with an unpaid rest that staff have not settled. @param only id of one order */
async function restEntries(db: Queries, only?: string): Promise<MoneyEntry[]> {
  const settled = await settledKeys(db);
  const open = only === undefined ? await ordersNotPaidInFull(db) : [only];
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
      ? restEntries(db, orderId)
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
