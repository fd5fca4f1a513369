import type { Generated } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

export interface CartTable {
  id: string;
  user_id: string;
  invitation_id: string;
  weight: number;
  temp_id: number;
  saved: boolean;
  sections: Json<{ index: number; sweetId: string }[]>;
  /** Raised by every change, so that two tabs cannot overwrite each other unseen. */
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface RecentViewTable {
  user_id: string;
  product_id: string;
  kind: string;
  name: string;
  image: string;
  price: string | null;
  is_sweet: string | null;
  viewed_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    cart: CartTable;
    recent_view: RecentViewTable;
  }
}
