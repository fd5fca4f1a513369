import type { Time } from '#server/db/schema.ts';

/** A sample box: an order of one box whose price comes off one larger order. */
export interface BoxSampleTable {
  order_id: string;
  invitation_id: string;
  /** Paise of the box, without its delivery. */
  price: number;
  /** The order that it came off; null while it came off none. */
  used_by: string | null;
  used_at: Time | null;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    box_sample: BoxSampleTable;
  }
}
