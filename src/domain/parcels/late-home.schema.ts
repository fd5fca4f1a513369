import type { Time } from '#server/db/schema.ts';

/** A home that was paid for before its address was known. */
export interface LateHomeTable {
  order_id: string;
  position: number;
  /** State: it waits, its guest's address came, its box goes to the family's own home, or it is refunded. */
  state: 'waiting' | 'came' | 'own' | 'refund';
  /** Last day (`yyyy-mm-dd`) on which its address is in time. */
  until: string;
  /** Moment of the decision; null while it waits. */
  at: Time | null;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    late_home: LateHomeTable;
  }
}
