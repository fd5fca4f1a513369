import type { PricedPurchase } from '#domain/payments/purchase.repo.ts';
import type { Selectable } from 'kysely';
import { HOUR } from '#lib/time.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { PendingOrderTable } from '#domain/payments/payments.schema.ts';
import { type Held, whileHeld } from '#server/db/lease.repo.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import { packJson, unpackJson } from '#server/db/packed-json.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Charge } from '#domain/payments/charge.service.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { said } from '#lib/said.ts';

/** What a payment is held against. */
export interface PendingOrderHead {
  id: string;
  userId: string;
  kind: 'item' | 'invitation';
  gatewayOrderId: string;
  /** What this payment brings, paise. */
  amount: number;
  /** Paise of the whole order, where the payment is an advance on it. */
  whole: number | null;
  /** The order whose rest it pays; null when it makes the order. */
  orderId: string | null;
  currency: string;
  state: 'open' | 'paid';
  /** Hash that is equal for two presses of Pay for the same goods, prices and addresses. */
  fingerprint: string;
  createdAt: string;
}

/** Everything an order is made from. */
export type Content = Pick<
  PricedPurchase,
  'title' | 'ordered' | 'recipients' | 'cartId' | 'circleCarts' | 'waveOf' | 'waiting' | 'sale'
> & {
  /** Payment ids of orders beside which second boxes are wanted; missing when no question was needed. */
  repeats?: string[];
};
/** Positions of cancelled homes that were taken off the rest of an order. */
export interface RestContent {
  off: number[];
}

/** What is being paid for; stored before the payment, so that a paid order can be finished without the browser. */
export type PendingOrder = PendingOrderHead &
  ({ orderId: null; content: Content } | { orderId: string; content: RestContent });

/**
 * Refuses when a question to the person is open; returns the payment ids of orders beside which second boxes are
 * wanted.
 */
export type Ask = (db: Queries) => Promise<string[] | undefined>;

/** A pending order before it is stored. */
export type NewPendingOrder = PendingOrder & Pick<Charge, 'goods' | 'replaces'>;

const head = [
  'id',
  'user_id',
  'kind',
  'gateway_order_id',
  'amount',
  'whole',
  'order_id',
  'currency',
  'state',
  'fingerprint',
  'created_at',
] as const;

/**
 * Returns a customer's newest unpaid pending orders of the same goods, at most five, without their content.
 * @param goods hash of goods and homes
 * @param since ISO time
 */
export async function listOpenPendingOrdersOf(
  db: Queries,
  userId: string,
  goods: string,
  since: string,
): Promise<PendingOrderHead[]> {
  const rows = await db
    .selectFrom('order_draft')
    .select(head)
    .where('user_id', '=', userId)
    .where('goods', '=', goods)
    .where('state', '=', 'open')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
  return rows.map(toHead);
}

/**
 * Most unpaid payments that a person may begin in an hour and in a day; untried ones are erased after a day. Payments
 * that the same window replaced do not count, up to `replaced`.
 */
export const MOST_PENDING_ORDERS = { hour: 20, day: 40, replaced: 100 };

/**
 * Stores a pending order. If one with the same fingerprint was begun since a time, returns that one and stores nothing.
 * @param since ISO time
 * @param ask refuses while a question to the customer is open
 * @throws Refusal 429 after too many unfinished payments; and the refusal of `ask`
 */
export async function keepPendingOrder(
  db: Database,
  pendingOrder: NewPendingOrder,
  since: string,
  ask: Ask,
): Promise<PendingOrderHead> {
  const keep = async (tx: OwnersTransaction): Promise<PendingOrderHead> => {
    const repeats = await ask(tx);
    const earlier = (await listOpenPendingOrdersOf(tx, pendingOrder.userId, pendingOrder.goods, since)).find(
      (one) => one.fingerprint === pendingOrder.fingerprint,
    );
    if (earlier) return earlier;
    await refuseTooMany(tx, pendingOrder);
    await tx
      .insertInto('order_draft')
      .values({
        id: pendingOrder.id,
        user_id: pendingOrder.userId,
        kind: pendingOrder.kind,
        gateway_order_id: pendingOrder.gatewayOrderId,
        amount: pendingOrder.amount,
        whole: pendingOrder.whole,
        order_id: pendingOrder.orderId,
        currency: pendingOrder.currency,
        content: await packJson(
          pendingOrder.orderId === null
            ? toStored({ ...pendingOrder.content, ...(repeats ? { repeats } : {}) })
            : pendingOrder.content,
        ),
        state: pendingOrder.state,
        fingerprint: pendingOrder.fingerprint,
        goods: pendingOrder.goods,
        created_at: pendingOrder.createdAt,
      })
      .execute();
    return pendingOrder;
  };
  return asOwner(db, pendingOrder.userId, keep);
}

