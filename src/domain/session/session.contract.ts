import { object, string } from 'yup';
import { ID_PATTERN } from '#lib/ids.ts';
import { endpoint } from '#lib/endpoint.ts';
import { atMost } from '#lib/letters.ts';
import { NAME_PATTERN } from '#lib/text.ts';
import { typedMobile } from '#lib/typed-number.ts';

/** The mobile step of the sign-in dialog. Typing stops at ten digits; twelve with the country code are accepted. */
export const mobileStep = object({
  mobile: typedMobile('Mobile number is required*'),
});

/** The mark of a device, from the last sign-in on it; one that the shop does not know is as good as none. */
const device = () => string().max(64);

/** What asks for a code: the number, the device, and the answer to a puzzle where an earlier answer asked for one. */
const askForCode = mobileStep.shape({ device: device(), proof: string().max(400) });

const NAME_STRAYS = "A name is written with letters, spaces and . ' - & only";

/** The code step. */
export const otpStep = object({
  otp: string().trim().required('otp require').max(12),
  _id: string().required().max(40),
});

/** What signs in: the code with the device, which is known from then on. */
const signInByCode = otpStep.shape({ device: device() });

/** The name step. */
export const nameStep = object({
  name: string()
    .trim()
    .required('Name is required')
    .min(3, 'minimum 3 character required')
    .test(atMost(80, 'Name may have at most 80 characters'))
    .matches(NAME_PATTERN, { message: NAME_STRAYS, excludeEmptyString: true }),
});

/** A person's id, or the id of the sign-in attempt that earlier clients were answered in its place. */
const ownId = () => string().matches(/^(?:[0-9a-f]{24}|[0-9a-f]{32})$/, 'That person does not exist.');

/** A person on the wire. It never holds a code, a token or a hash. */
export interface UserWire {
  _id: string;
  name: string;
  email: string;
  mobile: string;
  address: string;
  addressBy: string;
  pincode: string;
  profile: string;
  role: 'user';
  /** False would mean a closed account; those are erased. */
  status: true;
  registerBy: 'number' | 'google';
  createdAt: string;
  updatedAt: string;
}

/** A code on its way: the attempt, and the code itself where no message is sent. */
export interface SentCode {
  _id: string;
  otp?: string;
  /** So many seconds until the number may have another one. */
  nextIn: number;
}

/**
 * The answer is the same for known and unknown numbers; `_id` names the attempt, not the person. From the third code of an hour
 * on for one number, who is not known is answered 429 with a `puzzle`, whose answer the next call brings as `proof`.
 */
export const register = endpoint<{ message: string; userData: SentCode }>()({
  method: 'POST',
  path: '/api/user/register',
  access: 'public',
  summary: 'Ask for a one-time code',
  body: askForCode,
});

/** A session; by its mark the device has an allowance of codes of its own the next time. */
export interface Entry {
  message: string;
  token: string;
  user: UserWire;
  device: string;
  /** For whoever begins anew with a number whose account the shop has moved to another one lately. */
  notice?: string;
}

export const verifyOtp = endpoint<Entry>()({
  method: 'POST',
  path: '/api/user/verify-otp',
  access: 'public',
  summary: 'Sign in with the code',
  body: signInByCode,
});

/** Google's access token or, better, its signed identity token. */
export const googleLogin = endpoint<Entry>()({
  method: 'POST',
  path: '/api/user/google-login',
  access: 'public',
  summary: 'Sign in with Google',
  body: object({ access_token: string().max(4096), credential: string().max(4096), device: device() }),
});

/** A number that takes the place of the present one at a time, ISO. */
export interface MobileChange {
  mobile: string;
  at: string;
  /** True where the shop began it for somebody who rang. */
  byShop?: boolean;
}

export const readUser = endpoint<{ userData: UserWire; mobileChange?: MobileChange }>()({
  method: 'GET',
  path: '/api/user/data/:userId',
  access: 'customer',
  summary: "The signed-in person's own data, and the number that waits to become theirs",
  params: object({ userId: string().required().matches(ID_PATTERN, 'That person does not exist.') }),
});

