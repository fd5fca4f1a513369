/** Texts about the payment provider. `src/README.md` tells the form. */

// Refunds.
export const refused = 'The payment provider refused it.';

// Payments.
export const silent = 'The payment service did not answer. Nothing was charged. Please try again in a minute.';
