import type { CorrectedHome } from '#domain/orders/corrected.contract.ts';
import { readHomes } from '#domain/guests/homes.repo.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { homesWithLate } from '#domain/parcels/home-parcels.repo.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** States in which a box can still be sent elsewhere. A home that nobody has touched has no row. */
const UNPACKED = ['placed', 'accepted', 'making'] as const;
/** States in which a box has gone and its address still matters. */
const AWAY = ['packed', 'sent', 'returned'] as const;

/**
 * Selects the homes of paid orders whose address on the guest list was changed after the payment: by the guest's
 * personal link, or by the family while the box is not packed. Unconfirmed addresses do not count.
 */
function corrected(db: Queries) {
  return (
    homesWithLate(db)
      .innerJoin('order', 'order.id', 'home.order_id')
      .innerJoin('guest', (join) =>
        join.onRef('guest.id', '=', 'home.guest_id').onRef('guest.user_id', '=', 'order.user_id'),
      )
      .select([
        'home.order_id as orderId',
        'home.position',
        'home.name',
        'home.address as oldAddress',
        'home.pincode as oldPincode',
        'order.invoice_number as invoiceNumber',
        'guest.id as guestId',
        'guest.address',
        'guest.pincode',
        'parcel.state',
      ])
      // What waited for its address goes there by itself, or where the family said.
      .where((where) =>
        where.or([
          where('late_home.state', 'is', null),
          where.and([where('late_home.state', '=', 'came'), where('guest.filled_at', '>', where.ref('late_home.at'))]),
        ]),
      )
      .where((where) =>
        where.or([
          where('guest.filled_at', '>', where.ref('order.created_at')),
          // Boxes keep the address with which they were paid for: another one on the list is the family's change.
          where.and([
            where('guest.filled_at', 'is', null),
            where.or([where('parcel.state', 'is', null), where('parcel.state', 'in', [...UNPACKED])]),
          ]),
        ]),
      )
      // What anybody could have written counts only once the family said yes.
      .where('guest.unconfirmed', '=', false)
      .where('guest.address', '!=', '')
      .where('guest.pincode', '!=', '')
      .where((where) =>
        where.or([
          where('guest.address', '!=', where.ref('home.address')),
          where('guest.pincode', '!=', where.ref('home.pincode')),
        ]),
      )
      .where((where) =>
        where.or([where('parcel.state', 'is', null), where('parcel.state', 'in', [...UNPACKED, ...AWAY])]),
      )
      .orderBy('order.created_at', 'desc')
      .orderBy('home.order_id')
      .orderBy('home.position')
  );
}

/**
 * Returns the homes of a customer's orders whose address was corrected after the payment, newest order first.
 * `isPacked` marks boxes that can no longer be redirected.
 */
export async function correctedHomes(db: Queries, userId: string): Promise<CorrectedHome[]> {
  const rows = await corrected(db).where('order.user_id', '=', userId).execute();
  return rows.map(({ state, oldAddress, oldPincode, position, ...home }) => ({
    ...home,
    position: Number(position),
    before: `${oldAddress}, ${oldPincode}`,
    isPacked: AWAY.some((away) => away === state),
  }));
}

/**
 * Returns the corrected addresses of homes by `<order id>.<position>`; homes without a correction have no entry.
 * @param orderIds at most as many as one statement takes
 */
export async function correctedIn(
  db: Queries,
  orderIds: readonly string[],
): Promise<Map<string, { address: string; pincode: string }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await corrected(db).where('home.order_id', 'in', orderIds).execute();
  return new Map(
    rows.map(({ orderId, position, address, pincode }) => [`${orderId}.${position}`, { address, pincode }]),
  );
}

/** A request to send one box to the address that its guest wrote. */
export interface Move {
  userId: string;
  orderId: string;
  position: number;
  address: string;
  pincode: string;
}

/**
 * Returns the home whose box a request redirects; undefined when the box is packed or the guest's address is no longer
 * the requested one.
 */
export async function movableHome(
  db: Queries,
  { userId, orderId, position, address, pincode }: Move,
): Promise<CorrectedHome | undefined> {
  const homes = await correctedHomes(db, userId);
  return homes.find(
    (one) =>
      one.orderId === orderId &&
      one.position === position &&
      one.address === address &&
      one.pincode === pincode &&
      !one.isPacked,
  );
}

/** Warnings about the way to the new address that the family accepted. */
export interface TakenOnTheWay {
  /** Sweets that may not arrive fresh. */
  far: { sweetId: string; name: string; pincodes: string[] }[];
  /** A pincode that is not in the shop's table; empty otherwise. */
  unknown: string;
}

/**
 * Changes a home's address to the corrected one, with the guest's note as it is now, and leaves a note for staff. Returns false when the box is packed or
 * the guest's address is no longer the requested one.
 * @param taken warnings that the customer accepted; null when there were none
 * @param now ISO time
 */
export async function moveToCorrected(
  tx: OwnersTransaction,
  move: Move,
  taken: TakenOnTheWay | null,
  now: string,
): Promise<boolean> {
  const { userId, orderId, position, address, pincode } = move;
  const home = await movableHome(tx, move);
  if (!home) return false;
  const { note = '' } = (await readHomes(tx, userId)).find(({ ids }) => ids.includes(home.guestId)) ?? {};
  const { numUpdatedRows } = await tx
    .updateTable('order_recipient')
    .set({ address, pincode, note, moved_at: now, moved_from: home.before })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    // Whoever packs at this moment is not overtaken.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcel')
            .select('parcel.state')
            .where('parcel.order_id', '=', orderId)
            .where('parcel.position', '=', position)
            .where('parcel.state', 'not in', [...UNPACKED]),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (taken) await keepTaken(tx, orderId, taken.far);
  const customer = await tx.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst();
  await tx
    .insertInto('order_note')
    .values({
      id: newId(Date.parse(now)),
      order_id: orderId,
      text: taken?.unknown
        ? say.noteHomeCorrectedUnknown(position + 1, taken.unknown)
        : say.noteHomeCorrected(position + 1),
      by_id: userId,
      by_name: customer?.name ?? '',
      at: now,
    })
    .execute();
  return true;
}

/**
 * Adds the sweets that the customer accepted, although they may not arrive fresh, to the order's sale, so that staff
 * call before packing. Does nothing for old orders without a sale.
 */
async function keepTaken(tx: Queries, orderId: string, far: TakenOnTheWay['far']): Promise<void> {
  if (far.length === 0) return;
  const row = await tx.selectFrom('order').select('sale').where('id', '=', orderId).executeTakeFirst();
  // Orders from before the sale was kept have the note alone.
  if (!row?.sale) return;
  const sale = row.sale;
  const before = sale.takenAnyway ?? [];
  const all = new Map([...before, ...far].map(({ sweetId, name }) => [sweetId, name]));
  const takenAnyway = [...all].map(([sweetId, name]) => ({
    sweetId,
    name,
    pincodes: [
      ...new Set([...before, ...far].filter((one) => one.sweetId === sweetId).flatMap(({ pincodes }) => pincodes)),
    ].sort(),
  }));
  await tx
    .updateTable('order')
    .set({ sale: JSON.stringify({ ...sale, takenAnyway }) })
    .where('id', '=', orderId)
    .execute();
}
