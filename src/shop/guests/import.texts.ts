import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the import of guests. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The list is given.
export const importTitle = 'Add guests';
export const paste = 'Paste a list';
export const pasteHint = 'One guest a line: from a spreadsheet, a chat or your notes. A name is enough.';
export const pasteRead = 'Look at the list';
export const reading = 'Reading…';
export const pickFile = 'Choose a file';
export const pickContacts = 'Phone contacts';
/** Leads to the form of one guest. */
export const addOne = 'Add one';
export const nobodyFound = 'We found no guests there. A row needs at least a name.';
export const fileBroken = 'We could not read this file. Please try again.';
export const notKept = 'This list is too long to keep here. What you do not import is lost when you leave.';

// An import of an earlier visit, on the guest list.
export const waitingRows = (rows: number) =>
  counted(rows, { one: `${rows} row of your list waits`, other: `${rows} rows of your list wait` });
export const waitingOpen = 'Go on';
export const waitingDiscard = 'Discard';
export const waitingSure = 'Discard these rows?';
export const waitingKeep = 'Keep';

// Which sheets of a workbook.
export const sheets = 'Sheets';
/** A table without a name of its own. */
export const sheetPlace = (place: number) => `Table ${place}`;
export const sheetGuests = (guests: number) => counted(guests, { one: `${guests} guest`, other: `${guests} guests` });
/** Guests of sheets that are not ticked. */
export const sheetsLeftOut = (guests: number, among: number) =>
  counted(guests, {
    one: 'We leave out 1 guest on 1 sheet.',
    other: `We leave out ${guests} guests on ${counted(among, { one: '1 sheet', other: `${among} sheets` })}.`,
  });
export const sheetHidden = 'hidden';
export const sheetBride = 'Tag them as bride’s side';
export const sheetGroom = 'Tag them as groom’s side';

// Which column is which.
export const columnsKnown = 'Which column is which';
/** Opens the columns that are not in doubt. */
export const columnsAll = 'All columns';
/** Behind the columns that are named. */
export const columnsMore = (columns: number) =>
  counted(columns, { one: `${columns} more column`, other: `${columns} more columns` });
export const columnsDoubted = 'Please check these columns';
export const columnsUnknown = 'Which column holds the name?';
/** `sheet` is the name of a sheet of a workbook. */
export const columnsOfSheet = (sheet: string, words: string) => `${sheet}: ${words}`;
/** Column without a heading. */
export const columnPlace = (place: number) => `Column ${place}`;
export const columnNone = 'Leave out';
export const fieldName = 'Name';
export const fieldMobile = 'Mobile';
export const fieldGuestNo = 'Number of people';
export const fieldEmail = 'Email';
export const fieldCategory = 'Category';
export const fieldAddress = 'Address';
export const fieldPincode = 'Pincode';
export const fieldSide = 'Side';
export const fieldEvents = 'Events';
export const fieldHousehold = 'Name on the box';
export const fieldNote = 'Note';
export const firstGuest = 'Row of the first guest';
export const leftOut = (columns: string) => `Left out: ${columns}`;
export const leftOutOfSheet = (sheet: string, columns: string) => `Left out of ${sheet}: ${columns}`;
/** `more` is true when there are more such rows than are listed. */
export const doubtful = (rows: readonly number[], more: boolean) => {
  const named = rows.join(', ');
  const why = 'a quotation mark (") inside a cell may have joined rows.';
  return more
    ? `Rows ${named} and more: ${why}`
    : counted(rows.length, { one: `Row ${named}: ${why}`, other: `Rows ${named}: ${why}` });
};

// What was found.
export const found = (rows: number) => counted(rows, { one: `${rows} row found.`, other: `${rows} rows found.` });
export const foundWaiting = (rows: number, bad: number) =>
  counted(bad, {
    one: `${found(rows)} ${bad} needs a look.`,
    other: `${found(rows)} ${bad} need a look.`,
  });
/** As where no sheet is chosen. */
export const foundNoRows = 'No rows here. Tick a sheet, or change the list.';
/** Every row is dismissed. */
export const foundAllLeftOut = 'You left out every row. Take one in again, or close.';
export const foundKnown = (rows: number) =>
  counted(rows, { one: 'This guest is already on your list.', other: `All ${rows} are already on your list.` });
export const row = (at: number) => `Row ${at}`;
export const rowOfSheet = (at: number, sheet: string) => `${sheet}, row ${at}`;
export const persons = (count: number) => counted(count, { one: `${count} person`, other: `${count} people` });
export const tags = 'Tags';
export const sideBride = 'Bride';
export const sideGroom = 'Groom';
export const sideBoth = 'Both';
export const noValue = '–';
export const noName = 'No name';
export const noNumber = 'No number';
/** Of a guest whose address can be asked. */
export const noAddress = 'No address yet';
/** Instead of the address of who shares a home. */
export const homeAddress = 'The same home';
export const joinHome = 'One home';
/** Accessible name of the button. */
export const joinHomeHeard = (name: string) => `One home for ${name}`;
/** What becomes of a row with the number of a guest of another name. */
export const sharesHome = 'They share a home.';
export const updates = 'This updates that guest.';
export const known = 'Already on your list';
export const updated = 'Already on your list, we update it';
export const undo = 'Undo';
/** Accessible names of the button. */
export const undoHeard = (said: string) => `Undo: ${said}`;
export const undoHomeHeard = (name: string) => `Undo the home of ${name}`;
export const undoDismissHeard = (name: string) => `Take ${name} in again`;
export const dismiss = 'Dismiss';
export const dismissHeard = (name: string) => `Dismiss ${name}`;
export const dismissed = (name: string) => `${name} is left out.`;
export const pincodeUnknown = (pincode: string) => `We do not know the pincode ${pincode}.`;
export const pincodeProbably = (pincode: string, place: string) =>
  `We do not know the pincode ${pincode}. It is probably in ${place}.`;
export const rowsMore = 'Show more';

// Saving.
export const updateKnown = 'Update guests already on my list';
export const changeList = 'Change the list';
export const importGuests = (guests: number) =>
  counted(guests, { one: `Import ${guests} guest`, other: `Import ${guests} guests` });
/** While other rows wait. */
export const addNow = (guests: number) => `Add ${guests} now`;
/** Button that leads to the next row that waits. */
export const fixRows = (rows: number) => counted(rows, { one: `Fix ${rows} row`, other: `Fix ${rows} rows` });
export const nothingToAdd = 'Nothing to add yet. Fix a row, or dismiss it.';
export const closeImport = 'Close';
export const importing = (saved: number, guests: number) => `${saved} of ${guests} saved…`;

// What became of it.
export const doneLate = (done: string) => `Your list: ${done}`;
export const doneTitle = 'Guests imported';
export const done = (added: number) => `${added} added.`;
export const doneUpdated = (added: number, updated: number) => `${added} added, ${updated} updated.`;
/** `row` is the row's place with the guest's name, `why` a whole sentence. */
export const problemInRow = (where: string, why: string) => `${where}: ${why}`;
export const guestInRow = (where: string, name: string) => `${where}, ${name}`;
export const doneKnown = 'Already on your list.';
export const doneMore = (rows: number) => `And ${rows} more.`;
export const doneBack = 'Back to the guest list';
export const doneBackToPayment = 'Back to your payment';
export const doneWaiting = (rows: number) =>
  counted(rows, { one: `${rows} row needs fixing`, other: `${rows} rows need fixing` });
export const doneFix = 'Fix them';
