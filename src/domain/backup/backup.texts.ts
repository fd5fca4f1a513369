/** Texts of the rules, contracts and answers of backup. `src/README.md` tells the form. */

// Move.
export const moveShopRunning = 'The shop is running. Stop all its processes, then move. Nothing was changed.';
export const moveAnotherRunning = 'Another move or restore is running on this database. Nothing was changed.';
export const moveDatabaseNotEmpty = (host: string, pathname: string) =>
  `The database ${host}${pathname} is not empty. Name an empty one. Nothing was changed.`;
export const nothingChanged = (message: string) => `${message} Nothing was changed.`;
export const moveFailed = (host: string, pathname: string, message: string) =>
  `The database ${host}${pathname} or the old store failed (${message}). The old store is untouched. Run the same command to carry on.`;
export const moveBrokenOff = (message: string) =>
  `${message} The old store is untouched. Run the same command to carry on.`;
export const moveNoShop = 'There is no shop in the old store, so there is nothing to move.';
export const moveTableDiffers = (name: string) =>
  `The table "${name}" did not arrive intact. The old store is untouched. Please move again.`;

// Nightly.
export const seeServerLog = 'The server’s log says why.';

// Read archive.
export const notAnArchive = (file: string) => `${file} is not an archive of this shop. Nothing was changed.`;
export const archiveUnknownFile = (file: string, name: string) =>
  `${file} holds "${name}", which no archive of the shop has. Nothing was changed.`;
export const archiveDamaged = (file: string) =>
  `${file} is damaged or was cut short. Nothing was changed. Try another archive.`;
export const archiveDamagedBecause = (file: string, why: string) =>
  `${file} is damaged or was cut short: ${why}. Nothing was changed. Try another archive.`;
export const contentsListMissing = 'its list of contents is missing';
export const contentsListUnreadable = 'its list of contents cannot be read';
export const archiveUnreadable = (file: string, message: string) =>
  `We could not read ${file} (${message}). Nothing was changed.`;
export const archiveEmpty = 'it is empty';
export const archiveFileMissing = (path: string) => `${path} is missing`;
export const archiveFileChanged = (path: string) => `${path} has changed since the archive was made`;
export const archiveFileUnlisted = (more: string) => `${more} is not in its list of contents`;

// Restore.
export const restoreAnotherRunning = 'Another restore is running on this database. Nothing was changed.';
export const restoreNoSpace = (dataDir: string, message: string) =>
  `There is not enough space to restore into ${dataDir} (${message}). Nothing was changed.`;
export const restoreNotAllowed = (message: string) => `You cannot restore here (${message}). Nothing was changed.`;
export const restoreShopRunning = 'The shop is running. Stop all its processes, then restore. Nothing was changed.';
export const restoreShopOrPoolerRunning =
  'The shop is running. Stop all its processes, then restore. If none is running, stop its pooler too. Nothing was changed.';
export const restoreIntoEmpty =
  'Restore into an empty one, or add --replace, which keeps what was there beside it. Nothing was changed.';
export const restoreDatabaseNotEmpty = (advice: string) => `The database is not empty. ${advice}`;
export const restoreShopThere = (dataDir: string, advice: string) => `There is already a shop in ${dataDir}. ${advice}`;
export const restorePicturesThere = (dataDir: string, advice: string) =>
  `There are already pictures in ${dataDir}. ${advice}`;
export const restoreUnknownTable = (unknown: string) =>
  `The archive has a table "${unknown}" that this shop does not know. Nothing was changed.`;
export const restoreRowsRefused = (name: string, message: string) =>
  `The rows of "${name}" do not fit (${message}). Nothing was changed. Try another archive.`;
export const restoreTableDiffers = (name: string) =>
  `The table "${name}" does not match the archive. Nothing was changed.`;
export const restoreLostAtEnd = (message: string) =>
  `We lost the database at the last step (${message}). Run the same command once more.`;
export const databaseUnreachable = (message: string) =>
  `We cannot reach the database (${message}). Nothing was changed.`;
export const storeUnreachable = (message: string) => `We cannot reach the store (${message}). Nothing was changed.`;
export const databaseHeld = (message: string) =>
  `Another program is using the database (${message}). Close it, then restore. Nothing was changed.`;
export const storeHeld = (message: string) =>
  `Another program is using the store (${message}). Close it, then restore. Nothing was changed.`;
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
export const archiveNoShop = 'There is no shop in the database, so there is nothing to write.';
export const archiveNoSpace = (folder: string, message: string) =>
  `There is not enough space for the archive in ${folder} (${message}). Nothing was left there. Make space or name another folder.`;
export const archiveNotWritten = (folder: string, message: string) =>
  `We could not write ${folder} (${message}). Nothing was left there.`;
export const archiveStoreUnreachable = (message: string) =>
  `We cannot reach the store (${message}). No archive was written.`;

// Write sheets.
export const sheetsReadme =
  'What this shop keeps, as tables for a spreadsheet. Times are Indian and amounts are in rupees. A cell that a spreadsheet would take for a\nformula begins with an apostrophe. Each kind of the catalogue has a table of its own, which "npm run catalogue" reads back.\nThe folder "data" holds the same rows as JSON, one a line, and "media" the pictures. "npm run import" fills an empty shop from them.\n';
