import { personName } from '#lib/display-name.ts';

/**
 * A wave is an order of its own that is linked to the first one. So each has its own payment, days, invoice and parcels, and
 * every rule about an order holds for it unchanged; what belongs together is known by the link alone.
 */

/** An order of a wave, as far as it is known who got a box and who had no address then. */
export interface WaveHomes {
  /** Guests whom a box was ordered for. */
  sent: readonly string[];
  /** Guests without an address when it was ordered. */
  waiting: readonly string[];
}

/**
 * Divides the guests whom no wave has reached yet: `late` have an address now, `missing` have none still. A guest who was
 * deleted is in neither, and nobody is in both. `ids` names everybody of a household, which a box for any of them has reached.
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

/** What a wave is called by its place: the first order, the second wave and so on. */
export const waveName = (place: number): string => (place === 0 ? 'First order' : `Wave ${place + 1}`);

/** Names that one sentence tells. */
const NAMED = 3;

/** Some names, and how many more: `Manjit Kaur, Charan Gill, Asha Rani and 4 more`. */
export function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  const told = more > 0 ? [...names.slice(0, NAMED).map(personName), `${more} more`] : names.map(personName);
  return new Intl.ListFormat('en-IN').format(told);
}

/** Says who has an address now: `Manjit Kaur and Charan Gill have an address now.` */
export const lateWords = (names: readonly string[]): string =>
  `${listed(names)} ${names.length === 1 ? 'has' : 'have'} an address now, and no box yet.`;

/** Says how many have no address still. */
export const missingWords = (missing: number): string =>
  missing === 1 ? 'The address of 1 guest is still missing.' : `The addresses of ${missing} guests are still missing.`;
