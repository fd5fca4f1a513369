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

// Import: the list is given.
export const importTitle = 'Import guests';
export const importPaste = 'Paste a list';
export const importPasteHint =
  'One guest a row, straight from a spreadsheet, with its headings or without: name, mobile, guest number, email, category, address, pincode; with headings also side, events, name on the box and note. A name is enough.';
export const importPasteRead = 'Look at the list';
export const importPickFile = 'Choose a file';
export const importPickContacts = 'Phone contacts';
export const importNobodyFound = 'No guests were found there. A row needs at least a name.';
export const importFileBroken = 'This file could not be read. Please try again.';
/** `why` is a whole sentence of the table reader. */
export const importFileUnreadable = (why: string) => `${why} Or copy the rows there and paste them above.`;

// Import: which column is which.
export const importColumnsKnown = (headings: number) =>
  headings === 0
    ? 'Which column is which'
    : counted(headings, {
        one: 'Which column is which; row 1 is read as headings',
        other: `Which column is which; rows 1 to ${headings} are read as headings`,
      });
export const importColumnsUnknown = (headings: number) =>
  headings === 0
    ? 'Please say which column holds the name'
    : counted(headings, {
        one: 'Please say which column holds the name; row 1 is read as headings',
        other: `Please say which column holds the name; rows 1 to ${headings} are read as headings`,
      });
/** Column without a heading. */
export const importColumnPlace = (place: number) => `Column ${place}`;
export const importColumnLeftOut = 'Leave out';
export const importColumnName = 'Name';
export const importColumnMobile = 'Mobile';
export const importColumnGuestNo = 'Guest number';
export const importColumnEmail = 'Email';
export const importColumnCategory = 'Category';
export const importColumnAddress = 'Address';
export const importColumnPincode = 'Pincode';
export const importColumnSide = 'Side';
export const importColumnEvents = 'Events';
export const importColumnHousehold = 'Name on the box';
export const importColumnNote = 'Note';
export const importFirstRow = 'The first guest is in row';

// Import: what was found, row by row.
export const importFound = (rows: number) => counted(rows, { one: `${rows} row found.`, other: `${rows} rows found.` });
export const importFoundWithBad = (rows: number, bad: number) =>
  counted(rows, {
    one: `${rows} row found; ${bad} cannot be taken.`,
    other: `${rows} rows found; ${bad} cannot be taken.`,
  });
/** `more` is true when there are more such rows than are listed. */
export const importDoubtful = (rows: readonly number[], more: boolean) => {
  const named = rows.join(', ');
  const why =
    'a quotation mark (") stands inside a cell, so rows may have run together. Please change the list and take it out.';
  return more
    ? `Rows ${named} and more: ${why}`
    : counted(rows.length, { one: `Row ${named}: ${why}`, other: `Rows ${named}: ${why}` });
};
export const importRowPlace = (row: number) => `Row ${row}`;
export const importRowNoName = 'No name';
export const importRowNoNumber = 'no number';
export const importRowNoAddress = 'No address; can be asked by WhatsApp';
/** Of a guest without a number. */
export const importRowTypeAddress = 'No address; please type it later';
/** Of a guest abroad. */
export const importRowAddressAbroad = 'No address';
export const importRowOneHome = 'One home';
/** Accessible name of the button. */
export const importRowOneHomeHeard = (name: string) => `One home for ${name}`;
/** Instead of the address of who shares a home. */
export const importRowHomeAddress = 'The same home';
/** What becomes of a row with the number of a guest of another name. */
export const importRowShareHome = 'One home.';
export const importRowLeftOut = 'Left out.';
export const importRowOverwrites = 'Overwrites that guest.';
export const importRowUndo = 'Undo';
/** Accessible name of the button. */
export const importRowUndoHeard = (name: string) => `Undo the home of ${name}`;
export const importRowPincodeUnknown = (pincode: string) => `We do not know the pincode ${pincode}`;
export const importRowPincodeProbably = (pincode: string, place: string) =>
  `We do not know the pincode ${pincode}, probably ${place}`;
export const importRowKnown = 'On your list already, left out';
export const importRowOverwritten = 'On your list, will be overwritten';
export const importRowsMore = 'Show more';

// Import: saving, and what became of it.
export const importOverwrite = 'Overwrite guests who are on my list already';
export const importChange = 'Change the list';
export const importSave = (guests: number) =>
  counted(guests, { one: `Import ${guests} guest`, other: `Import ${guests} guests` });
export const importSaving = (saved: number, guests: number) => `${saved} of ${guests} saved…`;
export const importDoneLate = (done: string) => `Your list: ${done}`;
export const importDoneTitle = 'Guests imported';
export const importDone = (added: number) => `${added} added.`;
export const importDoneUpdated = (added: number, updated: number) => `${added} added, ${updated} updated.`;
export const importDoneLeftOut = (added: number, leftOut: number) => `${added} added, ${leftOut} left out.`;
export const importDoneUpdatedLeftOut = (added: number, updated: number, leftOut: number) =>
  `${added} added, ${updated} updated, ${leftOut} left out.`;
/** Reason why a row was left out; `why` is a whole sentence. */
export const importDoneRow = (row: number, why: string) => `Row ${row}: ${why}`;
export const importDoneMore = (rows: number) => `and ${rows} more`;
export const importDoneBack = 'Back to the guest list';
