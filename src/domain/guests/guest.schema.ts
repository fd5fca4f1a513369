import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

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

declare module '#server/db/schema.ts' {
  interface Schema {
    guest: GuestTable;
    guest_link: GuestLinkTable;
    open_address: OpenAddressTable;
  }
}
