import type { Generated } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

/** What a helper can change of a message. */
export interface Standing {
  state: 'new' | 'open' | 'waiting' | 'answered' | 'closed';
  assigneeId: string | null;
  assignee: string;
  /** What staff say about whether it is a wish to be erased; null while nobody said anything. */
  erasure: boolean | null;
}

/** Where a message stands; one without a row is new. */
export interface InboxStateTable {
  enquiry_id: string;
  state: Standing['state'];
  assignee_id: string | null;
  erasure: boolean | null;
  /** Raised by every change, so that two helpers cannot overwrite each other unseen. */
  revision: number;
  changed_at: Time;
  changed_by: string;
}

/** A change, an answer or a note; erased with its message. */
export interface InboxEventTable {
  id: string;
  enquiry_id: string;
  at: Time;
  by_id: string;
  by_name: string;
  what: 'change' | 'answer' | 'note';
  text: Generated<string>;
  way: 'whatsapp' | 'email' | 'call' | null;
  before: Json<Standing | null>;
  after: Json<Standing | null>;
  /** The revision that it made; null for a note. */
  revision: number | null;
  undone_by: Generated<string>;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    inbox_state: InboxStateTable;
    inbox_event: InboxEventTable;
  }
}
