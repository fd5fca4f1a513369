import { pluralsOf } from '#lib/plurals.ts';

/** Texts of partial guest lists and of changes to several guests at once. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// One category, event or side of the list.
export const filterLabel = 'Show only';
export const filterEverybody = 'Everybody';

// Several guests at once.
export const many = 'Several guests at once';
export const manyChosen = (guests: number) => `${guests} chosen`;
/** Follows the number while it is 0. */
export const manyNobody = ': tick guests';
export const manyNone = 'None';
export const manyAll = (guests: number) => `All ${guests}`;
export const manyTags = 'Side and events';
export const manyHousehold = 'One household';
export const manyApart = 'Take apart';
export const manyDone = 'Done';
/** Opens and closes the other actions on a phone. */
export const manyMore = 'More';
export const manyLess = 'Less';
export const manySend = (pages: number) =>
  counted(pages, { one: 'Send their page', other: `Send ${pages} pages in turn` });
export const manySendSome = (some: number, pages: number) => `Send ${some} of ${pages} pages`;
/** Who of the chosen is sent nothing now. */
export const manyRested = (homes: number) =>
  counted(homes, {
    one: 'One was sent theirs less than a day ago and is left out for now.',
    other: `${homes} were sent theirs less than a day ago and are left out for now.`,
  });
export const manyNumberless = (homes: number) =>
  counted(homes, {
    one: 'One has no number, so no page can be sent.',
    other: `${homes} have no number, so no page can be sent.`,
  });
/** Notices. */
export const manyAreApart = 'They are apart again. Each keeps the address.';
export const manyAreTogether = 'One household now: one parcel, one address.';
export const manyAreTagged = 'Side and events are saved.';

// The dialog that makes one household.
export const homeTitle = 'One household';
export const homeIntro =
  'One parcel with one name on it. Ask one of them for the address; whoever answers, answers for all.';
export const homeName = 'Name on the box';
export const homePhone = 'Whose phone the courier calls';
export const homeAddress = 'Which address counts for all';
export const homeAddressNone = 'Please choose the address that counts.';
export const homeTooMany = (most: number) => `A household has at most ${most} guests.`;
export const homeSave = 'Save';
export const homeSaving = 'Saving…';

// The dialog of side and events.
export const tagsTitleOne = (name: string) => `Side and events of ${name}`;
export const tagsTitle = (guests: number) => `Side and events of ${guests} guests`;
export const tagsSide = 'Side';
export const tagsSideKeep = 'Leave as it is';
export const tagsSideNone = 'None';
export const tagsEvents = 'Invited to';
/** Follows an event that only some of the chosen guests have. */
export const tagsSome = (guests: number) => ` (${guests} of them)`;
export const tagsOwn = 'Another event';
export const tagsOwnHint = 'In your own words, such as Jaggo';
export const tagsSave = 'Save';
export const tagsSaving = 'Saving…';
