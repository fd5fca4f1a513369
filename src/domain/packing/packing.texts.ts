import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of packing. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'packing';

const counted = pluralsOf('en');

// Kitchen.
export const kitchenClosedDay = 'The kitchen is closed that day.';
export const boxesNotPaidFull = (unpaid: string, boxes: string) =>
  `${unpaid} of ${boxes} boxes not paid in full: nothing of them is packed yet.`;
export const boxesMoreThanDay = (boxes: string, over: string) => `${boxes} boxes, ${over} more than a day takes.`;
export const moreThanDayTakes = (weight: string, over: string) => `${weight}, ${over} more than a day takes.`;

// Label sheet.
export const eightOnA4 = '8 on A4';
export const twelveOnA4 = '12 on A4';
export const twentyOneOnA4 = '21 on A4';
export const twentyFourOnA4 = '24 on A4';
export const singleInch = 'Single, 4 × 6 inch';
export const packingSlips = 'Packing slips';
export const cardsForBoxes = 'Cards for the boxes, 4 on A4';

// Packing.
export const whichDay = 'Of which day?';
export const ofWhat = 'Of what?';
export const howMuchReady = 'How much is ready?';
export const noSuchTime = 'There is no such time.';
export const sinceWhen = 'Since when?';
export const noLine = 'This is not on the list any more: it was packed or cancelled meanwhile.';
export const nowhere = 'Pincode not known';
export const cancelledDoNotPack = 'Cancelled: do not pack it; put it aside.';

// Tick queue.
export const homes = (homes: number) => counted(homes, { one: 'One home', other: `${homes} homes` });

// Tracking.
export const numberShortened = (number: string) =>
  `The spreadsheet has shortened the number to ${number}. Make the column a text there and save again.`;
export const noTrackingNumber = (text: string) => `“${text}” is no tracking number: it has 4 to 40 letters and digits.`;
export const noneOfOurParcels = (text: string) => `“${text}” is none of our parcels that wait for a number.`;
export const rowDoesNotSay = 'The row does not say which parcel it is about.';
export const numberTwice = (number: string, rows: string) =>
  `${number} stands in row ${rows} as well: one number cannot be for two homes.`;
export const anotherNumberRow = (reference: string, rows: string) => `${reference} has another number in row ${rows}.`;
export const belongsAlready = (number: string, reference: string, name: string) =>
  `${number} belongs to ${reference}, ${name}, already.`;
export const noReferences =
  'No cell of this file looks like the number on our labels, such as 2627-000042-7. Choose below which column holds it; if none does, ask the courier for a table with your own reference.';
export const noNumberYet = (reference: string) => `There is no tracking number for ${reference} yet.`;
export const rowNoNumberYet = 'There is no tracking number for this row yet.';

// Ids.
export const noSuchDay = 'There is no such day.';
export const noSuchLine = 'There is no such line.';
export const noSuchPage = 'There is no such page.';
export const noSuchOrder = 'There is no such order.';
