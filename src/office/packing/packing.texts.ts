import { pluralsOf } from '#lib/plurals.ts';

/** Texts of packing of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Courier table.
export const columnsNotKnown = 'Please choose its columns.';
export const newNumbers = (given: number) =>
  counted(given, { one: `${given} new number`, other: `${given} new numbers` });
export const knownAlready = (known: number) => `${known} known already`;
export const leftOut = (rows: number) => `${rows} left out`;
export const quotationMarkWrong = 'This row has a quotation mark in the wrong place.';
export const columnNumber = (column: number) => `Column ${column}`;
export const pincodesNotKnown = (homes: number, list: string) =>
  counted(homes, {
    one: `We do not know this pincode, so its town and state are empty in the table. Please fill them in there: ${list}.`,
    other: `We do not know these pincodes, so their towns and states are empty in the table. Please fill them in there: ${list}.`,
  });

// Packing ticks.
export const packedByAnother = (message: string) => `Somebody was faster. ${message} Please look for a second box.`;

// Packing ticks.
export const homesMarkedSent = (sent: number) =>
  counted(sent, { one: 'One home is marked as sent.', other: `${sent} homes are marked as sent.` });
export const homesNotChanged = (homes: number) =>
  counted(homes, { one: 'One home did not change. See the note there.', other: `${homes} homes did not change.` });
export const homesTicked = (homes: number) => counted(homes, { one: `${homes} home`, other: `${homes} homes` });

// Printed labels.
export const namesAndOthers = (names: string) => `${names} and others`;
export const cardsTooLong = (cards: number, names: string) =>
  counted(cards, {
    one: `One card is too long for this paper and would be cut: ${names}.`,
    other: `${cards} cards are too long for this paper and would be cut: ${names}.`,
  });
export const addressesTooLong = (addresses: number, names: string) =>
  counted(addresses, {
    one: `One address is too long for this paper and would be cut: ${names}. Please choose larger labels.`,
    other: `${addresses} addresses are too long for this paper and would be cut: ${names}. Please choose larger labels.`,
  });
export const onlyPincodes = (start: string) => `Only pincodes that begin with ${start}.`;

// Courier panel.
export const numbersNotFound = 'Please choose the column of the tracking numbers: no heading names it.';
export const courier = 'Courier';
export const whoCarriesThem = 'Who carries them';
/** The button that saves the courier's table; without a packed home it cannot be pressed. */
export const saveCourierTable = (packed: number) =>
  packed === 0
    ? 'No home is packed yet'
    : counted(packed, {
        one: `Save the table of ${packed} packed home`,
        other: `Save the table of ${packed} packed homes`,
      });
export const addTrackingNumbers = 'Add tracking numbers';
export const courierHint =
  'The table has every field of the courier’s form. Add their answer here as CSV or Excel workbook: it needs a column with our number, such as 2627-000042-7, and one with theirs.';
export const numbersNotGiven = (homes: number) =>
  counted(homes, { one: 'One home did not change:', other: `${homes} homes did not change:` });
export const moreNotGiven = (homes: number) => `${homes} more`;
export const numbersFrom = (given: number, courier: string) =>
  counted(given, { one: `${given} number from ${courier}`, other: `${given} numbers from ${courier}` });
export const whatWeReadHeard = 'What we read';
export const whichColumnWhich = 'Which column is which';
export const ourNumber = 'Our number';
export const trackingNumber = 'Tracking number';
export const rowNumber = (row: number) => `Row ${row}:`;
export const moreRows = (rows: number) => counted(rows, { one: `${rows} more row`, other: `${rows} more rows` });
/** The button that gives the homes their numbers; without a new one it cannot be pressed. */
export const markSent = (homes: number) =>
  homes === 0
    ? 'No new number'
    : counted(homes, { one: `Mark ${homes} home as sent`, other: `Mark ${homes} homes as sent` });
export const leaveTable = 'Leave it';
export const chooseColumn = 'Please choose';

// Day badge.
export const today = 'Today';
export const late = 'Late';

// Kitchen page.
export const kitchenTitle = 'Kitchen';
export const print = 'Print';
export const nothingToMake = 'Nothing to make';
export const lookAgain = 'Look again';
export const nothingToMakeHint = 'Everything that was ordered is packed.';
export const addUpHeard = 'Add up';
export const byDay = 'Day by day';
export const allDays = 'All days together';
export const notPackedYet = (at: string) => `Not packed yet, as of ${at}`;
export const toBeReadyBy = (day: string) => `To be ready by ${day}`;
export const weight = 'Weight';
export const isReadyHeard = (sweet: string) => `${sweet} is ready`;
export const moreSinceTicked = (weight: string) => `${weight} more since it was ticked`;
export const total = 'Total';

// Label face.
export const boxes = (boxes: number) => counted(boxes, { one: `${boxes} box`, other: `${boxes} boxes` });
export const boxOf = (box: number, boxes: number) => `Box ${box} of ${boxes}`;
export const pin = 'PIN';
export const phone = (mobile: string) => `Ph ${mobile}`;
export const packingSlip = (reference: string) => `Packing slip ${reference}`;
export const leavesBy = (day: string) => `to leave by ${day}`;
export const slipFoot = (phone: string, email: string, licence: string) => `${phone}, ${email}, FSSAI ${licence}`;

