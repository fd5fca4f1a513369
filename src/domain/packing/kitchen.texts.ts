/** What is wrong with a day of the kitchen. `src/README.md` tells the form. */

export const kitchenClosed = 'The kitchen is closed that day.';
export const boxesNotPaid = (unpaid: string, boxes: string) =>
  `${unpaid} of ${boxes} boxes are not paid in full yet: do not pack them.`;
export const tooManyBoxes = (boxes: string, over: string) => `${boxes} boxes, ${over} more than fit in a day.`;
export const tooMuchWeight = (weight: string, over: string) => `${weight}, ${over} more than fits in a day.`;
