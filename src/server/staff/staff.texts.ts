/** Texts of the gates of the back office. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server.staff';

// Identify.
export const signInFirst = 'Please sign in to the back office.';
export const roleNotEnough = 'Your role in the shop does not include this. The owner can change it.';
export const proofNeeded = 'Please sign in again: this needs a sign-in within the last five minutes.';
export const backOfficeOnly = 'You can do this only in the back office itself.';

// Owner.
export const noLongerOwner = 'You are no longer an owner of the shop. Nothing was changed.';
