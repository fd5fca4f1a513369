/** Texts of a payment on its way and of how it ended. `src/README.md` tells the form. */

// On the button, step by step.
export const checkingPrice = 'Checking the price…';
export const waitingForPayment = 'Waiting for the payment…';
export const confirming = 'Confirming…';
export const checkingPayment = 'Checking whether your payment arrived…';
/** In the window of the provider. */
export const description = 'Payment for Order';
export const acceptance = 'By paying you accept our {policies}.';
export const acceptedPolicies = 'delivery, refund and other policies';

// What the problem leads to.
export const seeOrder = 'See the order';
export const buyAgain = 'Buy it again';
export const orderAnyway = 'Order anyway';

// How it ended.
/** The server did not answer before the window opened, so that no money can have moved. */
export const unanswered =
  'The shop did not answer. No money was taken and nothing you typed is lost. Please try again.';
export const signedOut =
  'You were signed out before we could see whether your payment arrived. If it did, your order is safe and we confirm it. Please sign in and look at the home page before you pay again.';
export const paidSignedOut =
  'You have paid and your order is safe, but you were signed out. Please sign in to see the order.';
export const windowClosed = 'You closed the payment window, and no money was taken. You can pay whenever you like.';
export const resultUnknown =
  'We could not find out whether your payment arrived. If it did, we confirm your order. Please look in your payment history before you pay again.';
export const withBank =
  'Your bank has not finished this payment yet. We confirm your order as soon as it does. Please wait a few minutes before you pay again.';
export const windowLost =
  'We could not open the payment window. No money was taken. Please check your connection and try again.';
export const failedUnexplained = 'The payment did not go through.';
/** Ends the sentences below. */
const byItself = 'If your bank took it anyway, we confirm your order. If not, you can pay again.';
/** `reason` is a sentence. */
export const notVerified = (reason: string) => `${reason} No money has arrived so far. ${byItself}`;
export const failed = (reason: string) => `${reason} No money has arrived. ${byItself}`;
export const windowClosedTried = `You closed the payment window, and no money has arrived. ${byItself}`;

// An earlier payment, looked at on a later visit.
export const earlierArrived = 'Your payment arrived and your order is confirmed.';
export const earlierNothing = `No money has arrived from your last payment for this. ${byItself}`;
