import type { Json, Time } from '#server/db/schema.ts';

/** Quotes, messages, customisation and help requests: one inbox for the staff. */
export interface EnquiryTable {
  id: string;
  kind: 'decoration-quote' | 'designer-quote' | 'contact' | 'customisation' | 'design-quote' | 'planning-help';
  user_id: string | null;
  subject_id: string | null;
  data: Json<Record<string, unknown>>;
  status: string;
  created_at: Time;
  /** Key of the sender's name for the search; null until it is filled in. */
  search_key?: string | null;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    enquiry: EnquiryTable;
  }
}
