import { boolean, mixed, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { staffRoles } from '#lib/staff-roles.ts';
import type { StaffRole } from '#lib/staff-roles.ts';

/** Who is signed in to the back office. */
export interface StaffMe {
  id: string;
  name: string;
  role: StaffRole;
  /** When the person signed in; null for a token of the command line. */
  provedAt: string | null;
}

/** What a browser's passkey functions are asked with and answer, as JSON; the server's kit checks every part of it. */
export type PasskeyOptions = Record<string, unknown>;
export const passkeyAnswer = () =>
  mixed(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
  ).required('The passkey did not answer.');

const secret = () => string().trim().max(200).required('The link is not complete.');
export const challengeId = () => string().matches(ID_PATTERN, 'Please begin again.').required('Please begin again.');
export const device = () => string().trim().max(80).default('');
/** What becomes of a person's earlier ways in when a new one comes by a link. */
const keep = () => boolean().default(false);
const personName = () =>
  string()
    .trim()
    .min(2, 'A name has at least two letters.')
    .test(atMost(60, 'A name has at most 60 letters.'))
    .required('A name is required.');

/** Length rather than rules: what people choose freely is longer and better than what rules make them choose. */
export const newPassword = () =>
  string()
    .min(12, 'Please take at least 12 characters; three or four words are easy to remember.')
    .test(atMost(200, 'Please take at most 200 characters.'))
    .required('A password is required.');

/** A code of an authenticator app; blanks that people type between the digits do not matter. */
const oneTimeCode = () =>
  string()
    .transform((value: unknown) => String(value ?? '').replaceAll(/\s/g, ''))
    .matches(/^\d{6}$/, 'The code has six digits.')
    .required('The code of your app is required.');

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
  body: object({ challengeId: challengeId(), answer: passkeyAnswer(), device: device() }),
});

export const passwordSignIn = endpoint<{ staff: StaffMe; recoveryLeft: number | null }>()({
  method: 'POST',
  path: '/api/staff/sign-in/password',
  access: 'public',
  summary: 'Signs staff in by name, password and a one-time or recovery code',
  body: object({
    name: personName(),
    /** Empty for whoever has passkeys alone: a recovery code, which nobody can guess, lets them in without one. */
    password: string().test(atMost(200, 'Please take at most 200 characters.')).default(''),
    code: string().trim().max(40).required('A code of your app, or a recovery code, is required.'),
    device: device(),
  }),
});

export const staffSignOut = endpoint<object>()({
  method: 'POST',
  path: '/api/staff/sign-out',
  access: 'staff',
  roles: staffRoles,
  summary: 'Ends this session of the back office',
});

/** An open session, as its owner sees it. */
export interface StaffSession {
  id: string;
  device: string;
  openedAt: string;
  seenAt: string;
  /** True for the one that asks. */
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
  params: object({ sessionId: string().matches(ID_PATTERN, 'There is no such session.').required() }),
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

/** What an invitation's link shows before it is taken; `hasWays` where the person has other ways in. */
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
    device: device(),
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
    device: device(),
    keep: keep(),
  }),
});

/** A passkey, as its owner and the shop's owner see it. */
export interface StaffPasskey {
  id: string;
  /** What its owner calls it; empty without. */
  name: string;
  device: string;
  madeAt: string;
  /** When it last signed its owner in; null before the first time. */
  usedAt: string | null;
}

/** Somebody of the staff, or an invitation that waits. */
export interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
  state: 'active' | 'closed' | 'invited';
  /** How the person signs in. */
  passkeys: StaffPasskey[];
  hasPassword: boolean;
  /** The open link by which the person joins or comes in again. */
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
    name: personName(),
    role: string()
      .oneOf([...staffRoles], 'There is no such role.')
      .required('A role is required.'),
    /** Set for somebody who is known and lost every way in. */
    staffId: string().matches(ID_PATTERN, 'There is no such person.').nullable().default(null),
  }),
});

export const changeStaff = endpoint<object>()({
  method: 'PATCH',
  path: '/api/staff/people/:staffId',
  access: 'staff',
  freshProof: true,
  summary: 'Changes a role, closes or opens an account; its sessions end, and with a closed one all its ways in',
  params: object({ staffId: string().matches(ID_PATTERN, 'There is no such person.').required() }),
  body: object({
    role: string()
      .oneOf([...staffRoles], 'There is no such role.')
      .required('A role is required.'),
    isActive: mixed((value): value is boolean => typeof value === 'boolean').required(),
  }),
});

export const withdrawInvite = endpoint<object>()({
  method: 'DELETE',
  path: '/api/staff/invites/:inviteId',
  access: 'staff',
  freshProof: true,
  summary: 'Takes an invitation back',
  params: object({ inviteId: string().matches(ID_PATTERN, 'There is no such invitation.').required() }),
});

/** A token of the command line. */
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
  params: object({ tokenId: string().matches(ID_PATTERN, 'There is no such token.').required() }),
});

/** One line of the audit log. */
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

export const readAudit = endpoint<{ entries: AuditEntry[]; next: string | null }>()({
  method: 'GET',
  path: '/api/staff/audit',
  access: 'staff',
  summary: 'What the staff did, the newest first, fifty at a time',
  query: object({
    /** The last id of the page before. */
    before: string().matches(ID_PATTERN, 'There is no such page.'),
    actor: string().trim().max(60),
    kind: string().trim().max(40),
    recordId: string().trim().max(60),
  }),
});
