import { pluralsOf } from '#lib/plurals.ts';

/** Texts of homes whose address was corrected after the payment. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const correctedTitle = 'Corrected after you paid';
/** The same as one line above the guest list. */
export const correctedHomes = (homes: number) =>
  counted(homes, {
    one: `${homes} address corrected after you paid`,
    other: `${homes} addresses corrected after you paid`,
  });
/** `before` is the address that the order has; here and below. */
export const correctedUnpacked = (before: string) =>
  `{name} has a new address on your list: {address}. The box still goes to ${before}.`;
export const correctedPacked = (before: string) =>
  `{name} has a new address on your list: {address}. We have already packed the box for ${before}. Please call us at once if it has not left.`;
export const correctedOrder = (invoice: string) => `Order ${invoice}`;
export const correctedMove = 'Send it to the new address';
/** Accessible name of the button. */
export const correctedMoveHeard = (name: string) => `Send it to the new address of ${name}`;
export const correctedAnyway = 'Send it anyway';
export const correctedLeave = 'Leave it as it was';
export const correctedDone = (name: string, address: string) => `The box for ${name} now goes to ${address}.`;
