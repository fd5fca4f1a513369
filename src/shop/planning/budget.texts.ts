import type { Left } from '#domain/planning/budget.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the boxes for a budget. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const noSum = 'Please write an amount, such as 1,80,000 or 1.8 lakh.';
export const noHomes = 'Please write how many homes, in digits only.';

/** Why a box leaves much of the budget. */
export const leftWhy: Record<Left, string> = {
  whole: 'This box already has our costliest sweets.',
  size: 'The next larger box is above your budget.',
  sweets: 'Costlier sweets are above your budget.',
};

export const tooFar =
  'None of our sweets would reach your farthest home fresh. Please call us, and we will look for a way.';
/** `least` is the lowest sufficient budget in paise. */
export const tooLittle = (least: number, homes: number) =>
  counted(homes, {
    one: `A box of this design for this home costs at least ${formatRupees(least)}, with delivery. Please try a larger budget or another design.`,
    other: `Boxes of this design for ${homes} homes cost at least ${formatRupees(least)}, with delivery. Please try a larger budget, fewer homes or another design.`,
  });
/** `title` names the suggestion that was taken. */
export const mixTaken = (title: string) => `${title} is in the box below. You can change any sweet.`;

// The form, and the boxes that fit.
export const budgetLabel = 'Budget, delivery included';
export const budgetPlace = '1.8 lakh';
export const homesLabel = 'Homes';
export const showBoxes = 'Show boxes';
export const mixBox = (type: string, gm: number, sweets: string) => `${type}, ${gm} gm: ${sweets}`;
/** Price of a box and of all of them. */
export const mixSum = (homes: number) =>
  counted(homes, {
    one: `{box} a box, {total} for ${homes} home with delivery`,
    other: `{box} a box, {total} for ${homes} homes with delivery`,
  });
export const mixFill = 'Fill the box with it';
