import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the family link, by which people add themselves. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The family's one link, and who came by it.
export const linkDialog = 'Family link';
export const linkTitle = 'One link for your family group';
export const linkNone = 'Share it in your group, and people add themselves. Nobody joins your list until you say yes.';
export const linkOpen = 'People write their name and address, and wait here until you say yes. Nobody sees your list.';
export const linkHidden = 'The link you shared still works, but we cannot show it again. A new one replaces it.';
export const linkMake = 'Make the link';
export const linkMakeNew = 'Make a new link';
export const linkLanguage = 'Language of the message';
export const linkSend = 'Share on WhatsApp';
export const linkCopy = 'Copy the link';
export const linkEnd = 'End the link';
export const linkEndTitle = 'End the link?';
export const linkEndNote =
  'Nobody can add themselves with it any more. Those who are waiting stay, and you can make a new link.';
export const linkEndYes = 'Yes, end it';
export const linkEndNo = 'No';
export const newcomers = (people: number) =>
  counted(people, {
    one: `${people} person is waiting for your yes`,
    other: `${people} people are waiting for your yes`,
  });
/** A newcomer who is already on the list, perhaps under another name. */
export const newcomerKnown = (name: string) => `On your list as ${name}, address missing`;
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
export const newcomersWithAnother = (people: number) =>
  counted(people, {
    one: 'One has another address. Please look at it.',
    other: `${people} have another address. Please look at them.`,
  });
export const newcomersRefuse = 'Refuse all';
/** The same button where some have another address on the list. */
export const newcomersRefuseKeep = 'Refuse all, keep the old addresses';
export const newcomersRefuseTitle = (people: number) => `Refuse all ${people}?`;
/** @param strangers who are not on the guest list @param listed who are */
export const newcomersRefuseNote = (strangers: number, listed: number) =>
  [
    'This empties the waiting list.',
    strangers > 0 && 'We add nobody to your guest list.',
    listed > 0 && 'Guests already on your list keep their old address.',
    'Everybody can write again while the link is open.',
  ]
    .filter(Boolean)
    .join(' ');
export const newcomersRefuseYes = 'Yes, refuse all';
/** Notices. */
export const newcomersChanged = 'Somebody has just changed what they wrote. Please look again.';
export const newcomersAdded = (guests: number) =>
  counted(guests, { one: 'One guest added.', other: `${guests} guests added.` });
/** Where some were on the list already. */
export const newcomersFilled = (people: number) =>
  counted(people, { one: 'The address is on your list now.', other: `${people} addresses are on your list now.` });
export const newcomerKept = 'The old address stays.';
export const newcomersRefused = (people: number) =>
  counted(people, { one: 'You refused one person.', other: `You refused ${people} people.` });
