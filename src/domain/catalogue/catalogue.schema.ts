import type { Generated } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Json, Time } from '#server/db/schema.ts';

/**
 * Record of the catalogue. Lists filter and sort by the columns; `data` holds the other fields, validated at every
 * write.
 */
export interface CatalogueTable {
  kind: RecordKind;
  id: string;
  name: string;
  category: string;
  type: string;
  /** Price to filter and sort by, in paise; null for kinds without one. */
  price: number | null;
  is_wedding: boolean;
  is_best_seller: boolean;
  /** True for a record that the public sees; never true in the bin. */
  is_active: boolean;
  /** Visibility before the record went into the bin; empty for a record outside of it. */
  binned: Generated<'' | 'public' | 'hidden'>;
  /** Raised by every change of content or visibility, so that no editor overwrites another's change unseen. */
  revision: Generated<number>;
  position: number;
  data: Json<Record<string, unknown>>;
  created_at: Time;
  updated_at: Time;
}

/** Counter of each kind's writes, from which ETags are made. */
export interface CatalogueVersionTable {
  /** Kind of record; the settings have a counter too, because the site shows them. */
  kind: RecordKind | 'settings';
  version: number;
  updated_at: Time;
}

/** Last request to publish the site; at most one row. */
export interface PublishRequestTable {
  id: string;
  asked_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    catalogue: CatalogueTable;
    catalogue_version: CatalogueVersionTable;
    publish_request: PublishRequestTable;
  }
}
