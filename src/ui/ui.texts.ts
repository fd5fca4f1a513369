/** Texts of the kit of all screens. `src/README.md` tells the form. */

export const back = 'Back';
/** Behind a label. */
export const optional = ' (optional)';
export const mobileLabel = 'Mobile';
export const noDataFound = 'No Data Found';
export const tryAgain = 'Try again';

// Copying.
export const copied = 'Copied';
export const copyByHand = 'We could not copy this. Please copy it from here:';

// Dialogs.
/** Accessible name of the button. */
export const closeHeard = 'Close';
export const no = 'No';

// Loading.
export const loading = 'Loading';
export const stillLoading = 'Still loading…';
export const partLost = 'This part of the page did not load. Please check your connection. What you typed is kept.';
