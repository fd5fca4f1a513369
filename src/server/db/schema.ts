import type { ColumnType, Generated } from 'kysely';
import type { BackupTables } from '#server/db/backups-schema.ts';
import type { CelebrationTables } from '#server/db/celebration-schema.ts';
import type { FulfilmentTables } from '#server/db/fulfilment-schema.ts';
import type { InboxTables } from '#server/db/inbox-schema.ts';
import type { LateHomeTables } from '#server/db/late-homes-schema.ts';
import type { LedgerTables } from '#server/db/ledger-schema.ts';
import type { OutboxTables } from '#server/db/outbox-schema.ts';
import type { PartPaymentTables } from '#server/db/part-payments-schema.ts';
import type { PaymentTables } from '#server/db/payments-schema.ts';
import type { ProcessTables } from '#server/db/processes-schema.ts';
import type { PublishingTables } from '#server/db/publishing-schema.ts';
import type { RefundTables } from '#server/db/refunds-schema.ts';
import type { SampleTables } from '#server/db/samples-schema.ts';
import type { ScheduleTables } from '#server/db/schedule-schema.ts';
import type { SessionTables } from '#server/db/session-schema.ts';
import type { SettingTable } from '#server/db/settings-schema.ts';
import type { SharingTables } from '#server/db/sharing-schema.ts';
import type { StaffTables } from '#server/db/staff-schema.ts';

/** A JSON column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** A point in time: an ISO text in UTC. */
export type Time = string;

/** Every kind of record the staff keep and the public site shows. */
export type CatalogueKind =
  | 'sweet'
  | 'dry-fruit'
  | 'invitation'
  | 'decoration'
  | 'designer'
  | 'banner'
  | 'ad'
  | 'about'
  | 'review'
  | 'policy'
  | 'planning';

/**
 * One record of the catalogue. What lists filter and sort by are columns; the rest of the record,
 * checked by its kind's schema whenever it is written, is `data`.
 */
export interface CatalogueTable {
  kind: CatalogueKind;
  id: string;
  name: string;
  category: string;
  type: string;
  /** Price that filters and sorting use, in paise; null for kinds without one. */
  price: number | null;
  is_wedding: boolean;
  is_best_seller: boolean;
  /** True for what the public sees; never true in the bin. */
  is_active: boolean;
  /** What a withdrawn record was before it went into the bin; empty for one that is not there. */
  binned: Generated<'' | 'public' | 'hidden'>;
  /** Raised by every change of content or visibility, so that two editors cannot overwrite each other unseen. */
  revision: Generated<number>;
  position: number;
  data: Json<Record<string, unknown>>;
  created_at: Time;
  updated_at: Time;
}

/** One counter a kind: every write raises it, and answers carry it as their ETag. */
export interface CatalogueVersionTable {
  /** The settings are shown by the site as well and have a counter among these. */
  kind: CatalogueKind | 'settings';
  version: number;
  updated_at: Time;
}

/** At most one row: the last request to publish the site. */
export interface PublishRequestTable {
  id: string;
  asked_at: Time;
}

/** One row, written to find out whether the store can be written. */
export interface HeartbeatTable {
  id: string;
  at: Time;
}

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

export interface GuestTable {
  id: string;
  user_id: string;
  name: string;
  mobile: string;
  guest_no: number | null;
  email: string;
  category: string;
  address: string;
  pincode: string;
  /** When the guest was last asked for the address by link. */
  asked_at: Time | null;
  /** When the guest first opened a link since it was last asked. */
  opened_at: Generated<Time | null>;
  /** When the guest filled the address in. */
  filled_at: Time | null;
  /** When the guest erased the own address and answers; null where it never did. */
  erased_at?: Time | null;
  /** True when the address came in without the link's secret. */
  unconfirmed: boolean;
  /** Raised by every change of what is known of the guest, so that host and guest cannot overwrite each other unseen. */
  revision: Generated<number>;
  /** Who shares a home and a parcel: the id of the guest whose phone the courier calls; null for one who lives alone. */
  household: Generated<string | null>;
  /** The name on the household's box, the same in each of its rows. */
  box_name: Generated<string>;
  /** `bride`, `groom` or `both`; empty where the family said nothing. */
  side: Generated<string>;
  /** The events the guest is invited to, one after the other with commas. */
  events: Generated<string>;
  created_at: Time;
  updated_at: Time;
}

