import { useEffect, useState } from 'react';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { reachable } from '#domain/guests/reachable.rules.ts';
import { forgetBrought, guestsFor } from '#shop/guests/brought-guests.ts';

/** Returns the path of this page with its query. */
const here = (): string => location.pathname + location.search;

/**
 * Returns the homes with an address among the guests whom an import begun on this page has added.
 * @param guests the guest list; null while it loads
 */
export function useBrought(guests: readonly GuestWire[] | null): readonly string[] {
  const [ids] = useState(() => guestsFor(here()));
  const isLoaded = guests !== null;
  useEffect(() => {
    if (isLoaded) forgetBrought(here());
  }, [isLoaded]);
  if (!guests || ids.length === 0) return [];
  const added = new Set(ids);
  const homes = new Set(guests.flatMap(({ _id, household }) => (added.has(_id) ? [household ?? _id] : [])));
  return homesOf(guests).flatMap((home) => (homes.has(home._id) && reachable(home) ? [home._id] : []));
}
