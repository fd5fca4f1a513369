import { pluralsOf } from '#lib/plurals.ts';

/** How far the boxes of a family are. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const marriage = 'Marriage';
export const birthday = 'Birthday';
export const mehndi = 'Mehndi';
export const party = 'Party';
export const roomDecor = 'Room Decor';
export const someHaveAddress = (addresses: number, guests: number) =>
  counted(addresses, {
    one: `${addresses} of ${guests} guests has an address.`,
    other: `${addresses} of ${guests} guests have an address.`,
  });
export const allHaveAddress = (guests: number) =>
  counted(guests, { one: 'Your guest has an address.', other: `All ${guests} guests have an address.` });
export const noBoxOrdered = 'You have not ordered boxes yet.';
export const someSent = (sent: number, homes: number) => `Boxes for ${sent} of ${homes} homes have left.`;
export const someArrived = (sent: number, homes: number, arrived: number) =>
  counted(arrived, {
    one: `Boxes for ${sent} of ${homes} homes have left. One has arrived.`,
    other: `Boxes for ${sent} of ${homes} homes have left. ${arrived} have arrived.`,
  });
export const allSent = (homes: number) =>
  counted(homes, { one: 'The box has left.', other: `Boxes for all ${homes} homes have left.` });
export const allSentSomeArrived = (homes: number, arrived: number) =>
  counted(arrived, {
    one: `Boxes for all ${homes} homes have left. One has arrived.`,
    other: `Boxes for all ${homes} homes have left. ${arrived} have arrived.`,
  });
export const allArrived = (homes: number) =>
  counted(homes, { one: 'The box has arrived.', other: `All ${homes} homes have their box.` });
export const orderedNoneSent = (homes: number) =>
  counted(homes, {
    one: 'The box is ordered. It has not left yet.',
    other: `Boxes for ${homes} homes are ordered. None has left yet.`,
  });
