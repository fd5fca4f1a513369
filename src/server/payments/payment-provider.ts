import { Refusal } from '#server/http/errors.ts';

/** The payment provider as the shop knows it. Another provider needs an adapter like `razorpay.ts`, named on the next line. */
export { checkPaymentKey, noticeHeaders, openGateway, providerDefaults } from '#server/payments/razorpay.ts';

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
  /** Reads a payment; null when the provider does not know it. @throws Refusal 503 when the provider does not answer */
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  /**
   * Returns all payments made for an order, failed ones included; empty when the provider does not know the order.
   * @throws Refusal 503 when the provider does not answer
   */
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /**
   * Refunds an amount of a captured payment. Idempotent: a repeated call with the same receipt returns the same refund.
   * @param amount paise
   * @returns the refund, or the provider's reason for refusing it
   * @throws Refusal 503 when the outcome is unknown; the call may then be repeated with the same receipt
   */
  refund(paymentId: string, amount: number, receipt: string): Promise<GatewayRefund | { refused: string }>;
  /** Reads a refund; null when the provider does not know it. @throws Refusal 503 when the provider does not answer */
  readRefund(paymentId: string, refundId: string): Promise<GatewayRefund | null>;
  /** Returns all refunds made since a time, including those made by hand at the provider. @param since ms since 1970 */
  listRefunds(since: number): Promise<GatewayRefund[]>;
  /** Tells whether the browser's signature is valid for the payment and the stored order id. */
  isSignedByCheckout(orderId: string, paymentId: string, signature: string): boolean;
  /** Tells whether a webhook's signature is valid for its raw bytes. */
  isSignedNotice(body: Buffer, signature: string): boolean;
  /**
   * Tells whether a webhook is signed with the previous secret, which the provider still uses for repeated webhooks;
   * false without such a secret.
   */
  isSignedByOldSecret(body: Buffer, signature: string): boolean;
}

/** A refused call, for the log. */
export interface Refused {
  status: number;
  /** Its path without ids. */
  call: string;
  /** Empty when it gave none. */
  reason: string;
}

/**
 * Returns null for the Refusal 503 of a provider that does not answer, for use in `catch`; rethrows any other error.
 */
export function unlessAway(error: unknown): null {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
}
