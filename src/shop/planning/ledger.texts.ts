import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the ledger of what guests gave. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The form.
export const newTitle = 'Write down a gift';
export const fieldName = 'Name';
export const fieldNameHint = 'From your guest list, or any name';
export const sameName = 'Several of your guests have this name. Please choose one from the list.';
export const fieldAmount = 'Shagun in ₹';
export const fieldGift = 'Gift';
export const fieldGiftHint = 'Such as a silver bowl';
export const fieldDay = 'Day';
export const fieldNote = 'Note';
export const writeDown = 'Write down';
export const writtenDown = 'Written down.';
export const correctTitle = (name: string) => `Correct what ${name} gave`;
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'Saved.';

// The book.
/** Accessible name of the section. */
export const bookHeard = 'Ledger';
export const bookEmpty = 'Nothing here yet. After the wedding, write down what each home gave. Only you see it.';
export const sumThanked = (homes: number) =>
  counted(homes, { one: `{sum} from ${homes} home`, other: `{sum} from ${homes} homes` });
export const sumUnthanked = (homes: number, unthanked: number) =>
  counted(homes, {
    one: `{sum} from ${homes} home, ${unthanked} still to thank`,
    other: `{sum} from ${homes} homes, ${unthanked} still to thank`,
  });
export const search = 'Search the ledger';
export const noGiftMatches = (text: string) => `No gift matches “${text}”.`;
export const exportBook = 'Export';
/** Name of the file that the export makes. */
export const exportFile = 'shagun-ledger.csv';
export const showMore = 'Show more';

// The table.
export const columnName = 'Name';
export const columnGave = 'Gave';
export const columnDay = 'Day';
export const columnThanks = 'Word of thanks';
/** Heard of the column with the buttons. */
export const columnButtons = 'Thank, correct or delete';
export const thanked = 'Thanked';
export const thankHeard = (name: string) => `Thank ${name} by WhatsApp`;

// The question before a gift is deleted.
export const deleteTitle = (name: string) => `Delete what ${name} gave?`;
export const deleteNote = 'You cannot undo this.';
export const deleteYes = 'Yes, delete';

// Boxes for those who gave.
export const thanksTitle = 'Thank-you boxes';
export const thanksNote = (homes: number) =>
  counted(homes, {
    one: 'Send a box to the one home in your ledger. Choose a box and fill it. We tick the home for you on the payment page.',
    other: `Send a box to each of the ${homes} homes in your ledger. Choose a box and fill it. We tick these homes for you on the payment page.`,
  });
export const thanksOthers = (others: number) =>
  counted(others, {
    one: `${others} more is not on your guest list, or has no address there.`,
    other: `${others} more are not on your guest list, or have no address there.`,
  });
export const thanksChoose = 'Choose a box for them';
