import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of packing. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'packing';

const counted = pluralsOf('en');

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

// Ids.
export const noDay = 'There is no such day.';
export const noLine = 'There is no such line.';
export const noPage = 'There is no such page.';
export const noOrder = 'There is no such order.';
