import type { ColumnType } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

/**
 * Paise of a payment that were asked back, beside those that were paid. A refund raises the sum in the same statement
 * that checks it, so two people at once cannot refund more than was paid.
 */
export interface RefundAccountTable {
  payment_id: string;
  goods: number;
  delivery: number;
  /** Paise for goods in refunds that have not failed. */
  asked_goods: number;
  asked_delivery: number;
}

/** A refund; it is stored before the payment provider hears of it. */
export interface RefundTable {
  id: string;
  /** Null for a payment that became no order. */
  order_id: string | null;
  payment_id: string;
  /** Paise for goods, beside those for delivery; the refund is their sum. */
  goods: number;
  delivery: number;
  /** Positions of the homes that it is for; empty for the whole order. */
  positions: Json<number[]>;
  /** Paise for each of those homes; empty for old refunds. */
  per_home: ColumnType<number[], string | undefined, string>;
  reason: string;
  state: 'asked' | 'processed' | 'failed';
  /** Number of the try, from 1; each try is a refund of its own at the provider. */
  attempt: number;
  /** The provider's id of the try; empty until it answers. */
  provider_id: string;
  /** Why it failed; empty unless it did. */
  problem: string;
  /** Number of its credit note, given when the money is paid out; null before, and for a payment without an order. */
  credit_note: string | null;
  by_id: string;
  by_name: string;
  asked_at: Time;
  /** Moment at which the provider was last asked about it. */
  looked_at: Time;
  /** Moment at which the money was paid out or the try failed. */
  done_at: Time | null;
}

/** The last credit note's number of each financial year, so that the series has no gaps. */
export interface CreditNoteCounterTable {
  year: string;
  last: number;
}

/** Entries of the list of money that the owner declared settled, by key. */
export interface MoneySettledTable {
  key: string;
  note: string;
  by_name: string;
  at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    refund_account: RefundAccountTable;
    refund: RefundTable;
    credit_note_counter: CreditNoteCounterTable;
    money_settled: MoneySettledTable;
  }
}
