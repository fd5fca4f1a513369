import { createHash } from 'node:crypto';
import type { PricedPurchase } from '#domain/payments/purchase.repo.ts';
import { designsOf } from '#domain/orders/order.rules.ts';
import type { PendingOrderHead, Content, RestContent } from '#domain/payments/pending-order.repo.ts';

/** What a payment is begun for, before the provider has numbered it. */
export type Charge = Pick<PendingOrderHead, 'userId' | 'kind' | 'amount' | 'whole' | 'fingerprint'> & {
  goods: string;
  /** Ids of payments begun earlier in the same window that this one replaces. */
  replaces?: readonly string[];
} & ({ orderId: null; content: Content } | { orderId: string; content: RestContent });

const digest = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Returns a hash that is equal for two requests to pay for the same goods, prices and addresses. */
function fingerprintOf(
  userId: string,
  { kind, amount, ordered, recipients, cartId, circleCarts, waveOf, sale }: PricedPurchase,
  advance: number | null,
): string {
  const now = [advance, circleCarts, waveOf].filter((one) => one !== null && one !== undefined);
  return digest([userId, kind, amount, ordered, recipients, cartId, sale, ...now]);
}

/** Returns the charge for goods: their full price, or an advance on it. @param advance paise; null for full payment */
export function chargeOfOrder(userId: string, priced: PricedPurchase, advance: number | null): Charge {
  const { kind, amount, title, ordered, recipients, cartId, circleCarts, waveOf, waiting, sale } = priced;
  return {
    userId,
    kind,
    amount: advance ?? amount,
    whole: advance === null ? null : amount,
    orderId: null,
    fingerprint: fingerprintOf(userId, priced, advance),
    goods: goodsOf(userId, priced),
    content: {
      title,
      ordered,
      recipients,
      cartId,
      sale,
      ...(circleCarts ? { circleCarts } : {}),
      ...(waveOf ? { waveOf } : {}),
      ...(waiting ? { waiting } : {}),
    },
  };
}

/** Returns the charge for an order's unpaid rest, in paise. @param off positions of cancelled homes taken off it */
export function chargeOfRest(
  userId: string,
  order: { id: string; kind: 'item' | 'invitation' },
  amount: number,
  off: number[],
): Charge {
  return {
    userId,
    kind: order.kind,
    amount,
    whole: null,
    orderId: order.id,
    fingerprint: digest(['rest', order.id, amount, off]),
    goods: restOf(order.id),
    content: { off },
  };
}

/** Returns a hash that is equal for all payments of the rest of an order. */
const restOf = (orderId: string): string => digest(['rest', orderId]);

/**
 * Returns a hash that is equal for a customer's orders of the same goods to the same homes, whatever their prices,
 * names and carts.
 */
function goodsOf(userId: string, { ordered, recipients }: PricedPurchase): string {
  if ('itemId' in ordered) {
    const { kind, itemId, quantity, unit } = ordered;
    return digest([userId, kind, itemId, quantity, unit, recipients.map(({ mobile, pincode }) => [mobile, pincode])]);
  }
  const [first, ...others] = designsOf(ordered).map(({ invitationId, weight, tempId, sections }, at) => {
    const homes = recipients
      .filter(({ circle = 0 }) => circle === at)
      .map(({ guestId, quantity }) => `${guestId} ${quantity}`)
      .sort();
    return [invitationId, weight, tempId, sections.map(({ sweetId }) => sweetId), homes];
  });
  return digest([userId, ...(first ?? []), ...others]);
}
