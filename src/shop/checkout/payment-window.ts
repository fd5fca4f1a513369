import { MINUTE, SECOND } from '#lib/time.ts';
import { apiBase } from '#client/api-base.ts';
import { onRestored } from '#client/restored.ts';
import { RETURN_PATH } from '#domain/payments/checkout.contract.ts';
import { cannotFrame } from '#domain/payments/in-app.rules.ts';
import { shopFacts } from '#shop.config';
import * as say from '#shop/checkout/paying.texts.ts';

/** Fields that the provider hands over after a payment. */
export interface PaymentFields {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Result of the payment window. */
export type WindowOutcome =
  | { kind: 'paid'; fields: PaymentFields }
  | { kind: 'dismissed' }
  | { kind: 'failed'; reason: string }
  | { kind: 'unavailable' };

export interface PaymentRequest {
  settings: { keyId: string; checkoutUrl: string };
  /** Order at the provider; `amount` in paise. */
  order: { id: string; amount: number; currency: string; shopName: string };
  description: string;
  prefill: { name: string; contact: string; email: string };
}

interface ProviderWindow {
  open(): void;
  on(name: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => ProviderWindow;
  }
}

let loading: Promise<boolean> | null = null;

/**
 * Loads the provider's script on the first call. Resolves to false when loading fails; the next call then tries again.
 */
function loadScript(url: string): Promise<boolean> {
  if (window.Razorpay) return Promise.resolve(true);
  loading ??= new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = url.startsWith('/') ? `${apiBase}${url}` : url;
    script.onload = () => resolve(window.Razorpay !== undefined);
    script.onerror = () => {
      script.remove();
      loading = null;
      resolve(false);
    };
    document.head.append(script);
  });
  return loading;
}

/** Seconds after which the payment window closes. */
const WINDOW_FOR = (30 * MINUTE) / SECOND;

/** Returns the URL to which the provider redirects customers who had to leave the page to pay. */
function returnAddress(): string {
  const url = new URL(`${apiBase}${RETURN_PATH}`, location.href);
  url.searchParams.set('from', location.pathname + location.search);
  return url.href;
}

/**
 * Opens the provider's payment window over the page and waits until it closes. Returns `paid` with the signed fields,
 * `failed` with the reason of the last attempt, `dismissed` without an attempt, or `unavailable` when it cannot be
 * opened.
 */
export async function openPaymentWindow({
  settings,
  order,
  description,
  prefill,
}: PaymentRequest): Promise<WindowOutcome> {
  const loaded = await loadScript(settings.checkoutUrl);
  const Provider = window.Razorpay;
  if (!loaded || !Provider) return { kind: 'unavailable' };
  return new Promise((resolve) => {
    let reason = '';
    const close = (): void => resolve(reason ? { kind: 'failed', reason } : { kind: 'dismissed' });
    const leaves = cannotFrame(navigator.userAgent);
    // Whoever left the page to pay and comes back to it by the browser's memory has closed the payment.
    if (leaves) onRestored(close);
    try {
      const payment = new Provider({
        key: settings.keyId,
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        name: order.shopName,
        description,
        prefill: { ...prefill, contact: prefill.contact ? `+91${prefill.contact}` : '' },
        theme: { color: shopFacts.checkoutColor },
        timeout: WINDOW_FOR,
        ...(leaves ? { redirect: true, callback_url: returnAddress() } : {}),
        // Typing a UPI id ended in India; apps and codes to scan stay.
        config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
        handler: (fields: PaymentFields) => resolve({ kind: 'paid', fields }),
        modal: {
          confirm_close: true,
          ondismiss: close,
        },
      });
      payment.on('payment.failed', ({ error }) => {
        reason = error?.description ?? say.failedUnexplained;
      });
      payment.open();
    } catch {
      resolve({ kind: 'unavailable' });
    }
  });
}
