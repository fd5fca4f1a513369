/** Texts of the rules, contracts and answers of today. `src/README.md` tells the form. */

// Today.
export const reasonNotKnown = 'We do not know the reason.';
