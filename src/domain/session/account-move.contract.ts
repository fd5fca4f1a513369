import { object, string } from 'yup';
import type { MobileChange, SentCode } from '#domain/session/session.contract.ts';
import * as say from '#domain/session/session.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { mobileSchema, pincodeSchema } from '#lib/typed-number.ts';
import { paiseTyped } from '#lib/typed-sum.ts';

/** Access for owners only, since control of the mobile number means control of the account. */
const ofOwners = { access: 'staff', roles: [] } as const;
const accountParams = object({ userId: string().matches(ID_PATTERN, say.noAccount).required() });

const mobile = () => mobileSchema(say.mobileMissing, '.');

/**
 * Form with a caller's answers about an account that is to move to a new number. Order number and address are printed
 * on guests' parcels, but only the payer knows the amount paid.
 */
export const callerChecks = object({
  orderNumber: string().trim().max(40, say.orderNumberTooLong).required(say.orderNumberMissing),
  paid: string()
    .trim()
    .max(40, say.sumTooLong)
    .required(say.sumMissing)
    .test('sum', say.sumNotValid, (typed) => paiseTyped(typed) !== null),
  pincode: pincodeSchema({ letters: say.sixDigits, length: say.sixDigits }).required(say.pincodeMissing),
  address: string().trim().max(500, say.addressTooLong).required(say.addressMissing),
  mobile: mobile(),
});

/**
 * Account that an owner found by its number. It contains neither orders nor addresses, about which the caller is asked.
 */
export interface FoundAccount {
  _id: string;
  name: string;
  mobile: string;
  /** ISO time at which the account was made. */
  since: string;
  orders: number;
  /** True when the person can also sign in with Google, and so change the number alone. */
  google: boolean;
  /** ISO time at which the person last stopped a move that the staff had begun; null when they never did. */
  stopped: string | null;
}

export const findAccount = endpoint<{ account: FoundAccount | null }>()({
  ...ofOwners,
  method: 'POST',
  path: '/api/staff/accounts/find',
  // A number in a URL would stand in logs.
  reading: true,
  summary: 'The account that signs in with a mobile number',
  body: object({ mobile: mobile() }),
});

/** Change of an account's mobile number that has not happened yet. */
export interface WaitingNumber extends MobileChange {
  userId: string;
  name: string;
  /** Present number; empty when the account has none. */
  from: string;
  askedAt: string;
  /** Name of the member of the staff who began the change; empty when the person did. */
  by: string;
}

export const listWaitingNumbers = endpoint<{ waiting: WaitingNumber[] }>()({
  ...ofOwners,
  method: 'GET',
  path: '/api/staff/accounts/moves',
  summary: 'Every number that waits to become the one of an account, the next one first',
});

export const sendMoveCode = endpoint<{ userData: SentCode }>()({
  ...ofOwners,
  freshProof: true,
  method: 'POST',
  path: '/api/staff/accounts/:userId/code',
  summary: 'Checks what a caller knows of an account, and sends a code to its new number',
  params: accountParams,
  body: callerChecks,
});

export const moveAccount = endpoint<{ move: MobileChange }>()({
  ...ofOwners,
  freshProof: true,
  method: 'POST',
  path: '/api/staff/accounts/:userId/move',
  summary: 'Lets an account move to a new number in a day; its present number is told and can stop it',
  params: accountParams,
  body: callerChecks.shape({
    otp: string().trim().max(12).required(say.codeMissing),
    otpId: string().max(40).required(say.sendCodeFirst),
  }),
});

export const stopAccountMove = endpoint<object>()({
  ...ofOwners,
  freshProof: true,
  method: 'POST',
  path: '/api/staff/accounts/:userId/stop',
  summary: 'Keeps the present number of an account whose number waits to change',
  params: accountParams,
  body: object({ mobile: mobile() }),
});
