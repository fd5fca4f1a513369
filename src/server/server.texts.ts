/** Texts about the services that the shop asks, and of its last answers. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server';

// Google.
export const googleTokenNotValid = 'Invalid Google token';
export const googleNotSetUp = 'Google sign-in is not set up. Please use your mobile number.';
export const googleDidNotAnswer = 'Google did not answer. Please try again or use your mobile number.';

// Places.
export const placesSilent = 'We cannot suggest addresses just now. Please type the address.';
export const placesNotSetUp = 'Address suggestions are not set up.';

// Stopping.
export const startingAgain = 'The shop is restarting. Nothing was changed; please try again in a moment.';

// App.
export const stopping = 'This process is stopping.';
export const noHost = 'The request names no host.';
export const notFound = 'That page or record does not exist.';