/**
 * Refuses a customer with too many unfinished payments in an hour or a day. Payments that the same window replaced do
 * not count, up to a limit.
 * @throws Refusal 429
 */
export async function refuseTooMany(
  db: Queries,
  { userId, createdAt, replaces = [] }: Pick<NewPendingOrder, 'userId' | 'createdAt' | 'replaces'>,
): Promise<void> {
  const ago = (hours: number): string => new Date(Date.parse(createdAt) - hours * HOUR).toISOString();
  const open = await db
    .selectFrom('order_draft')
    .select(['created_at', 'gateway_order_id'])
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('created_at', '>=', ago(24))
    .execute();
  const replaced = new Set(replaces.slice(-MOST_PENDING_ORDERS.replaced));
  const others = open.filter(({ gateway_order_id }) => !replaced.has(gateway_order_id));
  const lately = others.filter(({ created_at }) => created_at >= ago(1));
  if (others.length >= MOST_PENDING_ORDERS.day || lately.length >= MOST_PENDING_ORDERS.hour)
    throw new Refusal(429, said(say, 'tooManyBegun'));
}

/** Returns the pending order of a payment order, with its content; null when there is none. */
export async function readPendingOrder(db: Queries, gatewayOrderId: string): Promise<PendingOrder | null> {
  const row = await db
    .selectFrom('order_draft')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
  if (!row) return null;
  const { orderId, ...rest } = toHead(row);
  const content: unknown = await unpackJson(row.content);
  return orderId === null
    ? { ...rest, orderId, content: fromStored(content as StoredContent) }
    : { ...rest, orderId, content: content as RestContent };
}

/** Returns a pending order without its goods, which may hold hundreds of addresses; null when there is none. */
export async function readPendingOrderHead(db: Queries, gatewayOrderId: string): Promise<PendingOrderHead | null> {
  const row = await db
    .selectFrom('order_draft')
    .select(head)
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
  return row ? toHead(row) : null;
}

/** Returns all unpaid pending orders begun between two ISO times, oldest first, without their content. */
export async function listOpenPendingOrders(db: Queries, from: string, to: string): Promise<PendingOrderHead[]> {
  const rows = await db
    .selectFrom('order_draft')
    .select(head)
    .where('state', '=', 'open')
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .orderBy('created_at')
    .execute();
  return rows.map(toHead);
}

/** Deletes the given pending orders that are still unpaid; none once another process has taken the lease `held`. */
export async function erasePendingOrders(db: Queries, ids: readonly string[], held?: Held): Promise<void> {
  for (let from = 0; from < ids.length; from += 500) {
    let erasing = db
      .deleteFrom('order_draft')
      .where('id', 'in', ids.slice(from, from + 500))
      .where('state', '=', 'open');
    if (held) erasing = erasing.where(whileHeld(held));
    await erasing.execute();
  }
}

/** Marks a pending order as paid, which is final. */
export async function markPaid(tx: Queries, pendingOrderId: string): Promise<void> {
  await tx.updateTable('order_draft').set({ state: 'paid' }).where('id', '=', pendingOrderId).execute();
}

/** Content as the table holds it: `ordered` is called `snapshot` there, which older processes read. */
type StoredContent = Omit<Content, 'ordered'> & { snapshot: Content['ordered'] };

const toStored = ({ ordered, ...rest }: Content): StoredContent => ({ ...rest, snapshot: ordered });
const fromStored = ({ snapshot, ...rest }: StoredContent): Content => ({ ...rest, ordered: snapshot });

type HeadRow = Pick<Selectable<PendingOrderTable>, (typeof head)[number]>;

function toHead({
  id,
  user_id,
  kind,
  gateway_order_id,
  amount,
  whole,
  order_id,
  currency,
  state,
  fingerprint,
  created_at,
}: HeadRow): PendingOrderHead {
  return {
    id,
    userId: user_id,
    kind,
    gatewayOrderId: gateway_order_id,
    amount,
    whole: whole === null || whole === undefined ? null : Number(whole),
    orderId: order_id ?? null,
    currency,
    state,
    fingerprint,
    createdAt: created_at,
  };
}
