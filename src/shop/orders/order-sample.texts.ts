/** Texts of an order about samples. `src/README.md` tells the form. */

/** Amid a sentence. */
export const orderAmid = (invoice: string) => `order ${invoice}`;
export const seeOrder = 'See that order';
export const sampleTakenOff = (amount: string, invoice: string) =>
  `We took ${amount} off for the sample of order ${invoice}.`;
export const seeSample = 'See the sample';
