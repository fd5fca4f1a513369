import { waitingKeys } from '#domain/parcels/late-home.repo.ts';
import { readParcelsOf } from '#domain/parcels/parcels.repo.ts';
import { correctedIn } from '#domain/orders/corrected.repo.ts';
import { leavesBy } from '#domain/delivery/dispatch.rules.ts';
import { daysOfOrder } from '#domain/orders/order-days.service.ts';
import { toOrder, type Order } from '#domain/orders/order.repo.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { saleOf } from '#domain/orders/sale.repo.ts';
import { defaultSettings } from '#domain/settings/settings.contract.ts';
import type { OrderMessage, OrderNote, StaffOrder, StaffStep } from '#domain/orders/staff-order.contract.ts';
import { wavesOf } from '#domain/orders/waves.repo.ts';
import { townOfPincode } from '#domain/delivery/pincode.repo.ts';
import { newId } from '#lib/ids.ts';
import type { SettingsSource } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Returns the town of a pincode, for an unknown one the town of its sorting district; empty when that is unknown or
 * several.
 */
export const cityOf = (pincode: string): string => townOfPincode(pincode)?.town ?? '';

/** Columns read of an order and its customer. */
export const ORDER = [
  'order.id',
  'order.kind',
  'order.gateway_order_id',
  'order.payment_id',
  'order.invoice_number',
  'order.title',
  'order.amount',
  'order.content',
  'order.created_at',
  'order.sale',
  'order.wave_of',
  'user.name as customer',
  'user.mobile',
  'user.email',
  'order.user_id',
] as const;

/**
 * Returns the ISO time by which an order leaves the shop, as promised in its sale, or by the shop's first promise for
 * old orders without one.
 */
export const leavesOf = (order: Order, sale: Sale | null): string =>
  leavesBy(order.kind === 'item' ? order.content.kind : 'invitation', order.createdAt, sale?.dispatch);

/**
 * Returns an order for staff, with its customer, sale, waves, homes, parcel steps, notes and messages; null when the
 * order does not exist.
 */
