import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of packing. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'packing';

const counted = pluralsOf('en');

// Kitchen.
export const kitchenClosed = 'The kitchen is closed that day.';
export const boxesNotPaid = (unpaid: string, boxes: string) =>
  `${unpaid} of ${boxes} boxes are not paid in full yet: do not pack them.`;
export const tooManyBoxes = (boxes: string, over: string) => `${boxes} boxes, ${over} more than fit in a day.`;
export const tooMuchWeight = (weight: string, over: string) => `${weight}, ${over} more than fits in a day.`;

// Label sheet.
export const eightOnA4 = '8 on A4';
export const twelveOnA4 = '12 on A4';
export const twentyOneOnA4 = '21 on A4';
export const twentyFourOnA4 = '24 on A4';
export const singleInch = 'Single, 4 × 6 inch';
export const packingSlips = 'Packing slips';
export const cardsForBoxes = 'Cards for the boxes, 4 on A4';

// Packing.
export const dayMissing = 'Please choose a day.';
export const lineMissing = 'Please say what it is.';
export const amountMissing = 'Please say how much is ready.';
export const timeNotValid = 'There is no such time.';
export const timeMissing = 'Please say since when.';
export const lineGone = 'This is no longer on the list: it was packed or cancelled just now.';
export const unknownPlace = 'Pincode not known';
export const cancelledOnLabel = 'Cancelled: do not pack it. Set it apart.';

// Tick queue.
export const homes = (homes: number) => counted(homes, { one: 'One home', other: `${homes} homes` });

// Tracking.
export const numberShortened = (number: string) =>
  `The spreadsheet shortened the number to ${number}. Set the column to text there and save again.`;
export const notATrackingNumber = (text: string) =>
  `“${text}” is not a tracking number: those have 4 to 40 letters and digits.`;
export const notOurBox = (text: string) => `“${text}” is not one of our boxes that wait for a number.`;
export const rowWithoutBox = 'This row does not say which box it is about.';
export const numberTwice = (number: string, rows: string) =>
  `${number} is in row ${rows} as well. One number cannot be for two homes.`;
export const otherNumberInRow = (reference: string, rows: string) => `${reference} has another number in row ${rows}.`;
export const numberTaken = (number: string, reference: string, name: string) =>
  `${number} already belongs to ${reference}, ${name}.`;
export const noReferences =
  'We found no number from our labels in this file, such as 2627-000042-7. Choose the column below. If there is none, ask the courier for a table with your own reference.';
export const noNumberYet = (reference: string) => `There is no tracking number for ${reference} yet.`;
export const rowNoNumberYet = 'There is no tracking number for this row yet.';

// Ids.
export const noDay = 'There is no such day.';
export const noLine = 'There is no such line.';
export const noPage = 'There is no such page.';
export const noOrder = 'There is no such order.';
