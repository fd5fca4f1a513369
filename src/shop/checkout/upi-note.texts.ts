/** Texts about the most that UPI takes in one payment. `src/README.md` tells the form. */

export const question = 'What would you like to pay now?';
export const payAll = (amount: string) => `All of it, ${amount}`;
export const payAdvance = (amount: string) => `An advance of ${amount}`;
export const noteAll = (limit: string) =>
  `UPI usually takes up to ${limit} in one payment. For this order please choose a card or net banking in the payment window, or pay an advance now.`;
/** `how` is one of the sentences below. */
export const noteAdvance = (limit: string, rest: string, how: string) =>
  `UPI usually takes up to ${limit} in one payment. The rest, ${rest}, you pay on the order’s page before we pack. ${how}`;
export const bothByUpi = 'Both can be paid by UPI.';
export const advanceByUpi = 'The advance can be paid by UPI; for the rest please choose a card or net banking.';
export const restByUpi = 'For the advance please choose a card or net banking; the rest can be paid by UPI.';
export const neitherByUpi = 'For each please choose a card or net banking.';
