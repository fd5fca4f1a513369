import type { GuestSide } from '#domain/guests/household.rules.ts';

/** What it takes to know who shares a home. */
interface Living {
  household?: string | null;
}

/**
 * Guests by home, in the order of the list: those of one household together, whose phone the courier calls first, and
 * whoever lives alone by themselves. A household whose contact is gone goes on with its next member.
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

/** A guest as pages know one, as far as homes need it. */
export interface HomeGuest extends Living {
  _id: string;
  name: string;
  boxName?: string;
  guestNo: number | null;
  askedAt: string | null;
  openedAt: string | null;
  side?: GuestSide | '';
  events?: readonly string[];
}

const latest = (times: readonly (string | null)[]): string | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);

/** Each home once: whoever lives alone as they are, a household as one guest with the name that stands on its box and `members` by name. */
export function homesOf<Guest extends HomeGuest>(guests: readonly Guest[]): (Guest & { members?: string[] })[] {
  return byHome(guests, ({ _id }) => _id).flatMap((members) => {
    const [contact] = members;
    if (!contact || members.length === 1) return members;
    const numbers = members.flatMap(({ guestNo }) => guestNo ?? []);
    const sides = new Set(members.map(({ side }) => side ?? '').filter(Boolean));
    return {
      ...contact,
      name: contact.boxName || contact.name,
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

/** How many homes some guests live in. */
export const countHomes = (guests: readonly (Living & { _id: string })[]): number =>
  byHome(guests, ({ _id }) => _id).length;

/** `240 guests in 180 homes`; homes are named only where they differ from guests. */
export function guestsInWords(guests: number, homes: number): string {
  const people = `${guests} ${guests === 1 ? 'guest' : 'guests'}`;
  return homes === guests ? people : `${people} in ${homes} ${homes === 1 ? 'home' : 'homes'}`;
}

/** What a guest is tagged with. */
export interface Tagged {
  category: string;
  side?: GuestSide | '';
  events?: readonly string[];
}

/** True for a guest of a part of the list: `event:Mehndi`, `side:bride` (who is of both sides is of each), or a category by its name; empty is everybody. */
export function inGroup({ category, side, events = [] }: Tagged, key: string): boolean {
  const [, kind, name = ''] = /^(event|side):(.*)$/.exec(key) ?? [];
  if (kind === 'event') return events.includes(name);
  if (kind === 'side') return side === name || side === 'both';
  return key === '' || category === key;
}
