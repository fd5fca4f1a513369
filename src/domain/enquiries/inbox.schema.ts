import type { Generated } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

/** State of a message that staff can change. */
export interface Standing {
  state: 'new' | 'open' | 'waiting' | 'answered' | 'closed';
  assigneeId: string | null;
  assignee: string;
  /** Mark by staff whether it is a request for erasure; null when staff have not decided. */
  erasure: boolean | null;
}

/** State of a message; a message without a row is new. */
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
