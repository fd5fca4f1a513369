/** Texts of the search and the order of a list of the catalogue. `src/README.md` tells the form. */

export const nothingFound = 'No Data Found';
/** While a sweet is chosen for a box. */
export const nothingFoundForBox = 'No Data Found for Invitation Selection';
export const showMore = 'Show more';
export const moreLost = 'We could not load more. Please check your connection and press again.';
export const searchLost = 'The search did not load. Please check your connection and type again.';
/** The price of an invitation. */
export const invitationPrice = (rupees: string) => `(Rs. ${rupees} /-)`;
/** Behind a price. */
export const priceUnit = (unit: string) => ` / ${unit}`;
/** Accessible name of the green mark. */
export const vegetarianHeard = 'Vegetarian';
