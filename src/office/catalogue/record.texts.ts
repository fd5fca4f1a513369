import { pluralsOf } from '#lib/plurals.ts';

/** Texts of a record's page. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The page.
export const catalogue = 'Catalogue';
export const newRecord = (one: string) => `New ${one}`;
export const editRecord = (one: string) => `Edit ${one}`;
export const listMissing = 'We cannot find this list';
export const recordMissing = (one: string) => `We cannot find this ${one}`;
export const recordMissingNote = 'The link may be incomplete, or from another shop.';
export const toList = 'To the list';
export const inBin = (one: string) =>
  `This ${one} is in the bin, so it is not on the site. You can still change it or bring it back.`;
export const hiddenNow = (one: string) => `This ${one} is hidden: only staff see it.`;

// The form.
export const draftBack = (labels: string) => `What you typed earlier is here again, but not saved yet: ${labels}.`;
export const discard = 'Discard';
export const visibleHint = 'Switch it off, and only staff see it.';
export const save = 'Save';
export const saving = 'Saving…';
export const addRecord = (one: string) => `Add this ${one}`;
export const notSavedYet = 'Not saved yet';
export const noLongerOffered = (choice: string) => `${choice} (no longer offered)`;
export const pleaseChoose = 'Please choose';
export const somebody = 'Somebody';
export const changedToo = (who: string) => `${who} changed this too. Please choose below.`;

// The tasks of a checklist.
export const taskHeard = (place: number) => `Task ${place}`;
export const taskDaysHeard = (place: number) => `Days before, task ${place}`;
export const taskDaysPlaceholder = 'Days';
export const taskUpHeard = (place: number) => `Move task ${place} up`;
export const taskDownHeard = (place: number) => `Move task ${place} down`;
/** What is deleted. */
export const taskToDelete = (place: number) => `task ${place}`;
export const addTask = 'Add a task';

// What was done, in the notice with the undo.
export const added = (title: string) => `${title} was added.`;
export const savedAt = (title: string, at: string) => `${title} was saved at ${at}.`;
export const nothingToSave = 'There was nothing new to save.';
export const nowInBin = 'It is in the bin.';
export const outOfBin = 'It is back from the bin.';
export const versionBack = (at: string) => `The version of ${at} is back.`;
export const firstVersionBack = 'The first version is back.';
export const nowHidden = (title: string) => `${title} is hidden from the site.`;
export const nowOnSite = (title: string) => `${title} is on the site.`;
/** What is true once a save was undone; each follows a colon. */
export const againAsBefore = (title: string) => `${title} is as it was`;
export const againPrice = (title: string, price: string) => `the price of ${title} is ${price} again`;
export const againField = (title: string, label: string, value: string) => `“${label}” of ${title} is ${value} again`;

// The preview.
export const preview = 'Preview';
export const previewDrawing = 'Drawing the page…';
export const previewBlocked = 'Your browser did not open a window.';
export const previewOpen = 'Open the preview';

// What is done with a record.
export const more = 'More';
export const seeOnSite = 'See it on the site';
export const duplicate = 'Duplicate';
export const inLog = 'In the log';
export const withdraw = 'Withdraw';
export const bringBack = 'Bring back';
export const putOnSite = 'Put on the site';
export const hide = 'Hide';

// The question before a record that is in use is withdrawn.
export const withdrawTitle = (title: string) => `Withdraw ${title}?`;
export const usedInCarts = (boxes: number) =>
  counted(boxes, { one: `It is in ${boxes} box in a cart.`, other: `It is in ${boxes} boxes in carts.` });
export const usedInSaved = (boxes: number) =>
  counted(boxes, {
    one: `It is in ${boxes} box that is saved for later.`,
    other: `It is in ${boxes} boxes that are saved for later.`,
  });
export const usedInBoth = (carts: number, saved: number) =>
  `It is in ${carts + saved} boxes: ${carts} in carts, ${saved} saved for later.`;
export const usedThen = (boxes: number) =>
  counted(boxes, {
    one: 'That box stays and asks for something else in its place. Orders keep it as it was.',
    other: 'Those boxes stay and ask for something else in its place. Orders keep it as it was.',
  });
export const bannersLeadHere = (banners: number, titles: string) =>
  counted(banners, {
    one: `${banners} banner leads to its page: ${titles}.`,
    other: `${banners} banners lead to its page: ${titles}.`,
  });
export const bannerUntitled = 'one without a title';
export const withdrawUndo = 'You can bring it back from the bin at any time.';
export const withdrawNo = 'Keep it';
export const withdrawYes = 'Withdraw it';

// The history; {when} and {who} are put in.
export const history = 'History';
export const historyEmpty = 'Nobody has changed it in the back office yet.';
export const historyHeld = 'Save or discard what you typed. Then you can bring an earlier version back.';
export const versionFirst = 'How it was at the beginning';
export const versionAdded = '{when} {who} added it';
export const versionChanged = '{when} {who} changed it';
export const versionRestored = '{when} {who} brought an earlier version back';
export const versionWithdrawn = '{when} {who} withdrew it';
export const versionBroughtBack = '{when} {who} brought it back from the bin';
export const versionOther = (deed: string) => `{when} {who}: ${deed}`;
export const bringVersion = 'Bring this back';
/** What is brought back, heard after the button. */
export const versionHeard = (at: string) => `the version of ${at}`;
export const firstVersionHeard = 'the first version';
