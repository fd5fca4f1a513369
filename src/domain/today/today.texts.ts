/** Texts of the rules, contracts and answers of today. `src/README.md` tells the form. */

// Today.
export const reasonNotKnown = 'The reason is not known.';
