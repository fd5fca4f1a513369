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
/** Between the guest's name and the new address. */
export const correctedTo = ' has a new address on your list: ';
export const correctedPacked = (before: string) =>
  `The box was packed for ${before} already. Please call us at once if it has not left.`;
export const correctedStill = (before: string) => `The box still goes to ${before}.`;
export const correctedOrder = (invoice: string) => `Order ${invoice}`;
export const correctedMove = 'Send it to the new address';
/** Heard after the button. */
export const correctedMoveOf = (name: string) => ` of ${name}`;
export const correctedAnyway = 'Send it all the same';
export const correctedLeave = 'Leave it as it was';
export const correctedDone = (name: string, address: string) => `The box for ${name} goes to ${address} now.`;
