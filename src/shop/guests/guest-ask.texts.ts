/** Texts for asking guests for an address and for confirming one. `src/README.md` tells the form. */

// Asking guests for the address by WhatsApp.
export const askTitle = (name: string) => `Ask ${name} for the address`;
export const askTitleAgain = (name: string) => `Remind ${name} of the address`;
/** Position among several guests who are asked in turn. */
export const askPlace = (place: number, all: number, name: string) => `${place} of ${all}: ${name}`;
export const askIntro =
  'The link opens a short form. What your guest fills in appears in your guest list by itself; the link is good for 30 days.';
export const askLanguage = 'Language of the message';
export const askSend = 'Ask on WhatsApp';
export const askSendAgain = 'Remind on WhatsApp';
export const askCopy = 'Copy the link';
export const askUnnoted =
  'WhatsApp was opened, but your guest list could not note it. Your guest can answer all the same.';
export const askNext = (name: string) => `Next: ${name}`;
/** Link to the next guest before this one was asked. */
export const askSkip = (name: string) => `Skip to: ${name}`;
export const askDone = 'Done';

// One press that says an address is right.
export const confirmRight = 'Address is right';
/** Accessible name of the confirm button. */
export const confirmHeard = (label: string, name: string) => `${label}: ${name}`;
/** Notice. */
export const confirmChanged = 'An address has changed meanwhile. Please look at it once more.';
/** Shown when another tab has deleted the guest. */
export const guestGone = 'This guest is no longer in your guest list.';
