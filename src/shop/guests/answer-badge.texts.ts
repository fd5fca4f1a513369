import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the badges of a guest's answer. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const comes = (people: number) => counted(people, { one: 'Comes', other: `${people} come` });
/** `food` is what they eat. */
export const comesEating = (people: number, food: string) =>
  counted(people, { one: `Comes, ${food}`, other: `${people} come, ${food}` });
export const cannotCome = 'Cannot come';
export const arrived = (day: string) => `Arrived by ${day}`;
