import { pluralsOf } from '#lib/plurals.ts';

/** Texts of session of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Use move.
export const codeSentAgain = 'Another code is on its way.';
export const moveBegun = (at: string) => `The account moves on ${at}. We have told the old number.`;

// Find account.
export const oldNumber = 'Old number';
export const findAccount = 'Find the account';
export const looking = 'Looking…';
export const noAccount = 'No account signs in with this number.';
export const accountFoundNameless = 'The account of somebody without a name.';
export const accountFound = (name: string) => `The account of ${name}.`;

// Move form.
export const checksHint = 'Let the caller tell you each of these. Never say them yourself.';
export const checkOrder = 'The number of one of their orders, and what they paid for it';
export const orderNumberLabel = 'Order number';
export const paidLabel = 'Paid, in rupees';
export const paidHint = 'As their bank or UPI app shows it.';
export const checkAddress = 'An address that one of their boxes went to, or their own';
export const pincode = 'Pincode';
export const street = 'House and street';
export const streetHint = 'Two words of it are enough.';
export const checkCode = 'The code that we send to the new number';
export const newNumber = 'New number';
export const code = 'Code';
export const codeHint = 'The caller reads it to you. It only moves this account. Never ask anybody for a sign-in code.';
export const sendCodeAgain = 'Send another code';
export const moveAccount = 'Move the account';
export const checkAndSend = 'Check, and send the code';
export const moving = 'Moving…';
export const checking = 'Checking…';
export const checkPassed = 'correct';
export const demonstrationCode = 'This is a demonstration and no SMS is sent, so the code is shown here:';

// Numbers page.
export const numbersTitle = 'Lost numbers';
export const numbersHint =
  'Somebody who lost their number cannot sign in. Check who is calling, and their account moves to the new number after a day. We tell the old number at once, and it can stop the move.';
export const somebodyWithoutName = 'Somebody without a name';
export const alsoByGoogle = 'They can also sign in with Google and change the number on their profile.';
export const moveStopped = (at: string) => `The customer stopped a move on ${at}. Make sure you know who is calling.`;
export const moveWaits = (mobile: string, at: string) => `It moves to ${mobile} ${at}.`;
export const noOrderToCheck =
  'Without an order you cannot check who is calling. They can sign in with the new number and start afresh.';
export const waitingTitle = 'Waiting';
export const earlierMoves = 'Earlier moves';
export const accountStays = (from: string) => `The account stays with ${from}.`;
export const noMoves = 'No account is waiting to move.';
export const numberBecomes = (from: string, to: string, at: string) => `${from} becomes ${to} ${at}`;
export const begunBy = (by: string) => `Begun by ${by}`;
export const begunOnProfile = 'Begun on their profile';
export const stop = 'Stop';
export const stopHeard = (from: string) => `Stop the move of ${from}`;
export const accountFacts = (mobile: string, since: string, orders: number) =>
  counted(orders, {
    one: `${mobile}, since ${since}, ${orders} order`,
    other: `${mobile}, since ${since}, ${orders} orders`,
  });
