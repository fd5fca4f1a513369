import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the cards that tell of a new order on the home page. `src/README.md` tells the form. */

const counted = pluralsOf('en');

const homesText = (homes: number) => counted(homes, { one: `${homes} home`, other: `${homes} homes` });

export const cardTitle = 'Your order is confirmed';
export const titleBoxes = (design: string, boxes: number) =>
  counted(boxes, { one: `${design}, ${boxes} box`, other: `${design}, ${boxes} boxes` });
/** Amount, homes and number of the order. */
export const sum = (homes: number) => `{amount} to ${homesText(homes)} · {number}`;
export const number = (invoice: string) => `number ${invoice}`;

// What comes next.
export const stillDue = (due: string) =>
  `Your advance has arrived. ${due} is still to pay. We pack once you have paid it.`;
export const boxesLeave = (by: string) =>
  `We fill the boxes fresh and hand them to the courier by ${by}. The courier calls the number on each box before it comes.`;
export const boxesArrive = (by: string, arrive: string) =>
  `We fill the boxes fresh and hand them to the courier by ${by}; they should arrive ${arrive}. The courier calls the number on each box before it comes.`;
export const sweetsLeave = (by: string, mobile: string) =>
  `We make your sweets fresh and hand them to the courier by ${by}. The courier calls ${mobile} before it comes.`;
export const sweetsArrive = (by: string, arrive: string, mobile: string) =>
  `We make your sweets fresh and hand them to the courier by ${by}; they should arrive ${arrive}. The courier calls ${mobile} before it comes.`;
export const dryFruitsLeave = (by: string, mobile: string) =>
  `We pack your dry fruits and hand them to the courier by ${by}. The courier calls ${mobile} before it comes.`;
export const dryFruitsArrive = (by: string, arrive: string, mobile: string) =>
  `We pack your dry fruits and hand them to the courier by ${by}; they should arrive ${arrive}. The courier calls ${mobile} before it comes.`;

// Heard when a card comes up; `next` is one of the sentences above.
export const confirmed = 'Your order is confirmed.';
export const confirmedOf = (title: string, amount: string, homes: number, next: string) =>
  `Your order is confirmed. ${title}, ${amount}, to ${homesText(homes)}. ${next}`;

// The buttons.
export const payBalance = 'Pay balance';
export const seeOrder = 'See the order';
export const receipt = 'Receipt';
export const missingAddresses = (homes: number) => `Get the missing addresses (${homes})`;
export const awayHeard = 'Hide this order';
