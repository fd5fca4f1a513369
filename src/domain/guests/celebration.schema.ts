import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** A family's celebration; texts are empty until they are written. */
export interface CelebrationTable {
  user_id: string;
  couple: string;
  event: string;
  /** Day in India, `yyyy-mm-dd`; empty while unknown. */
  day: string;
  /** Time in India, `HH:MM`; empty while unknown. */
  time: string;
  place: string;
  words: string;
  /** Grows with every change, so that two members of a family cannot overwrite each other unnoticed. */
  revision: number;
  updated_at: Time;
}

/** A guest's answer, given on the guest's page. */
export interface GuestAnswerTable {
  guest_id: string;
  /** `yes` or `no`; empty when the guest only said that the box arrived. */
  coming: string;
  /** Number of people who come; 0 for `no`. */
  people: number;
  food: string;
  answered_at: Time | null;
  /** Moment at which the guest said that the box arrived. */
  arrived_at: Time | null;
  thanks: string;
}

/** The link by which guests add themselves to a family's list. */
export interface FamilyLinkTable {
  user_id: string;
  secret_hash: string;
  /** Secret of the link, sealed by the shop's secret; empty in old rows, whose secret is derived. */
  sealed: Generated<string>;
  /** Grows with every new link; earlier ones end. */
  turn: number;
  revoked_at: Time | null;
  created_at: Time;
}

/** A person who came by a family's link and is not on its list until the family confirms. */
export interface NewcomerTable {
  id: string;
  user_id: string;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  /** Grows with every correction, so that the family confirms only what it has read. */
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
