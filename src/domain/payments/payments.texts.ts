import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of payments. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'payments';

const counted = pluralsOf('en');

// Begin payment.
export const orderedJustNow = 'You ordered this a moment ago.';
export const bankWorking =
  'Your bank is still working on an earlier payment for this. If it goes through, we will confirm your order. Please wait a few minutes before you pay again.';
export const orderedAndPaid = (time: string) =>
  `You ordered this a moment ago. It is paid. If you want it again, please pay after ${time}.`;

// Changed cart.
export const boxGone = 'This box is no longer in your cart. It may have been ordered or deleted in another window.';
export const boxChanged =
  'This box was changed in another window. The newer box is shown now. Please look at it and pay again.';

// Charge purchase.
export const priceChanged = (amount: string) => `The price is now ${amount}. Please check and pay again.`;
export const advanceChanged = (advance: string) => `The advance is now ${advance}. Please check and pay again.`;
export const noAdvanceBelow = (upiLimit: string) => `Please pay orders up to ${upiLimit} in full.`;
export const goodsMissing = 'Please say what you are paying for: one item or one invitation box.';

// Checkout.
export const sixDigits = 'Pincode must be 6 digits.';
export const nameRequired = 'Name is required.';
export const enterValidName = 'Enter valid name.';
export const nameTooShort = 'Minimum 3 character required.';
export const nameTooLong = 'Name may have at most 80 characters.';
export const addressRequired = 'Address is required.';
export const addressTooShort = 'Address must be at least 3 characters long.';
export const addressTooLong = 'Address may have at most 500 characters.';
export const addressWithoutLetters = 'Invalid address. Must include letters.';
export const addressUnprintable = 'We cannot print some of the characters in the address. Please type it again.';
export const pincodeRequired = 'Pincode required.';
export const mobileNumberRequired = 'Mobile number required.';
export const itemQuantityMissing = 'please Enter Quantity';
export const boxQuantityMissing = 'Please Enter Quantity';
export const boxQuantityTooSmall = 'Please order at least 1 box.';
export const boxQuantityTooLarge = 'One guest can get at most 1000 boxes.';
export const tooManyDesigns = (mostCircles: number) => `One order can have at most ${mostCircles} box designs.`;
export const loadPageAgain = 'Please load the page again.';
export const amountNotNumber = 'The amount must be a number.';
export const amountNotWhole = 'The amount must be whole paise.';
export const amountTooSmall = 'The amount is too small.';
export const amountRequired = 'The amount is required.';
export const advanceNotWhole = 'The advance must be whole paise.';
export const advanceTooSmall = 'The advance is too small.';
export const razorpayOrderIdRequired = 'razorpay_order_id is required.';
export const razorpayPaymentIdRequired = 'razorpay_payment_id is required.';
export const razorpaySignatureRequired = 'razorpay_signature is required.';
export const orderConfirmed = 'Your Order Confirmed';
export const verificationError = 'Verification error';
export const verificationFailed = 'Payment verification failed';
export const homesMissing = 'Please select at least one recipient to continue.';
export const ownAddressMissing = 'Please add your address first.';
export const paidInFull = 'Thank you. Your order is paid in full.';
export const somethingWrong = 'Something wrong!';

// Confirm payment.
export const paymentSafe =
  'Your payment is safe. The payment service did not answer just now. We will confirm your order within a few minutes.';
export const stillPending =
  'Your bank has not completed this payment yet. We will confirm your order as soon as it does.';

// Finish payment.
/** Error for a paid order that cannot be finished; it tells the customer not to pay again. */
export const needsALook = (payment: string) =>
  `Your payment has arrived, but we could not finish the order. Please do not pay again: our staff know about it. You can also call or write to us and name this payment: ${payment}.`;

// Move home.
export const notMoved =
  'We packed this box just now, or the address changed again. Please look at what is new, or call us.';
export const noOrder = 'That order does not exist.';

// Payment.
export const noPayment = 'That payment does not exist.';
export const nothingDue = 'There is nothing left to pay on this order.';
export const readyToPay = 'Your order is ready for payment.';
export const balanceChanged = (due: string) => `${due} is still to pay now. Please check and pay again.`;

// Pending order.
export const tooManyBegun =
  'You have begun many payments and not finished them. Please wait a while before you begin another one, or call us and we will help.';

// Purchase.
export const noItem = 'That item does not exist.';
export const dryFruitQuantities = (quantities: string) => `Dry fruits come in ${quantities} kg.`;
export const quantityTooSmall = 'Please choose a larger quantity.';
export const ownBoxesMissing = 'Please say which of the boxes come to you.';
export const designWithoutHomes = (name: string) =>
  `Nobody gets ${name} yet. Please choose homes for it or take it out.`;
export const boxNumber = (number: number) => `Box ${number}`;
export const sampleOf = (name: string) => `Sample: ${name}`;
export const otherBoxes = (others: number, name: string) =>
  counted(others, { one: `${name} and ${others} other box`, other: `${name} and ${others} other boxes` });
export const sampleIsOneBox = 'A sample is one box to your own address.';
export const noInvitation = 'That invitation does not exist.';
export const noLongerOnSale = (name: string) => `We no longer sell ${name}. Please choose another.`;
export const noBox = 'That box does not exist.';
export const sectionWithoutSweet = 'Please choose a sweet for every section of the box.';
export const noSweet = 'That sweet does not exist.';

// Reach.
export const tooManyPincodes = 'At most 5000 pincodes at once.';

// Recipients.
export const inTwoGroups = (count: number, names: string) =>
  counted(count, {
    one: `${names} is in two groups. Which box should this home get? Please choose one.`,
    other: `${names} are in two groups. Which box should each home get? Please choose one for each.`,
  });
export const livesAbroad = (count: number, names: string) =>
  counted(count, {
    one: `${names} lives abroad, and we send boxes within India only. Please take this guest out, or give them a home in India with an Indian number that the courier can call.`,
    other: `${names} live abroad, and we send boxes within India only. Please take these guests out, or give them a home in India with an Indian number that the courier can call.`,
  });
export const namedOwnAddress = 'your own address';
export const courierNeedsNumber = (names: string) =>
  `The courier needs a number for ${names}. Please add your mobile number to your profile.`;
export const guestsGone = (missing: number) =>
  counted(missing, {
    one: 'One of the guests you chose is no longer on your list. Please check it and pay again.',
    other: `${missing} of the guests you chose are no longer on your list. Please check it and pay again.`,
  });

// Rest.
export const notNeeded =
  'Your payment arrived, but there was nothing left to pay. All of it goes back to where you paid from.';
export const cancelledBeforePayment = (amount: string) =>
  `Your payment arrived, but your order was cancelled before it. All of it, ${amount}, goes back to where you paid from.`;
export const homesCancelledBeforePayment = (homes: number, amount: string) =>
  counted(homes, {
    one: `Your payment arrived, but a home was cancelled before it. ${amount} goes back to where you paid from.`,
    other: `Your payment arrived, but ${homes} homes were cancelled before it. ${amount} goes back to where you paid from.`,
  });

// Webhook.
export const signatureWrong = 'The signature does not match the notice.';

// Ids.
export const noGuest = 'That guest does not exist.';
export const noPerson = 'That person does not exist.';
export const noCart = 'That cart does not exist.';
export const noSample = 'That sample does not exist.';
