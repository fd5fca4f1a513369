import { freshZones, type Zone } from '#domain/delivery/zone.rules.ts';

/** Towns named in one sentence; more would hide what it says. */
const NAMED_TOWNS = 3;

const keepsWords = (days: number): string => (days === 1 ? 'is best on the day it is made' : `keeps ${days} days`);
const list = (names: readonly string[]): string => new Intl.ListFormat('en-IN').format(names);

/** Asks whether food shall be sent that may not arrive fresh. @param far how many of the homes are too far for some of it */
export function tooFarQuestion(names: readonly string[], far: number, homes: number): string {
  const where = homes === 1 ? 'at this home' : `at ${far} of ${homes} homes`;
  return `${list(names)} may not arrive fresh ${where}. We would call you before packing and offer another sweet or your money. Shall we take the order all the same?`;
}

/**
 * Asks whether a box that is paid shall go to the address that its guest wrote since.
 * @param names sweets that may not arrive fresh there
 * @param unknown its pincode, where nobody knows that; empty otherwise
 */
export function moveQuestion(names: readonly string[], unknown: string, probably: string): string {
  const far = names.length > 0 && `${list(names)} may not arrive fresh there.`;
  const call = names.length > 0 && 'We would call you before packing and offer another sweet or your money.';
  const nowhere =
    unknown &&
    (probably
      ? `We do not know the pincode ${unknown}; it is probably in ${probably}.`
      : `We do not know the pincode ${unknown}, so the box may take the longest way of all.`);
  return [nowhere, far, call, 'Shall we send it there all the same?'].filter(Boolean).join(' ');
}

/** Says how long something keeps and where it is sure to be fresh. */
export function reachWords(name: string, shelfLifeDays: number, zones: readonly Zone[]): string {
  const where = freshZones(shelfLifeDays, zones);
  return `${name} ${keepsWords(shelfLifeDays)}, so it ${where ? `is sure to arrive fresh in ${where} only` : 'is not sure to arrive fresh anywhere'}.`;
}

/** A sweet that some homes are too far for, as one sentence tells it. */
export interface FarAway {
  name: string;
  shelfLifeDays: number;
  /** Of so many homes, so many are too far. */
  far: number;
  homes: number;
  /** A sweet that reaches all of them; empty where there is none. */
  instead: string;
  /** Towns among them that it reaches. */
  towns: readonly string[];
}

/** Says how many homes are too far for a sweet, and what can be done: `Use Kaju katli for them, or send Rasgulla only to Amritsar.` */
export function farAwayWords({ name, shelfLifeDays, far, homes, instead, towns }: FarAway): string {
  const which =
    homes === 1
      ? 'your home is'
      : far === homes
        ? `all of your ${homes} homes are`
        : `${far} of your ${homes} homes ${far === 1 ? 'is' : 'are'}`;
  const more = towns.length - NAMED_TOWNS;
  const others = more > 0 ? [...towns.slice(0, NAMED_TOWNS), `${more} more ${more === 1 ? 'town' : 'towns'}`] : towns;
  const ways = [
    instead && `use ${instead} instead`,
    far < homes && towns.length > 0 && `send ${name} only to ${list(others)}`,
  ].filter(Boolean);
  const advice = ways.length > 0 ? ` You can ${ways.join(', or ')}.` : '';
  return `${name} ${keepsWords(shelfLifeDays)}; ${which} farther.${advice}`;
}
