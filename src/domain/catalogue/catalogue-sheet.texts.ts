/** Sentences about a table of the catalogue that cannot be read. `src/README.md` tells the form. */

export const cellNotNumber = 'must be a number';
export const sheetEmpty = 'This file is empty. Please choose the table that you filled in.';
export const sheetUnreadable = (headings: string) =>
  `The shop cannot read this table: its first row names none of the columns. Press “Save as a table” above to see what one looks like. The columns are ${headings}.`;
export const sheetOnlyHeadings = 'This table has headings but no rows below them.';
export const headingUnknown = (headings: string) =>
  `is not a heading that the shop knows. Correct it, or remove the column. The shop knows ${headings}`;
export const headingTwice = 'is there twice';
export const unnamedColumn = (number: number) => `column ${number}`;
export const idInEarlierRow = (earlier: number) => `is already in row ${earlier}`;
export const cellNotOneOf = (values: string) => `must be one of ${values}`;
export const cellNotRupees = 'must be an amount in rupees';
export const cellMeantRupees = (meant: string) => `must be an amount in rupees; please write ${meant}, with a point`;
export const cellWithoutHeading = 'has no heading; a comma or a quotation mark may be in the wrong place';
export const idTurnedIntoNumber =
  'your spreadsheet turned this into a number; start from a new export, and set the column to text there';
export const idNotInList = 'is not in this list, or is in the bin; leave it empty for a new one';
