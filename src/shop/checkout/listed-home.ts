import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { anyIncludes } from '#lib/text.ts';

/** Guest who lives alone, or a household under the name on its box; `shown` distinguishes homes of the same name. */
export type ListedHome = GuestWire & { members?: string[]; shown: string };

/**
 * Tells whether a home's name, mobile, address, category, members or events contain `words`, which must be lower case.
 */
export const homeIncludes = (
  { name, mobile, address, category, members = [], events = [] }: ListedHome,
  words: string,
): boolean => anyIncludes([name, mobile, address, category, ...members, ...events], words);