// Labels page.
export const labelsTitle = 'Labels and slips';
export const printPages = (pages: number, printed: number) =>
  counted(pages, { one: `Print ${printed} on ${pages} page`, other: `Print ${printed} on ${pages} pages` });
export const preparing = 'Preparing…';
export const printHint = 'In the print window, choose scale 100% and no margins.';
export const noCards = 'No family wrote a card for these boxes';
export const nothingToPrint = 'Nothing to print';
export const toPackingList = 'To the packing list';
export const pageHeard = (page: number) => `Page ${page}`;
export const paper = 'Paper';
export const paperSize = (paper: string, width: number, height: number) => `${paper} (${width} × ${height} mm)`;
export const firstFreeLabel = 'First free label';
export const whichHomes = 'Homes';
export const all = 'All';
export const packed = 'Packed';
export const notPacked = 'Not packed';
export const labelEachBox = 'One label for each box, not one for each home';
export const onlyOneOrder = 'All homes of one order.';
export const onlyGroup = (group: string) => `Only ${group}.`;
export const printWholeList = 'Print the whole packing list';
export const labelsOutdated = (homes: number) =>
  counted(homes, {
    one: 'This address changed. If you printed its label before, please print it again:',
    other: 'These addresses changed. If you printed a label before, please print it again:',
  });
export const labelOutdated = (reference: string, at: string) => `{name}, ${reference}, changed ${at}`;

// Packing bar.
export const progressHeard = 'How far it is';
export const dismiss = 'Dismiss';
export const ticksOfOthers = (ticks: number, names: string) =>
  counted(ticks, {
    one: `${ticks} tick of ${names} waits here until they sign in.`,
    other: `${ticks} ticks of ${names} wait here until they sign in.`,
  });
export const dismissTicks = (ticks: number) =>
  counted(ticks, { one: `Dismiss ${ticks} tick`, other: `Dismiss ${ticks} ticks` });
export const packedOfTotal = (packed: number, total: number) => (total === 1 ? `${packed}` : `${packed} of ${total}`);
export const allSaved = 'All saved';
export const ticksKept = (ticks: number) =>
  counted(ticks, { one: `${ticks} tick kept on this phone`, other: `${ticks} ticks kept on this phone` });
export const saving = 'Saving…';
export const undoHeard = (tick: string) => `Undo ${tick}`;
export const undo = 'Undo';

// Packing group.
export const pincodeArea = (start: string) => `Pincode ${start}…`;
export const cancelled = 'Cancelled';
export const labels = 'Labels';
export const packingSlips = 'Packing slips';
export const cards = 'Cards';
export const boxContents = (category: string, boxName: string, grams: number) => `${category}, ${boxName}, ${grams} gm`;
export const singleItem = 'Single item';
export const notPaidInFull = 'Not paid in full';
export const addressCorrected = 'Guest’s new address';
export const hasBoxAlready = (orders: string) => `Has a box from ${orders}, ask the family`;
export const addressChanged = (at: string) => `Address changed ${at}`;
export const notSavedYet = 'Not saved';
export const ownCard = 'Own card';
export const card = 'Card';
export const note = (note: string) => `Note: ${note}`;
export const homePackedHeard = (name: string, reference: string) => `${name}, ${reference}: packed`;

// Packing page.
export const packingTitle = 'Packing';
export const ticksNotKept = 'This browser keeps nothing. Please do not close the page before all ticks are saved.';
export const nothingToPack = 'Nothing to pack';
export const nothingToPackHint = 'New orders show here as soon as they are paid.';
export const packBy = 'Pack by';
export const searchHomes = 'Name, number or address';
export const noHomeFound = 'No home found';
export const noHomeFoundHint = (search: string) => `No home on the list matches “${search}”.`;

// Kitchen page.
export const ticksNotSent = (ticks: number) =>
  counted(ticks, {
    one: 'One tick has not reached the shop yet. Leave the page open: it goes by itself.',
    other: `${ticks} ticks have not reached the shop yet. Leave the page open: they go by themselves.`,
  });

// Packing bar.
export const countPacked = '{count} packed';

// Packing group.
export const allPacked = (open: number) => `All ${open} packed`;
export const othersPacked = (open: number) => `The other ${open} packed`;
export const labelAfterLast = (label: number) => `${label} (where the last print ended)`;
const boxesFor = (boxes: number, homes: number) =>
  counted(boxes, {
    one: counted(homes, { one: `${boxes} box for ${homes} home`, other: `${boxes} box for ${homes} homes` }),
    other: counted(homes, { one: `${boxes} boxes for ${homes} home`, other: `${boxes} boxes for ${homes} homes` }),
  });
/** What a group of the packing list holds, with its day, and when all of it has left. */
export const groupBy = (boxes: number, homes: number, day: string) => `${boxesFor(boxes, homes)}, by ${day}`;
export const groupDone = (boxes: number, homes: number) => `${boxesFor(boxes, homes)}, nothing left to send`;
