import { type Selectable, sql } from 'kysely';
import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { keepWaiting, waitingKeys } from '#domain/parcels/late-home.repo.ts';
import type { OrderHead } from '#domain/orders/order.contract.ts';
import { leavesBy } from '#domain/delivery/dispatch.rules.ts';
import {
  financialYear,
  isItem,
  type OrderedInvitation,
  type OrderedItem,
  type Recipient,
} from '#domain/orders/order.rules.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { orderOfPart } from '#domain/part-payments/part-payment.repo.ts';
import { searchKey } from '#domain/search/search-key.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { OrderTable } from '#domain/orders/order.schema.ts';
import { ratedGrams } from '#domain/pricing/pricing.rules.ts';
import { invoiceNumber } from '#lib/order-number.ts';
import { paiseWritten } from '#lib/written-rate.ts';

/** An order of either kind, without its recipients. */
export type Order = OrderHead &
  ({ kind: 'item'; content: OrderedItem } | { kind: 'invitation'; content: OrderedInvitation });

/** A paid order to store. */
export interface OrderWrite {
  id: string;
  userId: string;
  kind: 'item' | 'invitation';
  gatewayOrderId: string;
  paymentId: string;
  title: string;
  amount: number;
  content: OrderedItem | OrderedInvitation;
  sale: Sale;
  recipients: readonly Recipient[];
  /** Id of the first order when this one is a later wave of it. */
  waveOf?: string | undefined;
  /** Ids of guests whose box waits for an address. */
  waiting?: readonly string[] | undefined;
}

/** Rows written or orders read in one statement; databases limit its parameters. */
const CHUNK = 500;

/**
 * Stores a paid order with its recipients under the next invoice number. Call it in the transaction of the payment, so
 * that invoice numbers have no gaps.
 * @param now ms
 */
