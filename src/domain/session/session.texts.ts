import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of session. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'session';

const counted = pluralsOf('en');

// Access.
export const deviceGone = 'That device is already signed out.';
export const theCustomer = 'The customer';
export const noNumberChange = 'Your number is not about to change, so there is nothing to stop.';

// Account move.
export const sixDigits = 'A pincode has six digits.';
export const mobileMissing = 'Please type a mobile number.';
export const orderNumberTooLong = 'An order number has at most 40 characters.';
export const orderNumberMissing = 'Please ask for the number of an order.';
export const sumTooLong = 'A sum has at most 40 characters.';
export const sumMissing = 'Please ask what the customer paid for that order.';
export const sumNotValid = 'Please type a sum in rupees, such as 1,299.';
export const pincodeMissing = 'Please ask for the pincode of an address.';
export const addressTooLong = 'An address has at most 500 characters.';
export const addressMissing = 'Please ask for the house and the street of that address.';
export const codeMissing = 'Please type the code.';
export const sendCodeFirst = 'Please send a code first.';
export const accountGone = 'This account was deleted just now. Nothing was changed.';
export const presentNumberNotTold =
  'We could not send a message to the present number. Its owner must be able to stop this, so nothing was changed. Under Messages, check that “Mobile number about to change” is sent and has its DLT id, or try again later.';
export const addressWordsTooFew =
  'Please type two words of the address that few others have, such as the house number and the street.';
export const alreadyMoving = (mobile: string, due_at: string) =>
  `This account is already moving to ${mobile} ${due_at}. Stop that move first.`;
export const numberChanged = 'The number of this account changed just now. Please find it again.';
export const tooLateToStop = (mobile: string) =>
  `It is too late to stop this: the account now signs in with ${mobile}. If that is wrong, move it back.`;
export const numberNotWaiting =
  'This number is no longer waiting: somebody stopped the change, or it now belongs to another account.';
export const answersDoNotFit = 'The account stays as it is: what the caller says does not match it.';
export const sameNumber = 'The account already signs in with this number.';
export const orderNotOfAccount = 'This account has no order with that number.';
export const sumWrong = 'That is not what was paid for this order.';
export const pincodeNotOfAccount = 'This account has no address with that pincode.';
export const addressNotOfAccount = 'This account has no address with that pincode and these words.';
export const numberOfOtherAccount =
  'Another account signs in with this number. Its owner can first delete that account in the profile.';
export const numberWaitsElsewhere = 'Another account is about to get this number. Stop that change first.';

// Account.
export const aRelative = 'A relative';
export const paymentOpen = 'You began a payment within the last half hour. Please try again once it is settled.';
export const mobileUnproven = 'Saved. Your mobile number changes once you type the code that we sent to the new one.';
export const savedNumberChanges = (mobile: string, at: string) =>
  `Saved. Your number changes to ${mobile} on ${at}. Until then, your present number can stop it.`;

// Mobile change.
export const numberNotTold =
  'We could not send a message to your present number, so it stays. Please enter the code that we sent to it, or try again later.';
export const mobileTaken = 'Mobile Already Exist';
export const otherNumberWaits = 'Your number is already about to change to another one. Stop that change first.';
export const numberBecomesYours = (at: string) =>
  `This becomes the number of your account ${at}. Please sign in with it then.`;
export const movedAway = (at: string) =>
  `The account of this number moved to another number on ${at}. If that was not you, please call us at once. You are starting a new account here.`;
export const moveOf = (name: string) => `${name}’s move`;

// Send code.
export const inSeconds = (seconds: number) => counted(seconds, { one: 'in a second', other: `in ${seconds} seconds` });
export const inAMinute = 'in a minute';
export const inMinutes = (minutes: number) => `in ${minutes} minutes`;
export const inHours = (hours: number) => `in ${hours} hours`;
export const codesOfNumber = (when: string) =>
  `We have sent many codes to this number. We can send the next one ${when}.`;
export const codesOfNumberOrDevice = (when: string) =>
  `We have sent many codes to this number. We can send the next one ${when}, or at once on a device where you signed in with this number before.`;
export const codeJustSent = (when: string) => `We have just sent a code. We can send the next one ${when}.`;
export const codesOfAccount = (when: string) => `You have asked for many codes. We can send the next one ${when}.`;
export const codesOfNetwork = (when: string) =>
  `Your connection has asked for many codes. Please try again ${when}, or use another connection, such as mobile data.`;
export const codesOfAll = (when: string) => `A lot of people are asking for codes just now. Please try again ${when}.`;
export const codesOfAllOrDevice = (when: string) =>
  `A lot of people are asking for codes just now. Please try again ${when}, or at once on a device where you signed in with this number before.`;
export const puzzleWrong = 'That answer to the puzzle is not right. Please ask for the code again.';
export const puzzleLate = 'That answer to the puzzle came too late. Please ask for the code again.';
export const puzzleOfOtherNumber = 'That answer to the puzzle was for another number. Please ask for the code again.';
export const puzzleUsed = 'That answer to the puzzle was already used. Please ask for the code again.';

// Session.
export const nameStrays = "A name has only letters, spaces and . ' - &";
export const mobileRequiredStar = 'Mobile number is required*';
export const nameRequired = 'Name is required';
export const nameTooLong = 'Name may have at most 80 characters';
export const ownAddressTooLong = 'Address may have at most 500 characters.';
export const pincodeDigitsOnly = 'Only number allowed.';
export const pincodeNotValid = 'Not a valid pincode.';
export const canNotBeEmpty = 'Can not be empty.';
export const otpDoesNotMatch = 'otp does not match';
export const otpWrong = 'OTP does not match';
export const codeOver = 'This code no longer works. Please ask for a new one.';
export const oneTryLeft = 'You have one try left. After that, you can ask for a new code.';
export const triesLeft = (left: number) => `You have ${left} tries left. You can also ask for a new code.`;

// Ids.
export const noAccount = 'There is no such account.';
export const noPerson = 'That person does not exist.';
export const addressTooShort = 'Address must be at least 3 characters long.';
