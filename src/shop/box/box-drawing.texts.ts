/** Texts of the drawing of a box. `src/README.md` tells the form. */

/** In a section without a sweet. */
export const selectSweet = 'please select sweet';

// Accessible names.
export const drawingHeard = 'Your box from above';
/** `parts` lists the sections by the texts below. */
export const drawingOf = (parts: string) => `The box from above: ${parts}`;
export const partOf = (section: number, sweet: string) => `section ${section} ${sweet}`;
export const partEmpty = (section: number) => `section ${section} empty`;
export const linkEmpty = (section: number) => `Section ${section}: please select sweet`;
export const linkGone = (section: number, sweet: string) =>
  `Section ${section}: we no longer offer ${sweet}, please select sweet`;
export const linkFilled = (section: number, sweet: string) => `Section ${section}: ${sweet}. Change`;
