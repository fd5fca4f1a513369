/** Texts of the pages of kept boxes. `src/README.md` tells the form. */

// The two lists.
/** Accessible name of their tabs. */
export const cartTabs = 'Your boxes';
export const cartTitle = 'Cart';
export const savedTitle = 'Save For Later';

// One box.
export const boxTitle = 'Your box';
