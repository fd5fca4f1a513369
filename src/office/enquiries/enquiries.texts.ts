import { pluralsOf } from '#lib/plurals.ts';

/** Texts of enquiries of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Answer links.
export const whatsapp = 'WhatsApp';
export const email = 'Email';
export const callThem = 'Call';
export const notNotedYet = (message: string) => `We have not noted your answer yet. ${message}`;
export const answerTitle = 'Answer';
export const noWayToAnswer = 'They left no number and no email address.';
export const answerHint = 'This opens an answer with its first lines, and notes here that you answered.';
export const noteNow = 'Note it now';

// Beside.
export const besideTitle = 'Earlier orders and messages';
export const foundByNumber =
  'Found by the mobile number in the message. Anybody can type a number, so say nothing about these orders before you know who is asking.';
export const nothingBeside = 'There are none yet.';
export const noNumberToFindBy = 'The message has no mobile number to find them by.';
export const orderLine = (homes: number, day: string, number: string) =>
  counted(homes, { one: `${day}, ${number}, ${homes} home`, other: `${day}, ${number}, ${homes} homes` });

// Enquiry page.
export const messageTitle = 'Message';
export const inboxTitle = 'Inbox';
export const messageNotFound = 'There is no such message';
export const messageNotFoundHint = 'It may have been deleted: people can ask for that.';
export const changeAnyway = 'Make my change anyway';
export const somebody = 'Somebody';
export const asksForHelp = 'Asks for help with this checklist.';
export const noWords = 'There are no words in it.';
export const spamHint = 'Somebody filled in a field that people do not see.';
export const savePicture = 'Save the picture';
export const thePerson = 'the person';
export const designSent = (name: string) => `The design that ${name} sent`;

// Enquiry row.
export const waitsOverDay = 'Older than a day';
export const asksForDeletion = 'Asks for deletion';
export const perhapsSpam = 'Perhaps spam';
export const isNew = 'New';
export const asksForHelpShort = 'Asks for help with this checklist';
export const noWordsShort = 'No words';
export const notesCount = (notes: number) => counted(notes, { one: `${notes} note`, other: `${notes} notes` });
export const withPerson = (assignee: string) => `with ${assignee}`;

// Erase message.
export const messageDeleted = 'The message is deleted.';
export const askToDelete = 'Delete message…';
export const deleteTitle = 'Delete this message';
export const deleting = 'Deleting…';
export const deleteForGood = 'Delete for good';
export const keepIt = 'Keep it';
export const thisPerson = 'this person';
export const wordsGo = (name: string) =>
  `What ${name} wrote goes for good, and so do your notes about it. Earlier orders stay. The log keeps that you deleted a message, not what it said.`;
export const wordsAndPictureGo = (name: string) =>
  `What ${name} wrote goes for good, with the picture, and so do your notes about it. Earlier orders stay. The log keeps that you deleted a message, not what it said.`;

// History.
export const historyTitle = 'Notes and history';
export const historyEmpty = 'Nobody has done anything about it yet.';
export const entryUndone = (by: string) => `{entry}, undone by ${by}`;
export const byNoted = (by: string) => `${by} noted`;
/** @param way such as `by WhatsApp` */
export const byAnswered = (by: string, way: string) => `${by} answered ${way}`;
/** What somebody changed, such as `took it and set it to “Started”`. */
export const byChanged = (by: string, changes: string) => `${by} ${changes}`;
export const tookIt = 'took it';
export const gaveTo = (assignee: string) => `gave it to ${assignee}`;
export const gaveToNobody = 'left it for anyone to take';
export const setState = (state: string) => `set it to “${state}”`;
export const markedForDeletion = 'noted that they ask for deletion';
export const unmarkedForDeletion = 'noted that they do not ask for deletion';
export const lookedAt = 'looked at it';
export const undo = 'Undo';

// Inbox page.
export const pageEmpty = 'This page is empty now';
export const firstPage = 'First page';
export const noMessageMatches = 'No message matches';
export const showWaiting = 'Show what waits';
export const allAnswered = 'Everybody has an answer';
export const showAllMessages = 'Show all messages';
export const allAnsweredHint = 'What people send from the shop’s forms appears here at once.';
export const waitingForUs = 'Waiting for us';
export const allMessages = 'All messages';
export const everyKind = 'Every kind';
export const anyAge = 'Any age';
export const withinDay = 'In the last day';
export const overWeek = 'Older than a week';
export const everybody = 'Everybody';
export const me = 'Me';
export const nobodyYet = 'Nobody yet';
export const search = 'Search';
export const searchPlaceholder = 'Name, number, email or words';
export const show = 'Show';
export const kind = 'Kind';
export const assigneeLabel = 'With';
export const age = 'Age';
export const messagesFound = (count: number) => counted(count, { one: `${count} message`, other: `${count} messages` });
export const messagesByWaiting = (count: number) =>
  counted(count, { one: `${count} message`, other: `${count} messages, the longest waiting first` });

// Note form.
export const noteLabel = 'Note for the staff';
export const noteHint = 'A customer who asks what the shop keeps about them gets this too.';
export const addNote = 'Add the note';
export const adding = 'Adding…';

// Standing.
export const standingTitle = 'Where it stands';
export const staffWhoLeft = 'Somebody who left';
export const yourself = (name: string) => `${name} (you)`;
export const takeIt = 'Take it';
export const state = 'State';
export const deletionHint = 'Somebody asks the shop to forget them.';
