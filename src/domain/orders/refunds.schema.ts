import type { ColumnType } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

/**
 * How much of a payment has been asked back, beside what was paid; paise. Whoever asks for money raises it in the same
 * statement that checks it, so that two people at once cannot send back more than was paid.
 */
export interface RefundAccountTable {
  payment_id: string;
  goods: number;
  delivery: number;
  /** Asked and not failed. */
  asked_goods: number;
  asked_delivery: number;
}

/** Money that goes back to whoever paid it: written before the payment provider hears of it. */
export interface RefundTable {
  id: string;
  /** Null for a payment that became no order. */
  order_id: string | null;
  payment_id: string;
  /** Paise of the goods and of the delivery; together what goes back. */
  goods: number;
  delivery: number;
  /** Places of the homes that it is for; none where it is for no particular home. */
  positions: Json<number[]>;
  /** Paise of each of those homes; empty of refunds from before it was kept. */
  per_home: ColumnType<number[], string | undefined, string>;
  reason: string;
  state: 'asked' | 'processed' | 'failed';
  /** Counts how often it was asked anew after it had failed, from 1: each attempt is a refund of its own at the provider. */
  attempt: number;
  /** The provider's id of the attempt; empty before it answered. */
  provider_id: string;
  /** Why it failed; empty while it did not. */
  problem: string;
  /** Number of its credit note, given when the money has left; null before, and for a payment without an order. */
  credit_note: string | null;
  by_id: string;
  by_name: string;
  asked_at: Time;
  /** When the provider was last asked about it. */
  looked_at: Time;
  /** When the money left, or the attempt failed. */
  done_at: Time | null;
}

/** The last credit note's number of each financial year, so that the series has no gaps. */
export interface CreditNoteCounterTable {
  year: string;
  last: number;
}

/** What the owner declared settled in the list of money that needs a look, by the key of its entry. */
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
