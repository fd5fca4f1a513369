/** Sentences about files and pasted lists that cannot be read, or not as a whole. */
import { countText } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

const plural = pluralsOf('en');

export const listUnreadable =
  'We cannot read this file here. Open it in your spreadsheet program, choose “Save as” or “Download” and the kind “CSV UTF-8”, and choose that file.';
export const listLocked =
  'This workbook has a password. Open it in your spreadsheet program, remove the password or save the sheet as “CSV UTF-8”, and choose that file.';
export const listNoCards =
  'There are no contact cards in this file. Share the contacts from your phone again, or choose another file.';
export const listTooLarge = (megabytes: number) =>
  `This file is larger than ${megabytes} MB, more than a list of people needs. Save the sheet with the names by itself as “CSV UTF-8”, and choose that file.`;
export const listTooLargeInside =
  'This workbook is far larger inside than a list of people. Save the sheet with the names by itself as “CSV UTF-8”, and choose that file.';
export const listTooSlow = (seconds: number) =>
  `Reading took longer than ${seconds} seconds, so we stopped. Nothing is lost. Please try again with fewer rows at a time.`;
export const listGone = 'We can no longer open the file. It may have been moved or changed. Please choose it again.';
export const listNoReader =
  'We could not load the part of this page that reads lists. Please check your connection and try again.';

// What was not read of a sheet.
export const listCutRows = (rows: number, last: number) =>
  `We read only the first ${countText(rows)} rows, up to row ${countText(last)}. We left out the rows after it.`;
export const listCutCells = (last: number) =>
  `This is more than we can read at once. We read it up to row ${countText(last)} and left out the rest.`;
export const listCutColumns = (columns: number, left: number) =>
  plural(left, {
    one: `We read only the first ${columns} columns and left out ${left} more.`,
    other: `We read only the first ${columns} columns and left out ${countText(left)} more.`,
  });
export const listCutCovered = (row: number) => `Cells that cover several rows count up to row ${countText(row)} only.`;
export const listCutText = (row: number, most: number) =>
  `A text in row ${countText(row)} is longer than ${countText(most)} letters. We left out its end.`;
export const listErrors = (cells: number) =>
  plural(cells, {
    one: '1 cell shows an error, such as #N/A. We left it empty.',
    other: `${countText(cells)} cells show an error, such as #N/A. We left them empty.`,
  });
/** Formulas of a workbook that was saved by a program that does not calculate. */
export const listFormulas = (rows: readonly number[]) => {
  const named = rows.slice(0, 5).map(countText).join(', ');
  const more = rows.length > 5 ? ` and ${countText(rows.length - 5)} more` : '';
  return plural(rows.length, {
    one: `We left out a formula without a result in row ${named}. Open the file in your spreadsheet program and save it there.`,
    other: `We left out formulas without a result in rows ${named}${more}. Open the file in your spreadsheet program and save it there.`,
  });
};
export const listCutSheet = 'This sheet is too large to read with the others. Save it by itself as “CSV UTF-8”.';
export const listCutBroken = 'This sheet breaks off in the middle of the file. We read only what comes before.';
export const listCutUnread = 'We cannot read this sheet. Save it by itself as “CSV UTF-8”.';

/** Name of a table of a web page that has no title, by its place. */
export const listTableName = (place: number) => `Table ${place}`;

/** Which of several sheets of a workbook was read. */
export const listOneSheet = (name: string, others: readonly string[]) =>
  plural(others.length, {
    one: `We read the sheet “${name}” and left out “${others[0]}”.`,
    other: `We read the sheet “${name}” and left out ${others
      .slice(0, 5)
      .map((one) => `“${one}”`)
      .join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''}.`,
  });

// Cards.
export const cardJobTitle = 'Job title';
export const cardWebAddress = 'Web address';
export const cardMapPlace = 'Place on the map';
export const cardOtherDate = 'Other date';
export const cardOtherName = 'Other name';
export const cardOtherEmail = 'Other email';
export const cardOtherAddress = 'Other address';
export const cardColumn = 'In the card';
