import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the list and forms about sending guests their page, asking for an address and confirming one. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Titles of the dialog that sends a guest's page by WhatsApp; while the address is missing, it asks for it.
export const askTitle = (name: string) => `Ask ${name} for the address`;
export const askTitleAgain = (name: string) => `Remind ${name} about the address`;
export const sendTitle = (name: string) => `Send ${name} their page`;
/** When a page was sent last, in days. */
export const sentBefore = (days: number) =>
  days < 1 ? 'Sent today' : counted(days, { one: 'Sent yesterday', other: `Sent ${days} days ago` });
// One press that says an address is right.
export const confirmRight = 'Address is right';
/** Accessible name of the confirm button. */
export const confirmHeard = (label: string, name: string) => `${label}: ${name}`;
/** Notice. */
export const confirmChanged = 'An address has just changed. Please check it again.';
/** Shown when another tab has deleted the guest. */
export const guestGone = 'This guest is no longer on your list.';
