/** Sentences about files and pasted lists that cannot be read, or not as a whole. */
import { countText } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

const plural = pluralsOf('en');

export const listUnreadable =
  'This file cannot be read here. Open it in your spreadsheet program, choose “Save as” or “Download” and the kind “CSV UTF-8”, and choose that file.';
export const listLocked =
  'This workbook has a password. Open it in your spreadsheet program, take the password off or save the sheet as “CSV UTF-8”, and choose that file.';
export const listNoCards =
  'There are no contact cards in this file. Share the contacts from your phone once more, or choose another file.';
export const listTooLarge = (megabytes: number) =>
  `This file is larger than ${megabytes} MB, more than a list of people needs. Save the sheet with the names by itself as “CSV UTF-8”, and choose that file.`;
export const listTooLargeInside =
  'This workbook is far larger inside than a list of people. Save the sheet with the names by itself as “CSV UTF-8”, and choose that file.';
export const listTooSlow = (seconds: number) =>
  `Reading took longer than ${seconds} seconds and was ended. Nothing is lost; try once more, with fewer rows at a time.`;
export const listGone =
  'The file cannot be opened any more. It may have been moved or changed; please choose it again.';
export const listNoReader =
  'The part of this page that reads lists could not be loaded. Please check your connection and try again.';

// What was not read of a sheet.
export const listCutRows = (rows: number, last: number) =>
  `Only the first ${countText(rows)} rows were read, up to row ${countText(last)}; what follows was not.`;
export const listCutCells = (last: number) =>
  `This is more than can be read at once: it was read up to row ${countText(last)}; what follows was not.`;
export const listCutColumns = (columns: number, left: number) =>
  plural(left, {
    one: `Only the first ${columns} columns were read; ${left} more was left out.`,
    other: `Only the first ${columns} columns were read; ${countText(left)} more were left out.`,
  });
export const listCutCovered = (row: number) => `Cells that cover several rows count up to row ${countText(row)} only.`;
export const listCutText = (row: number, most: number) =>
  `A text in row ${countText(row)} is longer than ${countText(most)} letters; its end was left out.`;
export const listErrors = (cells: number) =>
  plural(cells, {
    one: '1 cell shows an error, such as #N/A, and is left empty.',
    other: `${countText(cells)} cells show an error, such as #N/A, and are left empty.`,
  });
/** Formulas of a workbook that was saved by a program that does not calculate. */
export const listFormulas = (rows: readonly number[]) => {
  const named = rows.slice(0, 5).map(countText).join(', ');
  const more = rows.length > 5 ? ` and ${countText(rows.length - 5)} more` : '';
  return plural(rows.length, {
    one: `A formula without a result is left out in row ${named}. Open the file in your spreadsheet program and save it there.`,
    other: `Formulas without a result are left out in rows ${named}${more}. Open the file in your spreadsheet program and save it there.`,
  });
};
export const listCutSheet = 'This sheet is too large to be read with the others. Save it by itself as “CSV UTF-8”.';
export const listCutBroken = 'This sheet breaks off in the middle of the file; only what stands before was read.';
export const listCutUnread = 'This sheet cannot be read. Save it by itself as “CSV UTF-8”.';

/** Name of a table of a web page that has no title, by its place. */
export const listTableName = (place: number) => `Table ${place}`;

/** Which of several sheets of a workbook was read. */
export const listOneSheet = (name: string, others: readonly string[]) =>
  plural(others.length, {
    one: `The sheet “${name}” was read, “${others[0]}” was not.`,
    other: `The sheet “${name}” was read; ${others
      .slice(0, 5)
      .map((one) => `“${one}”`)
      .join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''} were not.`,
  });

// Card lines.

// Cards.
export const jobTitle = 'Job title';
export const webAddress = 'Web address';
export const placeMap = 'Place on the map';
export const otherDate = 'Other date';
export const otherName = 'Other name';
export const otherEmail = 'Other email';
export const otherAddress = 'Other address';
export const inTheCard = 'In the card';

// Workbook values.
