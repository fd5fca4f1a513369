import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** What a family tells its guests of the celebration; texts are empty until they are written. */
export interface CelebrationTable {
  user_id: string;
  couple: string;
  event: string;
  /** `yyyy-mm-dd` in India; empty while it is not known. */
  day: string;
  /** `HH:MM` in India; empty while it is not known. */
  time: string;
  place: string;
  words: string;
  /** Raised by every change, so that two of a family cannot overwrite each other unseen. */
  revision: number;
  updated_at: Time;
}

/** What a guest answered by the own page. */
export interface GuestAnswerTable {
  guest_id: string;
  /** `yes` or `no`; empty while only an arrival was told. */
  coming: string;
  /** How many come; 0 for `no`. */
  people: number;
  food: string;
  answered_at: Time | null;
  /** When the guest said that the box arrived. */
  arrived_at: Time | null;
  thanks: string;
}

/** The one link by which guests add themselves; its secret is derived and not kept. */
export interface FamilyLinkTable {
  user_id: string;
  secret_hash: string;
  /** The link's secret, sealed by the shop's; empty in rows from before, whose secret is derived. */
  sealed: Generated<string>;
  /** Raised by every new link; the earlier ones end. */
  turn: number;
  revoked_at: Time | null;
  created_at: Time;
}

/** Somebody who came by a family's link and is not on its list before the family says so. */
export interface NewcomerTable {
  id: string;
  user_id: string;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  /** Raised by every correction, so that nothing is confirmed that nobody has read. */
  revision: Generated<number>;
  created_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    celebration: CelebrationTable;
    guest_answer: GuestAnswerTable;
    family_link: FamilyLinkTable;
    newcomer: NewcomerTable;
  }
}
