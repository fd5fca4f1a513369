import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the values of fields, in lists, forms and the log. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const onSite = 'On the site';
export const yes = 'Yes';
export const no = 'No';
export const nothing = '(nothing)';
export const taskBefore = (task: string, days: number) =>
  counted(days, { one: `${task} (${days} day before)`, other: `${task} (${days} days before)` });
