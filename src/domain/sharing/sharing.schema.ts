import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** A relative whom a family lets see its list.*/
export interface ShareTable {
  id: string;
  user_id: string;
  /** Name that the family gave the relative. */
  name: string;
  may_write: boolean;
  secret_hash: string;
  /** The link's secret, sealed by the shop's; empty in rows from before, whose secret is derived. */
  sealed: Generated<string>;
  /** Customer who opened the link first, to whom it is bound; null before. */
  person_id: string | null;
  opened_at: Time | null;
  expires_at: Time;
  revoked_at: Time | null;
  created_at: Time;
}

/** Change of a family's guest list by a relative. */
export interface ListChangeTable {
  id: string;
  user_id: string;
  /** Null once the relative's account went. */
  by_id: string | null;
  by_name: string;
  /** `added` or `address`. */
  what: string;
  guest_id: string | null;
  guest_name: string;
  at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    share: ShareTable;
    list_change: ListChangeTable;
  }
}
