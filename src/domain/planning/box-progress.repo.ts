import { readHomes } from '#domain/guests/homes.repo.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import type { BoxProgress } from '#domain/planning/planning.contract.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Returns the progress of a customer's invitation boxes: guests (one per household, none abroad) and their addresses; homes ordered
 * and not cancelled, sent, and delivered; and the earliest dispatch day (`yyyy-mm-dd`) of the boxes not yet sent, null
 * when none is left. A home without a parcel row counts as ordered.
 */
export async function readBoxProgressOf(db: Queries, userId: string): Promise<BoxProgress> {
  const guests = (await readHomes(db, userId)).filter(({ mobile }) => !isAbroad(mobile));
  const homes = await homesWithParcels(db)
    .innerJoin('order', 'order.id', 'home.order_id')
    .select(['parcel.state', 'order.leaves_by'])
    .where('order.user_id', '=', userId)
    .where('order.kind', '=', 'invitation')
    .execute();
  const kept = homes.filter(({ state }) => state !== 'cancelled');
  const sent = kept.filter(({ state }) => state === 'sent' || state === 'delivered');
  const waiting = kept
    .filter(({ state }) => state !== 'sent' && state !== 'delivered' && state !== 'returned')
    .flatMap(({ leaves_by }) => (leaves_by === null ? [] : yearMonthDay(leaves_by)));
  return {
    guests: guests.length,
    addresses: guests.filter(({ isReachable }) => isReachable).length,
    homes: kept.length,
    sent: sent.length,
    delivered: kept.filter(({ state }) => state === 'delivered').length,
    leavesBy: waiting.sort()[0] ?? null,
  };
}
