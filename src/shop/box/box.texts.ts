import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the builder of a box and of the steps of an order. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The choices.
export const size = 'Size';
export const sizeGm = (gm: number) => `${gm} gm`;
export const type = 'Box type';
export const typeIs = (place: number, name: string, description: string) =>
  `Box type ${place}, ${name}. ${description}`;
export const emptied = 'We emptied the box for its new type.';
export const putBack = 'Put the sweets back';

// What is still to be filled.
export const allFilled = 'Every section is filled. Tap one to change its sweet.';
export const noneFilled = (sections: number) =>
  counted(sections, { one: 'Tap the box to choose its sweet.', other: 'Tap a section to choose its sweet.' });
export const lastFilled = (sweet: string, section: number) => `${sweet} is in section ${section}.`;
export const oneSectionEmpty = (section: number) => `Section ${section} still needs a sweet.`;
export const sectionsEmpty = (sections: number) => `${sections} sections still need a sweet.`;
export const chooseFor = (section: number) => `Choose for section ${section}`;
export const fillOne = (sweet: string) => `Fill it with ${sweet}`;
export const fillAll = (sections: number, sweet: string) => `Fill all ${sections} with ${sweet}`;

// The sum.
export const sumTotal = 'Total';
/** Smaller, behind the total. */
export const sumOfSweets = ' of sweets';
export const sumInvitation = 'Invitation';
export const oneBox = 'One box';
export const next = 'Next';

// The steps of an order.
export const stepsHeard = 'Steps of your order';
export const stepBox = 'Box';
export const stepGuests = 'Guests';
export const stepDay = 'Day';
export const stepCard = 'Card';
export const stepPay = 'Pay';
/** Heard after the name of a step. */
export const stepDone = ', done';
