import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the card in every box, where it is written. `src/README.md` tells the form. */

const counted = pluralsOf('en');

/** Accessible name of the section. */
export const cardHeard = 'The card in every box';
export const cardLanguages = 'We print it in English, ਪੰਜਾਬੀ or {hindi} and lay it on the sweets.';
export const hindi = 'हिन्दी';
/** Label, and what stands on a blank card. */
export const yourWords = 'Your words';
export const cardLooks = 'How the card looks';
export const lettersTyped = (typed: number, most: number) => `${typed} of ${most} characters`;

// What stands beside the words.
export const moreOnCard = 'Names, day and place on the card';
export const names = 'Names of the couple';
export const namesTooLong = (most: number) => `Please keep the names to ${most} characters.`;
export const day = 'Day of the celebration';
export const place = 'Place';
export const placeTooLong = (most: number) => `Please keep the place to ${most} characters.`;

// Other words.
export const otherAdd = 'Other words for some guests';
export const otherRest = 'Everybody else gets the words above.';
export const otherWords = (at: number) => `Other words ${at}`;
export const otherLooks = (at: number) => `How the card with other words ${at} looks`;
export const otherChoose = 'Choose who gets them';
export const otherGuests = (guests: number) =>
  counted(guests, { one: `For ${guests} guest`, other: `For ${guests} guests` });
export const otherAll = (category: string) => `All of ${category}`;
export const otherSearch = 'Search guests with a box';
export const otherRemove = 'Remove these words';
