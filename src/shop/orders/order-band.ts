import { HOUR } from '#lib/time.ts';
import { signedIn } from '#client/session.ts';
import { lookAtPayment } from '#shop/checkout/pay.ts';
import { begunPayments, forgetBegun, notePlaced, placedOrders } from '#shop/checkout/payment-notes.ts';

/** Milliseconds after which a payment window has closed. */
const WINDOW = HOUR;

/**
 * Shows the orders placed in this browser, then checks its unfinished payments and shows the orders again if one became
 * an order. Does nothing when signed out.
 */
export async function tellOfOrders(): Promise<void> {
  if (!signedIn()) return;
  if (placedOrders().length > 0) await show();
  const found = await Promise.all(begunPayments().map(settle));
  if (found.includes(true)) await show();
}

/**
 * Checks an unfinished payment: stores its order when it was paid, and drops it when it was not tried within an hour.
 * Returns true when it became an order.
 */
async function settle({ id, at }: { id: string; at: number }): Promise<boolean> {
  const found = await lookAtPayment(id);
  if (found.state === 'paid') notePlaced(found.orderId, found.kind, id);
  else if (found.state === 'open' && !found.tried && at < Date.now() - WINDOW) forgetBegun(id);
  return found.state === 'paid';
}

async function show(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-order-band]');
  if (!place) return;
  const { drawOrders } = await import('#shop/orders/order-cards.tsx');
  await drawOrders(place);
}
