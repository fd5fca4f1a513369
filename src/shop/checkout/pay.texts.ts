/** Texts of the payment's last step. `src/README.md` tells the form. */

// The price.
export const unreadBoxes = 'One number of boxes is not clear.';
/** `words` is the sentence about the price, `total` the whole sum. */
export const advanceOn = (words: string, total: string) => `${words}, advance on ${total}`;
/** `charges` names what is charged for a box. */
export const deliveryEach = (charges: string) => `Delivery: ${charges}`;
export const pay = 'Pay';

// The box.
export const cardInLid = 'The card in the lid of the box';
/** `sweets` are their names in a list. */
export const boxWith = (type: string, weight: number, sweets: string) => `${type}, ${weight} gm: ${sweets}`;
/** Refusals to pay for a box that nobody gets; `way` is a sentence that says what to do. */
export const idleBox = (box: string, way: string) => `Nobody gets ${box} yet. ${way}`;
export const idleOneBox = (way: string) => `Nobody gets one of the boxes yet. ${way}`;

// A box that was paid for, and one that is not filled.
export const orderedTitle = 'You ordered this box';
export const orderedNote = 'See its days and homes in your orders.';
export const seeOrders = 'See your orders';
export const fillNewBox = 'Fill a new box';

// A box that cannot be ordered, and one for a further part of an order.
export const boxRefused = 'You cannot order this box';
export const noBox = 'No box yet';
export const chooseInvitation = 'Choose an invitation';
export const forMoreHomes = 'The same box, for more homes.';
