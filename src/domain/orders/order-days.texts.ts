/** Days of an order, and until when it can be changed. `src/README.md` tells the form. */

export const daySpan = (from: string, to: string) => `${from} to ${to}`;
export const wishedFor = 'Asked for';
export const wasToLeaveBy = 'Was to leave by';
export const leavesUs = 'Leaves us by';
export const leftUs = 'Left us';
export const shouldArrive = 'Should arrive';
export const changePacked = (phone: string) => `We have packed it. To change the address, call ${phone} at once.`;
export const changeUntilPacking = (phone: string) =>
  `To change the address or cancel, call ${phone}. It is free until we start packing, usually on the afternoon you order.`;
export const changeUntilCourier = (phone: string) =>
  `To change the address or cancel, call ${phone}. It is free until the courier has the box.`;
export const changeInGuestListFree = (phone: string, day: string) =>
  `Change an address in your guest list, then send the box there. To cancel a home, call ${phone}, free until the end of ${day}.`;
export const changeInGuestListCharged = (phone: string) =>
  `Change an address in your guest list, then send the box there. To cancel a home, call ${phone}. We charge for what is already printed and built, and send back the money for sweets not made yet.`;
export const dayOfCelebration = 'Celebration';
