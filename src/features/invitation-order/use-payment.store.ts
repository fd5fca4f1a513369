import { useState } from 'react';
import { $cartCount, setCartCount } from '#client/cart-count.ts';
import { $user, requireSignIn } from '#client/session.ts';
import { flash, toast } from '#client/toast.ts';
import { resetBox } from '#features/box/box.store.ts';
import { type InvitationDraft, NO_RECIPIENT, PAYMENT_FAILED, VERIFICATION_ERROR, VERIFIED } from '#features/checkout/checkout.contract.ts';
import { pay } from '#features/checkout/pay.store.ts';
import type { OrderedBox } from '#features/invitation-order/ordered-box.store.ts';
import { forgetQuantities } from '#features/invitation-order/quantities.store.ts';

/** Said when no filled box is there to be ordered. */
const LOST = 'Your data have been lose please Select One more time  !';

export type PayStep = 'idle' | 'ordering' | 'paying' | 'confirming';

export interface Payment {
  step: PayStep;
  /** What went wrong with the last try, in words. */
  problem: string;
  /** The server's amount for exactly this order, paise, when it differs from the page's. */
  rightAmount(order: InvitationDraft): number | null;
  payFor(order: InvitationDraft, box: OrderedBox, amount: number): Promise<void>;
}

interface Listeners {
  /** Name of the quantities' draft. */
  draft: string;
  /** Prices have changed. */
  onPrices(): void;
  /** Guests are no longer on the list; answers their names. */
  onGone(ids: string[]): string[];
}

/** Paying an invitation order, once at a time, with a word about every way it can end. */
export function usePayment({ draft, onPrices, onGone }: Listeners): Payment {
  const [step, setStep] = useState<PayStep>('idle');
  const [problem, setProblem] = useState('');
  const [right, setRight] = useState<{ of: string; amount: number } | null>(null);
  const corner = (text: string): void => toast(text, { kind: 'problem', position: 'bottom-right' });

  const payFor = async (order: InvitationDraft, box: OrderedBox, amount: number): Promise<void> => {
    if (step !== 'idle') return;
    setProblem('');
    if (!box.complete) return corner(LOST);
    if (order.recipients.length === 0 && order.ownBoxes === 0) return corner(NO_RECIPIENT);
    const person = $user.get();
    const outcome = await pay({ amount, invitation: order, contact: { name: person?.name ?? '', mobile: person?.mobile ?? '' } }, setStep);
    setStep('idle');
    switch (outcome.kind) {
      case 'confirmed':
        if (order.cartId) setCartCount(Number($cartCount.get()) - 1);
        else resetBox(order.invitationId);
        forgetQuantities(draft);
        flash(VERIFIED, { kind: 'done' });
        location.assign('/');
        return;
      case 'signed-out':
        return requireSignIn();
      case 'dismissed':
        return setProblem('You closed the payment. Nothing was charged; you can pay whenever you like.');
      case 'price-changed':
        setRight({ of: JSON.stringify(order), amount: outcome.amount });
        setProblem(`${outcome.message}${outcome.skipped.length > 0 ? ` Skipped for want of an address: ${outcome.skipped.join(', ')}.` : ''}`);
        return onPrices();
      case 'refused':
        return setProblem(outcome.gone.length > 0 ? `${outcome.message} No longer on your list: ${onGone(outcome.gone).join(', ')}.` : outcome.message);
      case 'unverified':
        corner(VERIFICATION_ERROR);
        return setProblem(outcome.message);
      case 'failed':
        corner(PAYMENT_FAILED);
        return setProblem(outcome.message);
    }
  };
  return { step, problem, rightAmount: (order) => (right?.of === JSON.stringify(order) ? right.amount : null), payFor };
}
