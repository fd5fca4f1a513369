/** Texts of the button that pays the balance of an order. `src/README.md` tells the form. */

export const upiLimit = (limit: string) =>
  `UPI usually takes up to ${limit} in one payment. Please choose a card or net banking.`;
export const payBalance = (amount: string) => `Pay balance, ${amount}`;
