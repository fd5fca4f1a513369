import { type Selectable, sql } from 'kysely';
import type {
  CustomerMoney,
  OrderMoney,
  PartPaid,
  RefundWire,
  StaffRefund,
} from '#domain/orders/order-money.contract.ts';
import {
  type Cancellation,
  type MoneyFacts,
  type MoneyNow,
  moneyOfOrder,
  type Rest,
  restWithout,
} from '#domain/orders/goes-back.rules.ts';
import { offDesignsOf } from '#domain/orders/home-money.rules.ts';
import { type PaidOrder, readPaidOrder } from '#domain/orders/paid-order.repo.ts';
import { addParts, nothing, type Parts, type RefundState, sumOfParts, takeParts } from '#domain/orders/refund.rules.ts';
import { spentSample } from '#domain/orders/sample.repo.ts';
import { openOrders, readPackingPermit } from '#domain/part-payments/part-payment.repo.ts';
import type { Queries } from '#server/db/database.ts';
import type { RefundTable } from '#domain/orders/refunds.schema.ts';

/** A row of the table of refunds. */
export type RefundRow = Selectable<RefundTable>;

/** Returns all refunds of an order, newest first. */
const refundsOf = (db: Queries, orderId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Returns the paise of a payment that refunds have requested, failed refunds excluded; zeros when none have. */
export async function askedOf(db: Queries, paymentId: string): Promise<Parts> {
  const row = await db
    .selectFrom('refund_account')
    .select(['asked_goods', 'asked_delivery'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return { goods: Number(row?.asked_goods ?? 0), delivery: Number(row?.asked_delivery ?? 0) };
}

/** Returns goods and delivery of a stored refund as numbers, in paise. */
export const refundParts = ({ goods, delivery }: Parts): Parts => ({
  goods: Number(goods),
  delivery: Number(delivery),
});

/** Converts a refund row for the customer, without its reason and staff member. */
const refundToWire = (row: RefundRow): RefundWire => ({
  ...refundParts(row),
  state: row.state as RefundState,
  askedAt: row.asked_at,
  doneAt: row.state === 'processed' ? row.done_at : null,
  positions: row.positions,
  paymentId: row.payment_id,
  trace: row.provider_id,
  creditNote: row.credit_note,
});

/** Converts a refund row for staff. */
export const refundToStaff = (row: RefundRow): StaffRefund => ({
  ...refundToWire(row),
  id: row.id,
  reason: row.reason,
  problem: row.problem,
  attempt: Number(row.attempt),
  by: row.by_name,
});

/**
 * Returns an order's money for its customer: refunds, newest first, the refund still due for cancelled homes, and the
 * part payments if there are any. An unknown order has no refunds and nothing due.
 */
export async function moneyForCustomer(db: Queries, orderId: string): Promise<CustomerMoney> {
  const facts = await readFacts(db, orderId);
  if (!facts) return { refunds: [], cancelled: null };
  const money = moneyOfOrder(facts);
  return {
    refunds: facts.refunds.map(refundToWire),
    cancelled: money.cancelled,
    ...(facts.inParts.length === 0 ? {} : { parts: partsToWire(facts, money) }),
  };
}

/**
 * Returns the goods and delivery, in paise, that may still be refunded from each payment, in the order of the payments.
 */
async function leftOf(db: Queries, payments: PaidOrder['payments']): Promise<Parts[]> {
  const left: Parts[] = [];
  for (const { paymentId, parts } of payments) left.push(takeParts(parts, await askedOf(db, paymentId)));
  return left;
}

/** An order with everything from which its refunds are computed. */
type Facts = PaidOrder & Omit<MoneyFacts, 'refunds'> & { refunds: RefundRow[] };

async function readFacts(db: Queries, orderId: string): Promise<Facts | null> {
  const order = await readPaidOrder(db, orderId);
  if (!order) return null;
  return {
    ...order,
    refunds: await refundsOf(db, orderId),
    left: addParts(await leftOf(db, order.payments)),
    settled: await settledUntil(db, orderId),
    cancellations: await cancellationsOf(db, orderId),
    spent: await spentSample(db, orderId),
  };
}

/**
 * Returns an order's money for staff: refunds, newest first, the amounts still refundable, in total and by home, and
 * the part payments. Returns null when the order does not exist.
 */
export async function readOrderMoney(db: Queries, orderId: string): Promise<OrderMoney | null> {
  const facts = await readFacts(db, orderId);
  if (!facts) return null;
  const money = moneyOfOrder(facts);
  const { left, shares, homes, cancelled } = money;
  return {
    refunds: facts.refunds.map(refundToStaff),
    left,
    shares,
    homes,
    cancelled,
    parts:
      facts.inParts.length === 0
        ? null
        : { ...partsToWire(facts, money), released: await readPackingPermit(db, orderId) },
  };
}

/**
 * Returns an order's current money; null when the order does not exist. A refund must be written in the transaction
 * that calls this.
 */
export async function readMoneyNow(db: Queries, orderId: string): Promise<MoneyNow | null> {
  const facts = await readFacts(db, orderId);
  return facts && moneyOfOrder(facts);
}

/**
 * Returns the paise by which the refund due for an order would grow if more homes were cancelled; 0 when the order does
 * not exist.
 */
export async function wouldGoBack(db: Queries, orderId: string, more: readonly Cancellation[]): Promise<number> {
  const facts = await readFacts(db, orderId);
  if (!facts) return 0;
  const promised = (cancellations: readonly Cancellation[]): number =>
    sumOfParts(moneyOfOrder({ ...facts, cancellations }).cancelled ?? nothing);
  const all = [...facts.cancellations, ...more].sort((one, other) => one.position - other.position);
  return promised(all) - promised(facts.cancellations);
}

/** Returns the unpaid rest of an order with the facts that it is computed from; null when the order does not exist. */
export async function readRest(db: Queries, orderId: string): Promise<(Rest & Facts) | null> {
  const facts = await readFacts(db, orderId);
  return facts && { ...facts, ...moneyOfOrder(facts).rest };
}

/**
 * Returns the unpaid paise, by order id, of the given orders that must be paid in full before packing. Leaves out
 * orders that the owner permitted to pack, and orders with nothing due after cancelled homes were taken off.
 */
export async function unpaidOrders(db: Queries, orderIds: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const id of await openOrders(db, orderIds)) {
    const due = (await readRest(db, id))?.due ?? 0;
    if (due > 0) found.set(id, due);
  }
  return found;
}

/**
 * Returns the goods and delivery, in paise, that the given homes take off the unpaid rest, and the positions of these
 * homes. Homes that are no longer cancelled, or were taken off with an earlier payment, are left out.
 * @param most upper limit in paise
 */
export function offFor(facts: MoneyFacts, positions: readonly number[], most: number) {
  const { off, positions: named } = restWithout(facts, positions);
  const amount = Math.min(sumOfParts(off), most);
  const goods = Math.min(off.goods, amount);
  return { off: { goods, delivery: amount - goods }, offPositions: named };
}

function partsToWire({ bought, inParts }: PaidOrder, { shares, homes, rest }: MoneyNow): PartPaid {
  return {
    payments: inParts.map(({ kind, amount, paymentId, at }) => ({ kind, amount, paymentId, at })),
    due: rest.due,
    off: addParts([...inParts.map((payment) => payment.off), rest.off]),
    offDesigns: offDesignsOf(bought, shares, homes),
    complete: rest.complete,
  };
}

/** Returns the key of the money entry for an order's homes that were cancelled up to a time. @param at ISO time */
export const cancelledKey = (orderId: string, at: string): string => `cancelled:${orderId}:${at}`;

/** Texts that sort before and after every id and every ISO time, whatever collation the database has. */
const BOUNDS = { id: ['0', 'g'], time: ['0', '9'] } as const;

/** Returns the ISO time up to which staff settled an order's cancelled homes; empty when they settled none. */
async function settledUntil(db: Queries, orderId: string): Promise<string> {
  const row = await db
    .selectFrom('money_settled')
    .select('key')
    .where('key', '>', cancelledKey(orderId, BOUNDS.time[0]))
    .where('key', '<', cancelledKey(orderId, BOUNDS.time[1]))
    .orderBy('key', 'desc')
    .executeTakeFirst();
  return row?.key.slice(cancelledKey(orderId, '').length) ?? '';
}

/**
 * Returns ids of orders whose cancelled homes may still be due a refund. Leaves out orders with refunds requested for
 * all payments in full, and orders that staff settled after the last cancellation.
 * @param only id of the only order to check
 */
export async function ordersThatMayOwe(db: Queries, only?: string): Promise<string[]> {
  const settled = new Map<string, string>();
  const [from, to] =
    only === undefined
      ? BOUNDS.id.map((bound) => `cancelled:${bound}`)
      : BOUNDS.time.map((bound) => cancelledKey(only, bound));
  const keys = await db
    .selectFrom('money_settled')
    .select('key')
    .where('key', '>', from ?? '')
    .where('key', '<', to ?? '')
    .orderBy('key')
    .execute();
  for (const { key } of keys) {
    const [, orderId = '', ...at] = key.split(':');
    settled.set(orderId, at.join(':'));
  }
  const rows = await cancelledNow(db)
    .select(['parcel.order_id', ({ fn }) => fn.max('step.at').as('at')])
    .$if(only !== undefined, (some) => some.where('parcel.order_id', '=', only ?? ''))
    .where('parcel.order_id', 'in', (where) =>
      where
        .selectFrom('order')
        .leftJoin('order_payment as part', 'part.order_id', 'order.id')
        .leftJoin('refund_account as account', (join) =>
          join.on(sql<boolean>`account.payment_id = coalesce(part.payment_id, "order".payment_id)`),
        )
        .where(
          sql<boolean>`account.payment_id is null or asked_goods + asked_delivery < account.goods + account.delivery`,
        )
        .select('order.id'),
    )
    .groupBy('parcel.order_id')
    .execute();
  return rows.filter(({ order_id, at }) => (settled.get(order_id) ?? '') < at).map(({ order_id }) => order_id);
}

/** Selects the cancelled homes, each joined with the parcel step that cancelled it. */
const cancelledNow = (db: Queries) =>
  db
    .selectFrom('parcel')
    .innerJoin('parcel_step as step', (join) =>
      join
        .onRef('step.order_id', '=', 'parcel.order_id')
        .onRef('step.position', '=', 'parcel.position')
        .onRef('step.revision', '=', 'parcel.revision'),
    )
    .where('parcel.state', '=', 'cancelled')
    .where('step.state', '=', 'cancelled');

/**
 * Returns the cancelled homes of an order by position, with the parcel's state before and the ISO time of the
 * cancellation.
 */
async function cancellationsOf(db: Queries, orderId: string): Promise<Cancellation[]> {
  const rows = await cancelledNow(db)
    .select(['parcel.position', 'step.before', 'step.at'])
    .where('parcel.order_id', '=', orderId)
    .orderBy('parcel.position')
    .execute();
  return rows.map(({ position, ...rest }) => ({ ...rest, position: Number(position) }));
}
