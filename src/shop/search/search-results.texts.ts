/** Texts of the page of a search. `src/README.md` tells the form. */

export const pageTitle = 'Search';
export const pageTitleOf = (text: string) => `Search: ${text}`;
export const pageNote = 'Type what you look for into the search of the header, or look around.';
export const loading = 'Loading...';
export const nothing = 'No items found.';
export const lost = 'The search could not be loaded';
export const lostNote = 'Please check your connection.';
export const tryAgain = 'Try again';
export const nearest = 'Did you mean {nearest}?';
export const places = 'Look around';
export const showMore = 'Show more';
/** Accessible name of the green mark. */
export const vegetarianHeard = 'Vegetarian';
export const view = 'View';
