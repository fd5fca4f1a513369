/** Texts of a payment on its way and of how it ended. `src/README.md` tells the form. */

// On the button, step by step.
export const ordering = 'Checking the price…';
export const paying = 'Waiting for the payment…';
export const confirming = 'Confirming…';
export const checking = 'Checking whether your payment arrived…';
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
  'No answer came from the shop. No money was taken and nothing you typed is lost; please try again.';
export const signedOut =
  'Your session ended before we could find out whether your payment arrived. If it did, your order is safe and is confirmed by itself: please sign in and look at the home page before you pay again.';
export const paidSignedOut =
  'Your payment was made and your order is safe; only your session has ended. Please sign in to see the order.';
export const closed = 'You closed the payment, and no money was taken. You can pay whenever you like.';
export const notKnown =
  'We could not find out whether your payment arrived. If it did, your order is confirmed by itself: please look into your payment history before you pay again.';
export const withBank =
  'Your bank has not finished this payment yet. Your order is confirmed by itself as soon as it does; please wait a few minutes before you pay again.';
export const windowLost =
  'The payment window could not be opened. No money was taken; please check your connection and try again.';
export const notThrough = 'The payment did not go through.';
/** Ends the sentences below. */
const byItself = 'If your bank took it all the same, your order is confirmed by itself; otherwise you can pay again.';
/** `reason` is a sentence. */
export const unverified = (reason: string) => `${reason} No money has arrived so far. ${byItself}`;
export const failed = (reason: string) => `${reason} No money has arrived. ${byItself}`;
export const closedTried = `You closed the payment, and no money has arrived. ${byItself}`;

// An earlier payment, looked at on a later visit.
export const earlierArrived = 'Your payment arrived and your order is confirmed.';
export const earlierNothing = `No money has arrived from your last payment for this. ${byItself}`;
