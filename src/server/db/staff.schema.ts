import type { Generated } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';
import type { StaffRole } from '#lib/staff-roles.ts';

/** Somebody who works in the shop. */
export interface StaffTable {
  id: string;
  name: string;
  /** The name in small letters without outer blanks: two people cannot share it. */
  name_key: string;
  role: StaffRole;
  is_active: boolean;
  /** A PHC text; empty for those who sign in by passkey alone. */
  password: Generated<string>;
  /** Sealed with a key of the settings; empty without a password. */
  totp_secret: Generated<string>;
  /** The last 30-second step whose code was used, so that no code is taken twice. */
  totp_step: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

/** A passkey; `id` is the credential's own. */
export interface StaffPasskeyTable {
  id: string;
  staff_id: string;
  /** The COSE key in base64url. */
  public_key: string;
  counter: number;
  device: string;
  /** What its owner calls it; empty without. */
  name: Generated<string>;
  /** When it last signed somebody in; null before the first time. */
  used_at: Time | null;
  created_at: Time;
}

/** Recovery codes that were not used yet, as digests. */
export interface StaffRecoveryTable {
  code_hash: string;
  staff_id: string;
}

/** What a sign-in or an invitation waits for; used once. */
export interface StaffChallengeTable {
  id: string;
  purpose: 'sign-in' | 'passkey' | 'password';
  /** The challenge of a passkey or the sealed secret of one-time codes. */
  value: string;
  expires_at: Time;
}

/** A signed-in browser. The cookie holds the secret, the store only its digest. */
export interface StaffSessionTable {
  id: string;
  secret_hash: string;
  staff_id: string;
  device: string;
  /** When the person proved who they are. */
  created_at: Time;
  seen_at: Time;
}

/** An invitation that was not taken yet; one with `staff_id` gives somebody who is known a new way in. */
export interface StaffInviteTable {
  id: string;
  secret_hash: string;
  name: string;
  role: StaffRole;
  staff_id: string | null;
  /** Who of the staff made it; null for the command line. It ends with their account. */
  invited_by: string | null;
  expires_at: Time;
  created_at: Time;
}

/** A token of the command line; one with `staff_id` is somebody's own, has their role and ends with their account. */
export interface StaffTokenTable {
  id: string;
  staff_id: string | null;
  secret_hash: string;
  name: string;
  role: StaffRole;
  expires_at: Time;
  created_at: Time;
}

/** What somebody of the staff did. `before` and `after` hold what changed and never a secret. */
export interface AuditTable {
  id: string;
  at: Time;
  actor_id: string;
  actor: string;
  action: string;
  kind: string;
  record_id: string;
  before: Json<Record<string, unknown> | null>;
  after: Json<Record<string, unknown> | null>;
}

export interface StaffTables {
  staff: StaffTable;
  staff_passkey: StaffPasskeyTable;
  staff_recovery: StaffRecoveryTable;
  staff_challenge: StaffChallengeTable;
  staff_session: StaffSessionTable;
  staff_invite: StaffInviteTable;
  staff_token: StaffTokenTable;
  audit: AuditTable;
}
