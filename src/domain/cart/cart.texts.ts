import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of cart. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'cart';

const counted = pluralsOf('en');

// Cart.
export const sweetDoesNotExist = 'That sweet does not exist.';
export const chooseBoxSize = 'Please choose a box size.';
export const youKeepBoxesAlready = (mostCarts: number) =>
  `You keep ${mostCarts} boxes already. Please remove one that you do not need and try again.`;
export const noCart = 'That box is no longer in your cart.';
export const changed = 'This box was changed in another window. Please look at it again; the newer version is shown.';
export const invitationNoLongerOffered = 'That invitation is no longer offered.';
export const detailsAdded = 'details added';
export const sectionDoesNotExist = 'That section does not exist.';
export const aHasSections = (sections: number, name: string) =>
  counted(sections, { one: `A ${name} has ${sections} section.`, other: `A ${name} has ${sections} sections.` });
export const sweetBoxNoLonger = 'A sweet in this box is no longer offered. Please choose another one.';

// Recent.
export const useridFruitidRequired = 'userId and fruitId are required';
export const itemNoLongerShown = 'That item is no longer shown.';

// Ids.
export const personDoesNotExist = 'That person does not exist.';
export const invitationDoesNotExist = 'That invitation does not exist.';
export const itemDoesNotExist = 'That item does not exist.';
