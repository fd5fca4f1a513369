import { dayInWords } from '#domain/delivery/calendar.rules.ts';
import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the steps of an order. `src/README.md` tells the form. */

const counted = pluralsOf('en');
const homesText = (homes: number) => counted(homes, { one: `${homes} home`, other: `${homes} homes` });

// The question of each step.
export const guestsTitle = 'Who gets a box?';
export const dayTitle = 'When should they arrive?';
export const cardTitle = 'Your words on the card';
export const payTitle = 'Check and pay';

// The way on.
export const next = 'Next';
export const nextHomes = (homes: number) => `Next: ${homesText(homes)}`;

// What is known, one line each on the last step.
export const knownHeard = 'What you chose';
export const box = 'Box';
export const guests = 'Guests';
export const day = 'Day';
export const card = 'Card';
export const change = 'Change';
export const noGuests = 'Nobody yet';
export const chooseGuests = 'Choose';
export const chosen = homesText;
export const noDay = 'No day chosen';
export const sayDay = 'Add a day';
/** `on` is the day of the last box, here and below. */
export const noDayArrives = (on: string) => `No day chosen. The last box arrives ${dayInWords(on)}.`;
export const dayBy = (by: string) => `By ${dayInWords(by)}`;
export const dayByCelebration = (by: string) => `By ${dayInWords(by)}, for your celebration`;
export const dayOfEvent = (event: string) => `Celebration on ${dayInWords(event)}`;
export const dayOfEventArrives = (event: string, on: string) =>
  `Celebration on ${dayInWords(event)}. The last box arrives ${dayInWords(on)}.`;
export const noCard = 'No words';
export const writeCard = 'Write some';
export const cardKept = 'Your card';

// The day of the celebration.
export const fromCelebration = 'From your celebration';
/** `on` is a day in words. */
export const otherDay = (on: string) => `Your celebration is on ${on}.`;
export const takeDay = 'Use that day';
export const dayOver = 'That day is over. Please choose another.';

// The list that is pasted into the step.
export const backToGuests = 'Back to your guests';
export const goOn = 'Go on with the order';

// What few need.
export const circles = 'Different boxes for some homes';
/** Below the table of the chosen homes. */
export const othersWithout = (homes: number) =>
  counted(homes, { one: `${homes} home on your list gets none.`, other: `${homes} homes on your list get none.` });
export const othersHad = (homes: number) =>
  counted(homes, { one: `${homes} home already has its box.`, other: `${homes} homes already have their box.` });
