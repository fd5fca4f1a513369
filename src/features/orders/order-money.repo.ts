import type { Selectable } from 'kysely';
import type { CustomerMoney, OrderMoney, RefundWire, StaffRefund } from '#features/orders/order-money.contract.ts';
import {
  addParts,
  type Bought,
  type Due,
  dueBack,
  type Parts,
  type RefundState,
  sharesOf,
  sumOf,
  takeParts,
} from '#features/orders/refund.rules.ts';
import type { ParcelState } from '#features/fulfilment/fulfilment.rules.ts';
import { type Order, toOrder } from '#features/orders/order.repo.ts';
import type { Queries } from '#server/db/database.ts';
import type { RefundTable } from '#server/db/refunds-schema.ts';

/** A refund as it is stored. */
export type RefundRow = Selectable<RefundTable>;

/** Every refund of an order, the newest first. */
const refundsOf = (db: Queries, orderId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** What was asked back of a payment and has not failed. */
export async function askedOf(db: Queries, paymentId: string): Promise<Parts> {
  const row = await db
    .selectFrom('refund_account')
    .select(['asked_goods', 'asked_delivery'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return { goods: Number(row?.asked_goods ?? 0), delivery: Number(row?.asked_delivery ?? 0) };
}

/** Goods and delivery of a stored refund, paise. */
export const partsOf = ({ goods, delivery }: Parts): Parts => ({ goods: Number(goods), delivery: Number(delivery) });

/** A refund as whoever paid sees it: without reasons, and without anybody of the staff. */
const refundToWire = (row: RefundRow): RefundWire => ({
  ...partsOf(row),
  state: row.state as RefundState,
  askedAt: row.asked_at,
  doneAt: row.state === 'processed' ? row.done_at : null,
  positions: row.positions,
  trace: row.provider_id,
  creditNote: row.credit_note,
});

/** A refund as staff see it. */
export const refundToStaff = (row: RefundRow): StaffRefund => ({
  ...refundToWire(row),
  id: row.id,
  paymentId: row.payment_id,
  reason: row.reason,
  problem: row.problem,
  attempt: Number(row.attempt),
  by: row.by_name,
});

/** What went back of an order, the newest first, and what is still to go back for cancelled homes, as its customer sees it. */
export async function moneyForCustomer(db: Queries, orderId: string): Promise<CustomerMoney> {
  const refunds = (await refundsOf(db, orderId)).map(refundToWire);
  return { refunds, cancelled: (await readOrderMoney(db, orderId))?.cancelled ?? null };
}

/** An order as far as its money needs it. */
export interface PaidOrder {
  id: string;
  paymentId: string;
  bought: Bought;
}

/** What was paid for an order, home by home; null for one that is not there. */
export async function readPaidOrder(db: Queries, orderId: string): Promise<PaidOrder | null> {
  const row = await db.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!row) return null;
  const homes = await db
    .selectFrom('order_recipient')
    .select(['guest_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const order = toOrder(row);
  return {
    id: order.id,
    paymentId: order.paymentId,
    bought: {
      ...paidFor(order),
      homes: homes.map(({ guest_id, quantity }) => ({ quantity: Number(quantity), own: guest_id === row.user_id })),
    },
  };
}

function paidFor(order: Order): Omit<Bought, 'homes'> {
  const orderedAt = order.createdAt;
  if (order.kind === 'item') {
    const { kind, price, delivery } = order.content;
    return { kind, orderedAt, goods: price, delivery, sweets: 0 };
  }
  const { goods, delivery, sections, charges } = order.content;
  return {
    kind: 'invitation',
    orderedAt,
    goods,
    delivery,
    charges,
    sweets: sections.reduce((sum, { price }) => sum + price, 0),
  };
}

/** What may go back of an order, and what went; null for one that is not there. */
export async function readOrderMoney(db: Queries, orderId: string): Promise<OrderMoney | null> {
  const order = await readPaidOrder(db, orderId);
  if (!order) return null;
  const { bought, paymentId } = order;
  const refunds = await refundsOf(db, orderId);
  const left = takeParts(bought, await askedOf(db, paymentId));
  const settled = await settledUntil(db, orderId);
  const refunded = refunds.filter(({ state }) => state !== 'failed').flatMap(({ positions }) => positions);
  const open = (await cancellationsOf(db, orderId)).filter(
    ({ position, at }) => at > settled && !refunded.includes(position),
  );
  const dues = open.map(({ position, before, at }) => dueBack(bought, position, before, at));
  return {
    refunds: refunds.map(refundToStaff),
    left,
    shares: sharesOf(bought),
    cancelled:
      open.length === 0 || sumOf(left) === 0
        ? null
        : {
            at: open.reduce((latest, { at }) => (at > latest ? at : latest), ''),
            positions: open.map(({ position }) => position),
            ...withinLeft(dues, left),
            words: [...new Set(dues.map(({ words }) => words))],
          },
  };
}

const withinLeft = (dues: readonly Due[], left: Parts): Parts => {
  const { goods, delivery } = addParts(dues);
  return { goods: Math.min(goods, left.goods), delivery: Math.min(delivery, left.delivery) };
};

/** The key under which homes of an order that were cancelled up to a time (ISO) stand in the list of money. */
export const cancelledKey = (orderId: string, at: string): string => `cancelled:${orderId}:${at}`;

/** Up to when (ISO time) cancelled homes of an order were declared settled; empty where none were. */
async function settledUntil(db: Queries, orderId: string): Promise<string> {
  const row = await db
    .selectFrom('money_settled')
    .select('key')
    .where('key', '>', cancelledKey(orderId, ''))
    .where('key', '<', cancelledKey(orderId, '~'))
    .orderBy('key', 'desc')
    .executeTakeFirst();
  return row?.key.slice(cancelledKey(orderId, '').length) ?? '';
}

/** Homes that are cancelled now, with what they were before and when that was. */
async function cancellationsOf(
  db: Queries,
  orderId: string,
): Promise<{ position: number; before: ParcelState; at: string }[]> {
  const rows = await db
    .selectFrom('parcel')
    .innerJoin('parcel_step as step', (join) =>
      join
        .onRef('step.order_id', '=', 'parcel.order_id')
        .onRef('step.position', '=', 'parcel.position')
        .onRef('step.revision', '=', 'parcel.revision'),
    )
    .select(['parcel.position', 'step.before', 'step.at'])
    .where('parcel.order_id', '=', orderId)
    .where('parcel.state', '=', 'cancelled')
    .where('step.state', '=', 'cancelled')
    .orderBy('parcel.position')
    .execute();
  return rows.map(({ position, ...rest }) => ({ ...rest, position: Number(position) }));
}
