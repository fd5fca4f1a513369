import type { ColumnType, Generated } from 'kysely';
import type { OrderedInvitation, OrderedItem } from '#domain/orders/order.rules.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
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
  content: Json<OrderedItem | OrderedInvitation>;
  /** Facts of the day of the sale that the invoice needs; null for orders from before they were stored. */
  sale: ColumnType<Sale | null, string | null | undefined, string | null>;
  created_at: Time;
  /** Moment by which it was promised to leave; null when an older process wrote the row. */
  leaves_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Id of the first order when this one is a later wave of it. */
  wave_of: ColumnType<string | null, string | null | undefined, string | null>;
  /** Ids of the family's guests who had no address at the time; null when all had one. */
  waiting: ColumnType<string[] | null, string | null | undefined, string | null>;
}

export interface OrderRecipientTable {
  order_id: string;
  position: number;
  /** The guest's id, the customer's own id for My Address, or null for a single item. */
  guest_id: string | null;
  name: string;
  /** Number that the courier calls: the home's, or the customer's for a home without one. */
  mobile: string;
  address: string;
  pincode: string;
  quantity: number;
  /** The guest's note at the time of the order, for packers. */
  note: Generated<string>;
  /** Place of the order's box design that goes there; null when there is only one. */
  circle?: number | null;
  /** Moment at which the family sent the box elsewhere, with the address that was paid for; null when it did not. */
  moved_at?: Time | null;
  moved_from?: string | null;
  /** Key of the name for the search; null until it is filled in. */
  search_key?: string | null;
}

/** The last invoice number of each financial year, so that the series has no gaps. */
export interface InvoiceCounterTable {
  /** Financial year, `2627` for April 2026 to March 2027. */
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
