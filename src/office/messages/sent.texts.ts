import { pluralsOf } from '#lib/plurals.ts';

/** Texts of messages of one order. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Order told.
export const notNotedYet = (message: string) => `We have not noted the message yet. ${message}`;
export const toldTitle = 'What we told the customer';
export const toldNothing = 'Nothing yet.';
export const noteNow = 'Note it now';
export const noMobileNumber = 'We do not have this customer’s mobile number.';
export const openWhatsapp = 'Write on WhatsApp';
export const whatsappAbout = (kind: string) => `WhatsApp: ${kind}`;
export const whatsappHint = 'This opens the chat with the words in it, and notes here that you did.';

// Sent panel.
/** Codes sent in a time, and the most that may be. */
interface Sent {
  sent: string;
  most: string;
}
export const waiting = (waiting: number) =>
  counted(waiting, { one: '{count} waits to go out', other: '{count} wait to go out' });
export const codesAlarm = (alarm: string) => `${alarm} If these are real customers, allow more.`;
export const codesSent = (hour: Sent, day: Sent) =>
  `Sign-in codes: ${hour.sent} of ${hour.most} in the last hour, ${day.sent} of ${day.most} in the last day`;
export const perhapsSent = '{count} perhaps sent';

// Remind rest.
export const remind = 'Remind on WhatsApp';
