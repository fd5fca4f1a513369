/** Sentences about files and pasted lists that cannot be read, or not as a whole. */
import { pluralsOf } from '#lib/plurals.ts';

const plural = pluralsOf('en');
const counted = (count: number): string => count.toLocaleString('en-IN');

export const listUnreadable =
  'This file cannot be read here. Open it in your spreadsheet program, choose “Save as” or “Download” and the kind “CSV UTF-8”, and choose that file.';
export const listLocked =
  'This workbook has a password. Open it in your spreadsheet program, take the password off or save the sheet as “CSV UTF-8”, and choose that file.';
export const listTooLarge = (megabytes: number) =>
  `This file is larger than ${megabytes} MB, more than a list of people needs. Save the sheet with the names by itself as “CSV UTF-8”, and choose that file.`;
export const listTooLargeInside =
  'This workbook is far larger inside than a list of people. Save the sheet with the names by itself as “CSV UTF-8”, and choose that file.';
export const listTooSlow = (seconds: number) =>
  `Reading took longer than ${seconds} seconds and was ended. Save the sheet with the names by itself as “CSV UTF-8”, and choose that file.`;
export const listGone =
  'The file cannot be opened any more. It may have been moved or changed; please choose it again.';
export const listNoReader =
  'The part of this page that reads lists could not be loaded. Please check your connection and try again.';

// What was not read of a sheet.
export const listCutRows = (rows: number, last: number) =>
  `Only the first ${counted(rows)} rows were read, up to row ${counted(last)}; what follows was not.`;
export const listCutCells = (last: number) =>
  `This is more than can be read at once: it was read up to row ${counted(last)}; what follows was not.`;
export const listCutColumns = (columns: number, left: number) =>
  plural(left, {
    one: `Only the first ${columns} columns were read; ${left} more was left out.`,
    other: `Only the first ${columns} columns were read; ${counted(left)} more were left out.`,
  });
export const listCutText = (row: number, most: number) =>
  `A text in row ${counted(row)} is longer than ${counted(most)} letters; its end was left out.`;
export const listErrors = (cells: number) =>
  plural(cells, {
    one: '1 cell shows an error, such as #N/A, and is left empty.',
    other: `${counted(cells)} cells show an error, such as #N/A, and are left empty.`,
  });
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
