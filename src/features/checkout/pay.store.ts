import type { InferType } from 'yup';
import { call, type CallFailure } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { createOrder, type invitationDraft, type itemDraft, type PriceChanged, VERIFICATION_ERROR, verifyOrder } from '#features/checkout/checkout.contract.ts';
import { openPaymentWindow } from '#features/checkout/payment-window.ts';
import { readSettings } from '#features/session/session.contract.ts';

/** What a person is about to pay for; `amount` is what the page shows, in paise. */
export interface Purchase {
  amount: number;
  item?: InferType<typeof itemDraft>;
  invitation?: InferType<typeof invitationDraft>;
  /** Prefilled in the payment window. */
  contact: { name: string; mobile: string };
}

/** How a payment ended. Only `confirmed` means that an order exists for certain. */
export type PayOutcome =
  | { kind: 'confirmed'; orderId: string }
  | { kind: 'price-changed'; amount: number; message: string; skipped: string[] }
  | { kind: 'refused'; message: string; fields: Record<string, string>; gone: string[] }
  | { kind: 'signed-out' }
  | { kind: 'dismissed' }
  | { kind: 'failed'; message: string }
  | { kind: 'unverified'; message: string };

/**
 * Pays: the server computes the amount and keeps the draft, the provider's window takes the money, the server confirms.
 * Nothing here decides what an order is; a lost answer is made good by the provider's notice to the server.
 */
export async function pay(purchase: Purchase, onProgress: (step: 'ordering' | 'paying' | 'confirming') => void = () => undefined): Promise<PayOutcome> {
  onProgress('ordering');
  const settings = await call(readSettings);
  if (!settings.ok) return refusal(settings);
  const { amount, item, invitation } = purchase;
  const order = await call(createOrder, { body: { amount, item, invitation } });
  if (!order.ok) return refusal(order);

  onProgress('paying');
  const paid = await openPaymentWindow({
    settings: settings.data.payments,
    order: order.data,
    description: 'Payment for Order',
    prefill: { name: purchase.contact.name, contact: purchase.contact.mobile, email: $user.get()?.email ?? '' },
  });
  if (paid.kind === 'dismissed') return { kind: 'dismissed' };
  if (paid.kind === 'failed') return { kind: 'failed', message: paid.reason };
  if (paid.kind === 'unavailable') return { kind: 'failed', message: 'The payment window could not be opened. Nothing was charged; please check your connection and try again.' };

  onProgress('confirming');
  const verified = await call(verifyOrder, { body: paid.fields });
  if (verified.ok) return { kind: 'confirmed', orderId: verified.data.orderId };
  const safe = 'If money has left your account, the order will appear in your payment history within a few minutes.';
  return { kind: 'unverified', message: `${verified.status === 400 ? VERIFICATION_ERROR : verified.message} ${safe}` };
}

function refusal(failure: CallFailure): PayOutcome {
  if (failure.status === 401) return { kind: 'signed-out' };
  const { amount, orderId, skipped = [], gone = [] } = (failure.data ?? {}) as Partial<PriceChanged> & { orderId?: string; gone?: string[] };
  // The confirmation of an earlier payment was lost on its way; the order is there.
  if (failure.status === 409 && typeof orderId === 'string') return { kind: 'confirmed', orderId };
  if (failure.status === 0 || failure.status >= 500) return { kind: 'failed', message: failure.message };
  if (failure.status === 409 && typeof amount === 'number') return { kind: 'price-changed', amount, message: failure.message, skipped };
  return { kind: 'refused', message: failure.message, fields: failure.fields ?? {}, gone };
}
