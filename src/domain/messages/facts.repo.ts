import { daysOfOrder } from '#domain/orders/order-days.service.ts';
import { isItem } from '#domain/orders/order.rules.ts';
import { readParcelsOf } from '#domain/parcels/parcels.repo.ts';
import type { MessageFacts } from '#domain/outbox/customer-messages.rules.ts';
import { leavesBy } from '#domain/delivery/dispatch.rules.ts';
import { unpaidOrders } from '#domain/orders/order-money.repo.ts';
import { readRecipients } from '#domain/orders/order.repo.ts';
import type { SettingsSource } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Returns the present data of an order for messages about it; null when the order does not exist.
 * @param refundId refund for the amount; null = the last paid refund
 */
export async function readMessageFacts(
  shop: SettingsSource & Pick<Shop, 'now'>,
  orderId: string,
  refundId: string | null = null,
): Promise<MessageFacts | null> {
  const { db } = shop;
  const row = await db
    .selectFrom('order')
    .leftJoin('user', 'user.id', 'order.user_id')
    .select([
      'order.invoice_number as invoiceNumber',
      'order.kind as orderKind',
      'order.sale',
      'order.content',
      'order.created_at as placedAt',
      'user.id as userId',
      'user.name',
      'user.mobile',
    ])
    .where('order.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const buyer = row.sale?.buyer;
  const recipients = await readRecipients(db, orderId);
  const parcels = (await readParcelsOf(db, [orderId])).get(orderId) ?? [];
  const { arrives } = await daysOfOrder(shop, {
    userId: null,
    content: row.content,
    createdAt: row.placedAt,
    sale: row.sale,
    homes: parcels.map(({ state, changedAt }, at) => ({
      pincode: recipients[at]?.pincode ?? '',
      waits: recipients[at]?.waits ?? false,
      state,
      since: changedAt,
    })),
  });
  return {
    orderId,
    invoiceNumber: row.invoiceNumber,
    orderKind: row.orderKind,
    customer: row.name ?? '',
    mobile: row.mobile ?? buyer?.mobile ?? '',
    gone: row.userId === null,
    homes: parcels.map(({ position, state, courier, tracking }, at) => ({
      position,
      name: recipients[at]?.name ?? '',
      state,
      courier,
      tracking,
      arrives: arrives[at] ?? null,
    })),
    refunded: await refundedOf(db, orderId, refundId),
    due: (await unpaidOrders(db, [orderId])).get(orderId) ?? 0,
    placedAt: row.placedAt,
    leavesBy: leavesBy(isItem(row.content) ? row.content.kind : 'invitation', row.placedAt, row.sale?.dispatch),
  };
}

/**
 * Returns the amount of a paid refund in paise; null when it was not paid.
 * @param refundId null = the last paid refund of the order
 */
async function refundedOf(db: Queries, orderId: string, refundId: string | null): Promise<number | null> {
  let left = db
    .selectFrom('refund')
    .select(['goods', 'delivery'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'processed');
  if (refundId !== null) left = left.where('id', '=', refundId);
  const row = await left.orderBy('done_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row ? Number(row.goods) + Number(row.delivery) : null;
}
