import { pluralsOf } from '#lib/plurals.ts';

/** Texts of packing of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Courier table.
export const notUnderstoodYet = 'not understood yet.';
export const newNumbers = (given: number) =>
  counted(given, { one: `${given} new number`, other: `${given} new numbers` });
export const knownAlready = (known: number) => `${known} known already`;
export const leftOut = (problems: number) => `${problems} left out`;
export const column = (value: number) => `Column ${value}`;
export const weDoNotKnow = (homes: number, join: string) =>
  counted(homes, {
    one: `We do not know where this pincode lies, so town and state stay empty in the table. Please fill them in there: ${join}.`,
    other: `We do not know where these pincodes lie, so town and state stay empty in the table. Please fill them in there: ${join}.`,
  });

// Packing ticks.
export const somebodyFasterLookSecond = (message: string) =>
  `Somebody was faster. ${message} Please look for a second box.`;

// Packing ticks.
export const homesMarkedSent = (sent: number) =>
  counted(sent, { one: 'One home is marked as sent.', other: `${sent} homes are marked as sent.` });
export const homesNotChanged = (others: number) =>
  counted(others, { one: 'One home was not changed; see the note there.', other: `${others} homes were not changed.` });
export const homes = (homes: number) => `${homes} homes`;

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
export const pincodesOf = (group: string) => `pincodes of ${group}`;

// Courier panel.
export const noNumbers = 'No heading says which column holds the tracking numbers. Please choose it.';
export const courier = 'Courier';
export const whoCarriesThem = 'Who carries them';
export const saveTablePackedHomes = (packed: number) =>
  counted(packed, {
    one: `Save the table of ${packed} packed home`,
    other: `Save the table of ${packed} packed homes`,
  });
export const bringTrackingNumbers = 'Bring tracking numbers in';
export const tableColumnEveryField =
  'The table has a column for every field of the courier’s form. Their answer is read as CSV or Excel workbook: a column with our number, such as 2627-000042-7, and one with theirs.';
export const homesLeftBefore = (notGiven: number) =>
  counted(notGiven, { one: 'One home was left as before:', other: `${notGiven} homes were left as before:` });
export const andMore = (value: number) => `and ${value} more`;
export const numbersOf = (given: number, courier: string) =>
  counted(given, { one: `${given} number of ${courier}`, other: `${given} numbers of ${courier}` });
export const whatReadHeard = 'What was read';
export const whichColumnWhich = 'Which column is which';
export const ourNumber = 'Our number';
export const trackingNumber = 'Tracking number';
export const rowRow = (row: number) => `Row ${row}`;
export const moreRows = (value: number) => `and ${value} more rows`;
export const giveMarkSent = (given: number) => `Give ${given} and mark as sent`;
export const leaveIt = 'Leave it';
export const pleaseChoose = 'Please choose';

// Day badge.
export const today = 'Today';
export const late = 'Late';

// Kitchen page.
export const kitchen = 'Kitchen';
export const print = 'Print';
export const nothingMake = 'Nothing to make';
export const lookAgain = 'Look again';
export const everythingOrderedPacked = 'Everything that was ordered is packed.';
export const addUp = 'Add up';
export const dayDay = 'Day by day';
export const allDaysTogether = 'All days together';
export const notPackedYet = (at: string) => `Not packed yet, as of ${at}`;
export const toBeReadyBy = (day: string) => `To be ready by ${day}`;
export const inAll = 'In all';
export const isReadyHeard = (name: string) => `${name} is ready`;
export const moreThanWhenTicked = (aboutWeight: string) => `${aboutWeight} more than when it was ticked`;
export const together = 'Together';

// Label face.
export const boxes = (boxes: number) => `${boxes} boxes`;
export const boxOf = (box: number, boxes: number) => `Box ${box} of ${boxes}`;
export const pin = 'PIN';
export const phMobile = (mobile: string) => `Ph ${mobile}`;
export const packingSlip = (reference: string) => `Packing slip ${reference}`;
export const toLeaveBy = (due: string) => `to leave by ${due}`;
export const phPincode = (pincode: string, home: string, mobile: string) => `${pincode} ${home}, Ph ${mobile}`;
export const fssai = (phone: string, email: string, fssai: string) => `${phone}, ${email}, FSSAI ${fssai}`;

// Labels page.
export const labelsSlips = 'Labels and slips';
export const printPages = (pages: number, printed: number) =>
  counted(pages, { one: `Print ${printed} on ${pages} page`, other: `Print ${printed} on ${pages} pages` });
export const preparing = 'Preparing…';
export const printersWindowChooseScale = 'In the printer’s window choose the scale 100% and no margins.';
export const noFamilyWroteCard = 'No family wrote a card for these boxes';
export const nothingPrint = 'Nothing to print';
export const packingList = 'To the packing list';
export const pageHeard = (value: number) => `Page ${value}`;
export const paper = 'Paper';
export const mmName = (name: string, width: number, height: number) => `${name} (${width} × ${height} mm)`;
export const firstFreeLabel = 'First free label';
export const forWhom = 'For whom';
export const all = 'All';
export const packed = 'Packed';
export const notPacked = 'Not packed';
export const oneLabelEveryBox = 'One label for every box, not one for the home';
export const allHomesOneOrder = 'All homes of one order.';
export const only = (contents: string) => `Only ${contents}.`;
export const printWholePackingList = 'Print the whole packing list';
export const addressChangedLabelPrinted =
  'The address changed. A label printed before then is wrong, please print it anew:';
export const changed = (reference: string, movedAt: string) => `, ${reference}, changed ${movedAt}`;

// Packing bar.
export const howFarHeard = 'How far it is';
export const putAway = 'Put away';
export const waitUntilTheySign = (others: string, join: string) => `${others} of ${join} wait here until they sign in.`;
export const putAway2 = (left: string) => `Put ${left} away`;
export const ofPacked = (packed: number, total: number) => `${packed} of ${total}`;
export const allSaved = 'All saved';
export const keptPhone = (mine: string) => `${mine} kept on this phone`;
export const saving = 'Saving…';
export const undoHeard = (words: string) => `Undo ${words}`;
export const undo = 'Undo';
export const ticks = (changes: number) => counted(changes, { one: '1 tick', other: `${changes} ticks` });

// Packing group.
export const pincode = (key: string) => `Pincode ${key}…`;
export const cancelled = 'Cancelled';
export const labels = 'Labels';
export const packingSlips = 'Packing slips';
export const cards = 'Cards';
export const gmCategory = (category: string, boxName: string, weight: number) =>
  `${category}, ${boxName}, ${weight} gm`;
export const singleItem = 'Single item';
export const notPaidFull = 'Not paid in full';
export const anotherAddressSince = 'Another address since';
export const alreadyBoxFromFamily = (join: string) => `Already has a box from ${join}, family not heard`;
export const addressChanged = (movedAt: string) => `Address changed ${movedAt}`;
export const notSentYet = 'Not sent yet';
export const ownCard = 'Own card';
export const card = 'Card';
export const note = (note: string) => `Note: ${note}`;
export const packedHeard = (name: string, reference: string) => `${name}, ${reference}: packed`;

// Packing page.
export const packing = 'Packing';
export const browserKeepsNothingTicks =
  'This browser keeps nothing, so ticks live as long as this page. Please do not close it before all are saved.';
export const nothingPack = 'Nothing to pack';
export const newOrdersStandSoon = 'New orders stand here as soon as they are paid.';
export const packBy = 'Pack by';
export const nameNumberAddress = 'Name, number or address';
export const noHomeFound = 'No home found';
export const nobodyListFits = (search: string) => `Nobody on the list fits “${search}”.`;

// Kitchen page.
export const notReachedShopYet = (waiting: number) =>
  counted(waiting, {
    one: 'One tick has not reached the shop yet. Leave the page open: they go by themselves.',
    other: `${waiting} ticks have not reached the shop yet. Leave the page open: they go by themselves.`,
  });

// Packing bar.
export const countPacked = '{count} packed';

// Packing group.
export const allPacked = (open: number) => `All ${open} packed`;
export const othersPacked = (open: number) => `The other ${open} packed`;
export const firstLabelLast = (label: number) => `${label} (where the last print ended)`;
const boxesFor = (boxes: number, homes: number) =>
  counted(boxes, {
    one: counted(homes, { one: `${boxes} box for ${homes} home`, other: `${boxes} box for ${homes} homes` }),
    other: counted(homes, { one: `${boxes} boxes for ${homes} home`, other: `${boxes} boxes for ${homes} homes` }),
  });
/** What a group of the packing list holds, with its day, and when all of it has left. */
export const groupBy = (boxes: number, homes: number, day: string) => `${boxesFor(boxes, homes)}, by ${day} `;
export const groupDone = (boxes: number, homes: number) => `${boxesFor(boxes, homes)}, nothing left to send`;
