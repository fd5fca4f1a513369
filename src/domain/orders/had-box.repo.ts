import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { openStates, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { readHomes } from '#domain/guests/homes.repo.ts';
import type { BoughtTwice, HomesWithBoxes, StaffTwice } from '#domain/orders/had-box.contract.ts';
import { isSecond } from '#domain/orders/had-box.rules.ts';
import { FAMILY, UNMADE } from '#domain/orders/late-home.service.ts';
import { boxesOf, designFor, designsOf, type OrderedInvitation } from '#domain/orders/order.rules.ts';
import { wouldGoBack } from '#domain/orders/order-money.repo.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import type { Database, Queries } from '#server/db/database.ts';

/** An order of boxes with the homes that have one of its boxes. */
export interface BoxOrder {
  id: string;
  payment: string;
  invoiceNumber: string;
  createdAt: string;
  content: OrderedInvitation;
  /** Homes whose box was not cancelled; `guestId` as it was at the time of the order. */
  homes: { position: number; guestId: string; name: string; circle: number; state: ParcelState; revision: number }[];
}

/**
 * Returns a customer's box orders, oldest first, with the homes whose box was not cancelled; homes without a guest id
 * are left out.
 */
export async function boxOrdersOf(db: Queries, userId: string): Promise<BoxOrder[]> {
  const rows = await db
    .selectFrom('order')
    .select(['id', 'gateway_order_id', 'invoice_number', 'created_at', 'content'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .orderBy('created_at')
    .orderBy('invoice_number')
    .execute();
  const orders: BoxOrder[] = [];
  for (const { id, gateway_order_id, invoice_number, created_at, content } of rows) {
    const homes = await homesWithParcels(db)
      .select(['home.position', 'home.guest_id', 'home.name', 'home.circle', 'parcel.state', 'parcel.revision'])
      .where('home.order_id', '=', id)
      .where('home.guest_id', 'is not', null)
      .where((where) => where.or([where('parcel.state', 'is', null), where('parcel.state', '!=', 'cancelled')]))
      .orderBy('home.position')
      .execute();
    orders.push({
      id,
      payment: gateway_order_id,
      invoiceNumber: invoice_number,
      createdAt: created_at,
      content: boxesOf(content),
      homes: homes.map(({ position, guest_id, name, circle, state, revision }) => ({
        position: Number(position),
        guestId: guest_id ?? '',
        name,
        circle: Number(circle ?? 0),
        state: state ?? 'placed',
        revision: Number(revision ?? 0),
      })),
    });
  }
  return orders;
}

/**
 * Returns a function that maps a guest id to the id of the guest's home. Guests of one household share a home; the id
 * of a guest who left the list is returned unchanged.
 */
export async function homeFinder(db: Queries, userId: string): Promise<(guestId: string) => string> {
  const homes = new Map((await readHomes(db, userId)).flatMap(({ id, ids }) => ids.map((one) => [one, id] as const)));
  return (guestId) => homes.get(guestId) ?? guestId;
}

/** Returns the homes of an order that would get a second box from another order. */
export const repeatable = <Home extends { circle?: number }>(
  { content, homes }: { content: OrderedInvitation; homes: readonly Home[] },
  other: OrderedInvitation,
): Home[] =>
  homes.filter(({ circle }) =>
    isSecond(
      { sample: content.sample ?? false, invitationId: designFor(content, circle).invitationId },
      { sample: other.sample ?? false, invitationIds: designsOf(other).map(({ invitationId }) => invitationId) },
    ),
  );

/** Returns the homes of a customer that have a box, each with the index of its order in `orders`. */
export async function homesWithBoxes(db: Queries, userId: string): Promise<HomesWithBoxes> {
  const orders = await boxOrdersOf(db, userId);
  const homeOf = await homeFinder(db, userId);
  return {
    orders: orders.map(({ payment, invoiceNumber, content }) => ({
      payment,
      invoiceNumber,
      sample: content.sample ?? false,
      designs: designsOf(content).map(({ invitationId, name }) => ({ invitationId, name })),
    })),
    boxes: orders.flatMap(({ homes }, order) =>
      homes.map(({ guestId, circle, state }) => ({ homeId: homeOf(guestId), order, design: circle, state })),
    ),
  };
}

/** Longest time in ms between two payments that an earlier client made by accident for the same homes. */
const AT_ONCE = 30 * MINUTE;

/**
 * Returns an order's homes that already have a box from an earlier order, these earlier orders, and, as `open`, the
 * homes whose box is not being made yet; null when the order is not in the list. Leaves out earlier orders beside which
 * the customer wanted second boxes; for older clients, which were not asked, it checks only orders of the 30 minutes
 * before.
 */
function twiceIn(orders: readonly BoxOrder[], orderId: string, homeOf: (guestId: string) => string) {
  const at = orders.findIndex(({ id }) => id === orderId);
  const second = orders[at];
  if (!second) return null;
  const { repeats } = second.content;
  const since = new Date(Date.parse(second.createdAt) - AT_ONCE).toISOString();
  const before = orders
    .slice(0, at)
    .filter(({ payment, createdAt }) => (repeats ? !repeats.includes(payment) : createdAt >= since));
  const reached = new Map(
    before.map((one) => [one, new Set(repeatable(one, second.content).map(({ guestId }) => homeOf(guestId)))]),
  );
  const homes = second.homes.filter(({ guestId }) => [...reached.values()].some((ids) => ids.has(homeOf(guestId))));
  return {
    homes,
    before: before.filter((one) => homes.some(({ guestId }) => reached.get(one)?.has(homeOf(guestId)))),
    open: homes.filter(({ state }) => UNMADE.includes(state)),
  };
}

const boughtTwice = async (db: Queries, userId: string, orderId: string) =>
  twiceIn(await boxOrdersOf(db, userId), orderId, await homeFinder(db, userId));

/** Returns the key under which an order's possibly duplicate boxes are listed in the staff's money list. */
export const twiceKey = (orderId: string): string => `twice:${orderId}`;

/**
 * Returns, by order id, the homes with an unsent box that already have a box from an earlier order, and the earlier
 * orders. Leaves out orders that staff settled; reads each customer's orders once.
 * @param orderIds at most as many as one statement takes; all orders when missing
 */
export async function ordersBoughtTwice(db: Queries, orderIds?: readonly string[]): Promise<Map<string, StaffTwice>> {
  const found = new Map<string, StaffTwice>();
  for (const [userId, ids] of await familiesOfSeveral(db, orderIds)) {
    // However many families there are, other people are answered in between.
    await nextTurn();
    const orders = await boxOrdersOf(db, userId);
    const homeOf = await homeFinder(db, userId);
    for (const id of ids) {
      const twice = twiceIn(orders, id, homeOf);
      const here = twice?.homes.filter(({ state }) => openStates.includes(state)) ?? [];
      if (!twice || here.length === 0) continue;
      found.set(id, {
        homes: here.map(({ position, state }) => ({ position, state })),
        orders: twice.before.map((one) => ({ id: one.id, invoiceNumber: one.invoiceNumber })),
      });
    }
  }
  return found;
}

/**
 * Returns, by customer id, the ids of box orders that have unsent boxes and an earlier box order of the same customer.
 * Leaves out orders that staff settled.
 * @param orderIds all orders when missing
 */
async function familiesOfSeveral(db: Queries, orderIds?: readonly string[]): Promise<Map<string, string[]>> {
  if (orderIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('order')
    .select(['order.id', 'order.user_id'])
    .where('order.kind', '=', 'invitation')
    .$if(orderIds !== undefined, (some) => some.where('order.id', 'in', orderIds ?? []))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order as earlier')
          .select('earlier.id')
          .whereRef('earlier.user_id', '=', 'order.user_id')
          .where('earlier.kind', '=', 'invitation')
          .whereRef('earlier.created_at', '<=', 'order.created_at')
          .whereRef('earlier.id', '!=', 'order.id'),
      ),
    )
    .where(({ exists }) =>
      exists(
        homesWithParcels(db)
          .select('home.position')
          .where('home.order_id', '=', sql.ref<string>('order.id'))
          .where((where) => where.or([where('parcel.state', 'is', null), where('parcel.state', 'in', openStates)])),
      ),
    )
    .where(sql`'twice:' || "order".id`, 'not in', db.selectFrom('money_settled').select('key'))
    .execute();
  const found = new Map<string, string[]>();
  for (const { id, user_id } of rows) {
    const ids = found.get(user_id);
    if (ids) ids.push(id);
    else found.set(user_id, [id]);
  }
  return found;
}

/**
 * Returns the homes of an order that already have a box from an earlier order, the earlier orders, the number of second
 * boxes that can be cancelled, and the paise refunded then. Returns null when the order is not a box order of the
 * customer.
 * @param now ms
 */
export async function readTwice(
  db: Queries,
  userId: string,
  orderId: string,
  now: number,
): Promise<BoughtTwice | null> {
  const twice = await boughtTwice(db, userId, orderId);
  if (!twice) return null;
  const { homes, before, open } = twice;
  return {
    homes: homes.map(({ name }) => name),
    orders: before.map(({ id, invoiceNumber }) => ({ _id: id, invoiceNumber })),
    open: open.length,
    back: await backFor(db, orderId, open, now),
  };
}

/**
 * Returns the paise that would be refunded if those of the homes whose box is not being made yet were cancelled; 0 when
 * there are none.
 * @param now ms
 */
export async function backFor(
  db: Queries,
  orderId: string,
  homes: readonly { position: number; state: ParcelState }[],
  now: number,
): Promise<number> {
  const at = new Date(now).toISOString();
  const open = homes.filter(({ state }) => UNMADE.includes(state));
  if (open.length === 0) return 0;
  return wouldGoBack(
    db,
    orderId,
    open.map(({ position, state }) => ({ position, before: state, at })),
  );
}

/**
 * Cancels the second boxes of an order that are not being made yet; a refund is then due as for any cancelled home.
 * Idempotent.
 * @returns false when there are second boxes and none was or is cancelled; true otherwise
 */
export async function giveBack(db: Database, userId: string, orderId: string, now: number): Promise<boolean> {
  const twice = await boughtTwice(db, userId, orderId);
  if (!twice || twice.homes.length === 0) return true;
  const parcels = twice.open.map(({ position, revision }) => ({ orderId, position, revision }));
  if (parcels.length === 0) return false;
  const note = say.paidTwiceTogether(twice.before.map(({ invoiceNumber }) => invoiceNumber).join(', '));
  const outcomes = await stepParcels(db, FAMILY, { batch: newId(now), parcels, state: 'cancelled', note }, now);
  return outcomes.some(({ outcome }) => outcome === 'done' || outcome === 'already');
}
