import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { GatewayOrder, GatewayPayment, GatewayRefund } from '#server/payments/payment-provider.ts';
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

/** Signed webhook: body and headers. */
export interface Notice {
  body: string;
  headers: Record<string, string>;
}

/** Webhooks that the provider sends of one payment. */
type PaidEvent = 'payment.captured' | 'order.paid';

/** Body of a call: of an order, or of a refund. */
interface CallBody {
  amount: number;
  receipt: string;
  unique_receipt?: boolean;
}

/** Form of an idempotency key that the provider takes. */
const KEY = /^[\w-]{10,}$/;
/** Longest receipt of an order. */
const LONGEST_RECEIPT = 40;

/** What may befall a call to the provider, and whether the provider has done its work by then. */
export const troubles = {
  'is not received': { isDone: false, status: 0 },
  'is done, and the answer lost': { isDone: true, status: 0 },
  'fails with 500': { isDone: false, status: 500 },
  'is done, and answered with 502': { isDone: true, status: 502 },
  'is done, and answered as under way (409)': { isDone: true, status: 409 },
  'meets a limit (429)': { isDone: false, status: 429 },
} as const;
export type Trouble = keyof typeof troubles;

/** Payment provider that keeps running when the shop is killed; its payments show what was captured. */
export interface Provider {
  /** Environment variables that connect a shop to the provider. */
  env: Record<string, string>;
  payments: ReadonlyMap<string, GatewayPayment>;
  /** Payment orders, whether paid or not. */
  orders: ReadonlyMap<string, GatewayOrder & { receipt: string }>;
  /** All refunds, also those that failed. */
  refunds: readonly GatewayRefund[];
  /** State of new refunds. */
  refundState: GatewayRefund['status'];
  /** Starts counting calls from 1. @param at number of the call that is troubled; 0 for none */
  arm(at: number, trouble?: Trouble): void;
  /** Number of calls since `arm`. */
  calls(): number;
  /** Captures the payment of a payment order and returns the signed fields. */
  pay(orderId: string): Confirmation;
  /** Refunds a part of a payment by hand, as the owner may at the provider. */
  refundByHand(paymentId: string, amount: number): GatewayRefund;
  /** Ends a pending refund. */
  settle(refund: GatewayRefund, status: 'processed' | 'failed'): void;
  /** Returns the webhook of a payment. */
  notice(paymentId: string, event?: PaidEvent): Notice;
  /** Returns the webhook of a refund's state. @param status an earlier state, for a notice that comes late */
  refundNotice(refund: GatewayRefund, status?: GatewayRefund['status']): Notice;
  close(): Promise<void>;
}

