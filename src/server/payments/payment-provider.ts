import { Refusal } from '#server/http/errors.ts';

/** The payment provider as the shop knows it. Another provider needs an adapter like `razorpay.ts`, named on the next line. */
export { noticeHeaders, openGateway, providerDefaults } from '#server/payments/razorpay.ts';

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
  /** Checks a webhook's signature over its raw bytes. */
  isSignedNotice(body: Buffer, signature: string): boolean;
  /** Checks a webhook's signature by the secret before the last change, which signs repeated webhooks; false without one. */
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

/** Lets a gateway that does not answer pass as "not known yet"; every other failure goes on. */
export function unlessAway(error: unknown): null {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
}
