import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of payments. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'payments';

const counted = pluralsOf('en');

// Begin payment.
export const ordered = 'You ordered this a moment ago.';
export const withBank =
  'Your bank is still working on an earlier payment for this. If it goes through, your order is confirmed by itself; please wait a few minutes before you pay again.';
export const orderedAndPaid = (time: string) =>
  `You ordered this a moment ago. It is paid; if you want it once more, please pay again from ${time} on.`;

// Changed cart.
export const boxNoLongerYour =
  'This box is no longer in your cart. It may have been ordered or deleted in another window.';
export const boxChangedAnotherWindow =
  'This box was changed in another window. The newer box is shown now; please look at it and pay again.';

// Charge purchase.
export const priceChangedCheckPay = (amount: string) =>
  `The price has changed to ${amount}. Please check and pay again.`;
export const advanceNowCheckPay = (advance: string) => `The advance is ${advance} now. Please check and pay again.`;
export const ordersUpPaidOnce = (upiLimit: string) => `Orders up to ${upiLimit} are paid at once.`;
export const sayWhatBeingPaid = 'Please say what is being paid for: one item or one invitation box.';

// Checkout.
export const sixDigits = 'Pincode must be 6 digits.';
export const nameRequired = 'Name is required.';
export const enterValidName = 'Enter valid name.';
export const minimumCharacterRequired = 'Minimum 3 character required.';
export const nameMayMostCharacters = 'Name may have at most 80 characters.';
export const addressRequired = 'Address is required.';
export const addressMustLeastCharacters = 'Address must be at least 3 characters long.';
export const addressMayMostCharacters = 'Address may have at most 500 characters.';
export const invalidAddressMustInclude = 'Invalid address. Must include letters.';
export const addressSignsCannotPrinted = 'The address has signs that cannot be printed. Please type it anew.';
export const pincodeRequired = 'Pincode required.';
export const mobileNumberRequired = 'Mobile number required.';
export const enterQuantity = 'please Enter Quantity';
export const enterQuantityCapital = 'Please Enter Quantity';
export const boxQuantityMustLeast = 'A box quantity must be at least 1.';
export const mostBoxesOneGuest = 'At most 1000 boxes for one guest.';
export const oneOrderTakesMost = (mostCircles: number) => `One order takes at most ${mostCircles} box designs.`;
export const loadPageAgain = 'Please load the page again.';
export const amountMustNumber = 'The amount must be a number.';
export const amountMustWholePaise = 'The amount must be whole paise.';
export const amountTooSmall = 'The amount is too small.';
export const amountRequired = 'The amount is required.';
export const advanceMustWholePaise = 'The advance must be whole paise.';
export const advanceTooSmall = 'The advance is too small.';
export const razorpayOrderIdRequired = 'razorpay_order_id is required.';
export const razorpayPaymentIdRequired = 'razorpay_payment_id is required.';
export const razorpaySignatureRequired = 'razorpay_signature is required.';
export const yourOrderConfirmed = 'Your Order Confirmed';
export const verificationError = 'Verification error';
export const paymentVerificationFailed = 'Payment verification failed';
export const selectLeastOneRecipient = 'Please select at least one recipient to continue.';
export const addYourAddressFirst = 'Please add your address first.';
export const thankYouYourOrder = 'Thank you: your order is paid in full';
export const somethingWrong = 'Something wrong!';

// Confirm payment.
export const paymentSafe =
  'Your payment is safe. The payment service did not answer just now; your order will be confirmed by itself within a few minutes.';
export const stillPending =
  'Your bank has not completed this payment yet. Your order will be confirmed by itself as soon as it does.';

// Finish payment.
/** Error for a paid order that cannot be finished; it tells the customer not to pay again. */
export const needsALook =
  'Your payment has arrived, but the order could not be finished by itself. Please do not pay again: our staff have been told. You can also call or write to us and name this payment:';

// Move home.
export const notMoved =
  'This box was packed meanwhile, or the address changed once more. Please look at what is new, or call us.';
export const orderDoesNotExist = 'That order does not exist.';

// Payment.
export const noPayment = 'That payment does not exist.';
export const nothingDue = 'Nothing of this order is to be paid any more.';
export const yourOrderReadyPaid = 'Your order is ready to be paid.';
export const stillPaidNowCheck = (due: string) => `${due} is still to be paid now. Please check and pay again.`;

// Pending order.
export const tooMany =
  'Many payments were begun from this account and not finished. Please wait a while before you begin another one, or call us and we help.';

// Purchase.
export const itemDoesNotExist = 'That item does not exist.';
export const dryFruitsComeKg = (quantities: string) => `Dry fruits come in ${quantities} kg.`;
export const chooseLargerQuantity = 'Please choose a larger quantity.';
export const sayWhichBoxesGo = 'Please say which of the boxes go to you.';
export const nobodyGetsYetChoose = (name: string) =>
  `Nobody gets ${name} yet. Please choose homes for it or take it out.`;
export const boxNumber = (number: number) => `Box ${number}`;
export const sample = (name: string) => `Sample: ${name}`;
export const otherBoxes = (others: number, name: string) =>
  counted(others, { one: `${name} and ${others} other box`, other: `${name} and ${others} other boxes` });
