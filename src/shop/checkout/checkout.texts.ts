import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the payment page of an invitation: its guests, and what Pay asks. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The box that is ordered.
export const designGone = 'This invitation is no longer offered. Please choose another one.';
export const orderUnknown = 'That order does not exist.';
export const boxGone = 'This box is no longer offered.';
export const boxNone = 'Please choose an invitation and fill its box first.';
export const sweetGone = 'A sweet of it is no longer offered. Please take it out.';
/** At Pay, when no filled box can be ordered. */
export const boxLost = 'Your data have been lose please Select One more time  !';
/** At Pay, when a sweet was withdrawn: one section needs another sweet. */
export const boxLacksSweet =
  'A sweet in your box is no longer offered. Please choose another one; the rest of the box is kept.';
export const emptySections = 'The box has empty sections. {fill}; the guests you choose here are kept.';
export const emptySectionsFill = 'Fill the box';
export const goneIn = (sweet: string, section: number) => `${sweet} in section ${section} is no longer offered.`;
export const goneInNameless = (section: number) => `A sweet in section ${section} is no longer offered.`;
export const goneAnother = 'Choose another sweet';
export const goneKept = 'Everything else in your box stays as it is, and the guests you choose here are kept.';
/** Name of a box whose sweet was changed for far homes. */
export const boxWith = (sweet: string) => `With ${sweet}`;

// The guests.
export const guestsTitle = 'Guests';
export const guestsAll = 'Guest List';
export const guestsSearch = 'Search guests';
export const guestsNobody = (text: string) => `No guest with an address fits “${text}”.`;
export const guestsUnaddressed = 'No guest has an address yet. Ask for it below.';
export const guestsFromList = 'Add guests from a list';
export const guestsNone = 'No guests yet';
export const guestsAdd = 'Add Guest';
/** `names` are those of the guests. */
export const abroad = (guests: number, names: string) =>
  counted(guests, {
    one: `${names} is abroad and cannot get a box: we deliver in India only. A home in India needs an Indian number for the courier: give it one in your guest list. Their page invites them all the same.`,
    other: `${names} are abroad and cannot get a box: we deliver in India only. A home in India needs an Indian number for the courier: give it one in your guest list. Their page invites them all the same.`,
  });
export const abroadSend = (guests: number) => counted(guests, { one: 'Send their page', other: 'Send their pages' });

// The table of the guests.
export const columnChoose = 'Select';
export const columnName = 'Name';
export const columnAddress = 'Address';
export const columnGuestNo = 'Guest number';
export const columnCategory = 'Category';
export const columnBoxes = 'Boxes';
export const columnDesign = 'Which box';
export const chooseHeard = (name: string) => `Send to ${name}`;
export const boxesHeard = (name: string) => `Boxes for ${name}`;
export const designHeard = (name: string) => `Which box for ${name}`;
export const unconfirmed = 'Unconfirmed, please check';
export const showMore = 'Show more';
export const boxesUnread = 'One number of boxes cannot be read. Please write whole boxes, such as 2.';
export const boxesWhole = 'Whole boxes only';
export const boxesMost = (most: number) => `At most ${most.toLocaleString('en-IN')} boxes`;

// The tick for all.
export const all = (homes: number) => `Select all ${homes}`;
export const allOfOne = 'Select all';
export const allWithoutBox = (homes: number) => `Select all ${homes} without a box`;
export const alsoWithBox = (homes: number) =>
  counted(homes, { one: 'Also the one that has a box', other: `Also the ${homes} that have a box` });

// The own address.
export const ownAddress = 'My address';
/** Amid a sentence. */
export const ownHome = 'your home';
export const ownSend = 'Send to me';
export const ownBoxesHeard = 'Boxes for My Address';
export const ownDesignHeard = 'Which box for My Address';

// Guests without an address.
export const leftOut = (guests: number) =>
  counted(guests, {
    one: `${guests} guest is skipped: the address is missing`,
    other: `${guests} guests are skipped: the address is missing`,
  });
export const leftWaiting = (boxes: number) =>
  counted(boxes, { one: `${boxes} box waits for the address`, other: `${boxes} boxes wait for the address` });
export const leftNote =
  'Their boxes wait for the address and then go there by themselves. If it never comes, you have them refunded or sent to your own home.';
export const leftPayOne = 'Pay for this guest as well';
export const leftPayAll = (guests: number) => `Pay for all ${guests} as well`;
export const leftPayWithoutBox = (guests: number) => `Pay for the ${guests} without a box as well`;
export const leftPayHeard = (name: string) => `Pay a box for ${name} that waits for the address`;
export const leftAskAll = (guests: number) => `Ask ${guests} guests in turn`;
export const leftAsk = 'Sent Request';
export const leftType = 'Type the address';
export const leftPincode = 'Add the pincode';

// Addresses that nobody confirmed.
export const unconfirmedChosen = (guests: number) =>
  counted(guests, {
    one: `${guests} chosen address is unconfirmed: nobody knows who typed it`,
    other: `${guests} chosen addresses are unconfirmed: nobody knows who typed them`,
  });
export const unconfirmedRight = 'Address is right';
export const unconfirmedRead = 'Read them all?';
export const unconfirmedAllRight = (guests: number) => `All ${guests} are right`;

// Pincodes that the shop does not know; `pincodes` lists them.
export const pincodesUnknown = (count: number, pincodes: string) =>
  counted(count, { one: `We do not know the pincode ${pincodes}.`, other: `We do not know the pincodes ${pincodes}.` });
export const pincodesUnknownMore = (pincodes: string, more: number) =>
  `We do not know the pincodes ${pincodes} and ${more} more.`;
export const pincodeProbably = (pincode: string, place: string) => `${pincode} (probably ${place})`;
export const pincodesFar = 'Boxes there may take the longest way of all.';
export const pincodesRight = (count: number) =>
  counted(count, { one: 'This pincode is right', other: 'These pincodes are right' });
export const pincodesConfirm = 'Please look at the pincodes that we do not know, and say that they are right.';

// The questions before Pay.
/** `question` is a sentence. */
export const payWaits = (question: string) => `${question} Pay waits for your answer.`;
export const sendSecond = (homes: number) =>
  counted(homes, { one: 'Send it a second box', other: 'Send them a second box' });
export const sendAllTheSame = 'Send there all the same';
/** Opens the names that are left out. */
export const namesMore = (more: number) => `and ${more} more`;

// What the server left out; `message` is its sentence.
export const skipped = (message: string, names: string) => `${message} Skipped for want of an address: ${names}.`;
export const offTheList = (message: string, names: string) => `${message} No longer on your list: ${names}.`;
