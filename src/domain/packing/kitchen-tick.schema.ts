import type { Time } from '#server/db/schema.ts';

/** Amount that the kitchen has ready for a day; a line without a row has nothing ready. */
export interface KitchenTickTable {
  /** `yyyy-mm-dd`. */
  day: string;
  /** Id of the sweet or dry fruit. */
  goods_id: string;
  /** Amount that was ready, in sixtieths of a gram. */
  parts: number;
  by_name: string;
  changed_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    kitchen_tick: KitchenTickTable;
  }
}
