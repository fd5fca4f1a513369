import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/errors.ts';

/** An order at the payment provider; `amount` in paise. */
export interface GatewayOrder {
  id: string;
  amount: number;
  currency: string;
  status: string;
}

/** A payment at the payment provider; `amount` in paise. */
export interface GatewayPayment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
}

/** The payment provider as the shop uses it. */
export interface PaymentGateway {
  createOrder(amount: number, receipt: string): Promise<GatewayOrder>;
  /** Reads a payment; null when the provider does not know it. */
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  /** The payments made for an order. */
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /** Checks the browser's signature over the order id that the shop itself stored. */
  isSignedByCheckout(orderId: string, paymentId: string, signature: string): boolean;
  /** Checks a notice's signature over its raw bytes. */
  isSignedNotice(body: Buffer, signature: string): boolean;
}

const AWAY = 'The payment service did not answer. Nothing was charged; please try again in a minute.';

/**
 * Speaks Razorpay's Orders API at a configurable address. The provider's own package has no base
 * address, no timeout and no timing-safe comparison, and four calls are all the shop needs.
 */
export function razorpayGateway(settings: Config['payments'], apiBase: () => string): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;

  async function ask<T>(path: string, body?: unknown): Promise<T | null> {
    const answer = await fetch(`${apiBase()}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (answer?.status === 404 || answer?.status === 400) return null;
    const data = answer?.ok ? await answer.json().catch(() => null) : null;
    if (data === null) throw new Refusal(503, AWAY);
    return data as T;
  }

  return {
    async createOrder(amount, receipt) {
      // The receipt makes a repeated question answer the same order.
      const body = { amount, currency: 'INR', receipt, unique_receipt: true };
      const order = await ask<GatewayOrder>('/orders', body).catch(() => ask<GatewayOrder>('/orders', body));
      if (!order?.id) throw new Refusal(503, AWAY);
      return order;
    },
    readPayment: (paymentId) => ask<GatewayPayment>(`/payments/${encodeURIComponent(paymentId)}`),
    listPayments: async (orderId) =>
      (await ask<{ items: GatewayPayment[] }>(`/orders/${encodeURIComponent(orderId)}/payments`))?.items ?? [],
    isSignedByCheckout: (orderId, paymentId, signature) =>
      isHmac(settings.keySecret, `${orderId}|${paymentId}`, signature),
    isSignedNotice: (body, signature) => isHmac(settings.webhookSecret, body, signature),
  };
}

/** Signs as the provider does: HMAC-SHA256 in hexadecimal. */
export function hmac(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function isHmac(secret: string, text: string | Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(hmac(secret, text), 'hex'), Buffer.from(signature, 'hex'));
}
