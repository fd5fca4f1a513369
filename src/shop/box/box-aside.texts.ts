import { pluralsOf } from '#lib/plurals.ts';

/** Texts about a box that was kept while another was begun. `src/README.md` tells the form. */

const counted = pluralsOf('en');

const sweetsText = (sweets: number) => counted(sweets, { one: `${sweets} sweet`, other: `${sweets} sweets` });

export const boxKept = (type: string, gm: number, sweets: number) =>
  `We kept your box (${type}, ${gm} gm, ${sweetsText(sweets)}).`;
export const designBoxKept = (design: string, type: string, gm: number, sweets: number) =>
  `We kept your box of ${design} (${type}, ${gm} gm, ${sweetsText(sweets)}).`;
export const bringBack = 'Bring it back';
export const discard = 'Discard';
