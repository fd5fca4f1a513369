import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the answers that every call may get. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server.http';

const counted = pluralsOf('en');

// Auth.
export const jwtExpired = 'jwt expired';
export const pleaseSignIn = 'Please sign in.';
export const jwtMalformed = 'jwt malformed';

// Body limit.
export const whatYouSentToo = (kilobytes: number) =>
  `What you sent is too large: at most ${kilobytes} KB can be sent at once.`;

// Check.
export const fieldNotKindShould = 'A field is not of the kind it should be.';

// Early.
export const pageRecordDoesNot = 'That page or record does not exist.';
export const addressTooLong = 'That address is too long.';
export const requestMoreHeadersThan = 'The request has more headers than the shop reads.';
export const requestTookTooLong = 'The request took too long to arrive.';
export const requestCannotRead = 'The request cannot be read.';

// Errors.
export const sendJson = 'Please send JSON.';
export const requestNoContent = 'The request has no content.';
export const requestNotValidJson = 'The request is not valid JSON.';
export const requestCutShort = 'The request was cut short.';
export const fileTooLarge = 'The file is too large.';
export const tooManyFiles = 'Too many files.';
export const tooManyFields = 'Too many fields.';
export const sendFormFiles = 'Please send a form with files.';
export const somethingWentWrongOur = 'Something went wrong on our side. Please try again in a moment.';

// Form.
export const pictureLargerThanMb = 'The picture is larger than 5 MB. Please choose a smaller one.';
export const formCutShortSend = 'The form was cut short. Please send it again.';

// Idempotency.
export const wrongKey = 'The Idempotency-Key must have 16 to 128 letters, digits, hyphens or underscores.';
export const otherContent =
  'This Idempotency-Key was used for another request. Nothing was changed; please send a new key with what is new.';
export const firstTryNoAnswer = 'The first try of this has no answer yet. Please ask again in a moment.';
export const weCouldNotFind =
  'We could not find out whether the first try of this arrived. Please look whether it is there before you send it again.';

// Measure.
export const groupFieldsBelongs = 'A group of fields belongs here.';
export const listBelongs = 'A list belongs here.';
export const oneSingleValueBelongs = 'One single value belongs here.';
export const textBelongs = 'A text belongs here.';
export const numberTooLarge = 'This number is too large.';
export const writeDigits = 'Please write it in digits.';
export const mostBelong = (max: number) => `At most ${max} belong here.`;

// Openapi.
export const clientsEarlierShopRun =
  "Clients of the earlier shop run against this API as they are, except that\n\n1. `createOrder` and `verifyOrder` need the bearer token, and `createOrder` says what is being paid for (`item` or `invitation`); the server computes the amount and answers 409 with the right one where the client's differs;\n2. `delete-cart` needs the bearer token;\n3. `calculate-price` prices and stores nothing; picks are kept by `add-cart` and `update-cart`;\n4. the guest address page needs the link's secret `t` to correct an address that is stored;\n5. a second code within 30 seconds is answered 429 with a sentence, and a changed mobile number needs the code sent to it: without it every other field is saved.\n\nA guest's `mobile` is empty for a guest without a number, and begins with `+` for one abroad, who gets no box. Numbers and pincodes are taken as people write them (`+91 98140-21000`, `141 001`).\n\nCalls that create something take an `Idempotency-Key` of 16 to 128 letters, digits, hyphens or underscores: the same key within a day creates once and is given the first answer again, with `Idempotent-Replayed: true`; with another body it is answered 422.";
export const apiName = (name: string) => `${name} API`;

// Policy reports.
export const reportCannotRead = 'The report cannot be read.';

// Rate limits.
export const minutes = (minutes: number) => counted(minutes, { one: '1 minute', other: `${minutes} minutes` });
export const littleTooOftenTry = (after: string) => `That was a little too often. Please try again in ${after}.`;

// Site files.
export const pageDoesNotExist = 'That page does not exist.';

// Store answers.
export const inAMoment = 'in a moment';
export const inAMinute = 'in a minute';
export const fewMinutes = 'in a few minutes';
export const tooMuchBeingSaved = 'Too much is being saved at once just now.';
export const shopCannotSaveRead = 'The shop cannot save or read anything just now.';
export const tryAgain = (words: string) => `Please try again ${words}.`;
export const nothingChangedTryAgain = (words: string) => `Nothing was changed; please try again ${words}.`;
export const mayBeenSavedNot = (words: string) =>
  `This may have been saved or not: please look ${words} before you do it again.`;

// Validation text.
export const pleaseFillThisIn = 'Please fill this in.';
export const notKindShould = 'This is not of the kind it should be.';
export const notWrittenShould = 'This is not written as it should be.';
export const chooseOneValuesOffered = 'Please choose one of the values offered.';
export const tooShortTooSmall = 'This is too short or too small.';
export const tooLongTooLarge = 'This is too long or too large.';
export const notShould = 'This is not as it should be.';
