import { type HomeRow, readHomes } from '#domain/guests/homes.repo.ts';
import { noteHome, settleHome, waitingHomes } from '#domain/parcels/late-home.repo.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';
import * as say from '#domain/guests/guests.texts.ts';

/**
 * Stores the confirmed addresses of guests, and of their households, for their paid boxes that waited for an address,
 * with the number and note as they are now, and adds a note for staff to each order. A box for a guest who is abroad
 * now goes on waiting for the customer's decision. Call it in the transaction that stored the addresses.
 */
export async function sendWaiting(tx: Queries, guestIds: readonly string[], now: string): Promise<void> {
  for (const ids of chunks(guestIds)) {
    const rows = await waitingHomes(tx)
      .innerJoin('order', 'order.id', 'home.order_id')
      .innerJoin('guest', (join) =>
        join.onRef('guest.id', '=', 'home.guest_id').onRef('guest.user_id', '=', 'order.user_id'),
      )
      .innerJoin('user', 'user.id', 'order.user_id')
      .select([
        'home.order_id',
        'home.position',
        'order.user_id',
        'guest.id',
        'guest.address',
        'guest.pincode',
        'user.mobile',
      ])
      // A household has one address: whoever of it gives it, the box of them all can go.
      .where((meant) =>
        meant.or([
          meant('home.guest_id', 'in', ids),
          meant(
            'guest.household',
            'in',
            meant.selectFrom('guest as member').select('member.household').where('member.id', 'in', ids),
          ),
        ]),
      )
      // What anybody could have written counts only once the family said yes.
      .where('guest.unconfirmed', '=', false)
      .where('guest.address', '!=', '')
      .where('guest.pincode', '!=', '')
      .execute();
    const lists = new Map<string, HomeRow[]>();
    for (const { user_id } of rows) if (!lists.has(user_id)) lists.set(user_id, await readHomes(tx, user_id));
    for (const { order_id, position, user_id, id, address, pincode, mobile: own } of rows) {
      const home = { orderId: order_id, position: Number(position) };
      const { note = '', mobile = '' } = lists.get(user_id)?.find(({ ids: members }) => members.includes(id)) ?? {};
      if (isAbroad(mobile)) continue;
      const called = mobile || own;
      const to = { address, pincode, note, ...(called ? { mobile: called } : {}) };
      if (await settleHome(tx, home, 'came', to, now)) await noteHome(tx, home, user_id, say.noteAddressCame, now);
    }
  }
}
