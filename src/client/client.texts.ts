/** Texts of what every page may say: of calls, of scripts that were lost, of the session. `src/README.md` tells the form. */

// A call without a good answer.
export const offline = 'You are offline. Please check your connection and try again. Nothing you typed is lost.';
export const unreached =
  'We could not reach the shop. Please check your connection and try again. Nothing you typed is lost.';
/** For a write, which may have arrived. */
export const noAnswer =
  'The shop did not answer. This may have gone through. Please check your connection and try again. Nothing you typed is lost.';
export const serverFailed =
  'Something went wrong on our side. Please try again in a moment. Nothing you typed is lost.';
/** When a form itself fails unexpectedly, so that every press has a result. */
export const formFailed = 'We could not send this just now. Nothing you typed is lost. Please try again in a moment.';

// What is typed.
export const draftNotKept =
  'Your browser keeps nothing for this shop. If you leave this page, you lose what you typed.';

// A part of the page that failed, or whose script was lost.
export const partFailed =
  'We could not show this part of the page. What you typed is kept on this device. Please load the page again.';
export const partLost =
  'This part of the page did not load. Please check your connection and press again. What you typed is still here.';
export const partMissing =
  'A part of this page did not load. Please check your connection and load it again. What you typed is kept.';
export const loadAgain = 'Load again';
export const pressAgain = 'The page changed as you pressed. Please press again. What you typed is still here.';

// A page that is older than the shop.
export const renewed = 'We updated the shop while you were here. What you typed is still here. Please go on.';
export const renewedLoadAgain =
  'We updated the shop while you were here. Please load this page again. What you typed is kept.';

// The session.
export const sessionEnded = 'You have been signed out. Please sign in again. What you typed is kept.';
export const signedOutUnconfirmed =
  'You are signed out on this device, but the shop did not hear of it. To be sure, press “Sign out everywhere” in your profile later.';

// Passkeys of staff.
export const passkeyKnown =
  'This device already has a passkey for you. Please sign in with it, or make one on another device.';
export const passkeyElsewhere = 'Passkeys work only at the shop’s own address. Please open the back office there.';
export const passkeyUnable = 'This device cannot make a passkey. Please use another device, or a password.';
export const passkeyNoLock =
  'A passkey needs a screen lock, and this device has none. Please set one up, or use a password.';

/** Accessible name of the button that closes a message. */
export const messageCloseHeard = 'Close message';
