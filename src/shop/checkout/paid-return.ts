import { toast } from '#client/toast.ts';
import { VERIFIED } from '#domain/payments/checkout.contract.ts';
import { lookAtPayment } from '#shop/checkout/pay.ts';
import { forgetBegun } from '#shop/checkout/payment-notes.ts';

/*
 * On the page of an order: tells somebody who left the shop to pay, and whom the payment led here, that this is the order,
 * or what became of money for what was cancelled meanwhile; once.
 */
const [, payment] = /^#paid=([\w-]+)$/.exec(location.hash) ?? [];
if (payment) {
  // The URL has served: loading the page again is not news.
  history.replaceState(history.state, '', location.pathname + location.search);
  forgetBegun(payment);
  void tell(payment);
}

async function tell(id: string): Promise<void> {
  const found = await lookAtPayment(id);
  // The order stands at the head of the page.
  const position = 'bottom-right';
  if (found.state === 'paid' && found.note) toast(found.note, { position });
  else toast(VERIFIED, { kind: 'done', position });
}
