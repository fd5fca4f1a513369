import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the waves of an order. `src/README.md` tells the form. */

const counted = pluralsOf('en');

const homesText = (homes: number) => counted(homes, { one: `${homes} home`, other: `${homes} homes` });
const boxesText = (boxes: number) => counted(boxes, { one: `${boxes} box`, other: `${boxes} boxes` });

export const wavesTitle = 'Sent in waves';
export const missingTitle = 'Guests without an address';
export const wave = (day: string, homes: number, boxes: number) =>
  `{wave}, ${day}: ${homesText(homes)}, ${boxesText(boxes)}`;
/** Where a day was wished. */
export const waveBy = (day: string, homes: number, boxes: number, by: string) =>
  `{wave}, ${day}: ${homesText(homes)}, ${boxesText(boxes)}, there by ${by}`;
export const sendWave = (place: number, homes: number) => `Send wave ${place} to ${homesText(homes)}`;
export const seeGuestList = 'See the guest list';
