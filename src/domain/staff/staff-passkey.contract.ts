import { object, string } from 'yup';
import {
  challengeId,
  deviceField,
  passkeyAnswer,
  type PasskeyOptions,
  type StaffPasskey,
} from '#domain/staff/staff.contract.ts';
import * as say from '#domain/staff/staff.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { atMost } from '#lib/letters.ts';
import { staffRoles } from '#lib/staff-roles.ts';

export const listPasskeys = endpoint<{ passkeys: StaffPasskey[] }>()({
  method: 'GET',
  path: '/api/staff/passkeys',
  access: 'staff',
  roles: staffRoles,
  summary: 'The passkeys of whoever asks',
});

export const beginPasskey = endpoint<{ challengeId: string; options: PasskeyOptions }>()({
  method: 'POST',
  path: '/api/staff/passkeys/begin',
  access: 'staff',
  roles: staffRoles,
  freshProof: true,
  summary: 'Begins another passkey of whoever asks',
});

export const addPasskey = endpoint<object>()({
  method: 'POST',
  path: '/api/staff/passkeys',
  access: 'staff',
  roles: staffRoles,
  freshProof: true,
  summary: 'Keeps another passkey of whoever asks',
  body: object({
    challengeId: challengeId(),
    answer: passkeyAnswer(),
    device: deviceField(),
    name: string().trim().test(atMost(40, say.passkeyNameTooLong)).default(''),
  }),
});

export const removePasskey = endpoint<object>()({
  method: 'POST',
  path: '/api/staff/passkeys/remove',
  access: 'staff',
  roles: staffRoles,
  freshProof: true,
  summary: 'Takes an own passkey away, as the owner anybody’s; the sessions of its person end',
  // The id of a credential is too long for a path.
  body: object({ passkeyId: string().max(2000).required(say.passkeyMissing) }),
});