export interface GuestLinkTable {
  secret_hash: string;
  guest_id: string;
  expires_at: Time;
  revoked_at: Time | null;
  /** How often an address was sent by it. */
  uses: Generated<number>;
  created_at: Time;
}

/**
 * How many addresses came in without a link, by Indian day (`yyyy-mm-dd`); nothing of the people is kept. It also makes
 * such a call do the same work whether the number is known or not.
 */
export interface OpenAddressTable {
  day: string;
  count: number;
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

export interface PlanningTickTable {
  user_id: string;
  planning_id: string;
  item_ids: Json<string[]>;
  updated_at: Time;
}

/** Quotes, messages, customisation and help requests: one inbox for the staff. */
export interface EnquiryTable {
  id: string;
  kind: 'decoration-quote' | 'designer-quote' | 'contact' | 'customisation' | 'design-quote' | 'planning-help';
  user_id: string | null;
  subject_id: string | null;
  data: Json<Record<string, unknown>>;
  status: string;
  created_at: Time;
}

/** Pending orders. The table keeps its first name, by which processes of the release before find it as well. */
export interface PendingOrderTable {
  id: string;
  user_id: string;
  kind: 'item' | 'invitation';
  gateway_order_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  content: Json<Record<string, unknown>>;
  state: 'open' | 'paid';
  /** The fingerprint of what is bought: pressing Pay again reuses the open pending order. */
  fingerprint: string;
  /** The fingerprint of goods and homes alone, whatever they cost and are called: the same order twice is told. */
  goods: Generated<string>;
  /** Paise of the whole order, where `amount` is an advance on it; null where all is paid at once. */
  whole?: number | null;
  /** The order whose rest it pays; null where the payment makes the order. */
  order_id?: string | null;
  created_at: Time;
}

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

export interface PaymentEventTable {
  id: string;
  kind: string;
  gateway_order_id: string | null;
  outcome: string;
  received_at: Time;
  /** The payment it was about, and its paise; null where it named none, and in events from before they were kept. */
  payment_id?: string | null;
  amount?: number | null;
}

/** The built-in test gateway's own books; empty where a real provider is set. */
export interface GatewayOrderTable {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  status: string;
  created_at: Time;
}

export interface GatewayPaymentTable {
  id: string;
  order_id: string;
  amount: number;
  method: string;
  status: string;
  created_at: Time;
}

export interface Schema
  extends
    StaffTables,
    PublishingTables,
    ScheduleTables,
    FulfilmentTables,
    InboxTables,
    RefundTables,
    BackupTables,
    CelebrationTables,
    OutboxTables,
    LedgerTables,
    PaymentTables,
    ProcessTables,
    SampleTables,
    LateHomeTables,
    PartPaymentTables,
    SharingTables,
    SessionTables {
  catalogue: CatalogueTable;
  catalogue_version: CatalogueVersionTable;
  setting: SettingTable;
  publish_request: PublishRequestTable;
  heartbeat: HeartbeatTable;
  cart: CartTable;
  guest: GuestTable;
  guest_link: GuestLinkTable;
  open_address: OpenAddressTable;
  recent_view: RecentViewTable;
  planning_tick: PlanningTickTable;
  enquiry: EnquiryTable;
  order_draft: PendingOrderTable;
  order: OrderTable;
  order_recipient: OrderRecipientTable;
  invoice_counter: InvoiceCounterTable;
  payment_event: PaymentEventTable;
  gateway_order: GatewayOrderTable;
  gateway_payment: GatewayPaymentTable;
}
