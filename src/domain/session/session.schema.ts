import type { Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

export interface UserTable {
  id: string;
  mobile: string | null;
  google_subject: string | null;
  name: string;
  email: string;
  profile: string;
  address: string;
  address_by: string;
  pincode: string;
  /** Raised to end all sessions of the customer. */
  token_version: Generated<number>;
  created_at: Time;
  updated_at: Time;
  /** Key of the name for the search; null until it is filled in. */
  search_key?: string | null;
}

export interface OtpChallengeTable {
  id: string;
  mobile: string;
  purpose: string;
  /** Keyed digest of the network that asked, or of the known device or person. */
  asker: Generated<string>;
  /** Allowance that the code counts in. */
  pool: Generated<'device' | 'network' | 'others'>;
  /** Id of the puzzle that was solved for the code; each is good for one code. */
  puzzle: string | null;
  code_hash: string;
  attempts: Generated<number>;
  expires_at: Time;
  used_at: Time | null;
  created_at: Time;
}

/** Device or network from which a number signed in. */
export interface KnownAskerTable {
  /** Keyed digest of the number with the device's random mark, or with the network. */
  id: string;
  mobile: string;
  kind: 'device' | 'network';
  /** Time at which the number last signed in there. */
  used_at: Time;
}

/** Session of a customer on a device. Its token names the row, and ends when the row is deleted. */
export interface UserSessionTable {
  id: string;
  user_id: string;
  /** Name of the device such as "Chrome on Android". */
  device: string;
  created_at: Time;
  /** Time of the last use, to the hour. */
  seen_at: Time;
}

/** Waiting change of an account's mobile number, for which the present number was not proved. */
export interface MobileChangeTable {
  user_id: string;
  /** New number, which was proved with a code. */
  mobile: string;
  asked_at: Time;
  due_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    user: UserTable;
    otp_challenge: OtpChallengeTable;
    known_asker: KnownAskerTable;
    user_session: UserSessionTable;
    mobile_change: MobileChangeTable;
  }
}
