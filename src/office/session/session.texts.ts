/** Texts of session of office. `src/README.md` tells the form. */

// Use move.
export const anotherCodeItsWay = 'Another code is on its way.';
export const accountMovesOldNumber = (at: string) => `The account moves on ${at}, and the old number was told.`;

// Find account.
export const oldNumber = 'Old number';
export const findAccount = 'Find the account';
export const looking = 'Looking…';
export const noAccountSignsNumber = 'No account signs in with this number.';

// Move form.
export const letCallerSayEach = 'Let the caller say each of these, and tell none of them yourself.';
export const numberOneTheirOrders = 'The number of one of their orders, and what they paid for it';
export const orderNumber = 'Order number';
export const paidRupees = 'Paid, in rupees';
export const theirBankUpiAppHint = 'As their bank or UPI app shows it.';
export const addressOneTheirBoxes = 'An address that one of their boxes went to, or their own';
export const pincode = 'Pincode';
export const houseStreet = 'House and street';
export const twoWordsEnoughHint = 'Two words of it are enough.';
export const codeWeSendNew = 'The code that we send to the new number';
export const newNumber = 'New number';
export const code = 'Code';
export const callerReadsYouMovesHint =
  'The caller reads it to you. It moves this account alone; never ask anybody for a code that signs in.';
export const sendAnotherCode = 'Send another code';
export const moveAccount = 'Move the account';
export const checkSendCode = 'Check, and send the code';
export const moving = 'Moving…';
export const checking = 'Checking…';
export const fits = ' fits';

// Numbers page.
export const lostNumbers = 'Lost numbers';
export const somebodyWhoLostTheir =
  'Somebody who lost their number cannot sign in. Check who rings, and their account moves to the new number after a day. The old number is told at once and can stop it.';
export const somebodyWithoutName = 'Somebody without a name';
export const theyCanAlsoSign = 'They can also sign in with Google and change the number on their profile.';
export const itsPersonStoppedMove = (stopped: string) =>
  `Its person stopped a move on ${stopped}. Make sure who rings.`;
export const itMovesTo = (mobile: string, at: string) => `It moves to ${mobile} ${at}.`;
export const withoutOrderNobodyCan =
  'Without an order nobody can be checked on the phone. They can sign in with the new number and begin anew.';
export const waiting = 'Waiting';
export const whatBecameEarlierOnes = 'What became of earlier ones';
export const accountStays = (from: string) => `The account stays with ${from}.`;
export const noAccountAboutMove = 'No account is about to move.';
export const becomes = (from: string, mobile: string, at: string) => `${from} becomes ${mobile} ${at}`;
export const begunBy = (by: string) => `Begun by ${by}`;
export const begunTheirProfile = 'Begun on their profile';
export const stop = 'Stop';
export const theMoveOf = (from: string) => ` the move of ${from}`;

// Find account.
export const somebodyWithoutName2 = 'somebody without a name';
export const theAccountOf = (name: string) => `The account of ${name}.`;

// Move form.
export const demonstrationNoSmsSent = 'This is a demonstration and no SMS is sent, so the code is shown here:';

// Numbers page.
export const order = '1 order';
export const orders = (orders: number) => `${orders} orders`;
export const since = (mobile: string, since: string, value: string) => `${mobile}, since ${since}, ${value}`;
