import { pluralsOf } from '#lib/plurals.ts';

/** Sentences about a sample box. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const unnamedOrder = 'your order';
export const sampleUsed = (price: string, order: string) => `This is a sample. Its ${price} came off ${order}.`;
export const sampleCancelled = 'This is a sample. It was cancelled or refunded, so it takes nothing off an order.';
export const sampleExpired = (until: string) => `This is a sample. Its price came off orders until ${until}.`;
export const sampleOpen = (price: string, largeOrder: number, until: string) =>
  `This is a sample. Its ${price} comes off an order of ${largeOrder} or more boxes of this design until ${until}.`;
export const sampleStaysOff = (amount: string, by: string) =>
  `${amount} of this sample came off order ${by}, and stays off.`;
export const sampleOffer = (largeOrder: number, sampleDays: number) =>
  `One box to your own address. Its price comes off when you order ${largeOrder} or more of this design within ${sampleDays} days.`;
export const samplesComeOff = (count: number, amount: string) =>
  counted(count, { one: `${amount} of your sample comes off.`, other: `${amount} of your samples comes off.` });
export const sampleToUse = (price: string, largeOrder: number, until: string) =>
  `${price} of your sample comes off when you order ${largeOrder} or more boxes of this design until ${until}.`;
export const sampleLost = (lost: string) =>
  `Your sample had already come off another order, so you still have ${lost} to pay before we pack this one.`;
