import { pluralsOf } from '#lib/plurals.ts';
import { listText } from '#lib/text.ts';

/** What is wrong in a table of tracking numbers. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const numberShortened = (number: string) =>
  `The spreadsheet shortened the number to ${number}. Set the column to text there and save again.`;
export const notATrackingNumber = (text: string) =>
  `“${text}” is not a tracking number: those have 4 to 40 letters and digits.`;
export const notOurBox = (text: string) => `“${text}” is not one of our boxes that need a number.`;
export const rowWithoutBox = 'This row does not say which box it is about.';
export const numberTwice = (number: string, rows: readonly number[]) =>
  counted(rows.length, {
    one: `${number} is also in row ${rows[0]}. Each home needs a number of its own.`,
    other: `${number} is also in rows ${listText(rows.map(String))}. Each home needs a number of its own.`,
  });
export const otherNumberInRow = (reference: string, rows: readonly number[]) =>
  counted(rows.length, {
    one: `${reference} has another number in row ${rows[0]}.`,
    other: `${reference} has other numbers in rows ${listText(rows.map(String))}.`,
  });
export const numberTaken = (number: string, reference: string, name: string) =>
  `${number} already belongs to ${reference}, ${name}.`;
export const noReferences =
  'We found no number from our labels in this file, such as 2627-000042-7. Choose the column below. If there is none, ask the courier for a table with your own reference.';
export const noNumberYet = (reference: string) => `There is no tracking number for ${reference} yet.`;
export const rowNoNumberYet = 'There is no tracking number for this row yet.';
