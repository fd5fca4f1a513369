/** Texts of the page of a search. `src/README.md` tells the form. */

export const pageTitle = 'Search';
export const pageTitleOf = (text: string) => `Search: ${text}`;
export const pageNote = 'Type what you are looking for at the top, or look around.';
export const loading = 'Loading...';
export const nothing = 'No items found.';
export const lost = 'The search did not load';
export const lostNote = 'Please check your connection.';
export const tryAgain = 'Try again';
export const nearest = 'Did you mean {nearest}?';
export const places = 'Look around';
export const showMore = 'Show more';
/** Accessible name of the green mark. */
export const vegetarianHeard = 'Vegetarian';
export const view = 'View';
