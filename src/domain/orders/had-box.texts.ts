import { pluralsOf } from '#lib/plurals.ts';

/** Sentences about homes that have a box already. `src/README.md` tells the form. */

const counted = pluralsOf('en');

/** What a home has, with the design, the order and the state of the box. */
export const hasBox = (box: string) => `Has a box: ${box}`;
export const hasBoxAndMore = (box: string, more: number) => `Has a box: ${box} and ${more} more`;
export const hasSample = (box: string) => `Has a sample: ${box}`;
export const hasSampleAndMore = (box: string, more: number) => `Has a sample: ${box} and ${more} more`;
export const theseHomes = (some: number, homes: number) => `${some} of these ${homes} homes`;
export const thisHome = 'This home';
export const bothHomes = 'Both homes';
export const allHomes = (homes: number) => `All ${homes} homes`;
export const secondBox = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `${homes} already has a box; ${amount} of the total is for it.`,
    other: `${homes} already have a box; ${amount} of the total is for them.`,
  });
export const secondBoxOrBegun = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `${homes} already has a box, or one that is being paid for in another window; ${amount} of the total is for it.`,
    other: `${homes} already have a box, or one that is being paid for in another window; ${amount} of the total is for them.`,
  });
export const secondBoxBegun = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `${homes} has a box that is being paid for in another window; ${amount} of the total is for it.`,
    other: `${homes} have a box that is being paid for in another window; ${amount} of the total is for them.`,
  });
export const addressesWaitCheck = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `The address of ${homes} waits for “please check”; ${amount} of the total is for it.`,
    other: `The addresses of ${homes} wait for “please check”; ${amount} of the total is for them.`,
  });
/** `problem` is a whole sentence. */
export const untickOrOrderAnyway = (count: number, problem: string) =>
  counted(count, { one: `${problem} Untick it, or order anyway.`, other: `${problem} Untick them, or order anyway.` });
export const homesHadBox = (homes: number, orders: string) =>
  counted(homes, {
    one: `One home of this order already has a box from order ${orders}. The family’s order page asks whether to send it back, and nobody has answered.`,
    other: `${homes} homes of this order already have a box from order ${orders}. The family’s order page asks whether to send them back, and nobody has answered.`,
  });
