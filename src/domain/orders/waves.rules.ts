import { personName } from '#lib/display-name.ts';
import { listText } from '#lib/text.ts';
import * as say from '#domain/orders/waves.texts.ts';

/**
 * A wave is an order of its own that is linked to the first one. Each has its own payment, days, invoice and parcels,
 * so every rule about an order holds for it; only the link shows what belongs together.
 */

/** An order, with who got a box and who had no address at the time. */
export interface WaveHomes {
  /** Ids of the guests for whom a box was ordered. */
  sent: readonly string[];
  /** Ids of the guests who had no address when it was ordered. */
  waiting: readonly string[];
}

/**
 * Returns the guests who had no address in some wave and whom none has reached: `late` have an address now, `missing`
 * still have none. A box for one member of a household (`ids`) reaches all; a deleted guest is in neither list.
 */
export function lateGuests<Guest extends { id: string; ids?: readonly string[]; reachable: boolean }>(
  waves: readonly WaveHomes[],
  guests: readonly Guest[],
): { late: Guest[]; missing: Guest[] } {
  const sent = new Set(waves.flatMap((wave) => wave.sent));
  const waiting = new Set(waves.flatMap((wave) => wave.waiting));
  const left = guests.filter(
    ({ id, ids = [id] }) => ids.some((one) => waiting.has(one)) && !ids.some((one) => sent.has(one)),
  );
  return { late: left.filter(({ reachable }) => reachable), missing: left.filter(({ reachable }) => !reachable) };
}

/** Returns the name of a wave by its index: `Part 1` for 0. */
export const waveName = (place: number): string => say.partNumber(place + 1);

/** Most names in one sentence. */
const NAMED = 3;

/** Joins at most three names, with a count of the others: `Manjit Kaur, Charan Gill, Asha Rani and 4 more`. */
export const namesText = (names: readonly string[]): string => listText(names.map(personName), NAMED);

/** Returns the text about guests who have an address now and no box yet, naming at most three. */
export const lateText = (names: readonly string[]): string => say.lateHomes(names.length, namesText(names));

/** Returns the text about the number of guests who still have no address. */
export const missingText = (missing: number): string => say.addressesMissing(missing);
