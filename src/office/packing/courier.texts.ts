import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the courier's tables. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Courier table.
export const columnsNotKnown = 'Please choose its columns.';
export const newNumbers = (given: number) =>
  counted(given, { one: `${given} new number`, other: `${given} new numbers` });
export const knownAlready = (known: number) => `${known} known already`;
export const leftOut = (rows: number) => `${rows} left out`;
export const quotationMarkWrong = 'This row has a quotation mark in the wrong place.';
export const columnNumber = (column: number) => `Column ${column}`;
export const pincodesNotKnown = (homes: number, list: string) =>
  counted(homes, {
    one: `We do not know this pincode, so its town and state are empty in the table. Please fill them in there: ${list}.`,
    other: `We do not know these pincodes, so their towns and states are empty in the table. Please fill them in there: ${list}.`,
  });

// Courier panel.
export const numbersNotFound = 'We cannot tell which column has the tracking numbers. Please choose it below.';
export const courier = 'Courier';
export const whoCarriesThem = 'Who carries them';
/** The button that saves the courier's table; without a packed home it cannot be pressed. */
export const saveCourierTable = (packed: number) =>
  packed === 0
    ? 'No home is packed yet'
    : counted(packed, {
        one: `Save the table of ${packed} packed home`,
        other: `Save the table of ${packed} packed homes`,
      });
export const addTrackingNumbers = 'Add tracking numbers';
export const courierHint =
  'The table has every field of the courier’s form. Add their answer here as a CSV or Excel file: it needs a column with our number, such as 2627-000042-7, and one with theirs.';
export const numbersNotGiven = (homes: number) =>
  counted(homes, { one: 'One home did not change:', other: `${homes} homes did not change:` });
export const moreNotGiven = (homes: number) => `${homes} more`;
export const numbersFrom = (given: number, courier: string) =>
  counted(given, { one: `${given} number from ${courier}`, other: `${given} numbers from ${courier}` });
export const whatWeReadHeard = 'What we read';
export const whichColumnWhich = 'Which column is which';
export const ourNumber = 'Our number';
export const trackingNumber = 'Tracking number';
export const rowNumber = (row: number) => `Row ${row}:`;
export const moreRows = (rows: number) => counted(rows, { one: `${rows} more row`, other: `${rows} more rows` });
/** The button that gives the homes their numbers; without a new one it cannot be pressed. */
export const markSent = (homes: number) =>
  homes === 0
    ? 'No new number'
    : counted(homes, { one: `Mark ${homes} home as sent`, other: `Mark ${homes} homes as sent` });
export const leaveTable = 'Leave it';
export const chooseColumn = 'Please choose';
