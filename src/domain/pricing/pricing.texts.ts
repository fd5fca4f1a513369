/** Texts of the rules, contracts and answers of pricing. `src/README.md` tells the form. */

// Part payment.
export const notPaidInFull = (due: string) =>
  `${due} of this order is still to pay. Pack it once that is paid, or when the owner allows it.`;

// Pricing.
export const quantityTooSmall = (least: string) => `Please take at least ${least}.`;
export const quantityTooLarge = 'For so much at once, please write to us.';
