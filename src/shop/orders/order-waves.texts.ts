import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the parts of an order that leave on days of their own. `src/README.md` tells the form. */

const counted = pluralsOf('en');

const homesText = (homes: number) => counted(homes, { one: `${homes} home`, other: `${homes} homes` });
const boxesText = (boxes: number) => counted(boxes, { one: `${boxes} box`, other: `${boxes} boxes` });

export const partsTitle = 'Sent in parts';
export const missingTitle = 'Guests without an address';
export const part = (day: string, homes: number, boxes: number) =>
  `{part}, ${day}: ${homesText(homes)}, ${boxesText(boxes)}`;
/** Where a day was chosen. */
export const partBy = (day: string, homes: number, boxes: number, by: string) =>
  `{part}, ${day}: ${homesText(homes)}, ${boxesText(boxes)}, there by ${by}`;
export const sendPart = (place: number, homes: number) => `Send part ${place} to ${homesText(homes)}`;
export const seeGuestList = 'See the guest list';
