/** Texts of the pages of kept boxes. `src/README.md` tells the form. */

// The two lists.
/** Accessible name of their tabs. */
export const cartTabs = 'Your boxes';
export const cartTitle = 'Cart';
export const cartNote = 'Boxes you have filled. The amount is the price of one box today.';
export const savedTitle = 'Save For Later';
export const savedNote = 'Boxes that wait until you decide. The amount is the price of one box today.';

// One box.
export const boxTitle = 'Your box';
