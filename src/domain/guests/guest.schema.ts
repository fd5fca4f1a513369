import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

export interface GuestTable {
  id: string;
  user_id: string;
  name: string;
  /** Ten digits; `+` and digits for a number abroad; null for a guest without a mobile number. */
  mobile: string | null;
  guest_no: number | null;
  email: string;
  category: string;
  address: string;
  pincode: string;
  /** What packers read: a landline, a floor. */
  note: Generated<string>;
  /** Moment at which the guest was last asked for the address by link. */
  asked_at: Time | null;
  /** Moment at which the guest first opened a link since the last request. */
  opened_at: Generated<Time | null>;
  /** Moment at which the guest filled the address in. */
  filled_at: Time | null;
  /** Moment at which the guest erased their address and answers; null when they never did. */
  erased_at?: Time | null;
  /** True when the address came in without the link's secret. */
  unconfirmed: boolean;
  /** Grows with every change of the guest, so that host and guest cannot overwrite each other unnoticed. */
  revision: Generated<number>;
  /**
   * Household: the id of the member whom the courier calls, equal for all members; null for a guest who lives alone.
   */
  household: Generated<string | null>;
  /** Name on the household's box, equal in each of its rows. */
  box_name: Generated<string>;
  /** `bride`, `groom` or `both`; empty when the family has not said. */
  side: Generated<string>;
  /** Events the guest is invited to, separated by commas. */
  events: Generated<string>;
  created_at: Time;
  updated_at: Time;
}

export interface GuestLinkTable {
  secret_hash: string;
  guest_id: string;
  expires_at: Time;
  revoked_at: Time | null;
  /** Number of addresses sent by it. */
  uses: Generated<number>;
  created_at: Time;
}

/**
 * Number of addresses that came in without a link, by Indian day (`yyyy-mm-dd`); nothing about people is stored.
 * Writing it makes such a call do equal work for known and unknown numbers.
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
