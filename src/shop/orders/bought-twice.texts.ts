import { pluralsOf } from '#lib/plurals.ts';

/** Texts about boxes that were paid for twice. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const twiceTitle = 'Paid for twice';
/** `names` are those of the homes. */
export const twiceBy = (homes: number, names: string) =>
  counted(homes, {
    one: `${names} also gets a box from order {orders}. Both payments arrived, so you have ordered twice.`,
    other: `${names} also get a box from order {orders}. Both payments arrived, so you have ordered twice.`,
  });
export const refundSecond = (boxes: number, amount: string) =>
  counted(boxes, {
    one: `Refund the second box, ${amount}`,
    other: `Refund the ${boxes} second boxes, ${amount}`,
  });
export const tooLate = 'We are already making them. Please call us, and we will see what we can do.';
