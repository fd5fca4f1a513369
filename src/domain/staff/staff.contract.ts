import { boolean, mixed, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { isRecord } from '#lib/narrow.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import * as say from '#domain/staff/staff.texts.ts';

/** Person who is signed in to the back office. */
export interface StaffMe {
  id: string;
  name: string;
  role: StaffRole;
  /** ISO time of the sign-in; null for a token of the command line. */
  provedAt: string | null;
}

/** JSON that the browser's passkey functions take and return; SimpleWebAuthn checks every part of it on the server. */
export type PasskeyOptions = Record<string, unknown>;
export const passkeyAnswer = () => mixed(isRecord).required(say.passkeyDidNotAnswer);

const secret = () => string().trim().max(200).required(say.linkIncomplete);
export const challengeId = () => string().matches(ID_PATTERN, say.beginAgain).required(say.beginAgain);
export const deviceField = () => string().trim().max(80).default('');
/** Returns the schema of the flag `keep`: true keeps the earlier ways to sign in when an invitation adds a new one. */
const keep = () => boolean().default(false);
const staffName = () =>
  string().trim().min(2, say.nameTooShort).test(atMost(60, say.nameTooLong)).required(say.nameMissing);

/**
 * Returns the schema of a new password: 12 to 200 characters. It has no rules about kinds of characters, because those
 * lead to shorter, weaker passwords.
 */
export const newPassword = () =>
  string()
    .min(12, say.passwordTooShort)
    .test('various', say.passwordTooPlain, (value) => new Set(value).size >= 5)
    .test(atMost(200, say.passwordTooLong))
    .required(say.passwordMissing);

/** Returns the schema of an authenticator app's six-digit code; spaces are ignored. */
const oneTimeCode = () =>
  string()
    .transform((value: unknown) => String(value ?? '').replaceAll(/\s/g, ''))
    .matches(/^\d{6}$/, say.codeSixDigits)
    .required(say.appCodeMissing);

export const readStaffMe = endpoint<{ staff: StaffMe }>()({
  method: 'GET',
  path: '/api/staff/me',
  access: 'staff',
  roles: staffRoles,
  summary: 'Who is signed in to the back office',
});

export const beginPasskeySignIn = endpoint<{ challengeId: string; options: PasskeyOptions }>()({
  method: 'POST',
  path: '/api/staff/sign-in/passkey/begin',
  access: 'public',
  summary: 'Begins a sign-in of staff by passkey',
});

export const finishPasskeySignIn = endpoint<{ staff: StaffMe }>()({
  method: 'POST',
  path: '/api/staff/sign-in/passkey',
  access: 'public',
  summary: 'Signs staff in by passkey and sets the session cookie',
  body: object({ challengeId: challengeId(), answer: passkeyAnswer(), device: deviceField() }),
});

export const passwordSignIn = endpoint<{ staff: StaffMe; recoveryLeft: number | null }>()({
  method: 'POST',
  path: '/api/staff/sign-in/password',
  access: 'public',
  summary: 'Signs staff in by name, password and a one-time or recovery code',
  body: object({
    name: staffName(),
    /** Empty for staff without a password, who sign in with a recovery code alone; it cannot be guessed. */
    password: string().test(atMost(200, say.passwordTooLong)).default(''),
    code: string().trim().max(40).required(say.anyCodeMissing),
    device: deviceField(),
  }),
});

export const staffSignOut = endpoint<object>()({
  method: 'POST',
  path: '/api/staff/sign-out',
  access: 'staff',
  roles: staffRoles,
  summary: 'Ends this session of the back office',
});

/** Open session, as its owner sees it. */
export interface StaffSession {
  id: string;
  device: string;
  openedAt: string;
  seenAt: string;
  /** True for the session of this request. */
  here: boolean;
}

export const listStaffSessions = endpoint<{ sessions: StaffSession[] }>()({
  method: 'GET',
  path: '/api/staff/sessions',
  access: 'staff',
  roles: staffRoles,
  summary: 'The open sessions of whoever asks',
});

export const endStaffSession = endpoint<object>()({
  method: 'DELETE',
  path: '/api/staff/sessions/:sessionId',
  access: 'staff',
  roles: staffRoles,
  summary: 'Ends one of the own sessions',
  params: object({ sessionId: string().matches(ID_PATTERN, say.noSession).required() }),
});

export const countRecoveryCodes = endpoint<{ left: number }>()({
  method: 'GET',
  path: '/api/staff/recovery-codes',
  access: 'staff',
  roles: staffRoles,
  summary: 'How many recovery codes whoever asks has left',
});

export const renewRecoveryCodes = endpoint<{ recoveryCodes: string[] }>()({
  method: 'POST',
  path: '/api/staff/recovery-codes',
  access: 'staff',
  roles: staffRoles,
  freshProof: true,
  summary: 'Makes ten new recovery codes; the earlier ones let nobody in any more',
});

/**
 * Endpoint that shows an invitation before it is accepted; `hasWays` is true when the person has other ways to sign
 * in.
 */
export const readInvite = endpoint<{ name: string; role: StaffRole; expiresAt: string; hasWays: boolean }>()({
  method: 'POST',
  path: '/api/staff/invite',
  access: 'public',
  reading: true,
  summary: 'Whom an invitation to the staff is for',
  body: object({ secret: secret() }),
});

export const beginInvitePasskey = endpoint<{ challengeId: string; options: PasskeyOptions }>()({
  method: 'POST',
  path: '/api/staff/invite/passkey/begin',
  access: 'public',
  summary: 'Begins taking an invitation by a new passkey',
  body: object({ secret: secret(), keep: keep() }),
});

export const finishInvitePasskey = endpoint<{ staff: StaffMe; recoveryCodes: string[] }>()({
  method: 'POST',
  path: '/api/staff/invite/passkey',
  access: 'public',
  summary: 'Takes an invitation by a new passkey and signs in',
  body: object({
    secret: secret(),
    challengeId: challengeId(),
    answer: passkeyAnswer(),
    device: deviceField(),
    keep: keep(),
  }),
});

export const beginInvitePassword = endpoint<{ challengeId: string; totpSecret: string; totpAddress: string }>()({
  method: 'POST',
  path: '/api/staff/invite/password/begin',
  access: 'public',
  summary: 'Begins taking an invitation by password: the secret for an authenticator app',
  body: object({ secret: secret() }),
});

export const finishInvitePassword = endpoint<{ staff: StaffMe; recoveryCodes: string[] }>()({
  method: 'POST',
  path: '/api/staff/invite/password',
  access: 'public',
  summary: 'Takes an invitation by password and one-time code and signs in',
  body: object({
    secret: secret(),
    challengeId: challengeId(),
    password: newPassword(),
    code: oneTimeCode(),
    device: deviceField(),
    keep: keep(),
  }),
});

/** Passkey, as its owner and the shop's owner see it. */
export interface StaffPasskey {
  id: string;
  /** Name that its owner gave it; empty without. */
  name: string;
  device: string;
  madeAt: string;
  /** ISO time of the last sign-in with it; null before the first. */
  usedAt: string | null;
}

/** Member of the staff, or an invitation that waits. */
export interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
  state: 'active' | 'closed' | 'invited';
  passkeys: StaffPasskey[];
  hasPassword: boolean;
  /** Open link by which the person joins or gets a new way to sign in; null without. */
  link: { id: string; expiresAt: string } | null;
}

