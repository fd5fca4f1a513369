import type { Generated } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Hold, SiteReport } from '#domain/publishing/site-state.repo.ts';
import type { Json, Time } from '#server/db/schema.ts';

/** Report of the publisher (`site`), or release that staff hold the site at (`held`). */
export interface SiteStateTable {
  id: 'site' | 'held';
  data: Json<SiteReport | Hold>;
  updated_at: Time;
}

/** Unsaved record to be drawn as its public page. The link holds the secret, the store only its digest. */
export interface PreviewTable {
  id: string;
  secret_hash: string;
  kind: RecordKind;
  record_id: string;
  record: Json<Record<string, unknown>>;
  /** Drawn page; empty before. */
  page: Generated<string>;
  /** Why the page could not be drawn; empty otherwise. */
  problem: Generated<string>;
  /** True once the publisher tried to draw it. */
  drawn: boolean;
  expires_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    site_state: SiteStateTable;
    preview: PreviewTable;
  }
}