/** Returns the signed webhook of an event about a payment or a refund. */
function noticeOf(event: string, kind: 'payment' | 'refund', entity: object & { id: string }): Notice {
  const body = JSON.stringify({ event, payload: { [kind]: { entity } } });
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${event}_${entity.id}`,
      'x-razorpay-signature': hmac(NOTICE_SECRET, body),
    },
  };
}

/** Starts the provider on a free local port. */
export async function startProvider(): Promise<Provider> {
  const orders = new Map<string, GatewayOrder & { receipt: string }>();
  const payments = new Map<string, GatewayPayment>();
  const refunds: GatewayRefund[] = [];
  /** Refunds by idempotency key, each with the call that made it. */
  const known = new Map<string, { call: string; refund: GatewayRefund }>();
  let count = 0;
  let fatal = 0;
  let befalls: Trouble | undefined;

  /** Makes an order; a receipt makes one order only where the call asks for that. */
  const makeOrder = ({ amount, receipt, unique_receipt }: CallBody): GatewayOrder | null => {
    if (receipt.length > LONGEST_RECEIPT) return null;
    const same = unique_receipt ? [...orders.values()].find((one) => one.receipt === receipt) : undefined;
    if (same) return same.amount === amount ? same : null;
    const order = { id: `order_${randomUUID()}`, amount, currency: 'INR', status: 'created', receipt };
    orders.set(order.id, order);
    return order;
  };
  const makeRefund = (paymentId: string, amount: number, receipt: string | null): GatewayRefund | null => {
    const taken = refunds
      .filter(({ payment_id, status }) => payment_id === paymentId && status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (amount + taken > (payments.get(paymentId)?.amount ?? 0)) return null;
    const id = `rfnd_${randomUUID()}`;
    const refund: GatewayRefund = { id, payment_id: paymentId, amount, status: provider.refundState, receipt };
    refunds.push(refund);
    return refund;
  };
  /** Refunds once for each idempotency key, which takes one call only; a call without one refunds each time. */
  const refundOnce = (paymentId: string, body: CallBody, key: string | undefined): GatewayRefund | null => {
    if (key === undefined) return makeRefund(paymentId, body.amount, body.receipt);
    if (!KEY.test(key)) return null;
    const call = JSON.stringify([paymentId, body]);
    const before = known.get(key);
    if (before) return before.call === call ? before.refund : null;
    const refund = makeRefund(paymentId, body.amount, body.receipt);
    if (refund) known.set(key, { call, refund });
    return refund;
  };

  /** Returns the answer to a call: null for what does not exist (404), undefined for what is refused (400). */
  const answerTo = async (request: IncomingMessage): Promise<object | null | undefined> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
    const [, , kind, id = '', more, refundId] = pathname.split('/');
    if (request.method === 'POST') {
      const body = await bodyOf(request);
      if (kind === 'orders') return makeOrder(body) ?? undefined;
      return refundOnce(id, body, request.headers['x-refund-idempotency']?.toString()) ?? undefined;
    }
    if (kind === 'refunds') {
      const skip = Number(searchParams.get('skip') ?? 0);
      return { items: refunds.slice(skip, skip + Number(searchParams.get('count') ?? 10)) };
    }
    if (kind === 'payments' && more === 'refunds') return refunds.find((one) => one.id === refundId) ?? null;
    if (kind === 'payments') return payments.get(id) ?? null;
    const items = [...payments.values()].filter((one) => one.order_id === id);
    return more === 'payments' ? { count: items.length, items } : (orders.get(id) ?? null);
  };
  const respond = (response: ServerResponse, status: number, data: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(data));
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    count += 1;
    const trouble = count === fatal && befalls ? troubles[befalls] : undefined;
    const found = trouble?.isDone === false ? null : await answerTo(request);
    if (trouble?.status === 0) request.socket.destroy();
    else if (trouble) respond(response, trouble.status, {});
    else if (found === undefined) respond(response, 400, { error: { description: 'The provider does not do this.' } });
    else respond(response, found ? 200 : 404, found ?? {});
  };
  const server = createServer((request, response) => void serve(request, response));
  const { url, close } = await listenHere(server);

  const provider: Provider = {
    env: {
      RAZORPAY_API_BASE: url,
      RAZORPAY_KEY_ID: 'rzp_test_attack',
      RAZORPAY_KEY_SECRET: KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: NOTICE_SECRET,
    },
    payments,
    orders,
    refunds,
    refundState: 'pending',
    arm(at, trouble) {
      count = 0;
      fatal = at;
      befalls = trouble;
    },
    calls: () => count,
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
    refundByHand(paymentId, amount) {
      const refund = makeRefund(paymentId, amount, null);
      if (!refund) throw new Error('More than was paid.');
      return refund;
    },
    settle(refund, status) {
      refund.status = status;
    },
    notice: (paymentId, event = 'payment.captured') =>
      noticeOf(event, 'payment', { ...payments.get(paymentId), id: paymentId }),
    refundNotice(refund, status = refund.status) {
      const event = { pending: 'refund.created', processed: 'refund.processed', failed: 'refund.failed' };
      const entity: GatewayRefund = { ...refund, status };
      return noticeOf(event[status], 'refund', entity);
    },
    close,
  };
  return provider;
}

async function bodyOf(request: IncomingMessage): Promise<CallBody> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}
