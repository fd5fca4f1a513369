import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the payment page of an invitation: its guests, and what Pay asks. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The box that is ordered.
export const designGone = 'We no longer offer this invitation. Please choose another one.';
export const orderUnknown = 'We cannot find that order. Please look in your payment history.';
export const boxGone = 'We no longer offer this box.';
export const boxNone = 'Please choose an invitation and fill its box first.';
export const sweetGone = 'We no longer offer one of its sweets. Please take it out.';
/** At Pay, when no filled box can be ordered. */
export const boxLost = 'Your data have been lose please Select One more time  !';
/** At Pay, when a sweet was withdrawn: one section needs another sweet. */
export const boxLacksSweet =
  'We no longer offer one sweet in your box. Please choose another one. The rest of the box is kept.';
export const emptySections = 'The box has empty sections. {fill}. We keep the guests you choose here.';
export const emptySectionsFill = 'Fill the box';
export const goneIn = (sweet: string, section: number) => `We no longer offer the ${sweet} in section ${section}.`;
export const goneInNameless = (section: number) => `We no longer offer the sweet in section ${section}.`;
export const goneAnother = 'Choose another sweet';
export const goneKept = 'The rest of your box stays as it is. We keep the guests you choose here.';
/** Name of a box whose sweet was changed for far homes. */
export const boxWith = (sweet: string) => `With ${sweet}`;

// The guests.
export const guestsTitle = 'Guests';
export const guestsAll = 'Guest List';
export const guestsSearch = 'Search guests';
export const guestsNobody = (text: string) => `No guest with an address matches “${text}”.`;
export const guestsUnaddressed = 'No guest has an address yet. Ask for them below.';
export const guestsFromList = 'Add guests from a list';
export const guestsNone = 'No guests yet';
export const guestsAdd = 'Add Guest';
/** `names` are those of the guests. */
export const abroadNote = (guests: number, names: string) =>
  counted(guests, {
    one: `${names} is abroad, and we deliver in India only. For a box to a home in India, add an Indian number in your guest list. You can still send them their page.`,
    other: `${names} are abroad, and we deliver in India only. For a box to a home in India, add an Indian number in your guest list. You can still send them their pages.`,
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
export const showMore = 'Show more';
export const boxesUnread = 'One number of boxes is not clear. Please write a whole number, such as 2.';
export const boxesWhole = 'Whole boxes only';
export const boxesMost = (most: number) => `At most ${most.toLocaleString('en-IN')} boxes`;

// The tick for all.
export const selectAll = (homes: number) => `Select all ${homes}`;
export const selectAllOfOne = 'Select all';
export const selectAllWithoutBox = (homes: number) =>
  counted(homes, { one: 'Select the one without a box', other: `Select all ${homes} without a box` });
export const selectWithBox = (homes: number) =>
  counted(homes, { one: 'Also the one that has a box', other: `Also the ${homes} that have a box` });

// The customer's own address.
export const ownAddress = 'My address';
/** Amid a sentence. */
export const ownHome = 'your home';
export const ownSend = 'Send to me';
export const ownBoxesHeard = 'Boxes for My Address';
export const ownDesignHeard = 'Which box for My Address';

// Guests without an address.
export const leftOut = (guests: number) =>
  counted(guests, {
    one: `We skip ${guests} guest without an address`,
    other: `We skip ${guests} guests without an address`,
  });
export const leftWaiting = (boxes: number) =>
  counted(boxes, { one: `${boxes} box waits for the address`, other: `${boxes} boxes wait for the address` });
export const leftNote =
  'Their boxes wait until the address comes, and then we send them. If it never comes, choose a refund or your own home.';
export const leftPayOne = 'Pay for this guest too';
export const leftPayAll = (guests: number) => `Pay for all ${guests} too`;
export const leftPayWithoutBox = (guests: number) =>
  counted(guests, { one: 'Pay for the one without a box too', other: `Pay for the ${guests} without a box too` });
export const leftPayHeard = (name: string) => `Pay for ${name}: the box waits for the address`;
export const leftAskAll = (guests: number) => `Ask ${guests} guests`;
export const leftAsk = 'Sent Request';
export const leftType = 'Type the address';
export const leftPincode = 'Add the pincode';

// Addresses that nobody confirmed.
export const unconfirmedChosen = (guests: number) =>
  counted(guests, {
    one: `Nobody has confirmed ${guests} chosen address`,
    other: `Nobody has confirmed ${guests} chosen addresses`,
  });
export const unconfirmedRight = 'Address is right';
export const unconfirmedReadAll = 'Read them all?';
export const unconfirmedAllRight = (guests: number) => `All ${guests} are right`;

// Pincodes that the shop does not know; `pincodes` lists them.
export const pincodesUnknown = (count: number, pincodes: string) =>
  counted(count, { one: `We do not know the pincode ${pincodes}.`, other: `We do not know the pincodes ${pincodes}.` });
export const pincodesUnknownMore = (pincodes: string, more: number) =>
  `We do not know the pincodes ${pincodes} and ${more} more.`;
export const pincodeProbably = (pincode: string, place: string) => `${pincode} (probably ${place})`;
export const pincodesFar = 'Boxes there may take the longest.';
export const pincodesRight = (count: number) =>
  counted(count, { one: 'This pincode is right', other: 'These pincodes are right' });
export const pincodesConfirm = 'Please check the pincodes that we do not know, and say that they are right.';

// The questions before Pay.
/** `question` is a sentence. */
export const payWaits = (question: string) => `${question} Please answer before you pay.`;
export const sendSecond = (homes: number) =>
  counted(homes, { one: 'Send it a second box', other: 'Send them a second box' });
export const sendAnyway = 'Send there anyway';
/** Opens the names that are left out. */
export const namesMore = (more: number) => `${more} more`;

// What the server left out; `message` is its sentence.
export const skipped = (message: string, names: string) => `${message} No address yet: ${names}.`;
export const offTheList = (message: string, names: string) => `${message} No longer on your list: ${names}.`;
