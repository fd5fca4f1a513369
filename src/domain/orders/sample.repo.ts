import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { refundedHomes } from '#domain/parcels/parcels.repo.ts';
import type { SpentSample } from '#domain/orders/goes-back.rules.ts';
import type { SampleWire } from '#domain/orders/order.contract.ts';
import { boxesOf, isItem, type OrderedInvitation, type OrderedItem } from '#domain/orders/order.rules.ts';
import {
  type OpenSample,
  sampleSum,
  type SampleOff,
  sampleUntil,
  type SampleState,
  withoutSamples,
} from '#domain/orders/sample.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** Stores a sample with its price in paise. Call it in the transaction that stores its order. */
export async function keepSample(
  tx: Queries,
  { orderId, invitationId, price }: { orderId: string; invitationId: string; price: number },
): Promise<void> {
  await tx
    .insertInto('box_sample')
    .values({ order_id: orderId, invitation_id: invitationId, price, used_by: null, used_at: null })
    .execute();
}

const rows = (db: Queries) =>
  db
    .selectFrom('box_sample')
    .innerJoin('order', 'order.id', 'box_sample.order_id')
    .select([
      'box_sample.order_id',
      'box_sample.invitation_id',
      'box_sample.price',
      'box_sample.used_by',
      'order.invoice_number',
      'order.created_at',
      'order.user_id',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/**
 * Tells whether every home of an order is cancelled and has a refund that has not failed, or was taken off the unpaid
 * rest.
 */
async function wentBackWhole(db: Queries, orderId: string): Promise<boolean> {
  const homes = await homesWithParcels(db)
    .select(['home.position', 'parcel.state'])
    .where('home.order_id', '=', orderId)
    .execute();
  const refunded = await refundedHomes(db, [orderId]);
  return homes.every(({ position, state }) => state === 'cancelled' && refunded.has(`${orderId} ${Number(position)}`));
}

/** Tells whether a sample was cancelled or has a refund that has not failed. */
async function isVoid(db: Queries, orderId: string): Promise<boolean> {
  const refund = await db
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  if (refund) return true;
  const cancelled = await db
    .selectFrom('parcel')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'cancelled')
    .executeTakeFirst();
  return cancelled !== undefined;
}

const isUsed = async (db: Queries, { used_by }: Row): Promise<boolean> =>
  used_by !== null && !(await wentBackWhole(db, used_by));

/** Returns the state of a sample: `used`, `void`, `over` or `open`, checked in this order. @param now ms */
async function stateOf(db: Queries, row: Row, now: number): Promise<SampleState> {
  if (await isUsed(db, row)) return 'used';
  if (await isVoid(db, row.order_id)) return 'void';
  return Date.parse(sampleUntil(row.created_at)) < now ? 'over' : 'open';
}

/** Returns a customer's samples whose price can still be taken off an order, oldest first. @param now ms */
export async function openSamplesOf(db: Queries, userId: string, now: number): Promise<OpenSample[]> {
  const found = await rows(db).where('order.user_id', '=', userId).orderBy('order.created_at').execute();
  const open: OpenSample[] = [];
  for (const row of found)
    if ((await stateOf(db, row, now)) === 'open')
      open.push({
        orderId: row.order_id,
        invoiceNumber: row.invoice_number,
        invitationId: row.invitation_id,
        price: Number(row.price),
        until: sampleUntil(row.created_at),
      });
  return open;
}

/**
 * Marks the samples of a paid order as used by this order; does nothing for other orders. A sample that another order
 * used first, or that was cancelled or refunded, is not taken off, so that the order costs more. Call it in the
 * transaction that stores the order.
 * @returns the order at its final price, and the paise not taken off
 */
export async function takeSamples(
  tx: Queries,
  orderId: string,
  ordered: OrderedItem | OrderedInvitation,
  now: number,
): Promise<{ ordered: OrderedItem | OrderedInvitation; lost: number }> {
  if ('itemId' in ordered || !ordered.samples) return { ordered, lost: 0 };
  const lost: SampleOff[] = [];
  for (const sample of ordered.samples) if (!(await takeSample(tx, orderId, sample, now))) lost.push(sample);
  return { ordered: withoutSamples(ordered, lost), lost: sampleSum(lost) };
}

async function takeSample(tx: Queries, orderId: string, sample: SampleOff, now: number): Promise<boolean> {
  const row = await rows(tx).where('box_sample.order_id', '=', sample.orderId).executeTakeFirst();
  if (!row || (await isUsed(tx, row)) || (await isVoid(tx, row.order_id))) return false;
  const { numUpdatedRows } = await tx
    .updateTable('box_sample')
    .set({ used_by: orderId, used_at: new Date(now).toISOString() })
    .where('order_id', '=', row.order_id)
    .where('used_by', row.used_by === null ? 'is' : '=', row.used_by)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/**
 * Returns the state of a sample order, with the order that used the sample; null when the order is not a sample.
 * @param now ms
 */
export async function sampleOfOrder(db: Queries, orderId: string, now: number): Promise<SampleWire | null> {
  const row = await rows(db).where('box_sample.order_id', '=', orderId).executeTakeFirst();
  if (!row) return null;
  const state = await stateOf(db, row, now);
  const by =
    state === 'used' && row.used_by !== null
      ? await db.selectFrom('order').select(['id', 'invoice_number']).where('id', '=', row.used_by).executeTakeFirst()
      : undefined;
  return {
    state,
    price: Number(row.price),
    until: sampleUntil(row.created_at),
    ...(by ? { usedBy: { id: by.id, invoiceNumber: by.invoice_number } } : {}),
  };
}

/**
 * Returns the paise of a sample order that were taken off another order and must not be refunded, with that order's
 * number. Returns null when the order is not a sample, no order used it, or the order that used it was refunded whole.
 */
export async function spentSample(db: Queries, orderId: string): Promise<SpentSample | null> {
  const row = await rows(db).where('box_sample.order_id', '=', orderId).executeTakeFirst();
  if (!row?.used_by || !(await isUsed(db, row))) return null;
  const order = await db
    .selectFrom('order')
    .select(['content', 'invoice_number'])
    .where('id', '=', row.used_by)
    .executeTakeFirst();
  if (!order) return null;
  const off = boxesOf(order.content).samples?.find((sample) => sample.orderId === orderId);
  return { amount: off?.amount ?? Number(row.price), by: order.invoice_number };
}

/**
 * Returns the paise that an order costs more because its sample could not be taken off; 0 when there are none or the
 * order does not exist.
 */
export async function lostSample(db: Queries, orderId: string): Promise<number> {
  const row = await db.selectFrom('order').select('content').where('id', '=', orderId).executeTakeFirst();
  return !row || isItem(row.content) ? 0 : (row.content.sampleLost ?? 0);
}
