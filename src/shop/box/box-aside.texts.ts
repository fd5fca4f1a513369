import { pluralsOf } from '#lib/plurals.ts';

/** Texts about a box that was put aside for another. `src/README.md` tells the form. */

const counted = pluralsOf('en');

const sweetsText = (sweets: number) => counted(sweets, { one: `${sweets} sweet`, other: `${sweets} sweets` });

export const aside = (type: string, gm: number, sweets: number) =>
  `Your box (${type}, ${gm} gm, ${sweetsText(sweets)}) was put aside.`;
export const asideOf = (design: string, type: string, gm: number, sweets: number) =>
  `Your box of ${design} (${type}, ${gm} gm, ${sweetsText(sweets)}) was put aside.`;
export const bringBack = 'Bring it back';
export const letGo = 'Let it go';
