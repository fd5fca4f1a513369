/** Texts of the scripts of every page and of the home page. `src/README.md` tells the form. */

// The header.
/** While the customer has given no name. */
export const account = 'Account';
export const cart = (count: string) => `Cart ${count}`;

// What the shop says of itself.
export const aboutLess = 'Show Less';
export const aboutMore = 'Learn More';
