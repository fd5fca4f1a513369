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

/** A refund at the payment provider; `amount` in paise, `receipt` the name that the shop gave it. */
export interface GatewayRefund {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  receipt?: string | null;
}

/** The payment provider as the shop uses it. */
export interface PaymentGateway {
  createOrder(amount: number, receipt: string): Promise<GatewayOrder>;
  /** Reads a payment; null when the provider does not know it. */
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  /** The payments made for an order. */
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /**
   * Sends money of a captured payment back. The same receipt is the same refund, however often it is asked for.
   * @param amount paise
   * @returns the refund, or why the provider refuses it
   * @throws Refusal 503 when nobody knows whether it was taken: it may be asked for again under the same receipt
   */
  refund(paymentId: string, amount: number, receipt: string): Promise<GatewayRefund | { refused: string }>;
  /** Reads a refund; null when the provider does not know it. */
  readRefund(paymentId: string, refundId: string): Promise<GatewayRefund | null>;
  /** Every refund that was made since a time, also those made by hand at the provider. @param since ms */
  listRefunds(since: number): Promise<GatewayRefund[]>;
  /** Checks the browser's signature over the order id that the shop itself stored. */
  isSignedByCheckout(orderId: string, paymentId: string, signature: string): boolean;
  /** Checks a notice's signature over its raw bytes. */
  isSignedNotice(body: Buffer, signature: string): boolean;
  /** The same by the secret from before the last change, by which the provider signs what it repeats; never without one. */
  isSignedByOldSecret(body: Buffer, signature: string): boolean;
}

/** A call that the provider refused, for the log. */
export interface Refused {
  status: number;
  /** Its path without ids. */
  call: string;
  /** Empty where it gave none. */
  reason: string;
}

/** Refunds in one answer of the provider; it gives no more. */
const REFUNDS_AT_ONCE = 100;

const AWAY = 'The payment service did not answer. Nothing was charged; please try again in a minute.';

/**
 * Speaks Razorpay's Orders API at a configurable address. The provider's own package has no base
 * address, no timeout and no timing-safe comparison, cannot send the header that makes a refund safe to repeat, and seven calls
 * are all the shop needs.
 */
export function razorpayGateway(
  settings: Config['payments'],
  apiBase: () => string,
  onRefused: (refused: Refused) => void = () => undefined,
): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;

  /** What was answered, with its status; null where nothing readable came. */
  async function send(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; data: unknown } | null> {
    const answer = await fetch(`${apiBase()}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(settings.patience),
    }).catch(() => null);
    if (!answer) return null;
    const { status } = answer;
    const data: unknown = await answer.json().catch(() => null);
    // What is not there (404) is an answer; everything else that is refused has to be looked at.
    if (status >= 400 && status < 500 && status !== 404 && status !== 409)
      onRefused({ status, call: callOf(path), reason: reasonOf(data) });
    return { status, data };
  }

  async function ask<T>(path: string, body?: unknown): Promise<T | null> {
    const answer = await send(path, body);
    if (answer?.status === 404 || answer?.status === 400) return null;
    if (!answer || answer.status >= 300 || answer.data === null) throw new Refusal(503, AWAY);
    return answer.data as T;
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
    async refund(paymentId, amount, receipt) {
      const body = { amount, speed: 'normal', receipt };
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
      const answer = await send(path, body, { 'x-refund-idempotency': receipt });
      if (answer?.status === 400 || answer?.status === 404) return { refused: descriptionOf(answer.data) };
      const refund = answer && answer.status < 300 ? (answer.data as GatewayRefund | null) : null;
      // Also while an earlier question for the same refund is being worked on (409).
      if (!refund?.id) throw new Refusal(503, AWAY);
      return refund;
    },
    readRefund: (paymentId, refundId) =>
      ask<GatewayRefund>(`/payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(refundId)}`),
    async listRefunds(since) {
      const found: GatewayRefund[] = [];
      for (;;) {
        const from = `from=${Math.floor(since / 1000)}&count=${REFUNDS_AT_ONCE}&skip=${found.length}`;
        const items = (await ask<{ items: GatewayRefund[] }>(`/refunds?${from}`))?.items ?? [];
        found.push(...items);
        if (items.length < REFUNDS_AT_ONCE) return found;
      }
    },
    isSignedByCheckout: (orderId, paymentId, signature) =>
      isHmac(settings.keySecret, `${orderId}|${paymentId}`, signature),
    isSignedNotice: (body, signature) => isHmac(settings.webhookSecret, body, signature),
    isSignedByOldSecret: (body, signature) =>
      settings.oldWebhookSecret !== '' && isHmac(settings.oldWebhookSecret, body, signature),
  };
}

/** A call without the ids in it. */
const callOf = (path: string): string => (path.split('?')[0] ?? '').replaceAll(/\/\w+_\w+/g, '/…');

/** Why the provider refused something, for the log: its words without anything that may be a number or address of a person. */
function reasonOf(data: unknown): string {
  const { code, description } = (data as { error?: Record<string, unknown> } | null)?.error ?? {};
  return [code, description]
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, 160)
    .split(' ')
    .map((word) => (/@|\d{4}/.test(word) ? '…' : word))
    .join(' ');
}

/** The provider's own words for a refusal, at most a line of them. */
function descriptionOf(data: unknown): string {
  const said = (data as { error?: { description?: unknown } } | null)?.error?.description;
  return typeof said === 'string' && said !== '' ? said.slice(0, 200) : 'The payment provider refused it.';
}

/** Signs as the provider does: HMAC-SHA256 in hexadecimal. */
export function hmac(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function isHmac(secret: string, text: string | Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(hmac(secret, text), 'hex'), Buffer.from(signature, 'hex'));
}
