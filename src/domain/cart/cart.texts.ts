import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of cart. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'cart';

const counted = pluralsOf('en');

// Cart.
export const noSweet = 'That sweet does not exist.';
export const chooseBoxSize = 'Please choose a box size.';
export const cartFull = (mostCarts: number) =>
  `Your cart already has ${mostCarts} boxes. Please remove one and try again.`;
export const noCart = 'That box is no longer in your cart.';
export const boxChanged =
  'This box was changed in another window. The newer one is shown now; please look at it again.';
export const invitationGone = 'We no longer offer that invitation.';
export const detailsAdded = 'details added';
export const noSection = 'That section does not exist.';
export const sectionsOfBox = (sections: number, name: string) =>
  counted(sections, { one: `A ${name} has ${sections} section.`, other: `A ${name} has ${sections} sections.` });
export const sweetGone = 'We no longer offer a sweet in this box. Please choose another one.';

// Recent.
export const userAndFruitRequired = 'userId and fruitId are required';
export const itemGone = 'We no longer show that item.';

// Ids.
export const noPerson = 'That person does not exist.';
export const noInvitation = 'That invitation does not exist.';
export const noItem = 'That item does not exist.';
