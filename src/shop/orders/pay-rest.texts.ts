/** Texts of the button that pays the rest of an order. `src/README.md` tells the form. */

export const upiLimit = (limit: string) =>
  `UPI usually takes up to ${limit} in one payment: please choose a card or net banking.`;
export const payRest = (amount: string) => `Pay the rest, ${amount}`;
