import { useRef, useState } from 'react';
import { leaveFor } from '#client/leave-page.ts';
import { onRestored } from '#client/restored.ts';
import { requireSignIn, signedIn } from '#client/session.ts';
import { flash, toast } from '#client/toast.ts';
import { PAYMENT_FAILED, VERIFICATION_ERROR, VERIFIED } from '#domain/payments/checkout.contract.ts';
import * as texts from '#shop/checkout/paying.texts.ts';
import { agreeTo, PAID_SIGNED_OUT, pay, type PayOutcome, type PayStep, type Purchase } from '#shop/checkout/pay.ts';

/** Labels of the Pay button for each step. */
export const payStepTexts: Record<PayStep, string> = {
  ordering: texts.checkingPrice,
  paying: texts.waitingForPayment,
  confirming: texts.confirming,
  checking: texts.checkingPayment,
};

/** Equal order placed a moment ago, when it is about to be paid again. */
export interface EarlierOrder {
  href: string;
  /** Orders the same once more. */
  buyAgain(): void;
}

export interface Paying {
  step: PayStep | 'idle';
  /** Message about the last attempt; empty when there is none. */
  problem: string;
  /** Equal recent order that the problem is about; null for other problems. */
  earlier: EarlierOrder | null;
  /** Confirms the server's question and pays; null when there is no question. */
  orderAnyway: (() => void) | null;
  /** Shows a problem found before anything was sent. */
  complain(problem: string): void;
  pay(purchase: Purchase): Promise<void>;
}

interface Ends {
  /** Called when an order was placed, to remove its drafts, before the next page is opened. */
  onPaid(purchase: Purchase): void | Promise<void>;
  /** Called with an outcome that the page must handle; a returned text replaces the message. */
  onEnd?(outcome: PayOutcome, purchase: Purchase): string | undefined;
  /** Path to go on to after sign-in. */
  returnTo?: string | undefined;
  /** Page opened after the payment, and the message shown there; home and the usual message by default. */
  then?: { href: string; words: string };
}

/** Returns the path of the page of a placed order. */
export function orderPath(id: string, kind: 'item' | 'invitation'): string {
  return kind === 'item' ? `/view-sweet-history/${id}` : `/view-history/${id}`;
}

/**
 * Pays for one purchase at a time and holds the current step and problem. After a payment it opens `then.href`; without
 * a session it opens sign-in.
 */
export function usePaying({ onPaid, onEnd, returnTo, then = { href: '/', words: VERIFIED } }: Ends): Paying {
  const [step, setStep] = useState<Paying['step']>('idle');
  const [problem, setProblem] = useState('');
  const [earlier, setEarlier] = useState<EarlierOrder | null>(null);
  const [anyway, setAnyway] = useState<{ say(): void } | null>(null);
  const busy = useRef(false);
  const agreed = useRef<string[]>([]);
  const corner = (text: string): void => toast(text, { kind: 'problem', position: 'bottom-right' });

  const payNow = async (purchase: Purchase): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    setEarlier(null);
    setAnyway(null);
    const outcome = await pay({ ...purchase, agreed: [...(purchase.agreed ?? []), ...agreed.current] }, setStep);
    // Once paid, the button stays busy until the home page is there.
    busy.current = outcome.kind === 'confirmed';
    if (outcome.kind === 'confirmed') {
      // Its work is done: whoever comes back by the browser's memory begins anew.
      onRestored(() => location.reload());
      agreeTo(null);
      await onPaid(purchase);
      if (!signedIn()) return requireSignIn(then.href, PAID_SIGNED_OUT);
      // The order stands at the head of the next page.
      const position = 'bottom-right';
      if (outcome.note) flash(outcome.note, { position });
      else flash(then.words, { kind: 'done', position });
      return leaveFor(then.href);
    }
    setStep('idle');
    // Home asks for a payment that was made and tells of its order.
    if (outcome.kind === 'signed-out') return requireSignIn(outcome.paid ? '/' : returnTo, outcome.message);
    if (outcome.kind === 'failed') corner(PAYMENT_FAILED);
    if (outcome.kind === 'unverified') corner(VERIFICATION_ERROR);
    const said = onEnd?.(outcome, purchase);
    if (outcome.kind === 'repeated') {
      const { orderId, of } = outcome;
      setEarlier({ href: orderPath(orderId, of), buyAgain: () => void payNow({ ...purchase, again: orderId }) });
    }
    if (outcome.kind === 'too-far') {
      const say = (): void => {
        agreeTo(outcome.agreement);
        void payNow(purchase);
      };
      setAnyway({ say });
    }
    if (outcome.kind === 'second-boxes') {
      const say = (): void => {
        agreed.current.push(...outcome.payments);
        void payNow(purchase);
      };
      setAnyway({ say });
    }
    setProblem(said ?? outcome.message);
  };
  const complain = (words: string): void => {
    setProblem(words);
    setEarlier(null);
    setAnyway(null);
  };
  return { step, problem, earlier, orderAnyway: anyway?.say ?? null, complain, pay: payNow };
}