export async function readOrderForStaff(
  shop: SettingsSource & Pick<Shop, 'now'>,
  orderId: string,
): Promise<StaffOrder | null> {
  const { db } = shop;
  const row = await db
    .selectFrom('order')
    .leftJoin('user', 'user.id', 'order.user_id')
    .select(ORDER)
    .where('order.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const order = toOrder(row);
  const recipients = await recipientsOf(db, orderId);
  const parcels = (await readParcelsOf(db, [orderId])).get(orderId) ?? [];
  const corrected = await correctedIn(db, [orderId]);
  const late = await waitingKeys(db, [orderId]);
  const sale = row.sale ?? firstSaleOf(order, row, recipients[0]);
  const waves = (await wavesOf(db, row.wave_of ?? order.id)).map((wave) => ({
    id: wave.id,
    invoiceNumber: wave.invoice_number,
  }));
  const bought = { kind: order.kind, content: order.content } as StaffOrder['bought'];
  const isLate = (position: number): boolean => late.has(`${orderId} ${Number(position)}`);
  const days = await daysOfOrder(shop, {
    userId: row.user_id,
    ...order,
    sale: row.sale,
    homes: recipients.map(({ pincode, position }, at) => ({
      pincode,
      waits: isLate(position),
      state: parcels[at]?.state ?? 'placed',
      since: parcels[at]?.changedAt ?? null,
    })),
  });
  return {
    id: order.id,
    invoiceNumber: order.invoiceNumber,
    gatewayOrderId: order.gatewayOrderId,
    paymentId: order.paymentId,
    title: order.title,
    amount: order.amount,
    createdAt: order.createdAt,
    leavesBy: leavesOf(order, row.sale),
    bought,
    customer: {
      name: row.customer || sale.buyer.name,
      mobile: row.mobile ?? sale.buyer.mobile,
      email: row.email ?? '',
    },
    sale,
    days,
    ...(waves.length > 1 ? { waves } : {}),
    homes: recipients.flatMap(({ circle, note, moved_at, moved_from, ...home }, at) => {
      const parcel = parcels[at];
      if (!parcel) return [];
      const { orderId: _, ...now } = parcel;
      const elsewhere = corrected.get(`${orderId}.${home.position}`);
      return [
        {
          ...home,
          ...now,
          quantity: Number(home.quantity),
          city: cityOf(home.pincode),
          ...(note ? { note } : {}),
          ...(isLate(home.position) ? { waits: true } : {}),
          ...(elsewhere ? { corrected: `${elsewhere.address}, ${elsewhere.pincode}` } : {}),
          ...(moved_at ? { moved: { at: moved_at, from: moved_from ?? '' } } : {}),
          ...(circle === null || circle === undefined ? {} : { circle: Number(circle) }),
        },
      ];
    }),
    steps: await stepsOfOrder(db, orderId),
    notes: await notesOf(db, orderId),
    messages: await messagesOf(db, row.user_id),
  };
}

/** Returns the sale of an order from before sales were kept, by the buyer as the profile has them now. */
function firstSaleOf(
  order: Order,
  { customer, mobile }: { customer: string | null; mobile: string | null },
  first: Sale['buyer'] | undefined,
): Sale {
  const buyer = { name: customer ?? '', mobile: mobile ?? '', address: '', pincode: '' };
  if (order.kind === 'item') return saleOf(order.content.kind, first ?? buyer, defaultSettings);
  return saleOf('invitation', buyer, defaultSettings);
}

/** Returns the recipients of an order's homes by position, with the address that each had before it moved. */
const recipientsOf = (db: Queries, orderId: string) =>
  db
    .selectFrom('order_recipient')
    .select([
      'position',
      'name',
      'mobile',
      'address',
      'pincode',
      'quantity',
      'circle',
      'note',
      'moved_at',
      'moved_from',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** Returns the state changes of an order's parcels, newest first; the homes changed by one request are one entry. */
async function stepsOfOrder(db: Queries, orderId: string): Promise<StaffStep[]> {
  const rows = await db
    .selectFrom('parcel_step')
    .select(['batch', 'position', 'state', 'courier', 'note', 'by_name as by', 'at', 'undone_at as undoneAt'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('position')
    .execute();
  const batches = new Map<string, StaffStep>();
  for (const { position, ...step } of rows) {
    // Some homes of a batch may be taken back and others not, because they went on.
    const key = `${step.batch} ${step.undoneAt ?? ''}`;
    const batch = batches.get(key);
    if (batch) batch.positions.push(Number(position));
    else batches.set(key, { ...step, positions: [Number(position)] });
  }
  return [...batches.values()];
}

const notesOf = (db: Queries, orderId: string): Promise<OrderNote[]> =>
  db
    .selectFrom('order_note')
    .select(['id', 'at', 'by_name as by', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Most messages that an order shows; the inbox has all of them. */
const MOST_MESSAGES = 20;

async function messagesOf(db: Queries, userId: string): Promise<OrderMessage[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'data', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
  return rows.map(({ data, ...rest }) => {
    const text = data['message'] ?? data['description'] ?? '';
    return { ...rest, text: typeof text === 'string' ? text : '' };
  });
}

/** Stores a staff note on an order and returns the note; null when the order does not exist. */
export async function insertNote(
  tx: Queries,
  orderId: string,
  text: string,
  by: { id: string; name: string },
  now: number,
): Promise<OrderNote | null> {
  const order = await tx.selectFrom('order').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) return null;
  const [id, at] = [newId(now), new Date(now).toISOString()];
  await tx
    .insertInto('order_note')
    .values({ id, order_id: orderId, text, by_id: by.id, by_name: by.name, at })
    .execute();
  return { id, at, by: by.name, text };
}
