import { toast } from '#client/toast.ts';
import { VERIFIED } from '#domain/payments/checkout.contract.ts';
import { lookAtPayment } from '#shop/checkout/pay.ts';
import { forgetBegun } from '#shop/checkout/payment-notes.ts';

/*
 * Script of an order's page for a customer whom the payment provider redirected here (`#paid=…`). Shows once that the
 * order is confirmed, or the server's note about the money, and removes the stored payment.
 */
const [, payment] = /^#paid=([\w-]+)$/.exec(location.hash) ?? [];
if (payment) {
  // The URL has served: loading the page again is not news.
  history.replaceState(history.state, '', location.pathname + location.search);
  void tell(payment);
}

async function tell(id: string): Promise<void> {
  const found = await lookAtPayment(id);
  // The order stands at the head of the page.
  const position = 'bottom-right';
  if (found.state !== 'paid') return;
  forgetBegun(id);
  if (found.note) toast(found.note, { position });
  else toast(VERIFIED, { kind: 'done', position });
}
