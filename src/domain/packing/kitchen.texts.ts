import { countText } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

/** What is wrong with a day of the kitchen. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const kitchenClosed = 'The kitchen is closed that day.';
export const boxesNotPaid = (unpaid: number, boxes: number) =>
  counted(unpaid, {
    one: `1 of ${countText(boxes)} boxes is not paid in full yet: do not pack it.`,
    other: `${countText(unpaid)} of ${countText(boxes)} boxes are not paid in full yet: do not pack them.`,
  });
export const noBoxPaid = (boxes: number) =>
  counted(boxes, {
    one: 'The box is not paid in full yet: do not pack it.',
    other: `None of the ${countText(boxes)} boxes is paid in full yet: do not pack them.`,
  });
export const tooManyBoxes = (boxes: string, over: string) => `${boxes} boxes, ${over} more than fit in a day.`;
export const tooMuchWeight = (weight: string, over: string) => `${weight}, ${over} more than fits in a day.`;
