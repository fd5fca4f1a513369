import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of planning. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'planning';

const counted = pluralsOf('en');

// Budget.
export const budgetTooSmall = 'The budget is too small.';
export const tooFewHomes = 'Please plan for at least one home.';
export const tooManyHomes = 'You can plan for at most 5000 homes.';
export const tooManyPincodes = 'At most 5000 pincodes at once.';
export const noInvitation = 'That invitation does not exist.';
export const largestBox = 'The largest box';
export const mostSweets = 'The most sweets';
export const finestSweets = 'The finest sweets';

// Ledger.
export const giftMissing = 'Please say what they gave: a sum, a gift, or both.';
export const nameRequired = 'Name is required.';
export const nameTooLong = 'Name may have at most 80 characters.';
export const noGuest = 'That guest does not exist.';
export const sumNotValid = 'Please write the sum in rupees, such as 5100.';
export const sumTooLarge = 'That is more than one crore rupees.';
export const giftTooLong = 'The gift may have at most 200 characters.';
export const dayMissing = 'Please choose a day.';
export const dayNotValid = 'Please choose a day.';
export const noteTooLong = 'The note may have at most 500 characters.';
export const loadPageAgain = 'Please load the page again.';
export const tooManyMarked = 'You can mark at most 500 at once.';
export const markedMissing = 'Please choose somebody.';
export const thankedMissing = 'Please say whether you thanked them.';
export const giftGone = 'This line is no longer in your ledger.';
export const giftChanged = 'This line was changed just now. Please look at what is new and save again.';
export const ledgerFull = (mostGifts: number) =>
  `Your ledger has space for ${mostGifts} lines. Please export it and delete what you no longer need.`;
export const sheetName = 'Name';
export const sheetShagun = 'Shagun in rupees';
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
export const checklistMissing = 'Please say which checklist.';
export const noChecklist = 'That checklist does not exist.';
export const checklistSaved = 'Planning history updated successfully';
export const checklistCleared = 'Planning clear history updated successfully';
export const requestSent = 'Request sent successfully!';
export const userAndPlanningRequired = 'userId and planning (array) are required';
export const marriage = 'Marriage';
export const birthday = 'Birthday';
export const mehndi = 'Mehndi';
export const party = 'Party';
export const roomDecor = 'Room Decor';
export const someHaveAddress = (addresses: number, guests: number) =>
  counted(addresses, {
    one: `${addresses} of ${guests} guests has an address.`,
    other: `${addresses} of ${guests} guests have an address.`,
  });
export const allHaveAddress = (guests: number) =>
  counted(guests, { one: 'Your guest has an address.', other: `All ${guests} guests have an address.` });
export const noBoxOrdered = 'You have not ordered boxes yet.';
export const someSent = (sent: number, homes: number) => `${sent} of ${homes} homes: sent.`;
export const someArrived = (sent: number, homes: number, arrived: number) =>
  `${sent} of ${homes} homes: sent, ${arrived} of them arrived.`;
export const allArrived = (homes: number) =>
  counted(homes, { one: 'The box has arrived.', other: `All ${homes} homes have their box.` });
export const orderedNoneSent = (homes: number) =>
  counted(homes, {
    one: `Boxes for ${homes} home are ordered. None has left yet.`,
    other: `Boxes for ${homes} homes are ordered. None has left yet.`,
  });

// Ids.
export const noPerson = 'That person does not exist.';
