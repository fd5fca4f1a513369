import type { Time } from '#server/db/schema.ts';

type ParcelState = 'placed' | 'accepted' | 'making' | 'packed' | 'sent' | 'delivered' | 'returned' | 'cancelled';

/** How it stands with one home of an order. A home without a row was placed and not touched since. */
export interface ParcelTable {
  order_id: string;
  /** That of the home among the order's recipients. */
  position: number;
  state: ParcelState;
  courier: string;
  tracking: string;
  /** Raised by every step and by everything taken back, so that two packers cannot overwrite each other unseen. */
  revision: number;
  changed_at: Time;
}

/** A step of a parcel. One that was taken back stays, with the time of that. */
export interface ParcelStepTable {
  id: string;
  order_id: string;
  position: number;
  /** The parcel's revision that the step made. */
  revision: number;
  before: ParcelState;
  state: ParcelState;
  courier: string;
  tracking: string;
  note: string;
  by_id: string;
  by_name: string;
  at: Time;
  undone_at: Time | null;
  /** The press that made it, by the client's own id: a press that arrives twice is done once. */
  batch: string;
}

/** What staff noted about an order; customers never see it. */
export interface OrderNoteTable {
  id: string;
  order_id: string;
  text: string;
  by_id: string;
  by_name: string;
  at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    parcel: ParcelTable;
    parcel_step: ParcelStepTable;
    order_note: OrderNoteTable;
  }
}
