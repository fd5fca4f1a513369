/** Gift that a household gave a family. Private to the account, and deleted with it. */
export interface GiftTable {
  id: string;
  user_id: string;
  /** The household in the guest list when it was written down; it may be gone by now. */
  guest_id: string | null;
  name: string;
  /** Shagun in paise; 0 when a thing was given. */
  paise: number;
  what: string;
  /** The day it was given, `yyyy-mm-dd`. */
  day: string;
  note: string;
  thanked: boolean;
  revision: number;
  updated_at: string;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    gift: GiftTable;
  }
}
