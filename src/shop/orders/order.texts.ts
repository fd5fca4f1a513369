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
export const noOrder = 'We cannot find that order. Please look in your payment history.';
export const boxes = (count: number) => counted(count, { one: `${count} box`, other: `${count} boxes` });
export const gm = (weight: string) => `${weight} gm`;

// The card.
export const card = 'The card in every box';
/** `phone` is the shop's number. */
export const changeCard = (phone: string) => `To change it, call ${phone} before we pack.`;

// What one can do with an order.
export const moreHomes = 'Send to more homes';
export const orderAgain = 'Order again';
export const print = (what: 'advance' | 'receipt' | 'invoice', isCredited: boolean) => {
  if (what === 'advance') return isCredited ? 'Print advance receipt and credit notes' : 'Print advance receipt';
  if (what === 'receipt') return isCredited ? 'Print receipt and credit notes' : 'Print receipt';
  return isCredited ? 'Print invoice and credit notes' : 'Print invoice';
};

// The sum.
export const offForSample = 'Off for your sample';
export const delivery = 'Delivery';
export const total = 'Total';

// The homes.
export const forHomes = (homes: number) => counted(homes, { one: `For ${homes} home`, other: `For ${homes} homes` });
export const searchHomes = 'Search these homes';
/** `text` is what was searched for. */
export const noHomeMatches = (text: string) => `No home matches “${text}”.`;
export const showMore = (left: number) => `Show more (${left} left)`;
export const waitsForAddress = 'Waits for its address';
/** In the place of the number of a home that has none. */
export const callsYou = 'The courier calls you';
/** Before the day of the payment, where no column says it. */
export const paidOn = 'Paid';
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
export const unitKg = 'kg';
export const boxesAside = (count: number) => counted(count, { one: `(${count} box)`, other: `(${count} boxes)` });

// A parcel.
export const carried = (courier: string, tracking: string) => `${courier}, number ${tracking}`;
export const carriedNumber = (tracking: string) => `number ${tracking}`;
/** Heard after the state; opens the history. */
export const historyHeard = (home: string) => `What happened to the box for ${home}`;

// Payments in parts.
export const payments = 'Payments';
export const paymentsOff = 'Less what was cancelled';
export const stillToPay = 'Still to pay';
export const nothingToPay = 'Nothing left to pay';
export const paymentsNote = 'We pack your order once you pay the balance. Please pay in time for your day.';

// Money that goes back.
export const moneyBack = 'Money back';
/** `homes` are their names, `what` the sentences about them. */
export const backFor = (homes: string, what: string) => `For ${homes}: ${what}`;
export const backCreditNote = (number: string) => `Credit note ${number}.`;
export const backTrace = (number: string) => `Your bank can trace it by number ${number}.`;

// What cannot be ordered again.
export const sweetGone = (sweet: string) => `We no longer offer ${sweet}. Please choose another.`;
export const sweetsGone = (sweets: string) => `We no longer offer ${sweets}. Please choose other sweets.`;
export const designGone = (design: string) =>
  `We no longer offer ${design}. Please choose another design for your box.`;
export const seeSweets = 'See the sweets';
export const seeDryFruits = 'See the dry fruits';
export const seeInvitations = 'See the invitations';
