import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the family's celebration on the guest list. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const celebrationTitle = 'Where and when it is';
export const celebrationCouple = 'Names of the couple';
export const celebrationCouplePlace = 'Harleen & Arjun';
export const celebrationEvent = 'Event';
export const celebrationEventPlace = 'Wedding, reception, birthday';
export const celebrationDay = 'Day';
export const celebrationDayOver = 'This day is over.';
export const celebrationTime = 'Time';
export const celebrationPlace = 'Place';
export const celebrationPlaceHint = 'As a map finds it: hall, street and city.';
export const celebrationMap = 'See what the map shows';
export const celebrationWords = 'Your words to your guests';
export const celebrationSave = 'Save';
export const celebrationSaving = 'Saving…';
/** Somebody else saved first; `what` is the stored celebration in a line. */
export const celebrationChanged = (what: string) =>
  `Somebody of your family wrote meanwhile: ${what}. What you typed is kept; save again to put it in its place.`;
export const celebrationUntold =
  'On their page guests see where and when it is, answer whether they come, and say when the box arrived.';
/** What guests answered; `foods` names the meals. */
export const sumsYes = (homes: number, people: number, foods: string) =>
  `${counted(homes, { one: `${homes} home comes`, other: `${homes} homes come` })} with ${people}: ${foods}.`;
export const sumsNo = (homes: number) => `${homes} cannot come.`;
export const sumsArrived = (boxes: number) =>
  counted(boxes, { one: `${boxes} box arrived.`, other: `${boxes} boxes arrived.` });
/** Notices after saving. */
export const savedSeen = 'Your guests see it from now on.';
export const savedEmpty = 'Saved. Your guests see nothing of the celebration now.';
export const savedUnseen = 'Saved. Your guests see it once you write the event, the day or the place.';
