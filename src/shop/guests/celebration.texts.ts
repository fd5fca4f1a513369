import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the family's celebration on the guest list. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const celebrationTitle = 'Where and when';
export const celebrationCouple = 'Names of the couple';
export const celebrationCouplePlace = 'Harleen & Arjun';
export const celebrationEvent = 'Event';
export const celebrationEventPlace = 'Wedding, reception, birthday';
export const celebrationDay = 'Day';
export const celebrationDayOver = 'This day is over.';
export const celebrationTime = 'Time';
export const celebrationPlace = 'Place';
export const celebrationPlaceHint = 'As on a map: hall, street and city.';
export const celebrationMap = 'See it on the map';
export const celebrationWords = 'Message to your guests';
export const celebrationSave = 'Save';
export const celebrationSaving = 'Saving…';
/** Somebody else saved first; `what` is the saved celebration in a line. */
export const celebrationChanged = (what: string) =>
  `Somebody in your family has just saved: ${what}. Save again to use what you typed instead.`;
export const celebrationUntold =
  'Guests see this on their page. There they can tell you if they are coming, and when the box has arrived.';
/** What guests answered; `foods` names the meals. */
export const sumsYes = (homes: number, people: number, foods: string) =>
  `${counted(homes, { one: `${homes} home is coming`, other: `${homes} homes are coming` })}, ${counted(people, { one: `${people} person`, other: `${people} people` })}: ${foods}.`;
export const sumsNo = (homes: number) =>
  counted(homes, { one: `${homes} home cannot come.`, other: `${homes} homes cannot come.` });
export const sumsArrived = (boxes: number) =>
  counted(boxes, { one: `${boxes} box has arrived.`, other: `${boxes} boxes have arrived.` });
/** Notices after saving. */
export const savedSeen = 'Saved. Your guests can see it now.';
export const savedEmpty = 'Saved. Your guests see nothing about the celebration.';
export const savedUnseen = 'Saved. Your guests see it once you add the event, the day or the place.';
