import type { Generated } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

/** A message to a customer. It waits here until the gateway took it, and stays as a line of the log. */
export interface OutboxTable {
  id: string;
  /**
   * Unique key, which prevents duplicates: `placed ORDER`, `rest ORDER`, `refunded REFUND`, or step, order and batch.
   */
  key: string;
  order_id: string;
  kind: 'placed' | 'rest' | 'sent' | 'delivered' | 'refunded';
  way: 'sms' | 'whatsapp';
  /** The homes it speaks of; none for the whole order. */
  positions: Json<number[]>;
  /** The refund that it speaks of; null for every other kind. */
  refund_id?: string | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure' | 'withdrawn' | 'opened';
  /** Before this it is not sent. */
  due: Time;
  /** Time from which the period of attempts is counted. */
  since: Time;
  tries: number;
  /** Id of the claim while it is sent; only its holder stores the result. */
  claim: string;
  /** Grows with every claim. */
  term: Generated<number>;
  /** Expiry of the claim's lease; null when the message was never claimed. */
  lease_until: Time | null;
  /** Mobile number and text as sent; empty before. */
  mobile: string;
  text: string;
  /** The gateway's own name of it. */
  provider_id: string;
  /** Why it is not sent, for people. */
  problem: string;
  by_name: string;
  created_at: Time;
  changed_at: Time;
}

/** Template of a kind of message. A kind without a row has its default text and is switched on. */
export interface MessageTemplateTable {
  kind: 'placed' | 'rest' | 'sent' | 'delivered' | 'refunded' | 'number';
  text: string;
  /** The id under which the text is registered with the regulator (DLT). */
  dlt_id: string;
  enabled: boolean;
  revision: number;
  changed_at: Time;
  changed_by: string;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    outbox: OutboxTable;
    message_template: MessageTemplateTable;
  }
}
