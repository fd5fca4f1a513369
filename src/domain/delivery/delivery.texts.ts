import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of delivery. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'delivery';

const counted = pluralsOf('en');

// Address suggestion.
export const typeLeastThreeLetters = 'Please type at least three letters.';

// Arrival.
export const pincodeDigitsOnly = 'A pincode has digits only.';
export const pincodeDigits = 'The pincode has 6 digits.';
/** A pincode that is not known, as a place in the sentences below. */
export const pincodeProbably = (pincode: string, place: string) => `${pincode}, probably ${place},`;
export const reachesBy = (where: string, dayAndMonth: string) => `Reaches ${where} by ${dayAndMonth}`;
export const bestOnDayTooFar = (transit: number, where: string) =>
  counted(transit, {
    one: `It is best on its day, and ${where} is ${transit} day away: too far to arrive fresh`,
    other: `It is best on its day, and ${where} is ${transit} days away: too far to arrive fresh`,
  });
export const keepsTooFar = (days: number, transit: number, where: string) =>
  counted(transit, {
    one: `It keeps ${days} days, and ${where} is ${transit} day away: too far to arrive fresh`,
    other: `It keeps ${days} days, and ${where} is ${transit} days away: too far to arrive fresh`,
  });

// Delivery plan.
export const noDay = 'Please choose a day of the calendar.';
export const mostPincodesOnce = 'At most 5000 pincodes at once.';
export const tooMuch = 'This is more than our kitchen packs in a day. Please call us, and we plan it with you.';
export const celebrationOver = (event: string) => `The celebration on ${event} is over.`;
export const farthestAfterCelebration = (earliest: string, event: string) =>
  `The farthest of these homes can have its box on ${earliest} at the earliest, after the celebration on ${event}. Choose nearer homes, or call us.`;
export const dayOver = (by: string) => `${by} is over.`;
export const moreThanYearAhead = 'That is more than a year ahead. Please order nearer to the day.';
export const celebrationWouldBeforeDay = (event: string) => `The celebration on ${event} would be before that day.`;
export const holidayNobodyBringsParcels = (by: string) => `${by} is a holiday: nobody brings parcels.`;
export const farthestEarliest = (earliest: string) =>
  `The farthest of these homes can have its box on ${earliest} at the earliest.`;
export const kitchenFullDaysBefore = (by: string) => `The kitchen is full on the days before ${by}.`;

// Pincode.
export const pincodeMustDigits = 'Pincode must be 6 digits.';
export const weDoNotKnow = 'We do not know this pincode.';
export const lookAgainUnknown = 'We do not know this pincode. Please look at it once more.';
export const lookAgainProbably = (text: string) =>
  `We do not know this pincode; it is probably in ${text}. Please look at it once more.`;

// Shelf life.
export const tooFarForSome = (far: number, homes: number) =>
  `Too far to arrive fresh for ${far} of ${homes} homes on your guest list`;
export const tooFarForAll = (homes: number) =>
  counted(homes, {
    one: 'Too far to arrive fresh for the home on your guest list',
    other: `Too far to arrive fresh for all ${homes} homes on your guest list`,
  });

// Ids.
export const sessionNotValid = 'The session is not valid.';
