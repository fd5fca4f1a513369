import * as say from '#server/payments/payments.texts.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord } from '#lib/narrow.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/errors.ts';
import { checkKey, type KeyAnswer } from '#server/key-check.ts';
import type {
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
  Refused,
} from '#server/payments/payment-provider.ts';
import { saidAs } from '#lib/said.ts';

/** Refunds in one answer of the provider; it gives no more. */
const REFUNDS_AT_ONCE = 100;

const AWAY = say.silent;

/** URLs and key of the provider, for what the operator leaves unset. */
export const providerDefaults = {
  apiBase: 'https://api.razorpay.com',
  checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  keyId: 'rzp_test_shagun',
} as const;

/** Headers of a webhook: its signature, and its id, which a repetition repeats. */
export const noticeHeaders = { signature: 'x-razorpay-signature', id: 'x-razorpay-event-id' } as const;

/**
 * Returns a client of Razorpay's Orders API at a configurable URL. The provider's own package lacks a base URL, a
 * timeout, timing-safe comparison, and the header that makes refunds idempotent.
 * @param apiBase returns the URL of the API
 * @param onRefused called for each call that the provider refuses with 4xx, except 404 and 409
 */
export function openGateway(
  settings: Config['payments'],
  apiBase: () => string,
  onRefused: (refused: Refused) => void = () => undefined,
): PaymentGateway {
  const authorization = authorizationOf(settings);

  /**
   * Sends a call to the API: POST with a body, otherwise GET. Returns status and JSON of the response (null when it is
   * not JSON); null when no response came.
   */
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
    if (!answer || answer.status >= 300 || answer.data === null) throw new Refusal(503, saidAs('payments.away', AWAY));
    return answer.data as T;
  }

  return {
    async createOrder(amount, receipt) {
      // The receipt makes a repeated question answer the same order.
      const body = { amount, currency: 'INR', receipt, unique_receipt: true };
      const order = await ask<GatewayOrder>('/orders', body).catch(() => ask<GatewayOrder>('/orders', body));
      if (!order?.id) throw new Refusal(503, saidAs('payments.away', AWAY));
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
      if (!refund?.id) throw new Refusal(503, saidAs('payments.away', AWAY));
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

/**
 * Asks the provider for the last payment, to learn whether it takes the shop's key.
 * @param settings key, and `patience` as the longest wait for the answer in ms
 */
export const checkPaymentKey = (settings: Config['payments']): Promise<KeyAnswer> =>
  checkKey(
    `${settings.apiBase}/v1/payments?count=1`,
    { headers: { authorization: authorizationOf(settings) } },
    settings.patience,
    (status, data) => {
      if (status === 401 || status === 403) return 'refused';
      return status === 200 && isRecord(data) && Array.isArray(data['items']) ? 'taken' : 'away';
    },
  );

const authorizationOf = ({ keyId, keySecret }: Config['payments']): string =>
  `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

/** Returns a call's path with its ids replaced by `…`, for the log. */
const callOf = (path: string): string => (path.split('?')[0] ?? '').replaceAll(/\/\w+_\w+/g, '/…');

/**
 * Returns the provider's reason for a refusal, for the log; words that may be a phone number or an e-mail address
 * become `…`.
 */
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

/** Returns the provider's description of a refusal, at most 200 characters; a general sentence when there is none. */
function descriptionOf(data: unknown): string {
  const said = (data as { error?: { description?: unknown } } | null)?.error?.description;
  return typeof said === 'string' && said !== '' ? said.slice(0, 200) : say.refused;
}

/** Returns the HMAC-SHA256 of a text in hexadecimal, the provider's signature. */
export function hmac(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function isHmac(secret: string, text: string | Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(hmac(secret, text), 'hex'), Buffer.from(signature, 'hex'));
}
