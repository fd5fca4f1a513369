import type { Json, Time } from '#server/db/schema.ts';

/** A payment of an order that is paid in parts; an order that was paid at once has none of these, only its own columns. */
export interface OrderPaymentTable {
  payment_id: string;
  order_id: string;
  /** The payment order at the provider. */
  gateway_order_id: string;
  kind: 'advance' | 'balance';
  /** Paise. */
  amount: number;
  /** What came off the rest for homes that were cancelled before this payment, paise; nothing with an advance. */
  off_goods: number;
  off_delivery: number;
  /** Places of those homes. */
  off_positions: Json<number[]>;
  at: Time;
}

/** That the owner lets an order be packed although it is not paid in full. */
export interface UnpaidReleaseTable {
  order_id: string;
  reason: string;
  by_id: string;
  by_name: string;
  at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    order_payment: OrderPaymentTable;
    unpaid_release: UnpaidReleaseTable;
  }
}
