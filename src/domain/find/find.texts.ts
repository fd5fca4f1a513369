/** Texts of the rules, contracts and answers of find. `src/README.md` tells the form. */

// Find.
export const typeWhatYouLook = 'Please type what you look for.';
export const searchMostLetters = 'A search has at most 100 letters.';
