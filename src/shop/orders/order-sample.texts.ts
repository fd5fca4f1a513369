/** Texts of an order about samples. `src/README.md` tells the form. */

/** Amid a sentence. */
export const order = (invoice: string) => `order ${invoice}`;
export const seeOrder = 'See that order';
export const cameOff = (amount: string, invoice: string) => `${amount} came off for the sample of order ${invoice}.`;
export const seeSample = 'See the sample';
