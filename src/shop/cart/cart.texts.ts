/** Texts of the cart and of the boxes saved for later. `src/README.md` tells the form. */

// The lists.
export const nothingSaved = 'Nothing saved for later';
export const nothingSavedNote = 'Boxes you save for later wait here until you decide.';
export const nothingInCart = 'Your cart is empty';
export const nothingInCartNote = 'Choose an invitation, fill its box with sweets and keep it here.';
export const chooseInvitation = 'Choose an invitation';
export const deleted = (box: string) => `You deleted ${box}.`;
export const undo = 'Undo';
export const columnName = 'Name';
export const columnAmount = 'Amount';
export const amountEach = (amount: string) => `${amount} a box`;
export const columnWeight = 'Weight gm';
export const columnType = 'Box type';
export const columnDate = 'Date';
export const columnView = 'View';
export const columnDelete = 'Delete';
export const viewHeard = (box: string) => `View ${box}`;
export const noLongerOffered = 'No longer offered';
export const sweetsMissing = 'Sweets missing';

// One box.
export const boxGone = 'This box is no longer here';
export const boxGoneNote = 'You deleted it or ordered it.';
export const boxGoneWay = 'Open the cart';
export const designGone = 'We no longer offer this invitation';
export const designGoneNote = 'Please choose another one for your box.';
export const designGoneWay = 'See all invitations';
export const noPrices = 'We do not have the prices of this box just now. Please try again.';
export const toCart = 'Move to cart';
export const toSaved = 'Save for Later';
export const sample = 'Send me one first';

// Notices.
export const added = 'Added to cart successfully';
export const saved = 'Item saved for later.';
export const movedToCart = 'Moved to the cart';
