import type { ColumnType } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';

export interface OrderTable {
  id: string;
  user_id: string;
  kind: 'item' | 'invitation';
  gateway_order_id: string;
  payment_id: string;
  /** Serial number, unique in the financial year (April to March): `2627-000042`. */
  invoice_number: string;
  title: string;
  /** Paise. */
  amount: number;
  content: Json<Record<string, unknown>>;
  /** What the invoice needs of the day of the sale; null for orders from before it was kept. */
  sale: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  created_at: Time;
  /** The day by which it was promised to leave; null where a process of the release before wrote it. */
  leaves_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** The first order that it is a later wave of; null for a first one. */
  wave_of: ColumnType<string | null, string | null | undefined, string | null>;
  /** Ids of the family's guests without an address then; null where there were none. */
  waiting: ColumnType<string[] | null, string | null | undefined, string | null>;
}

export interface OrderRecipientTable {
  order_id: string;
  position: number;
  /** The guest's id, or the customer's own for My Address; null for a single item. */
  guest_id: string | null;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  quantity: number;
  /** Which of the order's box designs goes there; null where there is one. */
  circle?: number | null;
  /** When the family sent its box to another address than the one paid for, and that one before; null where it did not. */
  moved_at?: Time | null;
  moved_from?: string | null;
}

/** The last invoice number given in each financial year, so that the series has no gaps. */
export interface InvoiceCounterTable {
  /** Such as `2627` for April 2026 to March 2027. */
  year: string;
  last: number;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    order: OrderTable;
    order_recipient: OrderRecipientTable;
    invoice_counter: InvoiceCounterTable;
  }
}
