/** Texts of a screen whose scripts were lost on the way. `src/README.md` tells the form. */

export const screenLost = 'This page did not load. Please check your connection and load it again.';
export const screenAgain = 'Load again';
