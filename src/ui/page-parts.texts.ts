/** Texts of what pages are made of, such as the links to the pages of a list. `src/README.md` tells the form. */

// The path from the home page.
/** Accessible name of the path. */
export const crumbs = 'You are here';
export const crumbsHome = 'Home';

// The pages of a list.
/** Accessible name of the links. */
export const pagesHeard = 'Pages';
export const pageBefore = 'Previous page';
export const pageNumber = (page: number) => `Page ${page}`;
export const pageAfter = 'Next page';

// A row that is scrolled sideways.
export const rowPrevious = (row: string) => `Previous in ${row}`;
export const rowNext = (row: string) => `Next in ${row}`;

// Tiles.
/** At the foot of a tile without a price form of its own. */
export const tileCue = 'View';
/** What the green mark says. */
export const vegetarianHeard = 'Vegetarian';
export const starsOf = (rating: number) => `${rating} of 5 stars`;

// What pages of several rooms say.
export const videoUnsupported = 'Your browser does not support the video tag.';
export const writeToUs = 'Write to us';
export const seeAllSweets = 'See all sweets';
export const opensNewTab = (site: string) => `${site} (opens in a new tab)`;
