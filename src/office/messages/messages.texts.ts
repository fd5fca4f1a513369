import { pluralsOf } from '#lib/plurals.ts';

/** Texts of messages of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Message item.
export const sendAllSame = 'Send it all the same';
export const sendAgain = 'Send again';

// Messages page.
export const sentCustomers = 'Sent to customers';
export const everyState = 'Every state';
export const everyStep = 'Every step';
export const whatWentOutHeard = 'What went out';
export const messages = (count: number) => counted(count, { one: `${count} message`, other: `${count} messages` });
export const wordsEach = 'The words of each';
export const pageEmptyNow = 'This page is empty by now';
export const firstPage = 'First page';
export const noMessageFits = 'No message fits';
export const showAllMessages = 'Show all messages';
export const noMessagesYet = 'No messages yet';
export const firstOneGoesOut = 'The first one goes out when an order is paid.';
export const aCustomer = 'A customer';
export const order = (value: string, invoiceNumber: string) => `${value}, order ${invoiceNumber}`;
export const demonstrationWhatCountsSent = 'A demonstration: what counts as sent here left nobody’s hands.';
export const theyQueuedAlready = 'They were queued already.';
export const messagesQueuedAgain = (queued: number) =>
  counted(queued, { one: `${queued} message is queued again.`, other: `${queued} messages are queued again.` });
export const sendFailedWeekAgain = (count: number) =>
  counted(count, { one: 'Send what failed this week again', other: `Send the ${count} that failed this week again` });
export const orderMobileNameHint = 'Order, mobile or name';
export const state = 'State';
export const about = 'About';

// Order told.
export const messageNotNotedYet = (message: string) => `The message is not noted yet. ${message}`;
export const whatCustomerTold = 'What the customer was told';
export const nothingYet = 'Nothing yet.';
export const noteNow = 'Note it now';
export const noMobileNumberCustomer = 'No mobile number of this customer is known.';
export const writeWhatsapp = 'Write on WhatsApp';
export const whatsapp = (value: string) => `WhatsApp: ${value}`;
export const pressOpensChatWords = 'A press opens the chat with the words in it, and notes here that you did.';

// Sent panel.
export const waitGoOut = (waiting: number) =>
  counted(waiting, { one: '{count} waits to go out', other: '{count} wait to go out' });
export const ifTheseRealCustomers = (alarm: string) => `${alarm} If these are real customers, allow more.`;
/** Codes sent in a time, and the most that may be. */
interface Sent {
  sent: string;
  most: string;
}
export const codesSignLastHour = (hour: Sent, day: Sent) =>
  `Codes to sign in: ${hour.sent} of ${hour.most} in the last hour, ${day.sent} of ${day.most} in the last day`;

// Template form.
export const words = 'Words';
export const insertIntoWordsHeard = 'Insert into the words';
export const dltTemplateId = 'DLT template id';
export const fromYourSmsGatewayHint = 'From your SMS gateway, for exactly these words.';
export const saveWords = 'Save the words';
export const saving = 'Saving…';
export const leaveThemThey = 'Leave them as they were';
export const customerReads = 'A customer reads';

// Templates.
export const theWords = 'The words';
export const eachGoesOutOnce =
  'Each goes out once, by SMS. Messages about a parcel wait ten minutes, so that a slip can be taken back and homes marked together share one message.';
export const networksIndiaDeliverOnly =
  'Networks in India deliver only registered texts: a message without its DLT template id is not sent.';
export const switchedOn = 'switched on';
export const everyCustomerGets = 'Every customer gets it.';
export const nobodyGets = 'Nobody gets it.';
export const changedBy = (changedAt: string, changedBy: string) => `Changed ${changedAt} by ${changedBy}.`;

// Message item.
export const ofHomes = (homes: number) => counted(homes, { one: ', 1 home', other: `, ${homes} homes` });
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
export const theCustomer = 'the customer';
export const kindToHeard = (kind: string, customer: string) => `: ${kind}, to ${customer}`;
/** Behind the day of a message: who told it, when it went, and which way. */
export const toldBy = (by: string) => `, by ${by}`;
export const sentAt = (moment: string) => `, sent ${moment}`;
export const fromPhone = ', from the shop’s phone';

// Remind rest.
export const remindWhatsapp = 'Remind on WhatsApp';

// Sent panel.
export const perhapsSent = '{count} perhaps sent';

// Template form.
export const lengthOf = (units: number, segments: number) =>
  counted(segments, {
    one: `About ${units} characters, 1 SMS. Names in Hindi or Punjabi make it longer.`,
    other: `About ${units} characters, ${segments} SMS. Names in Hindi or Punjabi make it longer.`,
  });
export const lengthInUnicode = (units: number, segments: number, signs: string) =>
  counted(segments, {
    one: `About ${units} characters, 1 SMS, sent as Unicode because of ${signs}: 70 characters a part instead of 160. Names in Hindi or Punjabi make it longer.`,
    other: `About ${units} characters, ${segments} SMS, sent as Unicode because of ${signs}: 70 characters a part instead of 160. Names in Hindi or Punjabi make it longer.`,
  });

// Templates.
export const sendIt = 'Send it';
