import { useState } from 'react';
import { countCart } from '#shop/cart/count-cart.ts';
import { $user } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import { keptBox, resetBox } from '#shop/box/box.store.ts';
import { type GiftCard, isBlankCard, wordsProblem } from '#domain/card/card.rules.ts';
import { type BoxToGuests, type InvitationPurchase, NO_RECIPIENT } from '#domain/payments/checkout.contract.ts';
import { paidNow } from '#shop/checkout/upi-note.tsx';
import { type Paying, usePaying } from '#shop/checkout/use-paying.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import type { Wanted } from '#domain/delivery/wanted-day.rules.ts';
import { forgetCircles } from '#shop/checkout/use-circles.ts';
import { forgetQuantities } from '#shop/checkout/use-quantities.ts';
import { isSameBox } from '#domain/orders/order.rules.ts';
import * as say from '#shop/checkout/checkout.texts.ts';

/** Choices of the customer besides the boxes themselves. */
interface HowPaid {
  /** True to pay a part now and the rest before packing. */
  advance: boolean;
  /** Advance, percent; undefined for the usual one. */
  percent: number | undefined;
  wanted: Wanted;
  /** Card for every box. */
  card: GiftCard;
  /** Payment ids of the earlier orders for which the customer confirmed second boxes. */
  agreed: readonly string[];
}

export interface Payment {
  paying: Paying;
  /**
   * Returns the amount, paise, that the server last computed for exactly this order; null when it has computed none
   * that differs from the page's.
   */
  rightAmount(order: InvitationPurchase): number | null;
  payFor(order: InvitationPurchase, box: Pick<OrderedBox, 'complete' | 'gone'>, amount: number, how: HowPaid): void;
}

interface Listeners {
  /** Name of the order's drafts. */
  draft: string;
  /** Called when the order was placed. */
  onPaid(): void;
  /** Called when prices or the box have changed. */
  onStale(): void;
  /** Called with guests who are no longer on the list; returns their names. */
  onGone(ids: string[]): string[];
}

/** Validates and pays for an invitation order; once it is placed, removes its drafts and counts the cart again. */
export function usePayment({ draft, onPaid, onStale, onGone }: Listeners): Payment {
  const [right, setRight] = useState<{ of: string; amount: number } | null>(null);
  const paying = usePaying({
    onPaid: async ({ invitation }) => {
      forgetQuantities(draft);
      forgetCircles(draft);
      onPaid();
      const boxes = invitation ? [invitation, ...(invitation.circles ?? [])] : [];
      for (const box of boxes) if (!box.cartId) forgetBox(box);
      // A box for later was never counted, and another window may have changed the cart.
      if (boxes.some(({ cartId }) => cartId)) await countCart();
    },
    onEnd: (outcome, { invitation }) => {
      if (outcome.kind === 'box-changed') onStale();
      if (outcome.kind === 'price-changed') {
        setRight({ of: JSON.stringify(invitation), amount: outcome.amount });
        onStale();
        const { message, skipped } = outcome;
        return skipped.length > 0 ? say.skipped(message, skipped.join(', ')) : message;
      }
      if (outcome.kind === 'refused' && outcome.gone.length > 0)
        return say.offTheList(outcome.message, onGone(outcome.gone).join(', '));
      return undefined;
    },
  });
  const corner = (text: string): void => toast(text, { kind: 'problem', position: 'bottom-right' });

  const payFor: Payment['payFor'] = (order, box, amount, { advance, percent, wanted: { by, event }, card, agreed }) => {
    if (!box.complete) return corner(box.gone.length > 0 ? say.boxLacksSweet : say.boxLost);
    if (order.recipients.length === 0 && order.ownBoxes === 0) return corner(NO_RECIPIENT);
    const wrong = [card, ...card.own].map(({ message }) => wordsProblem(message)).find(Boolean);
    if (wrong) return corner(wrong);
    const person = $user.get();
    const now = paidNow(amount, advance, percent);
    const inParts = now < amount ? { advance: true, advanceAmount: now } : {};
    const contact = { name: person?.name ?? '', mobile: person?.mobile ?? '' };
    // The day of the celebration alone says nothing of when boxes shall be there.
    const days = by ? { wanted: event ? { by, event } : { by } } : {};
    const text = isBlankCard(card) ? {} : { card };
    void paying.pay({ amount, ...inParts, invitation: order, ...days, ...text, agreed, contact });
  };
  return { paying, rightAmount: (order) => (right?.of === JSON.stringify(order) ? right.amount : null), payFor };
}

/**
 * Removes the stored box in progress when it equals the ordered box. A different box, perhaps begun in another window,
 * stays.
 */
function forgetBox(ordered: BoxToGuests): void {
  const { invitationId } = ordered;
  const kept = keptBox(invitationId);
  if (kept && isSameBox({ invitationId, weight: kept.weight, tempId: kept.tempId, sections: kept.choices }, ordered))
    resetBox(invitationId);
}
