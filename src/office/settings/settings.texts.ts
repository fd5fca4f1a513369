import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the settings. `src/README.md` tells the form. */

const counted = pluralsOf('en');
const daysOf = (days: number): string => counted(days, { one: `${days} day`, other: `${days} days` });

// The page.
export const settings = 'Settings';
export const lastChanged = (who: string, at: string) => `Last changed by ${who}, ${at}.`;
export const neverChanged = 'Nobody has changed this yet.';
export const allChanges = 'All changes';

// A section.
export const save = 'Save';
export const saving = 'Saving…';
export const notSavedYet = (labels: string) => `Not saved yet: ${labels}`;
export const discard = 'Discard';
export const nothingToSave = 'There was nothing new to save.';
export const savedAt = (title: string, at: string) => `${title}: saved at ${at}.`;
/** `follows` is the sentence when the site shows it. */
export const savedAtFollows = (title: string, at: string, follows: string) => `${title}: saved at ${at}. ${follows}`;
export const nothing = '(nothing)';
/** What is wrong with an entry of a list. */
export const wrongIn = (entry: string, problem: string) => `${entry}: ${problem}`;

// Couriers.
export const newCourier = 'The new courier';
export const columnCount = (columns: number) =>
  counted(columns, { one: `${columns} column`, other: `${columns} columns` });
export const addCourier = 'Add a courier';
export const courierName = 'Name';
export const lineLength = 'Letters in one address line';
export const packingWeight = 'Packing weight, in grams';
export const columnsHeard = (courier: string) => `Columns of ${courier}`;
export const newColumnsHeard = 'Columns of the new courier';
export const addColumn = 'Add a column';
export const removeCourier = (courier: string) => `Remove ${courier}`;
export const removeNewCourier = 'Remove this courier';

// A column; the place is heard before each label.
export const columnHeard = (place: number) => `Column ${place}:`;
export const columnHeading = 'Heading';
export const columnField = 'Holds';
export const columnText = 'Text';
export const columnUpHeard = (place: number) => `Move column ${place} up`;
export const columnRemoveHeard = (place: number) => `Remove column ${place}`;

// Closed days.
export const dayIsOver = 'That day is over already.';
export const over = '(over)';
export const removeDayHeard = (day: string) => `Remove ${day}`;
export const anotherDay = 'Another day';
export const addDay = 'Add';

// Working days until an order leaves.
export const kitchenClosed = (count: number, days: string) =>
  counted(count, {
    one: `The kitchen is closed on ${days}, but we promise as if it worked that day. Allow for it here.`,
    other: `The kitchen is closed on ${days}, but we promise as if it worked on those days. Allow for them here.`,
  });

// Zones.
export const addZone = 'Add a zone';
export const newZone = 'The new zone';
export const removeZone = (zone: string) => `Remove ${zone}`;
export const removeNewZone = 'Remove this zone';
/** How long food has to keep that goes there. */
export const zoneSameDay = (keeps: number) => `the same day; for food that keeps ${daysOf(keeps)} or longer`;
export const zoneDays = (days: number, keeps: number) =>
  `${daysOf(days)} on the way; for food that keeps ${daysOf(keeps)} or longer`;
export const transit = 'Days on the way';
export const transitHint = 'Count Sundays too; 0 is the same day.';
export const zoneName = 'As customers read it';
export const states = 'States';
export const statesHint = 'Put commas between them, and spell them as India Post does.';
export const districts = 'Districts';
export const districtsHint = 'Districts of other states. Put commas between them.';
/** A zone in the log, and when two people changed it. */
export const zoneLine = (days: number, zone: string, places: string) =>
  `${daysOf(days)} on the way, ${zone}: ${places}`;
export const zoneLineBefore = (zone: string, places: string) => `${zone}: ${places}`;

// Keys.
export const keys = 'Keys';
export const keysNote =
  'Keys let the shop use other services, such as payments and SMS. The person who runs the server sets them; nobody can read them here.';
export const keySet = 'Set';
export const keyNotSet = 'Not set';
export const keyWrong = 'Looks wrong';
/** {name} is put in. */
export const keyName = 'The setting is called {name}.';
