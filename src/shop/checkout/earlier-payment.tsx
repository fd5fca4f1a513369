import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MINUTE } from '#lib/time.ts';
import { bringIntoView } from '#client/in-view.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import * as say from '#shop/checkout/paying.texts.ts';
import { CLOSED, type Found, lookAtPayment, NOT_KNOWN, WITH_BANK } from '#shop/checkout/pay.ts';
import { begunPayments, notePlaced } from '#shop/checkout/payment-notes.ts';
import { orderPath } from '#shop/checkout/use-paying.ts';
import { Icon } from '#ui/icon.tsx';

/** Milliseconds for which an unfinished payment is shown. */
const RECENT = 30 * MINUTE;

interface EarlierPaymentProps {
  /** Id of the item, invitation or order that is paid for. */
  of: string;
  /** Called when the payment has arrived, so that the page does not offer to pay again. */
  onPaid?(): void;
}

/**
 * Shows the status of the customer's last payment for the same product when the page missed its end, for example by a
 * reload. Shows nothing without one, and for an unfinished one that is over 30 minutes old.
 */
export function EarlierPayment({ of, onPaid }: EarlierPaymentProps) {
  const [found, setFound] = useState<Found | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const look = useEffectEvent(async (): Promise<void> => {
    const [begun] = begunPayments()
      .filter((one) => one.of === of)
      .slice(-1);
    if (!begun) return;
    const now = await lookAtPayment(begun.id);
    if (now.state === 'paid') {
      notePlaced(now.orderId, now.kind, begun.id);
      onPaid?.();
    }
    if (now.state !== 'open' || begun.at > Date.now() - RECENT) setFound(now);
  });
  useEffect(() => void look(), [of]);
  // A bank may have decided meanwhile.
  useSeenAgain(() => {
    if (found && found.state !== 'paid') void look();
  });
  // Whoever comes back from paying stands anywhere on the page; whoever has gone on meanwhile is left where they are.
  useEffect(() => {
    const focused = document.activeElement;
    if (!element.current || (focused !== null && focused !== document.body)) return;
    element.current.focus({ preventScroll: true });
    bringIntoView(element.current);
  }, [found]);
  const text = found && wordsOf(found);
  if (!found || !text) return null;
  return (
    <div className="notice" role="status" ref={element} tabIndex={-1}>
      <Icon name="info" />
      <p>
        {text} {found.state === 'paid' && <a href={orderPath(found.orderId, found.kind)}>{say.seeOrder}</a>}
      </p>
    </div>
  );
}

/** Returns the message for the state of an earlier payment; null when the customer is signed out. */
function wordsOf(found: Found): string | null {
  if (found.state === 'paid') return found.note ?? say.earlierArrived;
  if (found.state === 'stuck') return found.message;
  if (found.state === 'silent') return NOT_KNOWN;
  if (found.state === 'pending') return WITH_BANK;
  if (found.state !== 'open') return null;
  return found.tried ? say.earlierNothing : CLOSED;
}