export async function insertOrder(tx: Queries, order: OrderWrite, now: number): Promise<void> {
  const year = financialYear(now);
  const at = new Date(now).toISOString();
  const { last } = await tx
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((set) => ({ last: set('invoice_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const leaves = leavesBy('kind' in order.content ? order.content.kind : 'invitation', at, order.sale.dispatch);
  await tx
    .insertInto('order')
    .values({
      id: order.id,
      user_id: order.userId,
      kind: order.kind,
      gateway_order_id: order.gatewayOrderId,
      payment_id: order.paymentId,
      invoice_number: invoiceNumber(year, last),
      title: order.title,
      amount: order.amount,
      content: JSON.stringify(order.content),
      sale: JSON.stringify(order.sale),
      created_at: at,
      leaves_by: leaves,
      wave_of: order.waveOf ?? null,
      waiting: order.waiting ? JSON.stringify(order.waiting) : null,
    })
    .execute();
  const rows = order.recipients.map(({ guestId, circle = null, note = '', ...home }, position) => {
    const { name, mobile, address, pincode, quantity } = home;
    const key = { search_key: searchKey(name) };
    return {
      order_id: order.id,
      position,
      guest_id: guestId,
      circle,
      note,
      name,
      ...key,
      mobile,
      address,
      pincode,
      quantity,
    };
  });
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insertInto('order_recipient')
      .values(rows.slice(from, from + CHUNK))
      .execute();
  }
  const late = order.recipients.flatMap(({ waits }, position) => (waits ? [position] : []));
  if (late.length > 0) await keepWaiting(tx, order.id, late, leaves);
}

/** Columns that every list of orders reads. */
export const orderColumns = [
  'id',
  'kind',
  'gateway_order_id',
  'payment_id',
  'invoice_number',
  'title',
  'amount',
  'content',
  'created_at',
] as const;

/** Returns a customer's orders, newest first. */
export async function listOrdersOf(db: Queries, userId: string): Promise<Order[]> {
  const rows = await db
    .selectFrom('order')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('invoice_number', 'desc')
    .execute();
  return rows.map(toOrder);
}

/**
 * Returns an order of a customer; null when the order does not exist or belongs to another customer. `sale` is null for
 * old orders.
 */
export async function readOrderOf(
  db: Queries,
  userId: string,
  id: string,
): Promise<(Order & { sale: Sale | null }) | null> {
  const row = await db
    .selectFrom('order')
    .select([...orderColumns, 'sale'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...toOrder(row), sale: row.sale } : null;
}

/**
 * Returns a customer's newest order of the same goods to the same homes since a time, leaving out orders whose homes
 * are all cancelled; null when there is none.
 * @param goods hash of goods and homes
 * @param since ISO time
 */
export async function findOrderOfGoods(db: Queries, userId: string, goods: string, since: string) {
  const row = await db
    .selectFrom('order_draft')
    .innerJoin('order', 'order.gateway_order_id', 'order_draft.gateway_order_id')
    .select(['order.id', 'order.kind', 'order.gateway_order_id', 'order.created_at'])
    .where('order_draft.user_id', '=', userId)
    .where('order_draft.goods', '=', goods)
    .where('order.created_at', '>=', since)
    .where(({ exists }) =>
      exists(
        homesWithParcels(db)
          .select('home.position')
          .where('home.order_id', '=', sql.ref<string>('order.id'))
          .where((where) => where.or([where('parcel.state', 'is', null), where('parcel.state', '!=', 'cancelled')])),
      ),
    )
    .orderBy('order.created_at', 'desc')
    .executeTakeFirst();
  return row ? { id: row.id, kind: row.kind, gatewayOrderId: row.gateway_order_id, createdAt: row.created_at } : null;
}

/** Returns the recipients of an order by position; empty when the order does not exist. */
export async function readRecipients(db: Queries, orderId: string): Promise<Recipient[]> {
  return (await readRecipientsOf(db, [orderId])).get(orderId) ?? [];
}

/** Returns the recipients of orders by order id, each list by position; empty for an order that does not exist. */
export async function readRecipientsOf(db: Queries, orderIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const byOrder = new Map<string, Recipient[]>(orderIds.map((id) => [id, []]));
  const late = await waitingKeys(db, orderIds);
  for (let from = 0; from < orderIds.length; from += CHUNK) {
    const rows = await db
      .selectFrom('order_recipient')
      .select([
        'order_id',
        'position',
        'guest_id',
        'name',
        'mobile',
        'address',
        'pincode',
        'quantity',
        'circle',
        'note',
      ])
      .where('order_id', 'in', orderIds.slice(from, from + CHUNK))
      .orderBy('position')
      .execute();
    for (const { order_id, position, guest_id, circle, note, ...rest } of rows)
      byOrder.get(order_id)?.push({
        guestId: guest_id,
        ...rest,
        ...(note ? { note } : {}),
        ...(circle === null || circle === undefined ? {} : { circle: Number(circle) }),
        ...(late.has(`${order_id} ${Number(position)}`) ? { waits: true } : {}),
      });
  }
  return byOrder;
}

/**
 * Returns the order that a payment order created, in whole or as an advance, or whose rest it paid, with the payment's
 * id; null while the payment order is unpaid.
 */
export async function findByGatewayOrder(
  db: Queries,
  gatewayOrderId: string,
): Promise<{ id: string; paymentId: string } | null> {
  const row = await db
    .selectFrom('order')
    .select(['id', 'payment_id'])
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
  return row ? { id: row.id, paymentId: row.payment_id } : orderOfPart(db, gatewayOrderId);
}

/**
 * Adds the rate in paise to an item whose row has only the rate's text; returns the item unchanged when the text cannot
 * be parsed.
 */
function withPaise(item: OrderedItem): OrderedItem {
  const ratePaise = item.ratePaise ?? paiseWritten(item.rate, ratedGrams(item.kind));
  return ratePaise === null ? item : { ...item, ratePaise };
}

/** Converts a stored row into an order. */
export function toOrder(row: Pick<Selectable<OrderTable>, (typeof orderColumns)[number]>): Order {
  const head = {
    id: row.id,
    gatewayOrderId: row.gateway_order_id,
    paymentId: row.payment_id,
    invoiceNumber: row.invoice_number,
    title: row.title,
    amount: row.amount,
    createdAt: row.created_at,
  };
  return isItem(row.content)
    ? { ...head, kind: 'item', content: withPaise(row.content) }
    : { ...head, kind: 'invitation', content: row.content };
}
