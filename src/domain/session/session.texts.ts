import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of session. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'session';

const counted = pluralsOf('en');

// Access.
export const deviceSignedOutAlready = 'That device is signed out already.';
export const theCustomer = 'The customer';
export const noChangeYourNumber = 'No change of your number is waiting any more.';

// Account move.
export const sixDigits = 'A pincode has six digits.';
export const mobileNumberRequired = 'A mobile number is required.';
export const orderNumberMostSigns = 'An order number has at most 40 signs.';
export const askNumberOrder = 'Please ask for the number of an order.';
export const sumMostSigns = 'A sum has at most 40 signs.';
export const askWhatPaidOrder = 'Please ask what was paid for that order.';
export const typeSumRupeesSuch = 'Please type a sum in rupees, such as 1,299.';
export const askPincodeAddress = 'Please ask for the pincode of an address.';
export const addressMostCharacters = 'An address has at most 500 characters.';
export const askHouseStreetAddress = 'Please ask for the house and the street of that address.';
export const codeRequired = 'The code is required.';
export const sendCodeFirst = 'Please send a code first.';
export const gone = 'This account was deleted meanwhile. Nothing was changed.';
export const notTold =
  'We could not send a message to the present number, so nothing was begun: it must be able to stop this. Under Messages see whether “Mobile number about to change” is sent and has its DLT id, or try again later.';
export const tooFew =
  'Please type two words of the address that few others have, such as the house’s number and the street.';
export const accountMovesAlreadyStop = (mobile: string, due_at: string) =>
  `This account moves to ${mobile} ${due_at} already. Stop that move first.`;
export const numberAccountChangedMeanwhile = 'The number of this account changed meanwhile. Please find it again.';
export const tooLateStopAccount = (mobile: string) =>
  `It is too late to stop this: the account signs in with ${mobile} now. If that is wrong, move it back.`;
export const numberDoesNotWait =
  'This number does not wait any more: somebody stopped it, or it became another account’s.';
export const accountDoesNotMove = 'The account does not move: what the caller says does not fit it.';
export const accountSignsNumberAlready = 'The account signs in with this number already.';
export const noOrderAccountNumber = 'No order of this account has that number.';
export const notWhatPaidOrder = 'That is not what was paid for this order.';
export const noAddressAccountPincode = 'No address of this account has that pincode.';
export const noAddressWithWords = 'No address of this account with that pincode has these words.';
export const numberSignsAnotherAccount =
  'This number signs in to another account. Whoever holds it can delete that account on its profile first.';
export const numberWaitsBecomeAnother = 'This number waits to become that of another account. Stop that one first.';

// Account.
export const aRelative = 'A relative';
export const paymentBegunWithinLast =
  'A payment was begun within the last half hour. Please try again once it is settled.';
export const mobileUnproven = 'Saved. Your mobile number stays as it was until the code sent to the new one is given.';
export const savedYourNumberChanges = (mobile: string, at: string) =>
  `Saved. Your number changes to ${mobile} on ${at}; until then your present number can stop it.`;

// Code allowance.
export const aDay = 'a day';
export const codesUsedUp = (span: string) =>
  `The codes that the shop may send in ${span} are used up: nobody can sign in by mobile number until some of them are ${span} old.`;
export const strangersUsedUpTheir =
  'Strangers have used up their part of the codes: only who signed in before on the same device or network gets one now.';
export const codesNearlyUsedUp = 'The codes that the shop may send are nearly used up.';

// Mobile change.
export const onDay = (at: string) => `on ${at}`;
export const weAskedPhoneChange = (mobile: string, at: string) =>
  `We were asked on the phone to change your number: it becomes ${mobile} ${at}. If that was not you, keep your present number.`;
export const yourNumberBecomesYou = (mobile: string, at: string) =>
  `Your number becomes ${mobile} ${at}, and you sign in with it. Stay signed in here until then.`;
export const withinMinutes = 'within minutes';
export const notTold2 =
  'We could not send a message to your present number, so it stays. Please enter the code that was sent to it, or try again later.';
export const mobileAlreadyExist = 'Mobile Already Exist';
export const anotherNumberWaitingBecome = 'Another number is waiting to become yours. Stop that change first.';
export const numberBecomesOneYour = (at: string) =>
  `This number becomes the one of your account ${at}. Please sign in with it then.`;
export const accountNumberMovedAnother = (at: string) =>
  `The account of this number moved to another number on ${at}. If that was not you, please ring us at once. You begin a new account here.`;
export const theMoveOf = (name: string) => `The move of ${name}`;

// Puzzle.

// Send code.
export const nextOne = 'the next one';
export const inSeconds = (seconds: number) => counted(seconds, { one: 'in a second', other: `in ${seconds} seconds` });
export const inAMinute = 'in a minute';
export const inMinutes = (minutes: number) => `in ${minutes} minutes`;
export const inHours = (hours: number) => `in ${hours} hours`;
export const manyCodesAskedNumber = (when: string) =>
  `Many codes were asked for this number. The next one can be sent ${when}.`;
export const manyCodesOrDevice = (when: string) =>
  `Many codes were asked for this number. The next one can be sent ${when}, or at once on a device where you signed in with this number before.`;
export const codeJustSentNext = (when: string) => `A code was just sent. The next one can be sent ${when}.`;
export const youAskedManyCodes = (when: string) => `You asked for many codes. The next one can be sent ${when}.`;
export const manyCodesAskedOver = (when: string) =>
  `Many codes were asked for over your network. Please try again ${when}, or over another one, such as mobile data.`;
export const veryManyPeopleAsking = (when: string) =>
  `Very many people are asking for codes just now. Please try again ${when}.`;
export const veryManyPeopleOrDevice = (when: string) =>
  `Very many people are asking for codes just now. Please try again ${when}, or at once on a device where you signed in with this number before.`;
export const answerPuzzleNotRight = 'That answer to the puzzle is not right. Please ask for the code again.';
export const answerPuzzleCameToo = 'That answer to the puzzle came too late. Please ask for the code again.';
export const answerPuzzleAnotherNumber =
  'That answer to the puzzle was for another number. Please ask for the code again.';
export const answerPuzzleUsedAlready = 'That answer to the puzzle was used already. Please ask for the code again.';

// Session.
export const nameStrays = "A name is written with letters, spaces and . ' - & only";
export const mobileRequiredStar = 'Mobile number is required*';
export const nameRequired = 'Name is required';
export const nameMayMostCharacters = 'Name may have at most 80 characters';
export const addressMayMostCharacters = 'Address may have at most 500 characters.';
export const onlyNumberAllowed = 'Only number allowed.';
export const notValidPincode = 'Not a valid pincode.';
export const canNotEmpty = 'Can not be empty.';
export const otpDoesNotMatch = 'otp does not match';
export const otpWrong = 'OTP does not match';
export const codeCanNoLonger = 'This code can no longer be used. Please ask for a new one.';
export const oneTryLeftAfter = 'One try is left; after that you can ask for a new code.';
export const triesLeftYouCan = (left: number) => `${left} tries are left. You can also ask for a new code.`;

// Ids.
export const noSuchAccount = 'There is no such account.';
export const personDoesNotExist = 'That person does not exist.';
export const addressTooShort = 'Address must be at least 3 characters long.';
