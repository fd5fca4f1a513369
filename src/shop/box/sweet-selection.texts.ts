/** Texts of the list of sweets while one is chosen for a box. `src/README.md` tells the form. */

export const nothingFound = 'No Data Found for Invitation Selection';
/** For a box of one section. */
export const chooseWhole = (section: number, box: string, gm: number) =>
  `Choose a sweet for section ${section} of your ${box} (${gm} gm).`;
export const chooseShare = (section: number, box: string, share: number, gm: number) =>
  `Choose a sweet for section ${section} of your ${box} (${share} of ${gm} gm).`;
export const priceInBox = (price: string) => `${price} in this box`;
export const noLongerOffered = 'No longer offered';
/** Notice about a sweet that cannot be taken. */
export const selectSweet = 'Please Select Sweet !';

// The question before a sweet is taken.
export const addQuestion = (sweet: string) => `Are you sure you want to add ${sweet} ?`;
export const yesThenSection = (section: number) => `Yes, then section ${section}`;
