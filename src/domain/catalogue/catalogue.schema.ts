import type { Generated } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Json, Time } from '#server/db/schema.ts';

/**
 * One record of the catalogue. What lists filter and sort by are columns; the rest of the record,
 * checked by its kind's schema whenever it is written, is `data`.
 */
export interface CatalogueTable {
  kind: RecordKind;
  id: string;
  name: string;
  category: string;
  type: string;
  /** Price that filters and sorting use, in paise; null for kinds without one. */
  price: number | null;
  is_wedding: boolean;
  is_best_seller: boolean;
  /** True for what the public sees; never true in the bin. */
  is_active: boolean;
  /** What a withdrawn record was before it went into the bin; empty for one that is not there. */
  binned: Generated<'' | 'public' | 'hidden'>;
  /** Raised by every change of content or visibility, so that two editors cannot overwrite each other unseen. */
  revision: Generated<number>;
  position: number;
  data: Json<Record<string, unknown>>;
  created_at: Time;
  updated_at: Time;
}

/** One counter a kind: every write raises it, and answers carry it as their ETag. */
export interface CatalogueVersionTable {
  /** The settings are shown by the site as well and have a counter among these. */
  kind: RecordKind | 'settings';
  version: number;
  updated_at: Time;
}

/** At most one row: the last request to publish the site. */
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
