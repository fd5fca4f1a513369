import { pluralsOf } from '#lib/plurals.ts';

/** Texts of settings of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Use settings.
export const nothingDifferentNothingSaved = 'Nothing was different, so nothing was saved.';
export const savedAt = (title: string, updatedAt: string, follows: string) =>
  `${title}: saved at ${updatedAt}.${follows}`;

// Courier field.
export const newCourier = 'A new courier';
export const columns = (columns: number) => `${columns} columns`;
export const addCourier = 'Add a courier';
export const newCourier2 = 'The new courier';
export const name = 'Name';
export const lettersLineAddress = 'Letters in a line of an address';
export const weightPackingGrams = 'Weight of the packing, grams';
export const addColumn = 'Add a column';
export const column = (place: number) => `Column ${place}: `;
export const moveColumnUpHeard = (place: number) => `Move column ${place} up`;
export const takeOutColumnHeard = (place: number) => `Take out column ${place}`;

// Day fields.
export const dayOverAlready = 'That day is over already.';
export const over = ' (over)';
export const takeOutHeard = (day: string) => `Take out ${day}`;
export const anotherDay = 'Another day';
export const add = 'Add';

// Key list.
export const set = 'Set';
export const notSet = 'Not set';
export const looksWrong = 'Looks wrong';
export const keys = 'Keys';
export const keysLetShopUse =
  'Keys let the shop use the services of others, such as payments and text messages. Whoever runs the server sets them there; nobody reads them here.';

// Off days.
export const kitchenDoesNotWork = (off: number, off2: string) =>
  counted(off, {
    one: `The kitchen does not work on ${off2}, and a promise counts that day all the same: leave room for it here.`,
    other: `The kitchen does not work on ${off2}, and a promise counts those days all the same: leave room for them here.`,
  });

// Section form.
export const save = 'Save';
export const saving = 'Saving…';
export const notSavedYet = (join: string) => `Not saved yet: ${join}`;
export const forgetIt = 'Forget it';

// Setting input.
export const daysWay = (transit: number) => `${transit} days on the way, `;

// Settings page.
export const settings = 'Settings';

// Settings room.
export const lastChanged = (changedBy: string, updatedAt: string) => `Last changed by ${changedBy}, ${updatedAt}.`;
export const nobodyChangedYet = 'Nobody changed this yet.';
export const allChanges = 'All changes';

// Zones field.
export const days = (days: number) => counted(days, { one: '1 day', other: `${days} days` });
export const sameDay = 'the same day';
export const onTheWay = (days: string) => `${days} on the way`;
export const newZone = 'A new zone';
export const whatKeepsLonger = (transit: string, transit2: string) =>
  `${transit}; for what keeps ${transit2} or longer`;
export const addZone = 'Add a zone';
export const daysWay2 = 'Days on the way';
export const sundaysIncludedSameDay = 'Sundays included; 0 is the same day.';
export const customersRead = 'As customers read it';
export const commasBetweenIndiaPost = 'With commas between, as India Post spells them.';
export const besideThoseStatesCommas = 'Beside those states; with commas between.';

// Courier field.
export const newCourier3 = 'the new courier';
export const columnsOfHeard = (courier: string) => `Columns of ${courier}`;
export const thisCourier = 'this courier';
export const takeOut = (courier: string) => `Take ${courier} out`;
export const heading = 'Heading';
export const holds = 'Holds';
export const text = 'Text';

// Key list.
export const settingCalled = 'The setting is called ';

// Zones field.
export const thisZone = 'this zone';
export const takeOut2 = (words: string) => `Take ${words} out`;
export const unnamedZone = 'The new zone';
export const wrongIn = (zone: string, problem: string) => `${zone}: ${problem}`;
