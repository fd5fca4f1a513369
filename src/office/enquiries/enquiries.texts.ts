import { pluralsOf } from '#lib/plurals.ts';

/** Texts of enquiries of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Answer links.
export const whatsapp = 'WhatsApp';
export const call = 'Call';
export const answerNotNotedYet = (message: string) => `The answer is not noted yet. ${message}`;
export const answer = 'Answer';
export const messageLeavesNoNumber = 'The message leaves no number and no e-mail address.';
export const pressOpensAnswerIts = 'A press opens the answer with its first lines and notes here that you answered.';
export const noteNow = 'Note it now';

// Beside.
export const earlierOrdersMessages = 'Earlier orders and messages';
export const foundMobileNumberMessage =
  'Found by the mobile number in the message. Anybody can type a number: tell nothing of these orders before you know who asks.';
export const noneYet = 'There are none yet.';
export const messageNoMobileNumber = 'The message has no mobile number by which they could be found.';
export const homes = (homes: number, at: string, invoiceNumber: string) =>
  counted(homes, { one: `${at}, ${invoiceNumber}, ${homes} home`, other: `${at}, ${invoiceNumber}, ${homes} homes` });

// Enquiry page.
export const message = 'Message';
export const inbox = 'Inbox';
export const noSuchMessage = 'There is no such message';
export const mayBeenErasedPeople = 'It may have been erased, as people can ask for it.';
export const makeMyChangeAll = 'Make my change all the same';
export const somebody = 'Somebody';
export const asksHelpChecklist = 'Asks for help with this checklist.';
export const noWordsLeft = 'No words are left.';
export const fieldPeopleDoNot = 'A field that people do not see was filled in.';
export const savePicture = 'Save the picture';

// Enquiry row.
export const olderThanDay = 'Older than a day';
export const wishErased = 'Wish to be erased';
export const perhapsFromProgram = 'Perhaps from a program';
export const new2 = 'New';
export const asksHelpChecklist2 = 'Asks for help with this checklist';
export const noWordsLeft2 = 'No words left';
export const notesNumber = (notes: number) => counted(notes, { one: `${notes} note`, other: `${notes} notes` });
export const with2 = (assignee: string) => `with ${assignee}`;

// Erase message.
export const messageErased = 'The message is erased.';
export const eraseMessage = 'Erase this message…';
export const eraseMessage2 = 'Erase this message';
export const erasing = 'Erasing…';
export const eraseGood = 'Erase it for good';
export const keepIt = 'Keep it';

// History.
export const notesHistory = 'Notes and history';
export const nobodyDoneAnythingAbout = 'Nobody has done anything about it yet.';
export const takenBack = (undoneBy: string) => `, taken back by ${undoneBy}`;
export const noted = (by: string) => `${by} noted`;
export const answered = (value: string, by: string) => `Answered ${value}, ${by}`;
export const givenTo = (assignee: string) => `given to ${assignee}`;
export const givenNobody = 'given to nobody';
export const setTo = (value: string) => `set to “${value}”`;
export const markedWishErased = 'marked as a wish to be erased';
export const noWishErased = 'is no wish to be erased';
export const lookedAt = 'looked at';

// Inbox page.
export const pageEmptyNow = 'This page is empty by now';
export const firstPage = 'First page';
export const nothingLike = 'Nothing like that is here';
export const showWhatWaits = 'Show what waits';
export const everybodyAnswered = 'Everybody is answered';
export const showAllMessages = 'Show all messages';
export const whatPeopleSendFrom = 'What people send from the shop’s forms appears here at once.';
export const waitingUs = 'Waiting for us';
export const allMessages = 'All messages';
export const everyKind = 'Every kind';
export const anyAge = 'Any age';
export const lastDay = 'Of the last day';
export const olderThanWeek = 'Older than a week';
export const everybody = 'Everybody';
export const me = 'Me';
export const nobodyYet = 'Nobody yet';
export const search = 'Search';
export const nameNumberEMailPlaceholder = 'Name, number, e-mail or words';
export const show = 'Show';
export const kind = 'Kind';
export const with3 = 'With';
export const age = 'Age';

// Note form.
export const noteStaff = 'Note for the staff';
export const partWhatCustomerGetsHint =
  'It is part of what a customer gets who asks for everything the shop keeps about them.';
export const addNote = 'Add the note';
export const adding = 'Adding…';

// Standing.
export const whereStands = 'Where it stands';
export const somebodyWhoLeft = 'Somebody who left';
export const youName = (name: string) => `${name} (you)`;
export const iTake = 'I take it';
export const state = 'State';
export const somebodyAsksShopForget = 'Somebody asks the shop to forget them.';

// Enquiry page.
export const thePerson = 'the person';
export const designSent = (name: string) => `The design that ${name} sent`;

// Erase message.
export const thisPerson = 'this person';
export const wordsGo = (name: string) =>
  `What ${name} wrote goes for good, and so do your notes about it. Earlier orders stay. The log keeps that you erased a message, not what it said.`;
export const wordsAndPictureGo = (name: string) =>
  `What ${name} wrote goes for good, with the picture, and so do your notes about it. Earlier orders stay. The log keeps that you erased a message, not what it said.`;

// History.
export const takeBack = 'Take back';

// Inbox page.
export const messagesFound = (count: number) => counted(count, { one: `${count} message`, other: `${count} messages` });
export const messagesByWaiting = (count: number) =>
  counted(count, { one: `${count} message`, other: `${count} messages, the longest waiting first` });
