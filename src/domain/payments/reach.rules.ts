import { freshZones } from '#domain/delivery/shelf-life.rules.ts';
import { type Zone } from '#domain/delivery/zone.rules.ts';
import { listText } from '#lib/text.ts';

/** Most towns named in one sentence. */
const NAMED_TOWNS = 3;

const keepsText = (days: number): string => (days === 1 ? 'is best on the day it is made' : `keeps ${days} days`);

/**
 * Returns the question whether to send food that may not arrive fresh.
 * @param far number of homes that are too far for some of it
 * @param homes number of homes of the order
 */
export function tooFarQuestion(names: readonly string[], far: number, homes: number): string {
  const where = homes === 1 ? 'at this home' : `at ${far} of ${homes} homes`;
  return `${listText(names)} may not arrive fresh ${where}. We would call you before packing and offer another sweet or your money. Shall we take the order all the same?`;
}

/**
 * Returns the question whether to send a paid box to the address that its guest entered.
 * @param names sweets that may not arrive fresh there
 * @param unknown its pincode when that is unknown; empty otherwise
 * @param probably probable place of an unknown pincode; empty when there is none
 */
export function moveQuestion(names: readonly string[], unknown: string, probably: string): string {
  const far = names.length > 0 && `${listText(names)} may not arrive fresh there.`;
  const call = names.length > 0 && 'We would call you before packing and offer another sweet or your money.';
  const nowhere =
    unknown &&
    (probably
      ? `We do not know the pincode ${unknown}; it is probably in ${probably}.`
      : `We do not know the pincode ${unknown}, so the box may take the longest way of all.`);
  return [nowhere, far, call, 'Shall we send it there all the same?'].filter(Boolean).join(' ');
}

/** Returns the text about the shelf life of a sweet and the zones in which it is sure to arrive fresh. */
export function reachText(name: string, shelfLifeDays: number, zones: readonly Zone[]): string {
  const where = freshZones(shelfLifeDays, zones);
  return `${name} ${keepsText(shelfLifeDays)}, so it ${where ? `is sure to arrive fresh in ${where} only` : 'is not sure to arrive fresh anywhere'}.`;
}

/** A sweet that some homes are too far for. */
export interface FarAway {
  name: string;
  shelfLifeDays: number;
  /** Number of homes that are too far, of `homes`. */
  far: number;
  homes: number;
  /** Name of a sweet that arrives fresh everywhere; empty when there is none. */
  instead: string;
  /** Towns among them where it arrives fresh. */
  towns: readonly string[];
}

/**
 * Returns the text about homes that are too far for a sweet, with the possible actions: `Rasgulla keeps 3 days; 2 of
 * your 9 homes are farther. You can use Kaju katli instead, or send Rasgulla only to Amritsar.`
 */
export function farAwayText({ name, shelfLifeDays, far, homes, instead, towns }: FarAway): string {
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
    far < homes && towns.length > 0 && `send ${name} only to ${listText(others)}`,
  ].filter(Boolean);
  const advice = ways.length > 0 ? ` You can ${ways.join(', or ')}.` : '';
  return `${name} ${keepsText(shelfLifeDays)}; ${which} farther.${advice}`;
}
