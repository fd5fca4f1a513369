import type { PageState } from '#domain/guests/page-state.rules.ts';

/** Texts inside the dialog that sends guests their page by WhatsApp. `src/README.md` tells the form. */

/** Position among several guests who are written to in turn. */
export const askPlace = (place: number, all: number, name: string) => `${place} of ${all}: ${name}`;
/** What the page shows, by its state. */
export const pageIntro: Record<PageState, string> = {
  address:
    'The link opens a short form and works for 30 days. What your guest fills in appears on your list by itself.',
  check: 'Your guest sees part of the address, and confirms it with one tap or writes another.',
  preparing: 'The page says that we are preparing a box, and when and where you celebrate, once you fill that in.',
  sent: 'The page says that the box is on its way, and when and where you celebrate, once you fill that in.',
  delivered:
    'The courier says the box is there. The page asks your guest whether it arrived, and for a few words to you.',
  thanks: 'Your guest says the box has arrived. On the page they can still answer your invitation and write to you.',
  invited:
    'We deliver in India only. The page says when and where you celebrate, once you fill that in, and takes the answer.',
};
/** For a guest abroad, whose page is about the celebration alone. */
export const askUntold = 'First, please say when and where you celebrate, at the top of your guest list.';
export const askLanguage = 'Language of the message';
export const askSend = 'Ask on WhatsApp';
export const askSendAgain = 'Remind on WhatsApp';
export const pageSend = 'Send on WhatsApp';
export const pageSendAgain = 'Send again on WhatsApp';
export const askCopy = 'Copy the link';
export const askUnnoted = 'WhatsApp opened, but we could not note it on your list. Your guest can still answer.';
export const askNext = (name: string) => `Next: ${name}`;
/** Link to the next guest before this one was asked. */
export const askSkip = (name: string) => `Skip to: ${name}`;
export const askDone = 'Done';
