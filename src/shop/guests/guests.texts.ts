import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the guest list and the import. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The frame of all screens of guests.
export const tabs = 'Guests';
export const tabList = 'Guest List';
export const tabAdd = 'Add Guest';
export const tabLedger = 'Shagun ledger';
export const planningTabs = 'Planning and guests';
export const planningTab = 'Planning';
export const planningTabList = 'Guest';
export const planningTabAdd = 'Add Guest';

// The list.
export const listTitle = 'Guest List';
export const listNote = 'Everybody you want to send a box to. Whose address is missing can be asked with one tap.';
export const listSearch = 'Search guests';
/** Accessible name of the search region. */
export const listSearchHeard = 'Guests';
export const listSearchPlaceholder = 'Name, mobile, address or category';
export const listAdd = 'Add Guest';
export const listImport = 'Import';
export const listExport = 'Export';
export const listEmpty = 'No guests yet';
export const listEmptyNote = 'Add your guests one by one, or bring in a list from a spreadsheet or your phone.';
export const listEmptyImport = 'Import a list';
export const listNobody = 'No Data Found';
export const listNobodyNote = (text: string) => `No guest fits “${text}”.`;
export const listNobodyAll = 'Show all guests';
export const listMany = 'Households and tags';
export const listMore = 'Show more';

// Parts of the list by what is missing.
/** Accessible name of the buttons below. */
export const views = 'Show';
export const viewAll = 'All';
export const viewMissing = 'Without an address';
export const viewSilent = 'No answer yet';
export const viewUnconfirmed = 'Please check';
export const viewsAsk = (guests: number) => `Ask ${guests} guests in turn`;
export const viewsAskSome = (some: number, guests: number) => `Ask the next ${some} of ${guests} guests`;
export const viewsRemind = (guests: number) =>
  counted(guests, { one: `Remind ${guests} guest`, other: `Remind ${guests} guests in turn` });
export const viewsRemindSome = (some: number, guests: number) => `Remind the next ${some} of ${guests} guests`;
/** Tooltip of the button that reminds. */
export const viewsRemindWhy = (days: number) => `Asked more than ${days} days ago`;

// The table; on a phone its headings stand before each value.
export const tableChoose = 'Choose';
export const tableChooseOne = (name: string) => `Choose ${name}`;
export const tableName = 'Name';
export const tableAddress = 'Address';
export const tableGuestNo = 'Guest number';
export const tableCategory = 'Category';
export const tableButtons = 'Edit or delete';
export const tableAsk = 'Sent Request';
/** For a guest who cannot be asked. */
export const tableType = 'Type the address';
export const tableNoNumber = 'No number';
export const tableApart = 'Take apart';
export const tableApartHeard = (name: string) => `Take apart: ${name}`;
export const tableEdit = (name: string) => `Edit ${name}`;
