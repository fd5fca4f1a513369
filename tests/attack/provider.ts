import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { GatewayOrder, GatewayPayment } from '#server/payments/payment-provider.ts';
import { hmac } from '#server/payments/razorpay.ts';
import { listenHere } from '#tests/support/stand-in.ts';

const KEY_SECRET = 'key secret of the attacked shop';
const NOTICE_SECRET = 'notice secret of the attacked shop';

/** Fields that the payment window returns to the browser. */
export interface Confirmation {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Payment provider that keeps running when the shop is killed; its payments show what was captured. */
export interface Provider {
  /** Environment variables that connect a shop to the provider. */
  env: Record<string, string>;
  payments: ReadonlyMap<string, GatewayPayment>;
  /** Captures the payment of a payment order and returns the signed fields. */
  pay(orderId: string): Confirmation;
  /** Returns the signed webhook of a payment: body and headers. */
  notice(paymentId: string): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
}

/** Starts the provider on a free local port. */
export async function startProvider(): Promise<Provider> {
  const orders = new Map<string, GatewayOrder & { receipt: string }>();
  const payments = new Map<string, GatewayPayment>();

  const answer = async (request: IncomingMessage): Promise<object | null> => {
    const [, , kind, id = '', more] = (request.url ?? '').split('/');
    if (request.method === 'POST' && kind === 'orders') {
      const { amount, receipt } = (await bodyOf(request)) as { amount: number; receipt: string };
      const known = [...orders.values()].find((one) => one.receipt === receipt);
      const order = known ?? { id: `order_${randomUUID()}`, amount, currency: 'INR', status: 'created', receipt };
      orders.set(order.id, order);
      return order;
    }
    if (kind === 'payments') return payments.get(id) ?? null;
    const items = [...payments.values()].filter((one) => one.order_id === id);
    return more === 'payments' ? { count: items.length, items } : (orders.get(id) ?? null);
  };
  const server = createServer((request, response) => {
    void answer(request).then((found) => {
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ?? {}));
    });
  });
  const { url, close } = await listenHere(server);

  return {
    env: {
      RAZORPAY_API_BASE: url,
      RAZORPAY_KEY_ID: 'rzp_test_attack',
      RAZORPAY_KEY_SECRET: KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: NOTICE_SECRET,
    },
    payments,
    pay(orderId) {
      const { amount = 0 } = orders.get(orderId) ?? {};
      const id = `pay_${randomUUID()}`;
      payments.set(id, { id, order_id: orderId, amount, currency: 'INR', status: 'captured' });
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: id,
        razorpay_signature: hmac(KEY_SECRET, `${orderId}|${id}`),
      };
    },
    notice(paymentId) {
      const entity = payments.get(paymentId);
      const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': `evt_${paymentId}`,
          'x-razorpay-signature': hmac(NOTICE_SECRET, body),
        },
      };
    },
    close,
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}
