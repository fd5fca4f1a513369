/** Texts of the rules, contracts and answers of box. `src/README.md` tells the form. */

// Box types.
export const normalBox = 'Normal Box';
export const normalBoxShape = 'One open box, filled with one sweet.';
export const fourSectionBox = '4 Section in box';
export const fourSectionShape = 'Four equal sections, two by two.';
export const threeSectionBox = '3 Section in box';
export const threeSectionShape = 'Three sections side by side.';
export const specialBox = 'Special box';
export const specialBoxShape = 'A round centre and four sides.';

// Box.
export const noSection = 'That section does not exist.';
export const chooseBoxSize = (weights: string) => `Please choose a box size of ${weights} gm.`;
export const noBoxType = 'That box type does not exist.';
/** A part of the list in `pricesChanged`. */
export const sweetNow = (name: string, price: string, before: string) =>
  `${name} is now ${price} for 400 gm (it was ${before})`;
export const invitationNow = (price: string, before: string) => `the invitation is now ${price} (it was ${before})`;
export const pricesChanged = (list: string) => `Prices have changed since you filled this box: ${list}.`;
export const pricesAndBoxChanged = (list: string, price: string) =>
  `Prices have changed since you filled this box: ${list}. One box now comes to ${price}.`;
