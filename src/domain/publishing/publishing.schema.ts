import type { Generated } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Hold, SiteReport } from '#domain/publishing/site-state.repo.ts';
import type { Json, Time } from '#server/db/schema.ts';

/** Report of the publisher (`site`), or the release at which staff hold the site (`held`). */
export interface SiteStateTable {
  id: 'site' | 'held';
  data: Json<SiteReport | Hold>;
  updated_at: Time;
}

/** Unsaved record to be rendered as its public page. The link contains the secret, the table only its hash. */
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
  /** True once the publisher has rendered it or failed to. */
  drawn: boolean;
  expires_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    site_state: SiteStateTable;
    preview: PreviewTable;
  }
}
