import type { Time } from '#server/db/schema.ts';

/** A home of an order that was paid before anybody knew its address. */
export interface LateHomeTable {
  order_id: string;
  position: number;
  /** What became of it: it waits still, its guest's address came, it goes to the family's own home, or it is refunded. */
  state: 'waiting' | 'came' | 'own' | 'refund';
  /** The last day (`yyyy-mm-dd`) on which its address comes in time. */
  until: string;
  /** When that was decided; null while it waits. */
  at: Time | null;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    late_home: LateHomeTable;
  }
}