export const sampleOneBoxYour = 'A sample is one box to your own address.';
export const invitationDoesNotExist = 'That invitation does not exist.';
export const noLongerSaleChoose = (name: string) => `${name} is no longer on sale. Please choose another.`;
export const boxDoesNotExist = 'That box does not exist.';
export const chooseSweetEverySection = 'Please choose a sweet for every section of the box.';
export const sweetDoesNotExist = 'That sweet does not exist.';
/** Error for a dry fruit without a quantity; the specification spells it differently for each kind. */
export const selectQuantity = 'please Select Quantity';
export const digitsOnlyKgChoose = (quantity: string, grams: number) =>
  `Digits only, please: for ${quantity} kg choose gm and type ${grams}.`;
export const digitsOnlyWholeGrams = 'Digits only, please: whole grams, without point or comma.';
export const digitsOnlyWithoutPoint = 'Digits only, please, without point or comma.';

// Reach.
export const mostPincodesOnce = 'At most 5000 pincodes at once.';
export const freshIn = (name: string, days: number, where: string) =>
  counted(days, {
    one: `${name} is best on the day it is made, so it is sure to arrive fresh in ${where} only.`,
    other: `${name} keeps ${days} days, so it is sure to arrive fresh in ${where} only.`,
  });
export const freshNowhere = (name: string, days: number) =>
  counted(days, {
    one: `${name} is best on the day it is made, so it is not sure to arrive fresh anywhere.`,
    other: `${name} keeps ${days} days, so it is not sure to arrive fresh anywhere.`,
  });
/** Begins a sentence of the page of an order. */
export const doNotReach = (count: number, sweets: string) =>
  counted(count, { one: `${sweets} does not reach`, other: `${sweets} do not reach` });
export const tooFarForHome = (count: number, sweets: string) =>
  counted(count, {
    one: `${sweets} does not reach this home fresh. We would call you before packing and offer another sweet or your money. Shall we take the order all the same?`,
    other: `${sweets} do not reach this home fresh. We would call you before packing and offer another sweet or your money. Shall we take the order all the same?`,
  });
export const tooFarForHomes = (count: number, sweets: string, far: number, homes: number) =>
  counted(count, {
    one: `${sweets} does not reach ${far} of ${homes} homes fresh. We would call you before packing and offer another sweet or your money. Shall we take the order all the same?`,
    other: `${sweets} do not reach ${far} of ${homes} homes fresh. We would call you before packing and offer another sweet or your money. Shall we take the order all the same?`,
  });
export const thatHomeFresh = (count: number, sweets: string) =>
  counted(count, {
    one: `${sweets} does not reach that home fresh.`,
    other: `${sweets} do not reach that home fresh.`,
  });
export const weWouldCallYou = 'We would call you before packing and offer another sweet or your money.';
export const pincodeProbably = (pincode: string, place: string) =>
  `We do not know the pincode ${pincode}; it is probably in ${place}.`;
export const pincodeUnknown = (pincode: string) =>
  `We do not know the pincode ${pincode}, so the box may take the longest way of all.`;
export const shallWeSendAll = 'Shall we send it there all the same?';
export const doesNotReachAny = (sweet: string, homes: number) =>
  `${sweet} does not reach any of the ${homes} homes fresh.`;
export const doesNotReachOne = (sweet: string, home: string) => `${sweet} does not reach ${home} fresh.`;
export const doesNotReachMore = (sweet: string, home: string, more: number) =>
  `${sweet} does not reach ${home} and ${more} more fresh.`;
export const nameInTown = (name: string, town: string) => `${name} in ${town}`;

// Recipients.
export const twoCirclesWhichBox = (count: number, names: string) =>
  counted(count, {
    one: `${names} is in two circles. Which box shall it be? Please choose one for each home.`,
    other: `${names} are in two circles. Which box shall it be? Please choose one for each home.`,
  });
export const livesAbroad = (count: number, names: string) =>
  counted(count, {
    one: `${names} lives abroad, and we send boxes within India only. Please take this guest out, or give a home in India an Indian number that the courier can call.`,
    other: `${names} live abroad, and we send boxes within India only. Please take these guests out, or give a home in India an Indian number that the courier can call.`,
  });
export const yourOwnAddress = 'your own address';
export const courierNeedsNumberAdd = (names: string) =>
  `The courier needs a number for ${names}. Please add your mobile number to your profile.`;
export const selectedGuests = (missing: number) =>
  counted(missing, { one: 'One of the selected guests is', other: `${missing} of the selected guests are` });
export const noLongerYourGuest = (who: string) =>
  `${who} no longer in your guest list. Please check the list and pay again.`;

// Rest.
export const notNeeded =
  'Your payment arrived and was not needed any more: all of it goes back to where you paid from.';
export const cancelledMeanwhile = (amount: string) =>
  `Your payment arrived, but your order was cancelled meanwhile: all of it, ${amount}, goes back to where you paid from.`;
export const homesCancelledMeanwhile = (homes: number, amount: string) =>
  counted(homes, {
    one: `Your payment arrived. A home was cancelled meanwhile: ${amount} goes back to where you paid from.`,
    other: `Your payment arrived. ${homes} homes were cancelled meanwhile: ${amount} goes back to where you paid from.`,
  });

// Sweep.

// Webhook.
export const signatureDoesNotFit = 'The signature does not fit the notice.';

// Ids.
export const guestDoesNotExist = 'That guest does not exist.';
export const personDoesNotExist = 'That person does not exist.';
export const cartDoesNotExist = 'That cart does not exist.';
export const sampleDoesNotExist = 'That sample does not exist.';
