/** Texts of the pages of an account. `src/README.md` tells the form. */

// Signing in.
export const signInTitle = 'Sign in';
export const signInDescription = 'Sign in with your mobile number to order, save boxes and keep your guest list.';
export const signInNote = 'Your boxes, guest list and orders stay with your number.';
export const signInLost = 'Lost your number? Call us and have an order number ready: {phone}';
export const signInNeedsScript = 'Signing in needs JavaScript.';

// The profile.
export const profileTitle = 'Profile';
