import { pluralsOf } from '#lib/plurals.ts';

/** Texts of packing of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Packing ticks.
export const packedByAnother = (message: string) => `Somebody was faster. ${message} Please look for a second box.`;
export const homesMarkedSent = (sent: number) =>
  counted(sent, { one: 'One home is marked as sent.', other: `${sent} homes are marked as sent.` });
export const homesNotChanged = (homes: number) =>
  counted(homes, {
    one: 'One home did not change. See the note there.',
    other: `${homes} homes did not change. See the notes there.`,
  });
export const homesTicked = (homes: number) => counted(homes, { one: `${homes} home`, other: `${homes} homes` });

// Day badge.
export const today = 'Today';
export const late = 'Late';

// Kitchen page.
export const lookAgain = 'Look again';

// Label face.
export const boxes = (boxes: number) => counted(boxes, { one: `${boxes} box`, other: `${boxes} boxes` });

// Labels page.
export const packed = 'Packed';

// Packing bar.
export const progressHeard = 'How far we are';
export const dismiss = 'Dismiss';
export const changesOfOthers = (changes: number, names: string) =>
  counted(changes, {
    one: `${changes} change of ${names} waits here until they sign in.`,
    other: `${changes} changes of ${names} wait here until they sign in.`,
  });
export const dismissChanges = (changes: number) =>
  counted(changes, { one: `Dismiss ${changes} change`, other: `Dismiss ${changes} changes` });
export const packedOfTotal = (packed: number, total: number) => (total === 1 ? `${packed}` : `${packed} of ${total}`);
export const allSaved = 'All saved';
export const changesKept = (changes: number) =>
  counted(changes, { one: `${changes} change kept on this phone`, other: `${changes} changes kept on this phone` });
export const saving = 'Saving…';
export const undoHeard = (tick: string) => `Undo: ${tick} packed`;
export const undo = 'Undo';
export const countPacked = '{count} packed';

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
export const allPacked = (open: number) => `All ${open} packed`;
export const othersPacked = (open: number) => `The other ${open} packed`;
const boxesFor = (boxes: number, homes: number) =>
  counted(boxes, {
    one: counted(homes, { one: `${boxes} box for ${homes} home`, other: `${boxes} box for ${homes} homes` }),
    other: counted(homes, { one: `${boxes} boxes for ${homes} home`, other: `${boxes} boxes for ${homes} homes` }),
  });
/** What a group of the packing list holds, with its day, and when all of it has left. */
export const groupBy = (boxes: number, homes: number, day: string) => `${boxesFor(boxes, homes)}, by ${day}`;
export const groupDone = (boxes: number, homes: number) => `${boxesFor(boxes, homes)}, nothing left to send`;

// Packing page.
export const packingTitle = 'Packing';
export const ticksNotKept = 'This browser keeps nothing. Please leave the page open until it says “All saved”.';
export const nothingToPack = 'Nothing to pack';
export const nothingToPackHint = 'New orders show here as soon as they are paid.';
export const packBy = 'Pack by';
export const searchHomes = 'Name, number or address';
export const noHomeFound = 'No home found';
export const noHomeFoundHint = (search: string) => `No home on the list matches “${search}”.`;
