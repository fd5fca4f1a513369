import { pluralsOf } from '#lib/plurals.ts';

/** Texts about boxes that were paid for twice. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const twiceTitle = 'Paid for twice';
/** `names` are those of the homes. */
export const twiceBy = (homes: number, names: string) =>
  counted(homes, {
    one: `${names} gets a box by order {orders} as well. Both payments arrived, so both are orders.`,
    other: `${names} get a box by order {orders} as well. Both payments arrived, so both are orders.`,
  });
export const giveBack = (boxes: number, amount: string) =>
  counted(boxes, {
    one: `Give the second box back, ${amount}`,
    other: `Give the ${boxes} second boxes back, ${amount}`,
  });
export const tooLate = 'They are being made already. Please call us, and we see what we can still do.';
