import { freshZones } from '#domain/delivery/shelf-life.rules.ts';
import { type Zone } from '#domain/delivery/zone.rules.ts';
import * as say from '#domain/payments/reach.texts.ts';
import { listText } from '#lib/text.ts';

/**
 * Returns the question whether to send food that may not arrive fresh.
 * @param far number of homes that are too far for some of it
 * @param homes number of homes of the order
 */
export function tooFarQuestion(names: readonly string[], far: number, homes: number): string {
  const sweets = listText(names);
  return homes === 1 ? say.tooFarForHome(names.length, sweets) : say.tooFarForHomes(names.length, sweets, far, homes);
}

/**
 * Returns the question whether to send a paid box to the address that its guest entered.
 * @param names sweets that may not arrive fresh there
 * @param unknown its pincode when that is unknown; empty otherwise
 * @param probably probable place of an unknown pincode; empty when there is none
 */
export function moveQuestion(names: readonly string[], unknown: string, probably: string): string {
  const far = names.length > 0 && say.tooFarForThatHome(names.length, listText(names));
  const call = names.length > 0 && say.callBeforePacking;
  const nowhere = unknown && (probably ? say.pincodeProbably(unknown, probably) : say.pincodeUnknown(unknown));
  return [nowhere, far, call, say.sendAllTheSame].filter(Boolean).join(' ');
}

/** Returns the text about the shelf life of a sweet and the zones in which it is sure to arrive fresh. */
export function reachText(name: string, shelfLifeDays: number, zones: readonly Zone[]): string {
  const where = freshZones(shelfLifeDays, zones);
  return where ? say.freshIn(name, shelfLifeDays, where) : say.freshNowhere(name, shelfLifeDays);
}

/**
 * Returns the sentence about homes that a sweet does not reach fresh, naming the first: `Rasgulla does not reach Bua ji
 * in Leh and 2 more fresh.`
 * @param away those homes; `town` is empty where it is unknown
 * @param homes number of all homes that get the sweet
 */
export function doesNotReach(sweet: string, away: readonly { name: string; town: string }[], homes: number): string {
  if (homes > 1 && away.length === homes) return say.doesNotReachAny(sweet, homes);
  const [first = ''] = away.map(({ name, town }) => (town ? say.nameInTown(name, town) : name));
  return away.length > 1 ? say.doesNotReachMore(sweet, first, away.length - 1) : say.doesNotReachOne(sweet, first);
}
