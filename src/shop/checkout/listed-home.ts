import type { GuestWire } from '#domain/guests/guest.contract.ts';

/** Whoever lives alone, or a household by the name on its box; `shown` tells those of one name apart. */
export type ListedHome = GuestWire & { members?: string[]; shown: string };

/** True when something that the list shows of a home holds the words, which are in small letters. */
export const fits = (
  { name, mobile, address, category, members = [], events = [] }: ListedHome,
  words: string,
): boolean =>
  [name, mobile, address, category, ...members, ...events].some((text) =>
    text.toLocaleLowerCase('en-IN').includes(words),
  );
