import { useRef, useState } from 'react';
import { leaveFor } from '#client/leave-page.ts';
import { onRestored } from '#client/restored.ts';
import { requireSignIn, signedIn } from '#client/session.ts';
import { flash, toast } from '#client/toast.ts';
import { PAYMENT_FAILED, VERIFICATION_ERROR, VERIFIED } from '#domain/payments/checkout.contract.ts';
import { agreeTo, PAID_SIGNED_OUT, pay, type PayOutcome, type PayStep, type Purchase } from '#shop/checkout/pay.ts';

/** What the button of a payment says while the person waits. */
export const stepWords: Record<PayStep, string> = {
  ordering: 'Checking the price…',
  paying: 'Waiting for the payment…',
  confirming: 'Confirming…',
  checking: 'Checking whether your payment arrived…',
};

/** An order of a moment ago, when the same is about to be paid again. */
export interface EarlierOrder {
  href: string;
  /** Buys the same once more. */
  buyAgain(): void;
}

export interface Paying {
  step: PayStep | 'idle';
  /** What the person must read about the last try; empty while there is nothing to say. */
  problem: string;
  /** The order that the problem is about, if it is one. */
  earlier: EarlierOrder | null;
  /** Says yes to what the problem asks and pays, if it asks something. */
  orderAnyway: (() => void) | null;
  /** Says something that came up before anything was sent. */
  complain(problem: string): void;
  pay(purchase: Purchase): Promise<void>;
}

interface Ends {
  /** An order was placed; what it was made of can be forgotten. The person is led home afterwards. */
  onPaid(purchase: Purchase): void | Promise<void>;
  /** Takes up an end that the page has to answer; a text it answers stands for the message. */
  onEnd?(outcome: PayOutcome, purchase: Purchase): string | undefined;
  /** Where to go on after sign-in. */
  returnTo?: string | undefined;
  /** Where the person is led once it is paid, and what they read there; home and its word by itself. */
  then?: { href: string; words: string };
}

/** The address of an order. */
export function orderAddress(id: string, kind: 'item' | 'invitation'): string {
  return kind === 'item' ? `/view-sweet-history/${id}` : `/view-history/${id}`;
}

/** Paying once at a time, with a true word about every way it can end. */
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
      setEarlier({ href: orderAddress(orderId, of), buyAgain: () => void payNow({ ...purchase, again: orderId }) });
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
  return { step, problem, earlier, orderAnyway: anyway?.say ?? null, complain: setProblem, pay: payNow };
}
