/** Texts of the ledger of gifts. `src/README.md` tells the form. */

export const giftMissing = 'Please say what they gave: a sum, a gift, or both.';
export const nameRequired = 'Name is required.';
export const nameTooLong = 'Name may have at most 80 characters.';
export const noGuest = 'That guest does not exist.';
export const sumNotValid = 'Please write the sum in rupees, such as 5100.';
export const sumTooLarge = 'Please write a sum of at most one crore rupees.';
export const giftTooLong = 'The gift may have at most 200 characters.';
export const dayMissing = 'Please choose a day.';
export const dayNotValid = 'Please choose a day.';
export const noteTooLong = 'The note may have at most 500 characters.';
export const loadPageAgain = 'Please load the page again.';
export const tooManyMarked = 'You can mark at most 500 at once.';
export const markedMissing = 'Please choose somebody.';
export const thankedMissing = 'Please say whether you thanked them.';
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
