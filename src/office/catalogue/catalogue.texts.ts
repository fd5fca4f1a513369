import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the catalogue and its lists. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// All kinds.
export const catalogue = 'Catalogue';
export const kindHidden = (records: number) => `${records} hidden`;
export const kindInBin = (records: number) => `${records} in the bin`;
export const kindOnSite = 'on the site';

// A list.
export const listMissing = 'There is no such list';
export const asTable = 'As a table';
export const newRecord = (one: string) => `New ${one}`;
/** `records` is such as `3 sweets`. */
export const listSizeInOrder = (records: string) => `${records}, in the order of the site`;
export const listEmpty = (many: string) => `There are no ${many} yet`;
export const listEmptyNote = 'Add one, and it is on the site a moment later.';
export const binEmpty = 'The bin is empty';
export const nothingFound = 'Nothing like that is here';
export const showAll = 'Show all';

// Filters and sorting.
export const filterState = 'Show';
export const stateAny = 'All but the bin';
export const stateOnSite = 'On the site';
export const stateHidden = 'Hidden';
export const stateInBin = 'In the bin';
export const filterCategory = 'Category';
export const filterMark = 'Marked';
export const filterLack = 'Missing';
export const filterAll = 'All';
export const lacking = (what: string) => `Without ${what}`;
export const sorting = 'Sort';
export const sortOnSite = 'As on the site';
export const sortAdded = 'As added';
export const sortName = 'Name, A to Z';
export const sortNameDown = 'Name, Z to A';
export const sortPrice = 'Price, lowest first';
export const sortPriceDown = 'Price, highest first';
export const sortChanged = 'Last changed first';

// A row.
export const chooseRow = (title: string) => `Choose ${title}`;
export const rowChanged = (at: string) => `changed ${at}`;
export const rowPlanned = (plan: string) => `Planned: ${plan}`;
export const rowEntries = (entries: number) =>
  counted(entries, { one: `${entries} entry`, other: `${entries} entries` });
export const rowNumber = (label: string, value: string) => `${label}: ${value}`;
export const moveUpHeard = (title: string) => `Move ${title} up`;
export const moveDownHeard = (title: string) => `Move ${title} down`;
export const placeHeard = (title: string) => `Place of ${title}`;
/** Heard after a move. */
export const movedHeard = (title: string, place: number, count: number) =>
  `${title} is now at place ${place} of ${count}.`;
export const moved = (title: string, place: number) => `${title} moved to place ${place}.`;
