import { useEffect } from 'react';
import { toast } from '#client/toast.ts';
import { VERIFIED } from '#features/checkout/checkout.contract.ts';
import { forgetBegun } from '#features/checkout/payment-notes.ts';

/** Tells somebody who left the page to pay, and whom the payment led here, that this is the order; once. */
export function usePaidReturn(): void {
  useEffect(() => {
    const [, payment] = /^#paid=([\w-]+)$/.exec(location.hash) ?? [];
    if (!payment) return;
    // The address has served: loading the page again is not news.
    history.replaceState(history.state, '', location.pathname + location.search);
    forgetBegun(payment);
    toast(VERIFIED, { kind: 'done' });
  }, []);
}
