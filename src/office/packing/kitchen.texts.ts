import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the kitchen. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Kitchen page.
export const kitchenTitle = 'Kitchen';
export const print = 'Print';
export const nothingToMake = 'Nothing to make';
export const nothingToMakeHint = 'Everything that was ordered is packed.';
export const addUpHeard = 'Add up';
export const byDay = 'Day by day';
export const allDays = 'All days together';
export const notPackedYet = (at: string) => `Not packed yet, as of ${at}`;
export const toBeReadyBy = (day: string) => `To be ready by ${day}`;
export const weight = 'Weight';
export const isReadyHeard = (sweet: string) => `${sweet} is ready`;
export const moreSinceTicked = (weight: string) => `${weight} more since it was ticked`;
export const total = 'Total';
export const changesNotSent = (changes: number) =>
  counted(changes, {
    one: 'One change has not reached the shop yet. Leave the page open: it goes by itself.',
    other: `${changes} changes have not reached the shop yet. Leave the page open: they go by themselves.`,
  });
