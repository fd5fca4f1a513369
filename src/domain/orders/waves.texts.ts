import { pluralsOf } from '#lib/plurals.ts';

/** Parts of an order that leave on days of their own. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const partNumber = (number: number) => `Part ${number}`;
export const lateHomes = (count: number, names: string) =>
  counted(count, {
    one: `${names} has an address now, but no box yet.`,
    other: `${names} have an address now, but no box yet.`,
  });
export const addressesMissing = (missing: number) =>
  counted(missing, {
    one: '1 guest on your list still has no address.',
    other: `${missing} guests on your list still have no address.`,
  });
