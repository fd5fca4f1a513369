import { pluralsOf } from '#lib/plurals.ts';

/** How many guests and homes there are. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const guestCount = (guests: number) => counted(guests, { one: `${guests} guest`, other: `${guests} guests` });
export const guestsInHomes = (guests: number, homes: number) =>
  counted(homes, {
    one: `${guestCount(guests)} in ${homes} home`,
    other: `${guestCount(guests)} in ${homes} homes`,
  });
