import { lateHomesOf, noteHome, settleHome, waitingKeys } from '#domain/parcels/late-home.repo.ts';
import { stepParcelsIn } from '#domain/parcels/fulfilment.repo.ts';
import { parcelKeyOf } from '#domain/parcels/parcels.repo.ts';
import type { LateHome, LateHomes } from '#domain/orders/late-home.contract.ts';
import { readPaidOrder } from '#domain/orders/paid-order.repo.ts';
import { boxesOf, designFor } from '#domain/orders/order.rules.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { homeCosts, sumOfParts } from '#domain/orders/refund.rules.ts';
import { readBuyer } from '#domain/orders/sale.repo.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { newId } from '#lib/ids.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';

/**
 * Returns the homes of an order that were paid for before their address was known, with the deadline and the refund for
 * each in paise; usually none.
 * @param now ms
 */
export async function readLateHomesOf(db: Queries, orderId: string, now: number): Promise<LateHomes> {
  const rows = await lateHomesOf(db, orderId);
  const until = rows[0]?.until ?? '';
  const money = rows.length > 0 ? await readPaidOrder(db, orderId) : null;
  const shares = money ? homeCosts(money.bought) : [];
  return {
    until,
    late: until !== '' && yearMonthDay(new Date(now).toISOString()) > until,
    homes: rows.flatMap(({ position, state, name, quantity, circle, pincode, content, parcel }): LateHome[] => {
      const gone = parcel === 'cancelled';
      if (gone && state !== 'refund') return [];
      const { sections } = designFor(boxesOf(content), Number(circle ?? 0));
      const share = shares[Number(position)];
      return [
        {
          position: Number(position),
          name,
          boxes: Number(quantity),
          state: state === 'refund' && !gone ? 'waiting' : state,
          pincode: state === 'came' ? pincode : '',
          sweetIds: [...new Set(sections.map(({ sweetId }) => sweetId))],
          back: share ? sumOfParts(share) : 0,
        },
      ];
    }),
  };
}

/** The author of a cancellation that the family asked for. */
export const FAMILY = { id: 'family', name: say.theFamily };

/** States of a box whose making has not begun; null is a home without a row. */
export const UNMADE: readonly (string | null)[] = [null, 'placed', 'accepted'];

/**
 * Settles homes of a customer's order that wait for their address: `own` sends their boxes to the customer's address at
 * the price paid, `refund` cancels them with a full refund due. Leaves a note for staff; idempotent.
 * @returns false when at least one home no longer waits or, for `refund`, its box is being made; the others are settled
 *   all the same
 */
export async function settleLate(
  db: Database,
  { userId, orderId, way, positions }: { userId: string; orderId: string; way: 'refund' | 'own'; positions: number[] },
  now: number,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const wanted = new Set(positions);
  const settle = async (tx: OwnersTransaction): Promise<number> => {
    const waiting = await waitingKeys(tx, [orderId]);
    const buyer = await readBuyer(tx, userId);
    const rows = await lateHomesOf(tx, orderId);
    const done: number[] = [];
    for (const { position: place, state, parcel } of rows) {
      const position = Number(place);
      if (!wanted.has(position)) continue;
      if (state === way && (way === 'own' || parcel === 'cancelled')) {
        done.push(position);
        continue;
      }
      if (!waiting.has(parcelKeyOf({ orderId, position }))) continue;
      if (way === 'refund' && !UNMADE.includes(parcel)) continue;
      const to =
        way === 'own'
          ? {
              address: `c/o ${buyer.name}, ${buyer.address}`,
              pincode: buyer.pincode,
              // A customer who has no number leaves the home's for the courier.
              ...(buyer.mobile ? { mobile: buyer.mobile } : {}),
              note: '',
            }
          : null;
      if (!(await settleHome(tx, { orderId, position }, way, to, at))) continue;
      const text = way === 'own' ? say.noteLateToFamily : say.noteLateMoneyBack;
      await noteHome(tx, { orderId, position }, userId, text, at);
      done.push(position);
    }
    // In one transaction, so that nobody sends a box to the family's own home that is about to be cancelled.
    if (way === 'refund' && done.length > 0) {
      const parcels = done.map((position) => ({ orderId, position }));
      await stepParcelsIn(tx, FAMILY, { batch: newId(now), parcels, state: 'cancelled' }, now);
    }
    return done.length;
  };
  return (await asOwner(db, userId, settle, { isolation: 'serializable' })) === wanted.size;
}
