/** Texts of the rules, contracts and answers of find. `src/README.md` tells the form. */

// Find.
export const searchEmpty = 'Please type what you are looking for.';
export const searchTooLong = 'Please keep the search to 100 letters.';
