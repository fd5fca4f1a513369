import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the messages that staff answer. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const quoteDecoration = 'Quote for a decoration';
export const quoteFromDesigner = 'Quote from a designer';
export const customisedInvitation = 'Customised invitation';
export const ownDesign = 'Own design';
export const helpPlanning = 'Help with planning';
export const kindMessage = 'Message';
export const stateNew = 'New';
export const stateAnswered = 'Answered';
export const stateClosed = 'Closed';
export const stateInWork = 'Started';
export const stateWaiting = 'Waiting for the customer';
export const byWhatsapp = 'by WhatsApp';
export const byEmail = 'by email';
export const byPhone = 'by phone';
export const thanksForWriting = (name: string, staff: string, shop: string) =>
  `Namaste ${name}, this is ${staff} of ${shop}. Thank you for writing to us.`;
export const thanksForWritingUnnamed = (staff: string, shop: string) =>
  `Namaste, this is ${staff} of ${shop}. Thank you for writing to us.`;
export const aboutQuoted = (about: string, words: string) => `About your ${about}: “${words}”`;
export const aboutOnly = (about: string) => `It is about your ${about}.`;
export const yourMessage = (shop: string) => `Your message to ${shop}`;
export const daysAgo = (days: number) => counted(days, { one: `${days} day ago`, other: `${days} days ago` });
export const hoursAgo = (hours: number) => counted(hours, { one: `${hours} hour ago`, other: `${hours} hours ago` });
export const minutesAgo = (minutes: number) =>
  counted(minutes, { one: `${minutes} minute ago`, other: `${minutes} minutes ago` });
export const justNow = 'just now';
