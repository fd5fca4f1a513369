import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of card. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Card.
export const unprintable = 'We cannot print some of the characters on the card. Please type it again.';
export const messageTooLong = (most: number) => `A message may have at most ${most} characters.`;
export const tooManyLines = (mostLines: number) => `Only ${mostLines} lines fit on the card.`;
export const namesTooLong = (most: number) => `The names may have at most ${most} characters.`;
export const chooseDay = 'Please choose a day.';
export const placeTooLong = (most: number) => `The place may have at most ${most} characters.`;
export const tooManyMessages = (mostOwn: number) => `One order can have at most ${mostOwn} other messages.`;
export const tooManyOwnGuests = (mostOwnGuests: number) =>
  `At most ${mostOwnGuests} guests can get a message of their own.`;
export const guestInTwoMessages = 'You chose a guest for two messages. Please choose one message for each guest.';
export const charactersOver = (over: number) =>
  counted(over, {
    one: `${over} character too many for the card.`,
    other: `${over} characters too many for the card.`,
  });

// Ids.
export const noGuest = 'That guest does not exist.';
