import { toast } from '#client/toast.ts';
import { VERIFIED } from '#features/checkout/checkout.contract.ts';
import { forgetBegun } from '#features/checkout/payment-notes.ts';

/*
 * On the page of an order: tells somebody who left the shop to pay, and whom the payment led here, that this is the order;
 * once.
 */
const [, payment] = /^#paid=([\w-]+)$/.exec(location.hash) ?? [];
if (payment) {
  // The address has served: loading the page again is not news.
  history.replaceState(history.state, '', location.pathname + location.search);
  forgetBegun(payment);
  toast(VERIFIED, { kind: 'done' });
}
