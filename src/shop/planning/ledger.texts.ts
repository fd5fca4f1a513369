import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the ledger of what guests gave. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The form.
export const newTitle = 'Write down a gift';
export const fieldName = 'Name';
export const fieldNameHint = 'From your guest list, or any name';
export const several = 'Several of your guests are called so. Please choose one from the list.';
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
export const bookEmpty =
  'Nothing is written down yet. After the wedding, note here what each household gave: only you see it.';
export const sum = (households: number) =>
  counted(households, { one: `{sum} from ${households} household`, other: `{sum} from ${households} households` });
export const sumUnthanked = (households: number, unthanked: number) =>
  counted(households, {
    one: `{sum} from ${households} household, ${unthanked} still to thank`,
    other: `{sum} from ${households} households, ${unthanked} still to thank`,
  });
export const search = 'Search the ledger';
export const nothingFits = (text: string) => `Nothing fits “${text}”.`;
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
export const deleteNote = 'It cannot be brought back.';
export const deleteYes = 'Yes, delete';

// Boxes for those who gave.
export const thanksTitle = 'Thank-you boxes';
export const thanksNote = (homes: number) =>
  counted(homes, {
    one: 'A box for the one home of your ledger: choose and fill it, and on the payment page it is chosen already.',
    other: `A box for each of the ${homes} homes of your ledger: choose and fill it, and on the payment page these homes are chosen already.`,
  });
export const thanksOthers = (others: number) =>
  counted(others, {
    one: `${others} more is not in your guest list, or without an address there.`,
    other: `${others} more are not in your guest list, or without an address there.`,
  });
export const thanksChoose = 'Choose a box for them';
