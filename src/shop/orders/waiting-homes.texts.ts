import { pluralsOf } from '#lib/plurals.ts';

/** Texts of homes that were paid for before their address was known. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const waitingTitle = 'Paid before the address was known';
/** `homes` are their names, here and below. */
export const waits = (boxes: number, homes: string) =>
  counted(boxes, {
    one: `A box waits for the address of ${homes}.`,
    other: `${boxes} boxes wait for the address of ${homes}.`,
  });
export const inTime = (day: string) => `Once it comes, the box goes there by itself. It is in time until ${day}.`;
export const isLate = (boxes: number, day: string) =>
  counted(boxes, {
    one: `It was needed by ${day}. Please say what shall become of it; an address that still comes is sent to as soon as we can.`,
    other: `It was needed by ${day}. Please say what shall become of them; an address that still comes is sent to as soon as we can.`,
  });
export const seeGuestList = 'See the guest list';
export const toOwn = (boxes: number) => counted(boxes, { one: 'Send it to my home', other: 'Send them to my home' });
export const toRefund = (boxes: number) => counted(boxes, { one: 'Have it refunded', other: 'Have them refunded' });

// The question before it.
export const shallOwn = (boxes: number) =>
  counted(boxes, {
    one: 'Shall the box go to your own home? The price stays.',
    other: `Shall all ${boxes} boxes go to your own home? The price stays.`,
  });
export const shallRefund = (boxes: number, amount: string) =>
  counted(boxes, {
    one: `Shall the box be cancelled? ${amount} goes back, or comes off what is still to be paid.`,
    other: `Shall all ${boxes} boxes be cancelled? ${amount} goes back, or comes off what is still to be paid.`,
  });
export const yesOwn = 'Yes, to my home';
export const yesRefund = 'Yes, refund';
export const goOnWaiting = 'Go on waiting';

// What became of them.
export const came = (count: number, homes: string) =>
  counted(count, {
    one: `The address of ${homes} came: that box goes there.`,
    other: `The address of ${homes} came: those boxes go there.`,
  });
/** `sweets` says which sweets do not reach. */
export const tooFar = (sweets: string, home: string) =>
  `${sweets} ${home} fresh. Call us before it is packed, and we put another sweet in.`;
export const sentOwn = (homes: string) => `Sent to your own home: the box of ${homes}.`;
export const refunded = (homes: string) => `Refunded: the box of ${homes}.`;
/** Notices. */
export const ownDone = 'The boxes go to your home.';
export const refundDone = 'The boxes are cancelled, and their money goes back.';
