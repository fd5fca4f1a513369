/** Texts about the services that the shop asks, and of its last answers. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server';

// Google.
export const invalid = 'Invalid Google token';
export const googleSignNotSet = 'Google sign-in is not set up.';
export const googleDidNotAnswer = 'Google did not answer. Please try again or use your mobile number.';

// Places.
export const silent = 'Address suggestions are not there just now. Please type the address.';
export const addressSuggestionsNotSet = 'Address suggestions are not set up.';

// Stopping.
export const startingAgain = 'The shop is just being started again. Nothing was changed; please try again in a moment.';

// App.
export const processBeingStopped = 'This process is being stopped.';
export const requestNamesNoHost = 'The request names no host.';
export const pageRecordDoesNot = 'That page or record does not exist.';
