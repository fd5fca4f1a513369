import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the pages of orders. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The days.
export const days = 'The days';
export const orderedOn = 'Ordered';
export const refundPolicy = 'Refund policy';
export const guestList = 'Guest List';

// What was ordered.
export const orderId = 'Order id';
export const description = 'Description';
export const boxDesigns = 'Box designs';
export const boxSize = 'Box size';
export const boxType = 'Box type';
export const boxAmount = 'Invitation, each box';
export const oneBox = 'One box, filled';
export const theBox = 'What is in the box';
export const noOrder = 'That order does not exist.';
export const boxes = (count: number) => counted(count, { one: `${count} box`, other: `${count} boxes` });
export const gm = (weight: string) => `${weight} gm`;

// The card.
export const card = 'The card in every box';
/** `phone` is the shop's number. */
export const changeCard = (phone: string) => `For other words, call ${phone} before packing.`;

// What one can do with an order.
export const moreHomes = 'Send to more homes';
export const again = 'Order again';
export const print = (what: 'advance' | 'receipt' | 'invoice', isCredited: boolean) => {
  const notes = isCredited ? ' and credit notes' : '';
  if (what === 'advance') return `Print receipt of the advance${notes}`;
  return what === 'receipt' ? `Print receipt${notes}` : `Print invoice${notes}`;
};

// The sum.
export const offForSample = 'Off for your sample';
export const delivery = 'Delivery';
export const total = 'Total';

// The homes.
export const forHomes = (homes: number) => counted(homes, { one: `For ${homes} home`, other: `For ${homes} homes` });
export const searchHomes = 'Search these homes';
/** `text` is what was searched for. */
export const noHomeFits = (text: string) => `No home fits “${text}”.`;
export const showMore = (left: number) => `Show more (${left} left)`;
export const waitsForAddress = 'Waits for its address';
/** In the place of the number of a home that has none. */
export const callsYou = 'The courier calls you';
/** Before the day of the payment, where no column says it. */
export const paid = 'Paid';
/** `day` is a short day. */
export const shouldArrive = (day: string) => `Should arrive ${day}`;
export const columnName = 'Name';
export const columnMobile = 'Mobile';
export const columnAddress = 'Address';
export const columnWeight = 'Weight in kg';
export const columnPincode = 'Pincode';
export const columnPaid = 'Payment date';
export const columnStatus = 'Status';
/** Behind the weight of a home. */
export const unitKg = ' kg';
export const boxesAside = (count: number) => counted(count, { one: ` (${count} box)`, other: ` (${count} boxes)` });

// A parcel.
export const carried = (courier: string, tracking: string) => `${courier}, number ${tracking}`;
export const carriedNumber = (tracking: string) => `number ${tracking}`;
/** Heard after the state. */
export const historyHeard = (home: string) => `, what happened to the parcel for ${home}`;

// Payments in parts.
export const parts = 'Payments';
export const partsOff = 'Off for what was cancelled';
export const partsLeft = 'Still to be paid';
export const partsNothingLeft = 'Nothing is left to be paid';
export const partsNote = 'We pack your order once the rest is paid. Please pay it in time for your day.';

// Money that goes back.
export const moneyBack = 'Money back';
/** `homes` are their names, `what` the sentences about them. */
export const backFor = (homes: string, what: string) => `For ${homes}: ${what}`;
export const backCreditNote = (number: string) => `Credit note ${number}.`;
export const backTrace = (number: string) => `Your bank finds it by the number ${number}.`;

// What cannot be ordered again.
export const sweetGone = (sweet: string) => `${sweet} is no longer in the shop. Please choose another.`;
export const sweetsGone = (sweets: string) => `No longer in the shop: ${sweets}. Please choose another sweet there.`;
export const designGone = (design: string) =>
  `${design} is no longer offered. Please choose another design for your box.`;
export const seeSweets = 'See the sweets';
export const seeDryFruits = 'See the dry fruits';
export const seeInvitations = 'See the invitations';
