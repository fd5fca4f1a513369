import { pluralsOf } from '#lib/plurals.ts';

/** By when something arrives. `src/README.md` tells the form. */

const counted = pluralsOf('en');

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
