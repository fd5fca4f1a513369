import type { Json, Time } from '#server/db/schema.ts';

/** A payment of an order that is paid in parts; an order that was paid at once has its own columns only. */
export interface OrderPaymentTable {
  payment_id: string;
  order_id: string;
  /** Id of the payment order at the provider. */
  gateway_order_id: string;
  kind: 'advance' | 'balance';
  /** Paise. */
  amount: number;
  /** Paise taken off the rest for homes cancelled before this payment; 0 for an advance. */
  off_goods: number;
  off_delivery: number;
  /** Positions of those homes. */
  off_positions: Json<number[]>;
  at: Time;
}

/** Permission of the owner to pack an order before it is paid in full. */
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
