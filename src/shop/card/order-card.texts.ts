import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the cards of an order. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const cardHeard = 'The card';
/** `homes` are their names, or their number. */
export const cardHeardFor = (homes: string) => `The card for ${homes}`;
export const cardRest = 'For everybody else';
export const cardFor = (homes: string) => `For ${homes}`;
export const homes = (count: number) => counted(count, { one: `${count} home`, other: `${count} homes` });
