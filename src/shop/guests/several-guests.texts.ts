import { pluralsOf } from '#lib/plurals.ts';

/** Texts of partial guest lists and of changes to several guests at once. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// One category, event or side of the list.
export const filterLabel = 'Show only';
export const filterEverybody = 'Everybody';

// Several guests at once.
export const many = 'Several guests at once';
export const manyChosen = (guests: number) => `${guests} chosen`;
/** Instead of the number while it is 0. */
export const manyNobody = 'Tick some guests';
export const manyNone = 'None';
export const manyAll = (guests: number) => counted(guests, { one: 'All', other: `All ${guests}` });
export const manyTags = 'Side and events';
export const manyJoin = 'One home';
export const manySeparate = 'Separate';
export const manyDone = 'Done';
/** Opens and closes the other actions on a phone. */
export const manyMore = 'More';
export const manyLess = 'Less';
export const manySend = (pages: number) => counted(pages, { one: 'Send their page', other: `Send ${pages} pages` });
export const manySendSome = (some: number, pages: number) => `Send ${some} of ${pages} pages`;
/** Who of the chosen is sent nothing now. */
export const manySentLately = (homes: number) =>
  counted(homes, {
    one: 'We skip one home: it got its page less than a day ago.',
    other: `We skip ${homes} homes: they got their page less than a day ago.`,
  });
export const manyWithoutNumber = (homes: number) =>
  counted(homes, {
    one: 'One has no number and gets no page.',
    other: `${homes} have no number and get no page.`,
  });
/** Notices. */
export const manySeparated = 'They are separate again. Each keeps the address.';
export const manyJoined = 'One home now: one box, one address.';
export const manyTagged = 'Side and events are saved.';

// The dialog that makes one home of several guests.
export const homeTitle = 'One home';
export const homeIntro = 'They get one box with one name on it. Ask any of them for the address: one answer is enough.';
export const homeName = 'Name on the box';
export const homePhone = 'Phone for the courier';
export const homeAddress = 'Address for all of them';
export const homeAddressNone = 'Please choose an address.';
export const homeTooMany = (most: number) => `One home has at most ${most} guests.`;
export const homeSave = 'Save';
export const homeSaving = 'Saving…';

// The dialog of side and events.
export const tagsTitleOne = (name: string) => `Side and events of ${name}`;
export const tagsTitle = (guests: number) => `Side and events of ${guests} guests`;
export const tagsSide = 'Side';
export const tagsSideKeep = 'Leave as it is';
export const tagsSideNone = 'None';
export const tagsEvents = 'Invited to';
/** Beside an event that only some of the chosen guests have. */
export const tagsSome = (guests: number) => `${guests} of them`;
export const tagsOwn = 'Another event';
export const tagsOwnHint = 'In your own words, such as Jaggo';
export const tagsSave = 'Save';
export const tagsSaving = 'Saving…';
