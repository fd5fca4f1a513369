import type { Time } from '#server/db/schema.ts';

type ParcelState = 'placed' | 'accepted' | 'making' | 'packed' | 'sent' | 'delivered' | 'returned' | 'cancelled';

/** State of one home of an order. A home without a row is `placed` and untouched. */
export interface ParcelTable {
  order_id: string;
  /** Position of the home among the order's recipients. */
  position: number;
  state: ParcelState;
  courier: string;
  tracking: string;
  /** Grows with every step and every undo, so that two packers cannot overwrite each other unnoticed. */
  revision: number;
  changed_at: Time;
}

/** A step of a parcel. An undone step stays, with the time of the undo. */
export interface ParcelStepTable {
  id: string;
  order_id: string;
  position: number;
  /** Revision of the parcel that the step made. */
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
  /** Id of the request that made it, by the client: a request that arrives twice is carried out once. */
  batch: string;
}

/** A note of staff about an order; customers never see it. */
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
