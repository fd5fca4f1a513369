import { pluralsOf } from '#lib/plurals.ts';

/** Sentences about homes that have a box already. `src/README.md` tells the form. */

const counted = pluralsOf('en');

/** What a home has, with the design, the order and the state of the box. */
export const hasBox = (box: string) => `Has a box: ${box}`;
export const hasBoxAndMore = (box: string, more: number) => `Has a box: ${box}, and ${more} more`;
export const hasSample = (box: string) => `Has a sample: ${box}`;
export const hasSampleAndMore = (box: string, more: number) => `Has a sample: ${box}, and ${more} more`;
/** Homes of an order that a sentence is about. */
export interface SomeHomes {
  count: number;
  /** Number of homes of the whole order. */
  of: number;
  /** Names, where the page shows no list of them; empty otherwise. */
  names: string;
}

const which = ({ count, of }: SomeHomes) =>
  count < of ? `${count} of these ${of} homes` : of === 1 ? 'this home' : of === 2 ? 'both homes' : `all ${of} homes`;
const inBrackets = (names: string) => (names ? ` (${names})` : '');
const beginning = (homes: SomeHomes) =>
  which(homes).replace(/^[a-z]/, (letter) => letter.toUpperCase()) + inBrackets(homes.names);

export const secondBox = (homes: SomeHomes, amount: string) =>
  counted(homes.count, {
    one: `${beginning(homes)} already has a box; ${amount} of the total is for it.`,
    other: `${beginning(homes)} already have a box; ${amount} of the total is for them.`,
  });
export const secondBoxOrBegun = (homes: SomeHomes, amount: string) =>
  counted(homes.count, {
    one: `${beginning(homes)} already has a box, or one that is being paid for in another window; ${amount} of the total is for it.`,
    other: `${beginning(homes)} already have a box, or one that is being paid for in another window; ${amount} of the total is for them.`,
  });
export const secondBoxBegun = (homes: SomeHomes, amount: string) =>
  counted(homes.count, {
    one: `${beginning(homes)} has a box that is being paid for in another window; ${amount} of the total is for it.`,
    other: `${beginning(homes)} have a box that is being paid for in another window; ${amount} of the total is for them.`,
  });
export const addressesUnconfirmed = (homes: SomeHomes, amount: string) =>
  counted(homes.count, {
    one: `The address of ${which(homes)} is still unconfirmed; ${amount} of the total is for it.`,
    other: `The addresses of ${which(homes)} are still unconfirmed; ${amount} of the total is for them.`,
  });
/** `problem` is a whole sentence. */
export const untickOrOrderAnyway = (count: number, problem: string) =>
  counted(count, { one: `${problem} Untick it, or order anyway.`, other: `${problem} Untick them, or order anyway.` });
/** `names` are those of the homes, where the page shows no list of them; empty otherwise. */
export const homesHadBox = (homes: number, names: string, orders: string) =>
  counted(homes, {
    one: `One home of this order${inBrackets(names)} already has a box from order ${orders}. The family’s order page asks whether to cancel the second box, and nobody has answered.`,
    other: `${homes} homes of this order${inBrackets(names)} already have a box from order ${orders}. The family’s order page asks whether to cancel the second boxes, and nobody has answered.`,
  });
