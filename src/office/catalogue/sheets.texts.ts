import { pluralsOf } from '#lib/plurals.ts';

/** Texts of tables that staff save and bring in. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The page.
export const tables = 'Tables';
export const which = 'Which list';

// A table goes out.
export const outTitle = 'From the shop';
export const outNote = (one: string) =>
  `A table (CSV) for your spreadsheet program, with every ${one} that is not in the bin. Keep the columns “id” and “revision” as they are: they tell the shop which ${one} a row is, and whether somebody changed it since.`;
export const save = 'Save as a table';
export const saving = 'Writing the table…';
/** `records` is such as `3 sweets`. */
export const savedIn = (count: number, records: string, file: string) =>
  counted(count, { one: `${records} is in ${file}.`, other: `${records} are in ${file}.` });

// A table comes in.
export const inTitle = 'Into the shop';
export const inNote = (one: string) =>
  `A row without an id adds a new ${one}. A column that you leave out changes nothing. “no” under “visible” hides the ${one}. Prices are in rupees. You see every change before we make it.`;
export const choose = 'Choose a table';
export const reading = 'Reading…';
export const formats = 'CSV or Excel (.xlsx); you can drop it here too.';
export const partLost = 'We could not load this part of the page. Please check your connection and try again.';
export const undoAll = 'Undo all of it';
export const undone = 'Everything is as it was before the table.';
export const changedByOthers = (many: string) =>
  `Somebody changed some of these ${many} just now. We changed nothing; the rows are marked below.`;

// What is wrong with it.
export const cellsWrong = (cells: number) =>
  counted(cells, {
    one: `${cells} cell is wrong, so we changed nothing. Please correct it in your table and choose the table again.`,
    other: `${cells} cells are wrong, so we changed nothing. Please correct them in your table and choose the table again.`,
  });
export const problemInRow = (row: number) => `Row ${row}:`;
export const problemInCell = (row: number, column: string) => `Row ${row}, ${column}:`;
export const rowQuotation = 'A quotation mark is in the wrong place.';
/** `records` is such as `500 sweets`. */
export const tableTooLarge = (records: string) =>
  `This table changes more than ${records}. Please divide it into smaller ones.`;

// What it would change.
interface Rows {
  changed: number;
  added: number;
}
const listed = (parts: readonly [count: number, word: string][]): string =>
  parts.flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : [])).join(', ');
export const rowsFound = ({ changed, added, same, left }: Rows & { same: number; left: number }): string =>
  changed + added + left === 0
    ? 'Nothing to change: the table says what the shop already has.'
    : `${listed([
        [changed, 'to change'],
        [added, 'new'],
        [same, 'unchanged'],
        [left, 'left out'],
      ])}.`;
/** `follows` is the sentence when the site shows it. */
export const rowsDone = ({ changed, added }: Rows, follows: string): string =>
  `Done: ${listed([
    [changed, 'changed'],
    [added, 'new'],
  ])}. ${follows}`;
export const rowsWithoutRevision = (rows: number) =>
  counted(rows, {
    one: `${rows} changed row has no revision. If somebody changed that record since you saved the table, your row overwrites their change.`,
    other: `${rows} changed rows have no revision. If somebody changed those records since you saved the table, your rows overwrite their changes.`,
  });
export const row = (row: number) => `Row ${row}`;
export const rowNew = 'new';
export const cellEmpty = '(empty)';
export const rowOvertaken = (one: string) =>
  `Somebody changed this ${one} after you saved the table. We leave your row out, so their change stays.`;
export const rowAnyway = (row: number) => `Use row ${row} of the table anyway`;
export const showAllRows = (rows: number) => `Show all ${rows} rows`;
export const changeRows = (records: string) => `Change ${records}`;
export const addRows = (records: string) => `Add ${records}`;
export const changeAndAddRows = (changed: number, added: string) => `Change ${changed} and add ${added}`;
export const nothingToChange = 'Nothing to change';
export const writing = 'Writing…';
export const discard = 'Discard';
