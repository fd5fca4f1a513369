import { formatRupees } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

/** Texts about sweets that do not reach some homes. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const fixThis = 'Fix this';
export const changesHeard = 'What shall we change?';
export const anotherBox = (sweet: string, homes: number) =>
  counted(homes, { one: `A box with ${sweet} for that home`, other: `A box with ${sweet} for those ${homes} homes` });
export const swapSweet = (sweet: string) => `${sweet} in every box`;
export const noBox = (homes: number) =>
  counted(homes, { one: 'No box for that home', other: `No boxes for those ${homes} homes` });
/** What a change comes to: the new total and the difference, paise. */
export const sum = (total: number, more: number) =>
  more === 0
    ? `${formatRupees(total)} in all, the same as now`
    : `${formatRupees(total)} in all, ${formatRupees(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
export const choose = 'Choose';
export const leave = 'Leave as it is';
export const noWay = 'We found no sweet that reaches every home fresh.';
