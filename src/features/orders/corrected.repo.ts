import type { CorrectedHome } from '#features/orders/corrected.contract.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** States in which a box can still go elsewhere; a home that nobody touched has none. */
const UNPACKED = ['placed', 'accepted', 'making'] as const;
/** States in which it has gone, and the address still matters. */
const AWAY = ['packed', 'sent', 'returned'] as const;

/** Homes of orders whose guest, by the own link, wrote another address after the order was paid. */
function corrected(db: Queries) {
  return (
    db
      .selectFrom('order_recipient as home')
      .innerJoin('order', 'order.id', 'home.order_id')
      .innerJoin('guest', (join) =>
        join.onRef('guest.id', '=', 'home.guest_id').onRef('guest.user_id', '=', 'order.user_id'),
      )
      .leftJoin('parcel', (join) =>
        join.onRef('parcel.order_id', '=', 'home.order_id').onRef('parcel.position', '=', 'home.position'),
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
      .leftJoin('late_home', (join) =>
        join.onRef('late_home.order_id', '=', 'home.order_id').onRef('late_home.position', '=', 'home.position'),
      )
      // What waited for its address goes there by itself, or where the family said.
      .where((where) =>
        where.or([
          where('late_home.state', 'is', null),
          where.and([where('late_home.state', '=', 'came'), where('guest.filled_at', '>', where.ref('late_home.at'))]),
        ]),
      )
      .whereRef('guest.filled_at', '>', 'order.created_at')
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

/** The homes of a family's orders whose guests corrected the address, newest order first. */
export async function correctedHomes(db: Queries, userId: string): Promise<CorrectedHome[]> {
  const rows = await corrected(db).where('order.user_id', '=', userId).execute();
  return rows.map(({ state, oldAddress, oldPincode, position, ...home }) => ({
    ...home,
    position: Number(position),
    before: `${oldAddress}, ${oldPincode}`,
    isPacked: AWAY.some((away) => away === state),
  }));
}

/** What guests of some orders corrected, by order id and position. @param orderIds at most as many as one statement takes */
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

/** A box that goes to the address its guest wrote since. */
export interface Move {
  userId: string;
  orderId: string;
  position: number;
  address: string;
  pincode: string;
}

/** Sends a box to the corrected address, with a note for the staff; false when it is packed, or another address than the one seen is there now. */
export async function moveToCorrected(
  tx: OwnersTransaction,
  { userId, orderId, position, address, pincode }: Move,
  now: string,
): Promise<boolean> {
  const home = (await correctedHomes(tx, userId)).find(
    (one) => one.orderId === orderId && one.position === position && one.address === address && one.pincode === pincode,
  );
  if (!home || home.isPacked) return false;
  const { numUpdatedRows } = await tx
    .updateTable('order_recipient')
    .set({ address, pincode })
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
  const customer = await tx.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst();
  await tx
    .insertInto('order_note')
    .values({
      id: newId(Date.parse(now)),
      order_id: orderId,
      text: `Home ${position + 1}: the guest corrected the address after the payment, and the family sends the box there. A label printed before is wrong.`,
      by_id: userId,
      by_name: customer?.name ?? '',
      at: now,
    })
    .execute();
  return true;
}
