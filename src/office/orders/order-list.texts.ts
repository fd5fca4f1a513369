import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the list of orders. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Order filters.
export const leavesToday = 'Leaves today';
export const toBeSent = 'To be sent';
export const searchHint = 'Number, name, mobile or address';
export const moreFilters = (filters: number) => `${filters} more`;
export const city = 'City';
export const orderedFrom = 'Ordered from';
export const orderedUntil = 'Ordered until';
export const sorting = 'Sort';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const leavingSoonestFirst = 'Leaving soonest first';
export const largestAmountFirst = 'Largest amount first';
export const allCitiesAndDays = 'All cities and days';
export const statesHeard = 'States';
export const cityDaysSorting = 'City, days and sorting';
export const cityDaysSortingChosen = (filters: number) => `City, days and sorting (${filters} chosen)`;

// Order list page.
export const noOrderMatches = 'No order matches';
export const showAllOrders = 'Show all orders';
export const noOrdersYet = 'No orders yet';
export const firstOrderHint = 'The first one shows here as soon as it is paid.';
export const chooseAllOnPage = 'Choose all on this page';
export const chooseAllOrders = (orders: number) => `Choose all ${orders}`;
export const onlyCancelledChosen =
  'Cancelled homes cannot be changed in this list. Open the order to accept them again.';
export const ordersChosen = (orders: number) =>
  counted(orders, { one: `${orders} order chosen`, other: `${orders} orders chosen` });
export const moreCities = (cities: number) => `${cities} more`;
export const chooseOrder = (title: string, customer: string) => `Choose ${title} of ${customer}`;
export const notPaidInFull = 'Not paid in full';
export const totalOrders = (orders: number) => counted(orders, { one: '{count} order', other: '{count} orders' });
export const totalHomes = (homes: number) => counted(homes, { one: '{count} home', other: '{count} homes' });
export const totalBoxes = (boxes: number) => counted(boxes, { one: '{count} box', other: '{count} boxes' });
export const totalPaid = '{sum} paid';
export const lateSince = (day: string) => `late since ${day}`;
export const leavesBy = (day: string) => `leaves by ${day}`;

// Orders panel.
export const nextDaysHeard = 'The next seven days';
export const ordersToday = (orders: number) =>
  counted(orders, { one: '{count} order today', other: '{count} orders today' });
export const leavingNextDays = 'What leaves in the next seven days';
export const columnDay = 'Day';
export const columnBoxes = 'Boxes';
export const columnHomes = 'Homes';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const paidToday = '{sum} paid today';
