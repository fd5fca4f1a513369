import type { Generated } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

/** Pending orders. The table keeps its first name, by which processes of the version before find it as well. */
export interface PendingOrderTable {
  id: string;
  user_id: string;
  kind: 'item' | 'invitation';
  gateway_order_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  content: Json<Record<string, unknown>>;
  state: 'open' | 'paid';
  /** The fingerprint of what is bought: pressing Pay again reuses the open pending order. */
  fingerprint: string;
  /** The fingerprint of goods and homes alone, whatever they cost and are called: the same order twice is told. */
  goods: Generated<string>;
  /** Paise of the whole order, where `amount` is an advance on it; null when all is paid at once. */
  whole?: number | null;
  /** The order whose rest it pays; null when the payment makes the order. */
  order_id?: string | null;
  created_at: Time;
}

export interface PaymentEventTable {
  id: string;
  kind: string;
  gateway_order_id: string | null;
  outcome: string;
  received_at: Time;
  /** The payment it was about, and its paise; null when it named none, and in events from before they were kept. */
  payment_id?: string | null;
  amount?: number | null;
}

/** When something of payments was first or last seen: the provider's last notice, the first start with an old secret. */
export interface PaymentMarkTable {
  id: string;
  at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    order_draft: PendingOrderTable;
    payment_event: PaymentEventTable;
    payment_mark: PaymentMarkTable;
  }
}
