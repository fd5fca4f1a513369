/** Texts of the rules, contracts and answers of pricing. `src/README.md` tells the form. */

// Part payment.
export const orderStillPaidPacked = (due: string) =>
  `${due} of this order is still to be paid. It is packed once that is there, or when the owner lets it go.`;

// Pricing.
export const takeLeast = (least: string) => `Please take at least ${least}.`;
export const muchOnceWriteUs = 'For so much at once, please write to us.';
