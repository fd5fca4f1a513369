import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of card. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Card.
export const notPrinted = 'There are signs on the card that cannot be printed. Please type them anew.';
export const mayMostCharacters = (name: string, most: number) => `${name} may have at most ${most} characters.`;
export const aMessage = 'A message';
export const mostLinesFitCard = (mostLines: number) => `At most ${mostLines} lines fit on the card.`;
export const theNames = 'The names';
export const chooseDay = 'Please choose a day.';
export const thePlace = 'The place';
export const mostOtherMessagesOne = (mostOwn: number) => `At most ${mostOwn} other messages in one order.`;
export const mostGuestsCanGet = (mostOwnGuests: number) => `At most ${mostOwnGuests} guests can get other words.`;
export const guestChosenTwoMessages = 'A guest is chosen for two messages. Please choose one for each.';
export const charactersTooManyCard = (over: number) =>
  counted(over, {
    one: `${over} character too many for the card.`,
    other: `${over} characters too many for the card.`,
  });

// Ids.
export const guestDoesNotExist = 'That guest does not exist.';
