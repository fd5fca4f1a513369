import { pluralsOf } from '#lib/plurals.ts';

/** Texts of homes that were paid for before their address was known. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const waitingTitle = 'Paid before we had the address';
/** `homes` are their names, here and below. */
export const boxesWait = (boxes: number, homes: string) =>
  counted(boxes, {
    one: `A box waits for the address of ${homes}.`,
    other: `${boxes} boxes wait for the address of ${homes}.`,
  });
export const stillInTime = (day: string) => `We send each box once its address comes. There is time until ${day}.`;
export const tooLate = (boxes: number, day: string) =>
  counted(boxes, {
    one: `We needed it by ${day}. Please say what to do with the box. If the address still comes, we send it there as soon as we can.`,
    other: `We needed them by ${day}. Please say what to do with the boxes. If an address still comes, we send its box there as soon as we can.`,
  });
export const seeGuestList = 'See the guest list';
export const toOwn = (boxes: number) => counted(boxes, { one: 'Send it to my home', other: 'Send them to my home' });
export const toRefund = (boxes: number) => counted(boxes, { one: 'Refund it', other: 'Refund them' });

// The question before it.
export const askOwn = (boxes: number) =>
  counted(boxes, {
    one: 'Shall we send the box to your own home? The price stays the same.',
    other: `Shall we send all ${boxes} boxes to your own home? The price stays the same.`,
  });
export const askRefund = (boxes: number, amount: string) =>
  counted(boxes, {
    one: `Shall we cancel the box? We refund ${amount}, or take it off what is still to pay.`,
    other: `Shall we cancel all ${boxes} boxes? We refund ${amount}, or take it off what is still to pay.`,
  });
export const yesOwn = 'Yes, to my home';
export const yesRefund = 'Yes, refund';
export const keepWaiting = 'Keep waiting';

// What became of them.
export const addressCame = (count: number, homes: string) =>
  counted(count, {
    one: `The address of ${homes} has come. The box goes there.`,
    other: `The addresses of ${homes} have come. The boxes go there.`,
  });
/** `sweets` are the names of `count` sweets. */
export const tooFar = (count: number, sweets: string, home: string) =>
  counted(count, {
    one: `${sweets} does not reach ${home} fresh. Call us before we pack the box, and we will put in another sweet.`,
    other: `${sweets} do not reach ${home} fresh. Call us before we pack the box, and we will put in other sweets.`,
  });
export const sentOwn = (count: number, homes: string) =>
  counted(count, {
    one: `Sent to your own home: the box for ${homes}.`,
    other: `Sent to your own home: the boxes for ${homes}.`,
  });
export const refunded = (count: number, homes: string) =>
  counted(count, { one: `Refunded: the box for ${homes}.`, other: `Refunded: the boxes for ${homes}.` });
/** Notices. */
export const ownDone = (boxes: number) =>
  counted(boxes, { one: 'We send the box to your home.', other: 'We send the boxes to your home.' });
export const refundDone = (boxes: number) =>
  counted(boxes, {
    one: 'We have cancelled the box.',
    other: 'We have cancelled the boxes.',
  });
