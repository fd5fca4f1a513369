/** Texts of what every page may say: of calls, of scripts that were lost, of the session. `src/README.md` tells the form. */

// A call without a good answer.
export const offline = 'You are offline. Please check your connection and try again; nothing you typed is lost.';
export const unreached =
  'We could not reach the shop. Please check your connection and try again; nothing you typed is lost.';
/** For a write, which may have arrived. */
export const noAnswer =
  'No answer came from the shop: this may have arrived. Please check your connection and try again; nothing you typed is lost.';
export const broken = 'Something went wrong on our side. Please try again in a moment; nothing you typed is lost.';
/** When a form itself fails unexpectedly, so that every press has a result. */
export const formFailed = 'This could not be sent just now. Nothing you typed is lost; please try again in a moment.';

// What is typed.
export const draftNotKept =
  'Your browser keeps nothing for this shop: what you fill in is lost when you leave the page.';

// A part of the page that failed, or whose script was lost.
export const partFailed =
  'This part of the page could not be shown. What you typed is kept on this device; please load the page again.';
export const partLost =
  'This part of the page could not be loaded. Please check your connection and press again; what you typed is still here.';
export const partMissing =
  'A part of this page could not be loaded. Please check your connection and load it again; what you typed is kept.';
export const loadAgain = 'Load again';
export const pressAgain =
  'The page changed before your press could count. Please press again; what you typed is still here.';

// A page that is older than the shop.
export const renewed = 'The shop was renewed while this page was open. What you typed is still here; please go on.';
export const renewedLoadAgain =
  'The shop was renewed while this page was open. Please load it again; what you typed is kept.';

// The session.
export const sessionEnded = 'Your session has ended. Please sign in again; what you typed is kept.';
export const signedOutUnconfirmed =
  'Signed out on this device. The shop did not confirm it: later, “Sign out everywhere” on your profile makes sure.';

// Passkeys of staff.
export const passkeyKnown =
  'This device has a passkey for you already. Please sign in with it, or make one on another device.';
export const passkeyElsewhere = 'Passkeys work at the shop’s own address alone. Please open the back office there.';
export const passkeyUnable = 'This device cannot make such a passkey. Please use another one, or a password.';
export const passkeyNoLock =
  'This device has no screen lock, which a passkey needs. Please set one up, or use a password.';

/** Accessible name of the button that closes a message. */
export const messageCloseHeard = 'Close message';
