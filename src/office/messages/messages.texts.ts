import { pluralsOf } from '#lib/plurals.ts';

/** Texts of messages of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Message item.
export const sendAnyway = 'Send it anyway';
export const sendAgain = 'Send again';
export const kindForHomes = (homes: number) =>
  counted(homes, { one: '{kind}, 1 home', other: `{kind}, ${homes} homes` });
export const mayHaveArrived = (problem: string) =>
  `${problem} It may have arrived, so the shop does not send it again by itself.`;
export const mayHaveArrivedAt = (problem: string, mobile: string) =>
  `${problem} It may have arrived at ${mobile}, so the shop does not send it again by itself.`;
export const nextTryAt = (problem: string, tries: number, due: string) =>
  counted(tries, {
    one: `${problem} Tried once; the next try is at ${due}.`,
    other: `${problem} Tried ${tries} times; the next try is at ${due}.`,
  });
export const goesOutAt = (due: string) => `It goes out at ${due}.`;
export const customerWithoutName = 'the customer';
export const sendAgainHeard = (kind: string, customer: string) => `Send again: ${kind}, to ${customer}`;
export const sendAnywayHeard = (kind: string, customer: string) => `Send it anyway: ${kind}, to ${customer}`;
/** Behind the day of a message: who told it, when it went, and which way. */
export const byWhom = (by: string) => `by ${by}`;
export const sentAt = (moment: string) => `sent ${moment}`;
export const fromShopPhone = 'from the shop’s phone';

// Messages page.
export const messagesTitle = 'Sent to customers';
export const everyState = 'Every state';
export const everyStep = 'Every step';
export const whatWentOutHeard = 'What went out';
export const messagesFound = (count: number) => counted(count, { one: `${count} message`, other: `${count} messages` });
export const toTheWords = 'The words we send';
export const pageEmpty = 'This page is empty now';
export const firstPage = 'First page';
export const noMessageMatches = 'No message matches';
export const showAllMessages = 'Show all messages';
export const noMessagesYet = 'No messages yet';
export const noMessagesYetHint = 'The first one goes out when an order is paid.';
export const someCustomer = 'A customer';
export const aboutOrder = (order: string) => `{customer}, order ${order}`;
export const aboutOrderMobile = (mobile: string, order: string) => `{customer}, ${mobile}, order ${order}`;
export const demonstration = 'This is a demonstration: nobody got the messages marked sent.';
export const alreadyQueued = 'They are waiting to go out already.';
export const goOutAgain = (queued: number) =>
  counted(queued, { one: `${queued} message goes out again.`, other: `${queued} messages go out again.` });
export const sendFailedAgain = (failed: number) => `Send again: ${failed} failed this week`;
export const searchHint = 'Order, mobile or name';
export const state = 'State';
export const about = 'About';

// Template form.
export const messageWords = 'Words';
export const insertIntoWordsHeard = 'Insert into the words';
export const dltTemplateId = 'DLT template id';
export const dltTemplateIdHint = 'From your SMS provider, for exactly these words.';
export const saveWords = 'Save the words';
export const saving = 'Saving…';
export const discardChanges = 'Discard changes';
export const customerReads = 'The customer reads';
export const lengthOf = (units: number, segments: number) =>
  counted(segments, {
    one: `About ${units} characters, 1 SMS. Names in Hindi or Punjabi make it longer.`,
    other: `About ${units} characters, ${segments} SMS. Names in Hindi or Punjabi make it longer.`,
  });
export const lengthWithSigns = (units: number, segments: number, signs: string) =>
  counted(segments, {
    one: `About ${units} characters, 1 SMS. Because of ${signs} an SMS holds 70 characters, not 160. Names in Hindi or Punjabi make it longer.`,
    other: `About ${units} characters, ${segments} SMS. Because of ${signs} an SMS holds 70 characters, not 160. Names in Hindi or Punjabi make it longer.`,
  });

// Templates.
export const wordsTitle = 'The words we send';
export const wordsHint =
  'Each goes out once, by SMS. Messages about boxes wait ten minutes, so you can still undo, and homes you mark together share one message.';
export const dltMissing = 'In India only registered texts arrive, so we send no message without its DLT template id.';
export const switchedOn = (message: string) => `${message}: switched on.`;
export const switchedOff = (message: string) => `${message}: switched off.`;
export const wordsSaved = (message: string) => `${message}: words saved.`;
export const sentToAll = 'Every customer gets it.';
export const sentToNobody = 'Nobody gets it.';
export const changedBy = (at: string, by: string) => `Changed ${at} by ${by}.`;
export const sendIt = 'Send it';