export const listStaffPeople = endpoint<{ people: StaffPerson[] }>()({
  method: 'GET',
  path: '/api/staff/people',
  access: 'staff',
  summary: 'Everybody who works in the shop and every open invitation',
});

export const inviteStaff = endpoint<{ link: string; expiresAt: string }>()({
  method: 'POST',
  path: '/api/staff/people/invite',
  access: 'staff',
  freshProof: true,
  summary: 'Makes a link by which somebody joins the staff, or comes in again',
  body: object({
    name: staffName(),
    role: string()
      .oneOf([...staffRoles], say.noRole)
      .required(say.roleMissing),
    /** Id of a known person who lost every way to sign in; null for a new one. */
    staffId: string().matches(ID_PATTERN, say.noPerson).nullable().default(null),
  }),
});

export const changeStaff = endpoint<object>()({
  method: 'PATCH',
  path: '/api/staff/people/:staffId',
  access: 'staff',
  freshProof: true,
  summary: 'Changes a role, closes or opens an account; its sessions end, and with a closed one all its ways in',
  params: object({ staffId: string().matches(ID_PATTERN, say.noPerson).required() }),
  body: object({
    role: string()
      .oneOf([...staffRoles], say.noRole)
      .required(say.roleMissing),
    isActive: mixed((value): value is boolean => typeof value === 'boolean').required(),
  }),
});

export const withdrawInvite = endpoint<object>()({
  method: 'DELETE',
  path: '/api/staff/invites/:inviteId',
  access: 'staff',
  freshProof: true,
  summary: 'Takes an invitation back',
  params: object({ inviteId: string().matches(ID_PATTERN, say.noInvitation).required() }),
});

export interface StaffTokenInfo {
  id: string;
  name: string;
  role: StaffRole;
  expiresAt: string;
}

export const listStaffTokens = endpoint<{ tokens: StaffTokenInfo[] }>()({
  method: 'GET',
  path: '/api/staff/tokens',
  access: 'staff',
  summary: 'The tokens of the command line that are still good',
});

export const revokeStaffToken = endpoint<object>()({
  method: 'DELETE',
  path: '/api/staff/tokens/:tokenId',
  access: 'staff',
  freshProof: true,
  summary: 'Takes a token of the command line back',
  params: object({ tokenId: string().matches(ID_PATTERN, say.noToken).required() }),
});

export interface AuditEntry {
  id: string;
  at: string;
  actor: string;
  action: string;
  kind: string;
  recordId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export const readAudit = endpoint<{
  entries: AuditEntry[];
  next: string | null;
  /** Present names of what the entries are about, by id: records, people, homes, and numbers of orders. */
  names: Record<string, string>;
}>()({
  method: 'GET',
  path: '/api/staff/audit',
  access: 'staff',
  summary: 'What the staff did, the newest first, fifty at a time',
  query: object({
    /** Id of the last entry of the page before. */
    before: string().matches(ID_PATTERN, say.noPage),
    actor: string().trim().max(60),
    kind: string().trim().max(40),
    recordId: string().trim().max(60),
  }),
});
