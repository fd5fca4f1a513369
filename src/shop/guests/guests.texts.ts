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
export const listSearch = 'Search guests';
/** Accessible name of the search region. */
export const listSearchHeard = 'Guests';
export const listSearchPlaceholder = 'Search';
export const listAdd = 'Add guests';
export const listExport = 'Export';
/** Name of the file that the export makes. */
export const listExportFile = 'guest-list.csv';
export const listEmpty = 'No guests yet';
export const listNobody = 'No Data Found';
export const listNobodyNote = (text: string) => `No guest matches “${text}”.`;
export const listNobodyAll = 'Show all guests';
export const listMany = 'Choose several';
export const listMore = 'Show more';

// The row of controls; what is in use says so by a word below its label.
/** Accessible name of the row. */
export const controls = 'Guest list tools';
export const controlCelebration = 'Celebration';
export const controlLink = 'Family link';
export const controlAddress = 'My Address';
/** Accessible name while there is no address. */
export const controlAddressAdd = 'Add My Address';
export const wordSet = 'Set';
export const wordCome = (people: number) => counted(people, { one: `${people} comes`, other: `${people} come` });
export const wordOpen = 'Open';
export const wordWaits = (people: number) => counted(people, { one: `${people} waits`, other: `${people} wait` });

// Parts of the list by what is to be done.
/** Accessible name of the buttons below. */
export const views = 'Show';
export const viewAll = (homes: number) => counted(homes, { one: 'All', other: `All ${homes}` });
export const viewMissing = (homes: number) => `${homes} without an address`;
export const viewUnconfirmed = (homes: number) => `${homes} to check`;
export const viewSilent = (homes: number) => `${homes} to remind`;
/** Opens the choice of a category, event or side. */
export const viewsFilter = 'Filter';

// The one button of what is to be done next.
export const nextAsk = (guests: number) =>
  counted(guests, { one: 'Ask for 1 address', other: `Ask for ${guests} addresses` });
export const nextAskSome = (some: number, guests: number) => `Ask the next ${some} of ${guests}`;
export const nextCheck = (guests: number) => `Check ${guests}`;
export const nextRemind = (guests: number) => `Remind ${guests}`;
export const nextRemindSome = (some: number, guests: number) => `Remind the next ${some} of ${guests}`;
/** Tooltip of the button that reminds. */
export const nextRemindWhy = (days: number) => `Asked more than ${days} days ago`;

// The table; on a phone its headings stand before each value.
export const tableChoose = 'Choose';
export const tableChooseOne = (name: string) => `Choose ${name}`;
export const tableName = 'Name';
export const tableAddress = 'Address';
export const tableGuestNo = 'Guest number';
export const tableCategory = 'Category';
export const tableButtons = 'Edit or delete';
export const tableAsk = 'Sent Request';
export const tableSend = 'Send their page';
export const tableSendAgain = 'Send again';
/** For a guest who cannot be asked. */
export const tableType = 'Type the address';
export const tableNoNumber = 'No number';
export const tableSeparate = 'Separate';
export const tableSeparateHeard = (name: string) => `Separate: ${name}`;
export const tableEdit = (name: string) => `Edit ${name}`;
