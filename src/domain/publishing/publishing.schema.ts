import type { Generated } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Json, Time } from '#server/db/schema.ts';

/** What the publisher says of the site (`site`) and what staff decided about it (`held`). */
export interface SiteStateTable {
  id: 'site' | 'held';
  data: Json<Record<string, unknown>>;
  updated_at: Time;
}

/** A record that nobody saved, to be drawn as its public page; the link holds the secret, the store only its digest. */
export interface PreviewTable {
  id: string;
  secret_hash: string;
  kind: RecordKind;
  record_id: string;
  record: Json<Record<string, unknown>>;
  /** The drawn page; empty before. */
  page: Generated<string>;
  /** Why it could not be drawn; empty otherwise. */
  problem: Generated<string>;
  /** True once somebody tried to draw it. */
  drawn: boolean;
  expires_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    site_state: SiteStateTable;
    preview: PreviewTable;
  }
}
