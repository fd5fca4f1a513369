import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the family link, by which people add themselves. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The family's one link, and who came by it.
export const linkDialog = 'Family link';
export const linkTitle = 'One link for your family group';
export const linkNone =
  'Share it in the group, and your people add themselves. Nobody is on your list before you say yes.';
export const linkOpen =
  'Whoever opens it writes name and address, and waits here until you say yes. Nobody sees your list.';
export const linkHidden = 'The link that your people have still works, but we cannot show it again. A new one ends it.';
export const linkMake = 'Make the link';
export const linkMakeNew = 'Make a new link';
export const linkLanguage = 'Language of the message';
export const linkSend = 'Share on WhatsApp';
export const linkCopy = 'Copy the link';
export const linkEnd = 'End the link';
export const linkEndTitle = 'End the link?';
export const linkEndNote =
  'Whoever opens it in your group then can no longer add themselves. Who waits already still waits, and you can make a new link.';
export const linkEndYes = 'Yes, end it';
export const linkNo = 'No';
export const newcomers = (people: number) =>
  counted(people, { one: `${people} waits for your word`, other: `${people} wait for your word` });
/** A newcomer who is already on the list, perhaps under another name. */
export const newcomerKnown = (name: string) => `On your list as ${name}: fills the missing address`;
export const newcomerSame = (name: string) => `On your list as ${name}, with this address`;
/** The number is on the list with another address; both are shown under the labels below. */
export const newcomerMoved = (name: string) => `On your list as ${name}, with another address`;
export const newcomerOld = 'Old';
export const newcomerNew = 'New';
/** Buttons; for screen readers the name of the newcomer follows. */
export const newcomerAdd = 'Add';
export const newcomerFill = 'Fill in';
export const newcomerConfirm = 'Confirm';
export const newcomerReplace = 'Use new';
export const newcomerKeep = 'Keep old';
export const newcomerRefuse = 'Refuse';
export const newcomersMore = (left: number) => `Show more (${left} left)`;
export const newcomersAdd = (people: number) => `Add all ${people}`;
/** Button, and the sentence beside it, where some would replace an address. */
export const newcomersAddSome = (people: number) => `Add ${people}`;
export const newcomersMoved = (people: number) =>
  counted(people, {
    one: 'One with another address waits for your word.',
    other: `${people} with another address wait for your word.`,
  });
export const newcomersRefuse = 'Refuse all';
/** The same button where some have another address on the list. */
export const newcomersRefuseKeep = 'Refuse all, keep the old addresses';
export const newcomersRefuseTitle = (people: number) => `Refuse all ${people}?`;
/** @param strangers who are not on the guest list @param listed who are */
export const newcomersRefuseNote = (strangers: number, listed: number) =>
  [
    'This empties the waiting list.',
    strangers > 0 && 'Nobody new comes onto your guest list.',
    listed > 0 && 'For those already on your guest list nothing changes: their old addresses stay.',
    'Each can write once more while the link is open.',
  ]
    .filter(Boolean)
    .join(' ');
export const newcomersRefuseYes = 'Yes, refuse all';
/** Notices. */
export const newcomersChanged = 'Somebody changed what they wrote meanwhile. Please look once more.';
export const newcomersAdded = (guests: number) =>
  counted(guests, { one: 'One guest added.', other: `${guests} guests added.` });
/** Where some were on the list already. */
export const newcomersFilled = (people: number) =>
  counted(people, { one: 'The address is on your list now.', other: `${people} addresses are on your list now.` });
export const newcomerKept = 'The old address stays.';
export const newcomersRefused = (people: number) =>
  counted(people, { one: 'One person refused.', other: `${people} people refused.` });
