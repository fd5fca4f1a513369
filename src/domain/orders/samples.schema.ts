import type { Time } from '#server/db/schema.ts';

/** A sample box: an order of one box whose price is taken off one larger order. */
export interface BoxSampleTable {
  order_id: string;
  invitation_id: string;
  /** Paise of the box, without its delivery. */
  price: number;
  /** Id of the order that it was taken off; null while there is none. */
  used_by: string | null;
  used_at: Time | null;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    box_sample: BoxSampleTable;
  }
}
