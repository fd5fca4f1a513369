import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the family link, by which people add themselves. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The family's one link, and who came by it.
export const linkTitle = 'One link for your family group';
export const linkNone =
  'Share it in the group, and your people add themselves. Nobody is on your list before you say yes.';
export const linkOpen =
  'Whoever opens it writes name and address, and waits here until you say yes. Nobody sees your list.';
export const linkHidden = 'The link that your people have still works, but we cannot show it again. A new one ends it.';
export const linkMake = 'Make the link';
export const linkMakeNew = 'Make a new link';
export const linkShare = 'Share the link';
export const linkHide = 'Hide the link';
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
export const newcomerMoved = (name: string) => `On your list as ${name}: fills a new address in`;
/** Buttons; for screen readers the name of the newcomer follows. */
export const newcomerAdd = 'Add';
export const newcomerFill = 'Fill in';
export const newcomerRefuse = 'Refuse';
export const newcomersMore = (left: number) => `Show more (${left} left)`;
export const newcomersAdd = (people: number) => `Add all ${people}`;
export const newcomersRefuse = 'Refuse all';
export const newcomersRefuseTitle = (people: number) => `Refuse all ${people}?`;
export const newcomersRefuseNote =
  'They leave this list and do not come onto your guest list. Each can add themselves once more while the link is open.';
export const newcomersRefuseYes = 'Yes, refuse all';
/** Notices. */
export const newcomersChanged = 'Somebody changed what they wrote meanwhile. Please look once more.';
export const newcomersAdded = (guests: number) =>
  counted(guests, { one: 'One guest added.', other: `${guests} guests added.` });
export const newcomersRefused = (people: number) =>
  counted(people, { one: 'One person refused.', other: `${people} people refused.` });
