/** Texts of the pages of orders and payments. `src/README.md` tells the form. */

// The payment history.
export const historyTitle = 'Payment history';
export const historyNote = 'Everything you bought, newest first.';

// One order.
export const orderTitle = 'Your order';
/** Heard behind “Back”. */
export const orderBackTo = 'to the payment history';

// The page `/payment`, which leads on to the history.
export const paymentTitle = 'Payment';
export const paymentNote = 'Your payments and receipts are in the payment history.';
export const paymentOpen = 'Open the payment history';
