/** Texts about the most that UPI takes in one payment. `src/README.md` tells the form. */

export const whatToPay = 'What would you like to pay now?';
export const payAll = (amount: string) => `All of it, ${amount}`;
export const payAdvance = (amount: string) => `An advance of ${amount}`;
export const noteAll = (limit: string) =>
  `UPI usually takes up to ${limit} in one payment. For this order please choose a card or net banking in the payment window, or pay an advance now.`;
/** `how` is one of the sentences below. */
export const noteAdvance = (limit: string, balance: string, how: string) =>
  `UPI usually takes up to ${limit} in one payment. You pay the balance, ${balance}, on the order’s page before we pack. ${how}`;
export const bothByUpi = 'You can pay both by UPI.';
export const advanceByUpi = 'You can pay the advance by UPI. For the balance, please choose a card or net banking.';
export const balanceByUpi = 'For the advance, please choose a card or net banking. You can pay the balance by UPI.';
export const neitherByUpi = 'Please choose a card or net banking for both.';
