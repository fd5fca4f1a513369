import type { Generated } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Time } from '#server/db/schema.ts';

/** Something that shall happen to a record by itself, or that happened so. */
export interface PlannedChangeTable {
  id: string;
  kind: RecordKind;
  record_id: string;
  what: 'show' | 'hide' | 'price';
  at: Time;
  /** When a price ends that shall return to what it was; null for what stays. */
  until: Time | null;
  /** In paise; null when it is about something else. */
  price: number | null;
  /** What the price returns to, in paise; null until a price that ends has begun. */
  price_before: number | null;
  /** When there is something to do next; null once it is over. */
  next_at: Time | null;
  /** How it ended; empty before. */
  outcome: Generated<'' | 'done' | 'already' | 'bin' | 'gone' | 'other-price' | 'refused'>;
  /** Which rule of the record forbade it; empty otherwise. */
  reason: Generated<string>;
  done_at: Time | null;
  /** Who planned it, or changed the plan last. */
  actor_id: string;
  actor: string;
  created_at: Time;
  /** Raised by every change of the plan and by its beginning. */
  revision: Generated<number>;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    planned_change: PlannedChangeTable;
  }
}
