import { formatRupees } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

/** Texts about sweets that do not reach some homes. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const mend = 'Make it right';
export const what = 'What shall we change?';
export const second = (sweet: string, homes: number) =>
  counted(homes, { one: `A box with ${sweet} for that home`, other: `A box with ${sweet} for those ${homes} homes` });
export const swap = (sweet: string) => `${sweet} in every box`;
export const without = (homes: number) =>
  counted(homes, { one: 'No box for that home', other: `No boxes for those ${homes} homes` });
/** What a change comes to: the new total and the difference, paise. */
export const sum = (total: number, more: number) =>
  more === 0
    ? `${formatRupees(total)} in all, as now`
    : `${formatRupees(total)} in all, ${formatRupees(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
export const take = 'Take it';
export const leave = 'Leave as it is';
export const noWay = 'We found no sweet that reaches every home.';
