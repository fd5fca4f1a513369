/** Texts of the rules, contracts and answers of orders. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'orders';

// Circles.
export const boxOne = 'Box 1';
export const boxWithoutHomes = 'Choose who gets it, or take it out.';
export const boxNumber = (number: number) => `Box ${number}`;

// Corrected.
export const homeMissing = 'Please say which home.';
export const addressMissing = 'Please add address';
export const addressTooLong = 'Address may have at most 500 characters.';
export const pincodeMissing = 'Please enter pinCode.';
export const pincodeNotValid = 'Please enter valid pincode.';
export const noteHomeCorrected = (home: number) =>
  `Home ${home}: the family corrected the address after paying, and the box goes there. Labels printed before are wrong.`;
export const noteHomeCorrectedUnknown = (home: number, pincode: string) =>
  `Home ${home}: the family corrected the address after paying, and the box goes there. Labels printed before are wrong. Nobody knows the pincode ${pincode}, but the family says it is right.`;

// Had box.
/** Note beside a cancelled box. */
export const paidTwiceTogether = (orders: string) => `paid for twice, also in order ${orders}`;

// Hand made.
export const paymentProvider = 'Payment provider';
export const sentBackByHand = 'Sent back by hand at the payment provider';

// Late home.
export const boxesNoLongerWait =
  'Some of these boxes are no longer waiting: an address came, or we are making them. Please look at what is new.';
export const choiceMissing = 'Please choose what to do with them.';
export const homesMissing = 'Please say which homes.';
export const tooManyHomes = 'You can choose at most 5000 homes at once.';
export const theFamily = 'The family';
/** Stands among the notes of the order, as the next one. */
export const noteLateToFamily = (home: number) =>
  `Home ${home}: the address never came. The family wants the box sent to its own home.`;
export const noteLateMoneyBack = (home: number) =>
  `Home ${home}: the address never came. The family wants its money back.`;

// Order.
export const noOrder = 'That order does not exist.';
export const alreadyMaking = 'We are already making these boxes. Please call us, and we will see what we can still do.';
export const noOwnHome = 'Please add your own address to your profile first.';
export const groupNameTooLong = (circleLength: number) => `Please keep the name of a group to ${circleLength} letters.`;
export const designAndBox = (name: string, box: string, grams: string | number) => `${name}, ${box}, ${grams} gm`;
export const circleAndBox = (circle: string, name: string, box: string, grams: string | number) =>
  `${circle}: ${name}, ${box}, ${grams} gm`;

// Part paid.
export const partBalance = 'Balance';
export const partAdvance = 'Advance';

// Refund.
export const reasonMissing = 'Please say why you send the money back.';
export const loadPageAgain = 'Please load the page again.';
export const reasonTooLong = 'A reason has at most 300 letters.';
export const paiseWhole = 'Paise must be whole.';
export const refundTooSmall = 'Please send back at least one rupee.';
export const amountMissing = 'Please say how much to send back.';
export const tooManyHomesRefunded = 'You can choose at most 1000 homes at once.';
export const refundNoteTooLong = 'A note has at most 300 letters.';
export const settledHowMissing = 'Please say how it was settled, for anyone who asks later.';
export const providerAway =
  'The payment provider does not answer. Nothing was sent back. Please try again in a minute.';
export const homeNotInOrder = 'This home is not part of the order. Please load the page again.';
export const noRefund = 'That refund does not exist.';
export const refundOnOrderPage = (order: string) =>
  `This payment paid order ${order}. Please refund it on the page of the order.`;
export const entryGone = 'This entry is no longer in the list. Please load the page again.';
export const providerHasNothing =
  'The payment provider holds no money from this payment: it failed, or already went back. Mark it as settled.';
export const pressUsed = 'That button press was used for another refund. Please load the page again.';
export const pressUsedFor = (asked: string) =>
  `That button press was used for another refund of ${asked}. Please check what went back before you send more.`;
export const leftOfHomes = (left: string) => `Only ${left} of what was paid for these homes is left to send back.`;
export const nothingLeftOfHomes =
  'Nothing is left to send back for these homes: it already went back, came off the balance, or is not paid yet.';
export const leftOfPayment = (sum: string) => `Only ${sum} of this payment is left to send back.`;
export const nothingLeftOfPayment =
  'Nothing of this payment is left to send back: you have already asked for all of it.';
export const bankRefused = 'The bank did not take it back.';

// Staff order list.
export const designCount = (designs: number) => `${designs} box designs`;

// Staff order.
export const dayNotValid = 'Please write a day as 2026-12-31.';
export const searchTooLong = 'Please keep the search to 100 letters.';
export const noState = 'There is no such state.';
export const noCity = 'There is no such city.';
export const notSortable = 'We cannot sort the list by that.';
export const staffNoteTooLong = 'A note has at most 1000 letters.';
export const noteMissing = 'Please write the note first.';
export const earlyPackingReasonMissing = 'Please say why you pack it before it is paid for.';
export const alreadyPaidInFull = 'This order is paid in full.';

// Ids.
export const noPerson = 'That person does not exist.';
