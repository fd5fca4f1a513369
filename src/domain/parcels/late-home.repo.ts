import { lateHomesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { addressNeededBy } from '#domain/parcels/late-home.rules.ts';
import { parcelKeyOf } from '#domain/parcels/parcels.repo.ts';
import { newId } from '#lib/ids.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Stores the homes of an order whose address is still missing, with the last day for it. Call it in the transaction of
 * the payment.
 * @param leavesBy ISO time at which the order leaves
 */
export async function keepWaiting(
  tx: Queries,
  orderId: string,
  positions: readonly number[],
  leavesBy: string,
): Promise<void> {
  const until = addressNeededBy(leavesBy);
  for (const some of chunks(positions))
    await tx
      .insertInto('late_home')
      .values(some.map((position) => ({ order_id: orderId, position, state: 'waiting' as const, until, at: null })))
      .execute();
}

/** States of a home without an address. A home cancelled on the family's word waits again when staff undo that. */
const UNKNOWN = ['waiting', 'refund'] as const;

/**
 * Returns a query for homes whose address is still missing, with their parcels. Homes with a cancelled parcel are left
 * out.
 */
export const waitingHomes = (db: Queries) =>
  lateHomesWithParcels(db)
    .where('late_home.state', 'in', [...UNKNOWN])
    .where((where) => where.or([where('parcel.state', 'is', null), where('parcel.state', '!=', 'cancelled')]));

/** Returns the homes of orders whose address is still missing, as `order position`. */
export async function waitingKeys(db: Queries, orderIds: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const ids of chunks(orderIds)) {
    const rows = await waitingHomes(db)
      .select(['home.order_id as orderId', 'home.position'])
      .where('late_home.order_id', 'in', ids)
      .execute();
    for (const { orderId, position } of rows) found.add(parcelKeyOf({ orderId, position: Number(position) }));
  }
  return found;
}

/** Returns the number of homes whose address is still missing, of one order or of all. */
export async function countWaiting(db: Queries, orderId?: string): Promise<number> {
  let query = waitingHomes(db).select(({ fn }) => fn.countAll<number>().as('count'));
  if (orderId) query = query.where('late_home.order_id', '=', orderId);
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

/**
 * Returns the homes of an order that were paid for before their address was known, with their states and goods, by
 * position.
 */
export const lateHomesOf = (db: Queries, orderId: string) =>
  lateHomesWithParcels(db)
    .innerJoin('order', 'order.id', 'home.order_id')
    .select([
      'home.position',
      'late_home.state',
      'late_home.until',
      'home.name',
      'home.quantity',
      'home.circle',
      'home.pincode',
      'order.content',
      'parcel.state as parcel',
    ])
    .where('late_home.order_id', '=', orderId)
    .orderBy('home.position')
    .execute();

/** A home of an order. */
interface Home {
  orderId: string;
  position: number;
}

/**
 * Ends a home's wait for an address with a final state; returns false when the home does not wait any more.
 * @param to new destination of the box; null when it stays as it is
 */
export async function settleHome(
  tx: Queries,
  { orderId, position }: Home,
  state: 'came' | 'own' | 'refund',
  to: { address: string; pincode: string; note: string; mobile?: string } | null,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('late_home')
    .set({ state, at: now })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .where('state', 'in', [...UNKNOWN])
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  if (to)
    await tx
      .updateTable('order_recipient')
      .set(to)
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  return true;
}

/** Adds a note for staff, in the customer's name, about a home that waited for its address. */
export async function noteHome(
  tx: Queries,
  { orderId, position }: Home,
  userId: string,
  text: (home: number) => string,
  now: string,
): Promise<void> {
  const customer = await tx.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst();
  await tx
    .insertInto('order_note')
    .values({
      id: newId(Date.parse(now)),
      order_id: orderId,
      text: text(position + 1),
      by_id: userId,
      by_name: customer?.name ?? '',
      at: now,
    })
    .execute();
}
