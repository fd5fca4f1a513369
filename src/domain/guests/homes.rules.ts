import type { GuestSide } from '#domain/guests/household.rules.ts';
import { isAbroad, isIndian } from '#lib/guest-number.ts';
import * as say from '#domain/guests/homes.texts.ts';

/** The part of a guest that says who shares a home. */
interface Living {
  household?: string | null;
}

/**
 * Groups guests by home, in the order of each home's first guest. The household's contact, whom the courier calls,
 * comes first in its group; without the contact the order stays.
 */
export function byHome<Guest extends Living>(guests: readonly Guest[], idOf: (guest: Guest) => string): Guest[][] {
  const homes = new Map<string, Guest[]>();
  for (const guest of guests) {
    const key = guest.household ?? idOf(guest);
    const members = homes.get(key);
    if (!members) homes.set(key, [guest]);
    else if (idOf(guest) === key) members.unshift(guest);
    else members.push(guest);
  }
  return [...homes.values()];
}

/**
 * Returns the number of a home, given its members' numbers, the contact's first: the first Indian one. Without one it is
 * empty, or a number abroad when all members live abroad.
 */
export function homeMobile(mobiles: readonly string[]): string {
  const [first = ''] = mobiles;
  return mobiles.find(isIndian) ?? (mobiles.every(isAbroad) ? first : '');
}

/** Returns the number of each guest's home (`homeMobile`) by the guest's id. */
export function homeMobiles(guests: readonly (Living & { _id: string; mobile: string })[]): Map<string, string> {
  const homes = byHome(guests, ({ _id }) => _id);
  return new Map(
    homes.flatMap((members) => {
      const mobile = homeMobile(members.map((one) => one.mobile));
      return members.map(({ _id }) => [_id, mobile] as const);
    }),
  );
}

/** The part of a guest that homes need. */
export interface HomeGuest extends Living {
  _id: string;
  name: string;
  mobile: string;
  boxName?: string;
  guestNo: number | null;
  askedAt: string | null;
  openedAt: string | null;
  side?: GuestSide | '';
  events?: readonly string[];
}

const latest = (times: readonly (string | null)[]): string | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);

/**
 * Returns one entry for each home: a guest who lives alone unchanged, or a household's contact under the name on the
 * box with the members' names, summed guest numbers, latest times and combined tags.
 */
export function homesOf<Guest extends HomeGuest>(guests: readonly Guest[]): (Guest & { members?: string[] })[] {
  return byHome(guests, ({ _id }) => _id).flatMap((members) => {
    const [contact] = members;
    if (!contact || members.length === 1) return members;
    const numbers = members.flatMap(({ guestNo }) => guestNo ?? []);
    const sides = new Set(members.map(({ side }) => side ?? '').filter(Boolean));
    return {
      ...contact,
      name: contact.boxName || contact.name,
      mobile: homeMobile(members.map(({ mobile }) => mobile)),
      members: members.map(({ name }) => name),
      guestNo: numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) : null,
      // One of them is asked, and any of them answers for all.
      askedAt: latest(members.map(({ askedAt }) => askedAt)),
      openedAt: latest(members.map(({ openedAt }) => openedAt)),
      side: sides.size > 1 ? 'both' : contact.side || [...sides][0] || '',
      events: [...new Set(members.flatMap(({ events }) => events ?? []))],
    };
  });
}

/** Returns the number of homes of the given guests. */
export const countHomes = (guests: readonly (Living & { _id: string })[]): number =>
  byHome(guests, ({ _id }) => _id).length;

/** Returns the numbers of guests and homes as text: `240 guests in 180 homes`, or `240 guests` when both are equal. */
export function guestsInWords(guests: number, homes: number): string {
  return homes === guests ? say.guestCount(guests) : say.guestsInHomes(guests, homes);
}

/** Tags of a guest. */
export interface Tagged {
  category: string;
  side?: GuestSide | '';
  events?: readonly string[];
}

/**
 * Tells whether a guest belongs to a group.
 * @param key `event:Mehndi`, `side:bride` (a guest of both sides is in each), a category's name, or empty for all
 *   guests
 */
export function inGroup({ category, side, events = [] }: Tagged, key: string): boolean {
  const [, kind, name = ''] = /^(event|side):(.*)$/.exec(key) ?? [];
  if (kind === 'event') return events.includes(name);
  if (kind === 'side') return side === name || side === 'both';
  return key === '' || category === key;
}