/** What a person may change of themselves. */
export const updateForm = object({
  _id: ownId(),
  name: string()
    .trim()
    .min(3, 'minimum 3 character required')
    .test(atMost(80, 'Name may have at most 80 characters'))
    .matches(NAME_PATTERN, NAME_STRAYS),
  mobile: string().trim().max(16),
  /** The code that proves a changed mobile number, and the attempt it belongs to. */
  otp: string().trim().max(12),
  otpId: string().max(40),
  /** The same for the present number; without it a changed number waits a day. */
  presentOtp: string().trim().max(12),
  presentOtpId: string().max(40),
  /** The device that a changed number is known on from then on. */
  device: device(),
  address: string()
    .trim()
    .test(atMost(500, 'Address may have at most 500 characters.'))
    .matches(/^$|^[\s\S]{3,}$/, 'Address must be at least 3 characters long.'),
  addressBy: string().oneOf(['custom', 'google']),
  pincode: string()
    .trim()
    .matches(/^$|^[1-9]\d{5}$/, 'Not a valid pincode.'),
});

/**
 * One call for three uses: the name step, My Address and the profile (a form with a picture). A changed mobile number ends
 * every session; `token` and `device` begin the next one of whoever changed it. One that waits is `mobileChange`.
 */
export const updateUser = endpoint<{
  message: string;
  response: UserWire;
  token?: string;
  device?: string;
  mobileChange?: MobileChange;
}>()({
  method: 'PATCH',
  path: '/api/user/update',
  access: 'customer',
  summary: 'Change name, address or profile',
  multipart: true,
  body: updateForm,
});

/** Sends a code to the new number before it may be saved, and one to the present number (`present`), where there is one and it takes one. */
export const askMobileChange = endpoint<{ message: string; userData: SentCode; present?: Omit<SentCode, 'nextIn'> }>()({
  method: 'POST',
  path: '/api/user/change-mobile',
  access: 'customer',
  summary: 'Ask for codes to a new mobile number and to the present one',
  body: askForCode,
});

/** Whoever stops a change does not trust another device: every session ends, and `token` begins the next of this device. */
export const stopMobileChange = endpoint<{ message: string; token: string }>()({
  method: 'POST',
  path: '/api/user/stop-mobile-change',
  access: 'customer',
  summary: 'Keep the present mobile number',
});

/** A device on which a person is signed in. */
export interface SessionWire {
  _id: string;
  /** "Chrome on Android". */
  device: string;
  /** ISO times: when it signed in, and when it was last used, to the hour. */
  since: string;
  lastUsed: string;
  /** True for the one that asks. */
  current: boolean;
}

export const readAccess = endpoint<{ sessions: SessionWire[]; mobileChange: MobileChange | null }>()({
  method: 'GET',
  path: '/api/user/access',
  access: 'customer',
  summary: 'Where the person is signed in, and the number that waits to become theirs',
});

export const endOneSession = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/sessions/:sessionId',
  access: 'customer',
  summary: 'Sign one device out',
  params: object({ sessionId: string().required().matches(ID_PATTERN, 'That device is signed out already.') }),
});

export const signOut = endpoint<{ message: string }>()({
  method: 'POST',
  path: '/api/user/sign-out',
  access: 'customer',
  summary: 'Sign this device out: its token is over',
});

export const signOutEverywhere = endpoint<{ message: string }>()({
  method: 'POST',
  path: '/api/user/sign-out-everywhere',
  access: 'customer',
  summary: 'End every session of the person',
});

export const downloadOwnData = endpoint<Record<string, unknown>>()({
  method: 'GET',
  path: '/api/user/my-data',
  access: 'customer',
  summary: 'Everything the shop keeps about the signed-in person',
});

export const deleteAccount = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/account',
  access: 'customer',
  summary: 'Delete the account; orders stay as records without the person',
});

/** What the browser must know to offer sign-in and payment; nothing secret. */
export interface PublicSettings {
  demo: { otp: boolean; payments: boolean };
  google: { clientId: string; scriptUrl: string } | null;
  payments: { keyId: string; checkoutUrl: string };
  places: boolean;
}

export const readSettings = endpoint<PublicSettings>()({
  method: 'GET',
  path: '/api/user/settings',
  access: 'public',
  summary: 'Public settings of the shop',
});
