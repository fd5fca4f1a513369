import type { Generated } from 'kysely';
import type { Json, Time } from '#server/db/schema.ts';
import type { StaffRole } from '#lib/staff-roles.ts';

/** Member of the staff. */
export interface StaffTable {
  id: string;
  name: string;
  /** Name in small letters without outer blanks, so that two people cannot share it. */
  name_key: string;
  role: StaffRole;
  is_active: boolean;
  /** Hash as a PHC text; empty for those who sign in by passkey alone. */
  password: Generated<string>;
  /** Secret of the authenticator app, sealed with the shop's secret; empty without a password. */
  totp_secret: Generated<string>;
  /** Last 30-second step whose code was used, so that no code is accepted twice. */
  totp_step: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

/** Passkey; `id` is the credential's own. */
export interface StaffPasskeyTable {
  id: string;
  staff_id: string;
  /** COSE key in base64url. */
  public_key: string;
  counter: number;
  device: string;
  /** Name that its owner gave it; empty without. */
  name: Generated<string>;
  /** Time of the last sign-in with it; null before the first. */
  used_at: Time | null;
  created_at: Time;
}

/** Unused recovery codes, as digests. */
export interface StaffRecoveryTable {
  code_hash: string;
  staff_id: string;
}

/** Challenge that a sign-in or an invitation must answer; used once. */
export interface StaffChallengeTable {
  id: string;
  purpose: 'sign-in' | 'passkey' | 'password' | 'wrong code';
  /** Challenge of a passkey, sealed secret of an authenticator app, or id of the account whose code was wrong. */
  value: string;
  expires_at: Time;
}

/** Session of a browser. The cookie holds the secret, the store only its digest. */
export interface StaffSessionTable {
  id: string;
  secret_hash: string;
  staff_id: string;
  device: string;
  /** Time at which the person proved who they are. */
  created_at: Time;
  seen_at: Time;
}

/** Invitation that was not accepted yet; one with `staff_id` gives a known person a new way to sign in. */
export interface StaffInviteTable {
  id: string;
  secret_hash: string;
  name: string;
  role: StaffRole;
  staff_id: string | null;
  /** Id of the inviting member of the staff; null for the command line. The invitation ends with that account. */
  invited_by: string | null;
  expires_at: Time;
  created_at: Time;
}

/** Token of the command line; one with `staff_id` belongs to a person, has their role and ends with their account. */
export interface StaffTokenTable {
  id: string;
  staff_id: string | null;
  secret_hash: string;
  name: string;
  role: StaffRole;
  expires_at: Time;
  created_at: Time;
}

/** Entry of the audit log. `before` and `after` hold what changed, never a secret. */
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
