import { pluralsOf } from '#lib/plurals.ts';

/** How far sweets arrive fresh. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const freshIn = (name: string, days: number, where: string) =>
  counted(days, {
    one: `${name} is best on the day it is made, so it is sure to arrive fresh only in ${where}.`,
    other: `${name} keeps ${days} days, so it is sure to arrive fresh only in ${where}.`,
  });
export const freshNowhere = (name: string, days: number) =>
  counted(days, {
    one: `${name} is best on the day it is made, so it is not sure to arrive fresh anywhere.`,
    other: `${name} keeps ${days} days, so it is not sure to arrive fresh anywhere.`,
  });
export const tooFarForHome = (count: number, sweets: string) =>
  counted(count, {
    one: `${sweets} does not reach this home fresh. We will call you before packing and offer another sweet or your money back. Do you want to order anyway?`,
    other: `${sweets} do not reach this home fresh. We will call you before packing and offer another sweet or your money back. Do you want to order anyway?`,
  });
export const tooFarForHomes = (count: number, sweets: string, far: number, homes: number) =>
  counted(count, {
    one: `${sweets} does not reach ${far} of ${homes} homes fresh. We will call you before packing and offer another sweet or your money back. Do you want to order anyway?`,
    other: `${sweets} do not reach ${far} of ${homes} homes fresh. We will call you before packing and offer another sweet or your money back. Do you want to order anyway?`,
  });
export const tooFarForThatHome = (count: number, sweets: string) =>
  counted(count, {
    one: `${sweets} does not reach that home fresh.`,
    other: `${sweets} do not reach that home fresh.`,
  });
export const callBeforePacking = 'We will call you before packing and offer another sweet or your money back.';
export const pincodeProbably = (pincode: string, place: string) =>
  `We do not know the pincode ${pincode}. It is probably in ${place}.`;
export const pincodeUnknown = (pincode: string) =>
  `We do not know the pincode ${pincode}, so the box may take the longest time of all.`;
export const sendAllTheSame = 'Shall we send it there anyway?';
export const doesNotReachAny = (sweet: string, homes: number) =>
  `${sweet} does not reach any of the ${homes} homes fresh.`;
export const doesNotReachOne = (sweet: string, home: string) => `${sweet} does not reach ${home} fresh.`;
export const doesNotReachMore = (sweet: string, home: string, more: number) =>
  `${sweet} does not reach ${home} and ${more} more fresh.`;
export const nameInTown = (name: string, town: string) => `${name} in ${town}`;
