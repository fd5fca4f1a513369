import { type BoxParts, swappedParts } from '#domain/orders/circles.rules.ts';
import { invitationTotal } from '#domain/pricing/pricing.rules.ts';
import type { TooFar } from '#domain/payments/reach.contract.ts';
import type { Home } from '#shop/checkout/far-away.tsx';
import type { Design } from '#shop/checkout/use-chosen-boxes.ts';
import { boxOfParts, type OrderedBox } from '#shop/checkout/use-ordered-box.ts';

/** Change of an order that lets every box arrive fresh. */
export interface Way {
  is: 'second' | 'swap' | 'without';
  /** Change of the order's total, paise. */
  more: number;
}

/** Returns the boxes of some homes of a design. */
function boxesOf({ recipients, own }: Design, homes: readonly Home[]): { guestBoxes: number; ownBoxes: number } {
  const among = new Set(homes.map(({ guestId }) => guestId));
  const guestBoxes = recipients.reduce((sum, { guestId, quantity }) => sum + (among.has(guestId) ? quantity : 0), 0);
  return { guestBoxes, ownBoxes: among.has('') ? own : 0 };
}

/** Returns the price of a box with another sweet, paise; null when it cannot be computed. */
async function priceWith(parts: BoxParts, sweetId: string, instead: string): Promise<number | null> {
  const now = await boxOfParts(swappedParts(parts, sweetId, instead));
  return now.state === 'ready' && now.box.complete ? now.box.price : null;
}

/**
 * Returns the possible changes of a design with a sweet that does not reach some homes, the best one first, each with
 * what it adds to the total.
 * @param away the homes that the sweet does not reach
 * @param mayAdd true when the order may have another design
 */
export async function waysOf(
  design: Design & { box: OrderedBox },
  { sweetId, instead }: Pick<TooFar, 'sweetId' | 'instead'>,
  away: readonly Home[],
  mayAdd: boolean,
): Promise<Way[]> {
  const { box, parts, homes } = design;
  const some = away.length < homes.length;
  const price = instead && parts ? await priceWith(parts, sweetId, instead.sweetId) : null;
  const ofAway = boxesOf(design, away);
  const ofAll = boxesOf(design, homes);
  const without = invitationTotal(
    { ...ofAway, boxPrice: box.price, isDeliveryCharge: box.invitation.isDeliveryCharge },
    box.charges,
  ).total;
  const more = (price ?? 0) - box.price;
  return [
    ...(price !== null && some && mayAdd
      ? [{ is: 'second' as const, more: more * (ofAway.guestBoxes + ofAway.ownBoxes) }]
      : []),
    ...(price === null ? [] : [{ is: 'swap' as const, more: more * (ofAll.guestBoxes + ofAll.ownBoxes) }]),
    ...(some ? [{ is: 'without' as const, more: -without }] : []),
  ];
}
