/** What is wrong in a table of tracking numbers. `src/README.md` tells the form. */

export const numberShortened = (number: string) =>
  `The spreadsheet shortened the number to ${number}. Set the column to text there and save again.`;
export const notATrackingNumber = (text: string) =>
  `“${text}” is not a tracking number: those have 4 to 40 letters and digits.`;
export const notOurBox = (text: string) => `“${text}” is not one of our boxes that wait for a number.`;
export const rowWithoutBox = 'This row does not say which box it is about.';
export const numberTwice = (number: string, rows: string) =>
  `${number} is in row ${rows} as well. One number cannot be for two homes.`;
export const otherNumberInRow = (reference: string, rows: string) => `${reference} has another number in row ${rows}.`;
export const numberTaken = (number: string, reference: string, name: string) =>
  `${number} already belongs to ${reference}, ${name}.`;
export const noReferences =
  'We found no number from our labels in this file, such as 2627-000042-7. Choose the column below. If there is none, ask the courier for a table with your own reference.';
export const noNumberYet = (reference: string) => `There is no tracking number for ${reference} yet.`;
export const rowNoNumberYet = 'There is no tracking number for this row yet.';
