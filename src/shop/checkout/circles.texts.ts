import { pluralsOf } from '#lib/plurals.ts';

/** Texts of an order with several box designs. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const circlesTitle = 'Different boxes for some homes';
export const circlesNote = 'A large box for the family, a smaller one for the office: one order, one payment.';

// The table of the designs.
export const columnFor = 'For whom';
export const columnBox = 'Box';
export const columnHomes = 'Homes';
export const columnBoxes = 'Boxes';
export const columnSum = 'Sum';
export const columnOut = 'Remove';
/** Accessible names of the field in a row. */
export const forWhomIs = (name: string) => `For whom is ${name}?`;
export const forWhomNameless = 'For whom is this box?';
export const designPrice = (name: string, gm: number, price: string) => `${name}, ${gm} gm, ${price} a box`;
/** `way` is a sentence that says what to do. */
export const boxIdle = (way: string) => `Nobody gets it yet. ${way}`;
export const homes = (count: number) => counted(count, { one: `${count} home`, other: `${count} homes` });
export const boxes = (count: number) => counted(count, { one: `${count} box`, other: `${count} boxes` });
export const removeBox = 'Remove';
export const removeBoxHeard = (name: string) => `Remove ${name}`;

// A design for a whole category.
export const giveWhom = 'Which guests';
export const giveWhomNone = 'Choose a category or tag';
export const giveWhat = 'Their box';
export const giveBox = 'Give';
export const someHaveBox = (guests: number) =>
  counted(guests, { one: '1 of them already has a box.', other: `${guests} of them already have a box.` });
export const sendSecond = (guests: number) =>
  counted(guests, { one: 'Send a second one', other: 'Send them a second one' });
export const someGetAnother = (guests: number) =>
  counted(guests, {
    one: '1 of them already gets another box, and each home gets only one. Which one?',
    other: `${guests} of them already get another box, and each home gets only one. Which one?`,
  });
export const giveThisOne = (guests: number) =>
  counted(guests, { one: 'Give this one', other: `Give all ${guests} this one` });
export const leaveThose = (guests: number) =>
  counted(guests, { one: 'Leave that one as it is', other: `Leave those ${guests} as they are` });

// Another design.
export const addLabel = 'Add another box';
export const addNone = 'Choose a box';
export const addSizes = 'The same in another size';
export const addSize = (gm: number) => `${gm} gm`;
export const addCart = 'From your cart';
export const addCartBox = (name: string, gm: string, type: string) => `${name}, ${gm} gm, ${type}`;
export const addBox = 'Add';
export const addNew = 'For another design, {fill} and add it to your cart first. We keep what you chose here.';
export const addNewFill = 'fill its box';
