import { type Order, toOrder } from '#domain/orders/order.repo.ts';
import type { OrderedDesign } from '#domain/orders/order.rules.ts';
import { type Bought, type BoughtBoxes, nothing, type Parts } from '#domain/orders/refund.rules.ts';
import { homesWithLate } from '#domain/parcels/home-parcels.repo.ts';
import { paymentsOfOrder } from '#domain/part-payments/part-payment.repo.ts';
import { type PartPayment, partsOfPayments } from '#domain/pricing/part-payment.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** The part of an order from which its money is computed. */
export interface PaidOrder {
  id: string;
  userId: string;
  kind: 'item' | 'invitation';
  bought: Bought;
  /** Goods and delivery that each payment covered: one payment, or the parts of an order that is paid in parts. */
  payments: { paymentId: string; parts: Parts }[];
  /** The part payments themselves; empty for an order that was paid at once. */
  inParts: PartPayment[];
}

/**
 * Returns an order's price, homes and payments, from which its money is computed; null when the order does not exist.
 */
export async function readPaidOrder(db: Queries, orderId: string): Promise<PaidOrder | null> {
  const row = await db.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!row) return null;
  const homes = await homesWithLate(db)
    .select(['guest_id', 'quantity', 'circle', 'late_home.state as late'])
    .where('home.order_id', '=', orderId)
    .orderBy('home.position')
    .execute();
  const order = toOrder(row);
  const bought = {
    ...paidFor(order),
    homes: homes.map(({ guest_id, quantity, circle, late }) => ({
      quantity: Number(quantity),
      own: guest_id === row.user_id,
      circle: Number(circle ?? 0),
      ...(late === 'refund' || late === 'waiting' ? { waited: true } : {}),
    })),
  };
  const inParts = await paymentsOfOrder(db, orderId);
  const { goods, delivery } = bought;
  const parts = partsOfPayments(bought, inParts);
  const payments =
    inParts.length === 0
      ? [{ paymentId: order.paymentId, parts: { goods, delivery } }]
      : inParts.map(({ paymentId }, at) => ({ paymentId, parts: parts[at] ?? nothing }));
  return { id: order.id, userId: row.user_id, kind: order.kind, bought, payments, inParts };
}

function paidFor(order: Order): Omit<Bought, 'homes'> {
  const orderedAt = order.createdAt;
  if (order.kind === 'item') {
    const { kind, price, delivery } = order.content;
    return { kind, orderedAt, goods: price, delivery, sweets: 0 };
  }
  const { circles } = order.content;
  return {
    kind: 'invitation',
    orderedAt,
    ...boxesPaid(order.content),
    ...(circles ? { circles: circles.map(boxesPaid) } : {}),
  };
}

const boxesPaid = ({ goods, delivery, sections, charges }: OrderedDesign): BoughtBoxes => ({
  goods,
  delivery,
  charges,
  sweets: sections.reduce((sum, { price }) => sum + price, 0),
});
