import { inGroup, type Tagged } from '#domain/guests/homes.rules.ts';
import { sideTexts } from '#domain/guests/household.rules.ts';

/** A group of guests: a category, an event or a side. */
interface GuestGroup {
  /** Key that differs between a category and an event of the same name. */
  key: string;
  name: string;
  /** Ids of the guests in it. */
  ids: string[];
}

/** Returns the groups of a guest list that have guests: categories, then events, each sorted by name, then sides. */
export function guestGroups(guests: readonly (Tagged & { _id: string })[]): GuestGroup[] {
  const group = (key: string, name: string): GuestGroup => ({
    key,
    name,
    ids: guests.filter((guest) => inGroup(guest, key)).map(({ _id }) => _id),
  });
  const named = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))].sort();
  return [
    ...named(guests.map(({ category }) => category)).map((one) => group(one, one)),
    ...named(guests.flatMap(({ events = [] }) => events)).map((one) => group(`event:${one}`, one)),
    ...(['bride', 'groom'] as const).map((side) => group(`side:${side}`, sideTexts[side])),
  ].filter(({ ids }) => ids.length > 0);
}
