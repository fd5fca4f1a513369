/** Texts of the table of a box's sections. `src/README.md` tells the form. */

export const sectionsHeard = 'Sections of the box';
export const columnSection = 'Sections';
export const columnImage = 'Image';
export const columnSweet = 'Sweets';
export const columnPrice = 'Price';
export const selectSweet = 'please select sweet';
export const gone = (sweet: string) => `We no longer offer ${sweet}`;
/** Where the name of the sweet is not known. */
export const goneNameless = 'We no longer offer this sweet';
export const notCounted = 'not counted yet';
export const everyNeedsSweet = 'Every section needs a sweet before you go on.';
export const oneNeedsSweet = (section: number) => `Section ${section} needs a sweet before you go on.`;
