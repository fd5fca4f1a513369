import { readHomes } from '#domain/guests/homes.repo.ts';
import { isAbroad } from '#lib/guest-number.ts';
import type { LateGuest, Waves, WaveWire } from '#domain/orders/waves.contract.ts';
import { boxesOf, type OrderedCircle } from '#domain/orders/order.rules.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { lateGuests, type WaveHomes } from '#domain/orders/waves.rules.ts';
import type { Queries } from '#server/db/database.ts';
import { notFound } from '#server/http/errors.ts';
import { said } from '#lib/said.ts';

/**
 * Returns the id of the first order of the waves that a customer's box order belongs to; the order's own id when it is
 * the first.
 * @throws Refusal 404 when the customer has no such box order
 */
export async function firstWave(db: Queries, userId: string, orderId: string): Promise<string> {
  const order = await db
    .selectFrom('order')
    .select(['id', 'wave_of'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .executeTakeFirst();
  if (!order) throw notFound(said(say, 'noOrder'));
  return order.wave_of ?? order.id;
}

/** Returns the first order of several waves and its later waves, oldest first. */
export function wavesOf(db: Queries, firstId: string) {
  return db
    .selectFrom('order')
    .select(['id', 'invoice_number', 'created_at', 'sale', 'waiting'])
    .where((where) => where.or([where('id', '=', firstId), where('wave_of', '=', firstId)]))
    .orderBy('created_at')
    .orderBy('invoice_number')
    .execute();
}

/** Returns the box designs of an order; none for one of a single design. */
export async function designsOf(db: Queries, orderId: string): Promise<OrderedCircle[]> {
  const { content } = await db
    .selectFrom('order')
    .select('content')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return boxesOf(content).circles ?? [];
}

/**
 * Returns all waves of a customer's order, oldest first, the guests with an address whom no wave has reached, and the
 * number of those without one. Guests abroad get no box and are in neither.
 * @throws Refusal 404 when the customer has no such box order
 */
export async function readWavesOf(
  db: Queries,
  userId: string,
  orderId: string,
): Promise<Omit<Waves, 'late'> & { late: (Omit<LateGuest, 'design'> & { pincode: string })[] }> {
  const orders = await wavesOf(db, await firstWave(db, userId, orderId));
  const homes = await db
    .selectFrom('order_recipient')
    .select(['order_id', 'guest_id', 'quantity'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const guests = await readHomes(db, userId);
  const sentBy = (id: string) => homes.filter(({ order_id }) => order_id === id);
  const { late, missing } = lateGuests(
    orders.map(({ id, waiting }): WaveHomes => ({
      sent: sentBy(id).flatMap(({ guest_id }) => guest_id ?? []),
      waiting: (waiting as string[] | null) ?? [],
    })),
    guests
      .filter(({ mobile }) => !isAbroad(mobile))
      .map(({ id, ids, name, pincode, isReachable }) => ({ id, ids, name, pincode, reachable: isReachable }))
      .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1)),
  );
  return {
    waves: orders.map(({ id, invoice_number, created_at, sale }): WaveWire => {
      const its = sentBy(id);
      return {
        _id: id,
        invoiceNumber: invoice_number,
        createdAt: created_at,
        homes: its.length,
        boxes: its.reduce((sum, { quantity }) => sum + Number(quantity), 0),
        by: sale?.wanted?.by ?? null,
      };
    }),
    late: late.map(({ id, name, pincode }) => ({ guestId: id, name, pincode })),
    missing: missing.length,
  };
}
