import type { Json, Time } from '#server/db/schema.ts';

export interface PlanningTickTable {
  user_id: string;
  planning_id: string;
  item_ids: Json<string[]>;
  updated_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    planning_tick: PlanningTickTable;
  }
}
