import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of delivery. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'delivery';

const counted = pluralsOf('en');

// Address suggestion.
export const searchTooShort = 'Please type at least three letters.';

// Arrival.
export const pincodeDigitsOnly = 'A pincode has digits only.';
export const pincodeDigits = 'The pincode has 6 digits.';
/** A pincode that is not known, as a place in the sentences below. */
export const pincodeProbably = (pincode: string, place: string) => `${pincode}, probably ${place},`;
export const reachesBy = (where: string, dayAndMonth: string) => `Reaches ${where} by ${dayAndMonth}`;
export const bestOnDayTooFar = (transit: number, where: string) =>
  counted(transit, {
    one: `It is best on the day it is made, and ${where} is ${transit} day away: too far to arrive fresh`,
    other: `It is best on the day it is made, and ${where} is ${transit} days away: too far to arrive fresh`,
  });
export const keepsTooFar = (days: number, transit: number, where: string) =>
  counted(transit, {
    one: `It keeps ${days} days, and ${where} is ${transit} day away: too far to arrive fresh`,
    other: `It keeps ${days} days, and ${where} is ${transit} days away: too far to arrive fresh`,
  });

// Delivery plan.
export const dayMissing = 'Please choose a day from the calendar.';
export const tooManyPincodes = 'At most 5000 pincodes at once.';
export const moreThanKitchenPacks =
  'This is more than our kitchen packs in a day. Please call us and we will plan it with you.';
export const celebrationOver = (event: string) => `The celebration on ${event} is over.`;
export const farthestAfterCelebration = (earliest: string, event: string) =>
  `The box reaches the farthest of these homes on ${earliest} at the earliest, after the celebration on ${event}. Choose nearer homes, or call us.`;
export const dayOver = (by: string) => `${by} is over.`;
export const moreThanYearAhead = 'That is more than a year ahead. Please order nearer to the day.';
export const celebrationBeforeDay = (event: string) => `The celebration on ${event} comes before that day.`;
export const dayIsHoliday = (by: string) => `${by} is a holiday: nobody delivers that day.`;
export const farthestEarliest = (earliest: string) =>
  `The box reaches the farthest of these homes on ${earliest} at the earliest.`;
export const kitchenFull = (by: string) => `Our kitchen is full on the days before ${by}.`;

// Pincode.
export const pincodeWrong = 'Pincode must be 6 digits.';
export const pincodeUnknown = 'We do not know this pincode.';
export const pincodeUnknownCheck = 'We do not know this pincode. Please check it once more.';
export const pincodeUnknownProbably = (text: string) =>
  `We do not know this pincode. It is probably in ${text}. Please check it once more.`;

// Shelf life.
export const tooFarForSome = (far: number, homes: number) =>
  `Too far to arrive fresh for ${far} of ${homes} homes on your guest list`;
export const tooFarForAll = (homes: number) =>
  counted(homes, {
    one: 'Too far to arrive fresh for the home on your guest list',
    other: `Too far to arrive fresh for all ${homes} homes on your guest list`,
  });

// Ids.
export const noSession = 'This session is not valid.';
