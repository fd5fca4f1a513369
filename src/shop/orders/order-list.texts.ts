/** Texts of the list of orders. `src/README.md` tells the form. */

export const nothingYet = 'No orders yet';
export const nothingYetNote = 'What you buy will appear here, with its receipt.';
export const nothingYetWay = 'Browse sweets';

// The search and the order of the rows.
/** Accessible name of the search region. */
export const searchHeard = 'Orders';
export const searchLabel = 'Order id or title';
export const search = 'Search';
export const sort = 'Sort';
export const sortNewest = 'Newest first';
export const sortOldest = 'Oldest first';
export const sortDearest = 'Largest amount first';
export const nothingFound = 'No Data Found';
export const noOrderMatches = (text: string) => `No order matches “${text}”.`;
export const showAll = 'Show all orders';
export const showMore = 'Show more orders';

// The table.
export const columnId = 'Order id';
export const columnTitle = 'Title';
export const columnQuantity = 'Weight or quantity';
export const columnUnit = 'Unit';
export const columnAmount = 'Amount';
export const columnDate = 'Date';
export const columnView = 'View';
/** Unit of an order of boxes. */
export const grams = 'gm';
export const amount = (rupees: string) => `Rs ${rupees} /-`;
export const due = (rupees: string) => `Rs ${rupees} to pay`;
export const viewHeard = (title: string) => `View order ${title}`;
