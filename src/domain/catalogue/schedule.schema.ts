import type { Generated } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Time } from '#server/db/schema.ts';

/** Change of a record that is planned for a time, or a past one with its outcome. */
export interface PlannedChangeTable {
  id: string;
  kind: RecordKind;
  record_id: string;
  what: 'show' | 'hide' | 'price';
  at: Time;
  /** Time when the earlier price returns; null for a change that stays. */
  until: Time | null;
  /** Price in paise; null for other changes. */
  price: number | null;
  /** Price that returns at the end, in paise; null until a price that ends has begun. */
  price_before: number | null;
  /** Time of the next step; null once the change is over. */
  next_at: Time | null;
  /** Outcome; empty before the end. */
  outcome: Generated<'' | 'done' | 'already' | 'bin' | 'gone' | 'other-price' | 'refused'>;
  /** Rule that the record would have broken; empty unless the outcome is `refused`. */
  reason: Generated<string>;
  done_at: Time | null;
  /** Id of the member of staff or token that planned, changed or took over the change last. */
  actor_id: string;
  actor: string;
  created_at: Time;
  /** Raised by every edit of the plan and by each of its steps. */
  revision: Generated<number>;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    planned_change: PlannedChangeTable;
  }
}
