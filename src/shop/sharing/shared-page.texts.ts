/** Texts of the page of a shared guest list. `src/README.md` tells the form. */

export const sharedTitle = 'Shared list';
export const sharedNote = 'The guest list of a family that shares it with you.';
