/** Texts of the search in the header. `src/README.md` tells the form. */

// Accessible names.
export const formHeard = 'Shop';
export const fieldHeard = 'Search the shop';
export const goHeard = 'Search';
export const closeHeard = 'Close search';
export const listHeard = 'Search results';

export const fieldPlace = 'Search sweets, boxes, decor';
export const loading = 'Loading...';
export const nothing = 'No items found.';
export const lost = 'The search did not load just now.';
export const tryAgain = 'Try again';

// Groups of the list.
export const groupPlaces = 'Look around';
export const groupNearest = 'Did you mean';
export const groupMore = 'More';
export const allResults = (total: number) => `All ${total} results`;
