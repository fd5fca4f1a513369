import type { ParcelKey, ParcelNow, ParcelOutcome, ParcelWire } from '#domain/parcels/fulfilment.contract.ts';
import { type ParcelFacts, untouched } from '#domain/parcels/fulfilment.rules.ts';
import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { paymentsOfOrders } from '#domain/part-payments/part-payment.repo.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';

/** A parcel in its present state. */
export type Parcel = ParcelKey & ParcelNow;
/** A step that was not undone. */
export type Step = Awaited<ReturnType<typeof stepsOf>>[number];

/** Returns the key of a parcel: `order position`. */
export const parcelKeyOf = ({ orderId, position }: ParcelKey): string => `${orderId} ${position}`;

/**
 * Returns the parcels of orders by order id, sorted by position. A home without any step has an untouched parcel; an
 * unknown order has an empty list.
 */
export async function readParcelsOf(db: Queries, orderIds: readonly string[]): Promise<Map<string, Parcel[]>> {
  const byOrder = new Map<string, Parcel[]>(orderIds.map((id) => [id, []]));
  for (const ids of chunks([...byOrder.keys()])) {
    const rows = await homesWithParcels(db)
      .select([
        'home.order_id as orderId',
        'home.position',
        'parcel.state',
        'parcel.courier',
        'parcel.tracking',
        'parcel.revision',
        'parcel.changed_at as changedAt',
      ])
      .where('home.order_id', 'in', ids)
      .orderBy('home.order_id')
      .orderBy('home.position')
      .execute();
    for (const { orderId, position, state, courier, tracking, revision, changedAt } of rows)
      byOrder.get(orderId)?.push({
        orderId,
        position: Number(position),
        ...(state === null ? untouched : { state, courier: courier ?? '', tracking: tracking ?? '' }),
        revision: Number(revision ?? 0),
        changedAt,
      });
  }
  return byOrder;
}

/** Returns the steps of orders that were not undone, sorted by order, position and revision (oldest first). */
export async function stepsOf(db: Queries, orderIds: readonly string[]) {
  const found = [];
  for (const ids of chunks(orderIds)) {
    const rows = await db
      .selectFrom('parcel_step')
      .select(['order_id as orderId', 'position', 'revision', 'state', 'courier', 'tracking', 'by_name as by', 'at'])
      .where('order_id', 'in', ids)
      .where('undone_at', 'is', null)
      .orderBy('order_id')
      .orderBy('position')
      .orderBy('revision')
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Groups steps by the key of their parcel (`keyOf`), in the given order. */
export function byParcel(steps: readonly Step[]): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  for (const step of steps) {
    const held = found.get(parcelKeyOf(step));
    if (held) held.push(step);
    else found.set(parcelKeyOf(step), [step]);
  }
  return found;
}

/** Returns the parcels of an order with their steps for its customer, without notes and names of staff. */
export async function parcelsForCustomer(db: Queries, orderId: string): Promise<ParcelWire[]> {
  const parcels = (await readParcelsOf(db, [orderId])).get(orderId) ?? [];
  const steps = byParcel(await stepsOf(db, [orderId]));
  return parcels.map((parcel) => ({
    position: parcel.position,
    ...factsOf(parcel),
    steps: (steps.get(parcelKeyOf(parcel)) ?? []).map((step) => ({ ...factsOf(step), at: step.at })),
  }));
}

/** Returns only the state, courier and tracking number of a parcel. */
export const factsOf = ({ state, courier, tracking }: ParcelFacts): ParcelFacts => ({ state, courier, tracking });

/**
 * Returns the homes of orders, as `order position`, that have a refund that has not failed, or whose price was deducted
 * from the unpaid balance.
 */
export async function refundedHomes(db: Queries, orderIds: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const ids of chunks(orderIds)) {
    const rows = await db
      .selectFrom('refund')
      .select(['order_id', 'positions'])
      .where('order_id', 'in', ids)
      .where('state', '!=', 'failed')
      .execute();
    for (const { order_id, positions } of rows)
      for (const position of positions) found.add(parcelKeyOf({ orderId: order_id ?? '', position }));
  }
  for (const [orderId, payments] of await paymentsOfOrders(db, orderIds))
    for (const { offPositions } of payments)
      for (const position of offPositions) found.add(parcelKeyOf({ orderId, position }));
  return found;
}

/** Returns an outcome of a request together with its parcel's state. */
export const outcomeOf = (parcel: Parcel, outcome: ParcelOutcome['outcome'], message = ''): ParcelOutcome => {
  const { orderId, position, ...now } = parcel;
  return { orderId, position, outcome, message, parcel: now };
};

/** Returns the distinct order ids of parcels. */
export const orderIdsOf = (parcels: readonly ParcelKey[]): string[] => [
  ...new Set(parcels.map(({ orderId }) => orderId)),
];
