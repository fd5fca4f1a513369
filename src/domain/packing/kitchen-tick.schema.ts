import type { Time } from '#server/db/schema.ts';

/** What the kitchen has ready for a day, as it was ticked last; a line without a row is not ready. */
export interface KitchenTickTable {
  /** `yyyy-mm-dd`. */
  day: string;
  /** Id of the sweet or dry fruit. */
  goods_id: string;
  /** Sixtieths of a gram that were ready. */
  parts: number;
  by_name: string;
  changed_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    kitchen_tick: KitchenTickTable;
  }
}
