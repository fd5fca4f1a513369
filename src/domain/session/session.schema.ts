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
  /** Raised to end every session of the person at once. */
  token_version: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface OtpChallengeTable {
  id: string;
  mobile: string;
  purpose: string;
  /** A keyed digest of the network that asked, or of the known device or person. */
  asker: Generated<string>;
  /** Whose allowance it came out of. */
  pool: Generated<'device' | 'network' | 'others'>;
  /** The puzzle that was solved for it, which is good for one code. */
  puzzle: string | null;
  code_hash: string;
  attempts: Generated<number>;
  expires_at: Time;
  used_at: Time | null;
  created_at: Time;
}

/** A device or network from which a number signed in. */
export interface KnownAskerTable {
  /** A keyed digest of the number with the device's random mark, or with the network. */
  id: string;
  mobile: string;
  kind: 'device' | 'network';
  /** When the number last signed in there. */
  used_at: Time;
}

/** A device on which a customer is signed in. Its token names the row, and is over as soon as the row is gone. */
export interface UserSessionTable {
  id: string;
  user_id: string;
  /** What a person calls the device: "Chrome on Android". */
  device: string;
  created_at: Time;
  /** When it was last used, to the hour. */
  seen_at: Time;
}

/** A number that takes the place of an account's present one later, because nobody has shown that they hold the present one. */
export interface MobileChangeTable {
  user_id: string;
  /** The new one; whoever asked has shown that they hold it. */
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
