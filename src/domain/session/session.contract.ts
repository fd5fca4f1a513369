import { object, string } from 'yup';
import { ID_PATTERN } from '#lib/ids.ts';
import { endpoint } from '#lib/endpoint.ts';
import { atMost } from '#lib/letters.ts';
import { NAME_PATTERN } from '#lib/text.ts';
import { mobileSchema, pincodeSchema } from '#lib/typed-number.ts';
import * as say from '#domain/session/session.texts.ts';

/**
 * Form of the mobile number in the sign-in dialog. Typing stops at ten digits; twelve with the country code are
 * accepted.
 */
export const mobileStep = object({
  mobile: mobileSchema(say.mobileRequiredStar),
});

/**
 * Returns the schema of a device's mark, which the device received at its last sign-in; the server ignores an unknown
 * mark.
 */
const device = () => string().max(64);

/**
 * Body of requests for a code: the number, the device's mark, and the solution of a puzzle where an earlier answer held
 * one.
 */
const askForCode = mobileStep.shape({ device: device(), proof: string().max(400) });

/** Form of the code in the sign-in dialog. */
export const otpStep = object({
  otp: string().trim().required('otp require').max(12),
  _id: string().required().max(40),
});

const signInByCode = otpStep.shape({ device: device() });

/** Form of the name in the sign-in dialog. */
export const nameStep = object({
  name: string()
    .trim()
    .required(say.nameRequired)
    .min(3, 'minimum 3 character required')
    .test(atMost(80, say.nameTooLong))
    .matches(NAME_PATTERN, { message: say.nameStrays, excludeEmptyString: true }),
});

/** Returns the schema of a customer's id, or of a code's id, which earlier clients send instead. */
const ownId = () => string().matches(/^(?:[0-9a-f]{24}|[0-9a-f]{32})$/, say.noPerson);

/** Person on the wire, without any code, token or hash. */
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
  /** Always true; false would mean a closed account, but those are deleted. */
  status: true;
  registerBy: 'number' | 'google';
  createdAt: string;
  updatedAt: string;
}

/** Code that was sent: its id, and the code itself where no message is sent. */
export interface SentCode {
  _id: string;
  otp?: string;
  /** Seconds until the number may have another code. */
  nextIn: number;
}

/**
 * Endpoint that sends a sign-in code. Its response is the same for known and unknown numbers; `_id` is the code's id,
 * not the customer's. From the third code of an hour to one number, unknown clients get 429 with a `puzzle`, whose
 * solution the next request sends as `proof`.
 */
export const register = endpoint<{ message: string; userData: SentCode }>()({
  method: 'POST',
  path: '/api/user/register',
  access: 'public',
  summary: 'Ask for a one-time code',
  body: askForCode,
});

/** Answer to a sign-in; `device` is the device's mark, which gives it an allowance of codes of its own. */
export interface Entry {
  message: string;
  token: string;
  user: UserWire;
  device: string;
  /** Notice for a new account whose number belonged to an account that staff recently moved to another number. */
  notice?: string;
}

export const verifyOtp = endpoint<Entry>()({
  method: 'POST',
  path: '/api/user/verify-otp',
  access: 'public',
  summary: 'Sign in with the code',
  body: signInByCode,
});

/** Endpoint that signs in by Google's access token or, better, its signed identity token. */
export const googleLogin = endpoint<Entry>()({
  method: 'POST',
  path: '/api/user/google-login',
  access: 'public',
  summary: 'Sign in with Google',
  body: object({ access_token: string().max(4096), credential: string().max(4096), device: device() }),
});

/** Waiting change of a mobile number; `at` is the ISO time at which it takes effect. */
export interface MobileChange {
  mobile: string;
  at: string;
  /** True when staff began the change for a customer on the phone. */
  byShop?: boolean;
}

export const readUser = endpoint<{ userData: UserWire; mobileChange?: MobileChange }>()({
  method: 'GET',
  path: '/api/user/data/:userId',
  access: 'customer',
  summary: "The signed-in person's own data, and the number that waits to become theirs",
  params: object({ userId: string().required().matches(ID_PATTERN, say.noPerson) }),
});

/** Form of what a person may change of themselves. */
export const updateForm = object({
  _id: ownId(),
  name: string()
    .trim()
    .min(3, 'minimum 3 character required')
    .test(atMost(80, say.nameTooLong))
    .matches(NAME_PATTERN, say.nameStrays),
  mobile: string().trim().max(16),
  /** Code that proves a changed mobile number, and its id. */
  otp: string().trim().max(12),
  otpId: string().max(40),
  /** Code to the present number, and its id; without them a changed number waits a day. */
  presentOtp: string().trim().max(12),
  presentOtpId: string().max(40),
  /** Mark of the device, which is known for a changed number from then on. */
  device: device(),
  address: string()
    .trim()
    .test(atMost(500, say.ownAddressTooLong))
    .matches(/^$|^[\s\S]{3,}$/, say.addressTooShort),
  addressBy: string().oneOf(['custom', 'google']),
  pincode: pincodeSchema({ letters: say.pincodeDigitsOnly, length: say.pincodeNotValid }).min(1, say.canNotBeEmpty),
});

/**
 * Endpoint with three uses: the name in the sign-in dialog, My Address, and the profile (a form with a picture). A
 * changed mobile number ends every session; `token` and `device` begin the next one of whoever changed it. A change
 * that waits is `mobileChange`.
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

/**
 * Endpoint that sends a code to the new number, and one to the present number (`present`) where there is one and it may
 * have one.
 */
export const askMobileChange = endpoint<{ message: string; userData: SentCode; present?: Omit<SentCode, 'nextIn'> }>()({
  method: 'POST',
  path: '/api/user/change-mobile',
  access: 'customer',
  summary: 'Ask for codes to a new mobile number and to the present one',
  body: askForCode,
});

/**
 * Endpoint that stops a change of the number. It ends every session, because whoever stops a change does not trust
 * another device; `token` begins the next one of this device.
 */
export const stopMobileChange = endpoint<{ message: string; token: string }>()({
  method: 'POST',
  path: '/api/user/stop-mobile-change',
  access: 'customer',
  summary: 'Keep the present mobile number',
});

/** Device on which a person is signed in. */
export interface SessionWire {
  _id: string;
  /** Name such as "Chrome on Android". */
  device: string;
  /** ISO times of the sign-in and of the last use, the latter to the hour. */
  since: string;
  lastUsed: string;
  /** True for the session of this request. */
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
  params: object({ sessionId: string().required().matches(ID_PATTERN, say.deviceGone) }),
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

/** Settings that the browser needs to offer sign-in and payment; none is secret. */
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
