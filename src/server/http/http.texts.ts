import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the answers that every call may get. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server.http';

const counted = pluralsOf('en');

// Auth.
export const jwtExpired = 'jwt expired';
export const signInFirst = 'Please sign in.';
export const jwtMalformed = 'jwt malformed';

// Body limit.
export const bodyTooLarge = (kilobytes: number) =>
  `What you sent is too large. You can send at most ${kilobytes} KB at once.`;

// Check.
export const fieldOfOtherKind = 'A field is not of the right kind.';

// Early.
export const notFound = 'That page or record does not exist.';
export const addressTooLong = 'That address is too long.';
export const tooManyHeaders = 'The request has more headers than we read.';
export const requestTooSlow = 'The request took too long to arrive.';
export const requestUnreadable = 'We cannot read the request.';

// Errors.
export const sendJson = 'Please send JSON.';
export const requestEmpty = 'The request has no content.';
export const jsonNotValid = 'The request is not valid JSON.';
export const requestCut = 'The request was cut short.';
export const fileTooLarge = 'The file is too large.';
export const tooManyFiles = 'Too many files.';
export const tooManyFields = 'Too many fields.';
export const formExpected = 'Please send a form with files.';
export const serverFault = 'Something went wrong on our side. Please try again in a moment.';

// Form.
export const pictureTooLarge = 'The picture is larger than 5 MB. Please choose a smaller one.';
export const formCut = 'The form was cut short. Please send it again.';

// Idempotency.
export const keyNotValid = 'The Idempotency-Key must have 16 to 128 letters, digits, hyphens or underscores.';
export const keyUsed =
  'This Idempotency-Key was used for another request. Nothing was changed; please send a new key with what is new.';
export const firstTryOpen = 'The first try has no answer yet. Please ask again in a moment.';
export const firstTryUnknown =
  'We could not find out whether the first try arrived. Please check whether it is there before you send it again.';

// Measure.
export const groupExpected = 'A group of fields belongs here.';
export const listExpected = 'A list belongs here.';
export const valueExpected = 'One single value belongs here.';
export const textExpected = 'A text belongs here.';
export const numberTooLarge = 'This number is too large.';
export const digitsExpected = 'Please write it in digits.';
export const tooManyEntries = (max: number) => `At most ${max} belong here.`;

// Openapi.
export const apiAbout =
  "Clients of the earlier shop run against this API as they are, except that\n\n1. `createOrder` and `verifyOrder` need the bearer token, and `createOrder` says what is being paid for (`item` or `invitation`); the server computes the amount and answers 409 with the right one where the client's differs;\n2. `delete-cart` needs the bearer token;\n3. `calculate-price` prices and stores nothing; picks are kept by `add-cart` and `update-cart`;\n4. the guest address page needs the link's secret `t` to correct an address that is saved;\n5. a second code within 30 seconds is answered 429 with a sentence, and a changed mobile number needs the code sent to it: without it every other field is saved.\n\nA guest's `mobile` is empty for a guest without a number, and begins with `+` for one abroad, who gets no box. Numbers and pincodes are taken as people write them (`+91 98140-21000`, `141 001`).\n\nCalls that create something take an `Idempotency-Key` of 16 to 128 letters, digits, hyphens or underscores: the same key within a day creates once and is given the first answer again, with `Idempotent-Replayed: true`; with another body it is answered 422.";
export const apiName = (name: string) => `${name} API`;

// Policy reports.
export const reportUnreadable = 'We cannot read the report.';

// Rate limits.
export const minutes = (minutes: number) => counted(minutes, { one: '1 minute', other: `${minutes} minutes` });
export const tooOften = (after: string) => `That was a little too often. Please try again in ${after}.`;

// Site files.
export const noPage = 'That page does not exist.';

// Store answers.
export const inAMoment = 'in a moment';
export const inAMinute = 'in a minute';
export const inAFewMinutes = 'in a few minutes';
export const storeBusy = 'Too many people are saving just now.';
export const storeAway = 'The shop cannot save or read anything just now.';
export const tryAgain = (words: string) => `Please try again ${words}.`;
export const nothingChangedTryAgain = (words: string) => `Nothing was changed; please try again ${words}.`;
export const perhapsSaved = (words: string) =>
  `We do not know whether this was saved. Please check ${words} before you do it again.`;

// Validation text.
export const valueMissing = 'Please fill this in.';
export const valueOfOtherKind = 'This is not of the right kind.';
export const valueMiswritten = 'This is not written the right way.';
export const valueNotOffered = 'Please choose one of the values offered.';
export const valueTooSmall = 'This is too short or too small.';
export const valueTooLarge = 'This is too long or too large.';
export const valueNotValid = 'This is not valid.';
