/** Texts of the rules, contracts and answers of backup. `src/README.md` tells the form. */

// Move.
export const shopRunningStopEvery =
  'The shop is running: stop every process of it first, then move. Nothing was changed.';
export const anotherMoveRestoreWork = 'Another move or restore is at work on this database. Nothing was changed.';
export const databaseNotEmptyName = (host: string, pathname: string) =>
  `The database ${host}${pathname} is not empty. Name an empty one. Nothing was changed.`;
export const nothingChanged = (message: string) => `${message} Nothing was changed.`;
export const databaseOldStoreFailed = (host: string, pathname: string, message: string) =>
  `The database ${host}${pathname} or the old store failed (${message}). The old store is as it was; the same command goes on.`;
export const oldStoreHoldsNo = 'The old store holds no shop, so there is nothing to move.';
export const tableDidNotArrive = (name: string) =>
  `The table "${name}" did not arrive as it was. The old store is as it was; move again.`;

// Nightly.
export const logServerSaysWhy = 'The log of the server says why.';

// Read archive.
export const noArchiveShopNothing = (file: string) => `${file} is no archive of this shop. Nothing was changed.`;
export const holdsWhichNoArchive = (file: string, name: string) =>
  `${file} holds "${name}", which no archive of the shop has. Nothing was changed.`;
export const itsListContentsMissing = 'its list of contents is missing';
export const itsListContentsCannot = 'its list of contents cannot be read';
export const cannotReadNothingChanged = (file: string, message: string) =>
  `${file} cannot be read (${message}). Nothing was changed.`;
export const itIsEmpty = 'it is empty';
export const isMissing = (path: string) => `${path} is missing`;
export const notWhat = (path: string) => `${path} is not what it was`;
export const notItsListContents = (more: string) => `${more} is not in its list of contents`;

// Restore.
export const anotherRestoreWorkDatabase = 'Another restore is at work on this database. Nothing was changed.';
export const noRoomRestoreInto = (dataDir: string, message: string) =>
  `There is no room to restore into ${dataDir} (${message}). Nothing was changed.`;
export const restoringNotAllowedNothing = (message: string) =>
  `Restoring is not allowed here (${message}). Nothing was changed.`;
export const shopRuns = 'The shop is running: stop every process of it first, then restore. Nothing was changed.';
export const shopRunsByPooler =
  'The shop is running: stop every process of it first, then restore. If none runs, stop its pooler as well. Nothing was changed.';
export const restoreIntoEmptyOne =
  'Restore into an empty one, or add --replace, which keeps what is there aside. Nothing was changed.';
export const databaseNotEmpty = (advice: string) => `The database is not empty. ${advice}`;
export const holdsShopAlready = (dataDir: string, advice: string) => `${dataDir} holds a shop already. ${advice}`;
export const holdsPicturesAlready = (dataDir: string, advice: string) => `${dataDir} holds pictures already. ${advice}`;
export const archiveTableWhichShop = (unknown: string) =>
  `The archive has a table "${unknown}", which this shop does not know. Nothing was changed.`;
export const rowsCannotKeptNothing = (name: string, message: string) =>
  `The rows of "${name}" cannot be kept (${message}). Nothing was changed; take another archive.`;
export const tableDidNotCome = (name: string) =>
  `The table "${name}" did not come back as the archive says. Nothing was changed.`;
export const databaseWentAwayLast = (message: string) =>
  `The database went away at the last step (${message}). Run the same command once more.`;
export const databaseUnreachable = (message: string) =>
  `The database cannot be reached (${message}). Nothing was changed.`;
export const storeUnreachable = (message: string) => `The store cannot be reached (${message}). Nothing was changed.`;
export const databaseHeld = (message: string) =>
  `Another program holds the database (${message}): end it, then restore. Nothing was changed.`;
export const storeHeld = (message: string) =>
  `Another program holds the store (${message}): end it, then restore. Nothing was changed.`;
export const commandLine = 'the command line';

// Sheets.
export const columnTracking = 'Tracking number';
export const columnGuestNumber = 'Guest number';
export const columnNameOnBox = 'Name on the box';
export const columnFilledIn = 'Filled in';
export const columnInvoice = 'Invoice';
export const columnTime = 'Time';
export const columnWhat = 'What';
export const columnRupees = 'Rupees';
export const columnPayment = 'Payment';
export const columnCustomer = 'Customer';
export const columnOrder = 'Order';
export const columnGoods = 'Goods';
export const columnHome = 'Home';
export const columnName = 'Name';
export const columnMobile = 'Mobile';
export const columnAddress = 'Address';
export const columnPincode = 'Pincode';
export const columnNote = 'Note';
export const columnBoxes = 'Boxes';
export const columnDesign = 'Design';
export const columnState = 'State';
export const columnCourier = 'Courier';
export const columnSince = 'Since';
export const columnEmail = 'Email';
export const columnCategory = 'Category';
export const columnSide = 'Side';
export const columnEvents = 'Events';
export const columnKind = 'Kind';
export const columnMessage = 'Message';
export const columnId = 'Id';

// Write archive.
export const databaseHoldsNoShop = 'The database holds no shop, so there is nothing to write.';
export const noRoomArchiveNothing = (folder: string, message: string) =>
  `There is no room for the archive in ${folder} (${message}). Nothing was left there; make room or name another folder.`;
export const cannotWrittenNothingLeft = (folder: string, message: string) =>
  `${folder} cannot be written (${message}). Nothing was left there.`;
export const storeCannotReachedNo = (message: string) =>
  `The store cannot be reached (${message}). No archive was written.`;

// Write sheets.
export const whatShopKeepsTables =
  'What this shop keeps, as tables for a spreadsheet. Times are Indian, amounts are rupees; a cell that a spreadsheet would take for a\nformula begins with an apostrophe. Each kind of the catalogue has a table of its own, which "npm run catalogue" reads back.\nThe folder "data" holds the same rows as JSON, one a line, and "media" the pictures; "npm run import" fills an empty shop from them.\n';
