import { randomUUID } from 'node:crypto';
import { Refusal } from '#server/http/errors.ts';
import type { GatewayPayment, GatewayRefund, PaymentGateway } from '#server/payments/payment-provider.ts';
import { hmac } from '#server/payments/razorpay.ts';
import { saidAs } from '#lib/said.ts';

const KEY_SECRET = 'key secret of the stand-in';
const NOTICE_SECRET = 'notice secret of the stand-in';
/** Webhook secret before its last change. */
export const OLD_NOTICE_SECRET = 'notice secret of yesterday';

/** Fields that the payment window returns after a payment. */
export interface Confirmation {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** In-memory payment provider whose failures a test sets. */
export class FakeGateway implements PaymentGateway {
  /** True while the provider is unreachable: every call throws a 503. */
  away = false;
  /** Promise that the creation of a payment order waits for. */
  slow: Promise<unknown> = Promise.resolve();
  readonly orders = new Map<string, { amount: number; receipt: string }>();
  readonly payments = new Map<string, GatewayPayment>();

  async createOrder(amount: number, receipt: string) {
    this.#answer();
    await this.slow;
    const id = `order_${randomUUID().slice(0, 13)}`;
    this.orders.set(id, { amount, receipt });
    return { id, amount, currency: 'INR', status: 'created' };
  }

  async readPayment(paymentId: string) {
    this.#answer();
    return this.payments.get(paymentId) ?? null;
  }

  async listPayments(orderId: string) {
    this.#answer();
    return [...this.payments.values()].filter((payment) => payment.order_id === orderId);
  }

  /** State of every new refund, or the reason why it is refused. */
  refunds: 'pending' | 'processed' | 'failed' | { refused: string } = 'pending';
  /** True while refunds are stored but their answers are lost (503). */
  losesAnswers = false;
  /** Stored refunds, by the shop's receipt. */
  readonly refunded = new Map<string, GatewayRefund>();

  async refund(paymentId: string, amount: number, receipt: string) {
    this.#answer();
    if (typeof this.refunds === 'object') return this.refunds;
    const known = this.refunded.get(receipt);
    const id = `rfnd_${randomUUID().slice(0, 13)}`;
    const refund = known ?? { id, payment_id: paymentId, amount, status: this.refunds, receipt };
    this.refunded.set(receipt, refund);
    if (this.losesAnswers) throw new Refusal(503, saidAs('test', 'The payment service did not answer.'));
    return refund;
  }

  async readRefund(_paymentId: string, refundId: string) {
    this.#answer();
    return [...this.refunded.values()].find(({ id }) => id === refundId) ?? null;
  }

  async listRefunds(_since: number) {
    this.#answer();
    return [...this.refunded.values()];
  }

  /** Returns the signed webhook about a refund. */
  refundNotice(event: 'refund.created' | 'refund.processed' | 'refund.failed', refund: object) {
    return this.signed(JSON.stringify({ event, payload: { refund: { entity: refund } } }));
  }

  isSignedByCheckout(orderId: string, paymentId: string, signature: string) {
    return signature === hmac(KEY_SECRET, `${orderId}|${paymentId}`);
  }

  isSignedNotice(body: Buffer, signature: string) {
    return signature === hmac(NOTICE_SECRET, body);
  }

  isSignedByOldSecret(body: Buffer, signature: string) {
    return signature === hmac(OLD_NOTICE_SECRET, body);
  }

  /**
   * Stores a captured payment of an order's amount, and returns the signed fields that the payment window sends.
   * @param changes fields of the payment that differ
   */
  pay(orderId: string, changes: Partial<GatewayPayment> = {}): Confirmation {
    const id = `pay_${randomUUID().slice(0, 13)}`;
    const amount = this.orders.get(orderId)?.amount ?? 0;
    this.payments.set(id, { id, order_id: orderId, amount, currency: 'INR', status: 'captured', ...changes });
    return this.sign(orderId, id);
  }

  /** Signs a pair of order and payment ids, whether or not they belong together. */
  sign(orderId: string, paymentId: string): Confirmation {
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: hmac(KEY_SECRET, `${orderId}|${paymentId}`),
    };
  }

  /** Returns the signed webhook about a payment: body and headers. An unknown payment has only its id. */
  notice(
    event: string,
    paymentId: string,
    eventId: string = randomUUID(),
  ): { body: string; headers: Record<string, string> } {
    // The blank before the colon is legal JSON and would be lost by parsing and printing again.
    const entity = JSON.stringify(this.payments.get(paymentId) ?? { id: paymentId });
    return this.signed(`{"event" : "${event}", "payload": {"payment": {"entity": ${entity}}}}`, eventId);
  }

  /** Returns a body with the headers of a webhook, signed with `secret`. */
  signed(
    body: string,
    eventId: string = randomUUID(),
    secret: string = NOTICE_SECRET,
  ): { body: string; headers: Record<string, string> } {
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': hmac(secret, body),
      },
    };
  }

  #answer(): void {
    if (this.away) throw new Refusal(503, saidAs('test', 'The payment service did not answer.'));
  }
}
