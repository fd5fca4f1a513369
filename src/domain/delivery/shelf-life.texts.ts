import { pluralsOf } from '#lib/plurals.ts';

/** Homes that are too far for something to arrive fresh. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const tooFarForSome = (far: number, homes: number) =>
  `Too far to arrive fresh for ${far} of ${homes} homes on your guest list`;
export const tooFarForAll = (homes: number) =>
  counted(homes, {
    one: 'Too far to arrive fresh for the home on your guest list',
    other: `Too far to arrive fresh for all ${homes} homes on your guest list`,
  });
