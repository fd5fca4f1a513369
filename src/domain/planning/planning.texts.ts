import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of planning. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'planning';

const counted = pluralsOf('en');

// Budget.
export const budgetTooSmall = 'The budget is too small.';
export const leastOneHome = 'There is at least one home.';
export const mostHomesOnce = 'At most 5000 homes at once.';
export const mostPincodesOnce = 'At most 5000 pincodes at once.';
export const invitationDoesNotExist = 'That invitation does not exist.';
export const largestBox = 'The largest box';
export const mostSweets = 'The most sweets';
export const finestSweets = 'The finest sweets';

// Ledger.
export const nothing = 'Please say what they gave: a sum, a gift, or both.';
export const nameRequired = 'Name is required.';
export const nameMayMostCharacters = 'Name may have at most 80 characters.';
export const guestDoesNotExist = 'That guest does not exist.';
export const writeSumRupeesSuch = 'Please write the sum in rupees, such as 5100.';
export const moreThanOneCrore = 'That is more than one crore rupees.';
export const giftMayMostCharacters = 'The gift may have at most 200 characters.';
export const sayDay = 'Please say the day.';
export const chooseDay = 'Please choose a day.';
export const noteMayMostCharacters = 'The note may have at most 500 characters.';
export const loadPageAgain = 'Please load the page again.';
export const markMostOnce = 'Please mark at most 500 at once.';
export const sayWhom = 'Please say whom.';
export const sayWhetherTheyThanked = 'Please say whether they were thanked.';
export const gone = 'This line is no longer in your ledger.';
export const changed = 'This line was changed meanwhile. Please look at what is new and save again.';
export const ledgerHoldsMostLines = (mostGifts: number) =>
  `A ledger holds at most ${mostGifts} lines. Please export it and delete what you no longer need.`;
export const sheetName = 'Name';
export const shagunRupees = 'Shagun in rupees';
export const sheetGift = 'Gift';
export const sheetDay = 'Day';
export const sheetNote = 'Note';
export const sheetThanked = 'Thanked';
export const sheetYes = 'yes';
export const sheetNo = 'no';
export const thanksFor = (name: string, gift: string) =>
  `Dear ${name}, thank you from all of us for ${gift} and for your blessings.`;
export const thanksForShagun = (name: string) =>
  `Dear ${name}, thank you from all of us for your shagun and for your blessings.`;

// Planning.
export const sayWhichChecklistAbout = 'Please say which checklist it is about.';
export const checklistDoesNotExist = 'That checklist does not exist.';
export const planningHistoryUpdatedSuccessfully = 'Planning history updated successfully';
export const planningClearHistoryUpdated = 'Planning clear history updated successfully';
export const requestSentSuccessfully = 'Request sent successfully!';
export const useridPlanningArrayRequired = 'userId and planning (array) are required';
export const marriage = 'Marriage';
export const birthday = 'Birthday';
export const mehndi = 'Mehndi';
export const party = 'Party';
export const roomDecor = 'Room Decor';
export const guestsAddress = (addresses: number, guests: number) =>
  counted(addresses, {
    one: `${addresses} of ${guests} guests has an address.`,
    other: `${addresses} of ${guests} guests have an address.`,
  });
export const allHaveAddress = (guests: number) =>
  counted(guests, { one: 'Your guest has an address.', other: `All ${guests} guests have an address.` });
export const noBoxOrderedYet = 'No box is ordered yet.';
export const someSent = (sent: number, homes: number) => `${sent} of ${homes} homes: sent.`;
export const someArrived = (sent: number, homes: number, arrived: number) =>
  `${sent} of ${homes} homes: sent, ${arrived} of them arrived.`;
export const allHomesTheirBox = (homes: number) =>
  counted(homes, { one: 'The box has arrived.', other: `All ${homes} homes have their box.` });
export const boxesHomesOrderedNone = (homes: number) =>
  counted(homes, {
    one: `Boxes for ${homes} home are ordered; none has left yet.`,
    other: `Boxes for ${homes} homes are ordered; none has left yet.`,
  });

// Ids.
export const personDoesNotExist = 'That person does not exist.';
