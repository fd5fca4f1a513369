import { useEffect, useState } from 'react';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { lacksAddress, reachable } from '#domain/guests/reachable.rules.ts';
import * as say from '#shop/checkout/brought.texts.ts';
import { forgetBrought, guestsFor } from '#shop/guests/brought-guests.ts';

/** Returns the path of this page with its query. */
const here = (): string => location.pathname + location.search;

/** What an import begun on this page has brought. */
export interface Brought {
  /** Homes with an address, which begin with one box. */
  homes: readonly string[];
  /** Sentence about the new guests: how many are chosen, and why others are not; empty without any. */
  said: string;
}

/** Returns the homes of new guests that can get a box, and counts why others cannot. */
function judged(guests: readonly GuestWire[], ids: readonly string[], had: ReadonlyMap<string, unknown>) {
  const added = new Set(ids);
  const byId = new Map(homesOf(guests).map((home) => [home._id, home]));
  const homes = new Set<string>();
  const count = { chosen: 0, noAddress: 0, abroad: 0, had: 0 };
  for (const guest of guests.filter(({ _id }) => added.has(_id))) {
    const home = byId.get(guest.household ?? guest._id) ?? guest;
    const fate = had.has(home._id) ? 'had' : reachable(home) ? 'chosen' : lacksAddress(home) ? 'noAddress' : 'abroad';
    count[fate] += 1;
    if (fate === 'chosen') homes.add(home._id);
  }
  return { homes: [...homes], count };
}

/**
 * Returns what new guests bring to an order; `isWhole` is true when all of them get a box.
 * @param had homes that have the box already
 */
export function broughtBy(
  guests: readonly GuestWire[],
  ids: readonly string[],
  had: ReadonlyMap<string, unknown>,
): Brought & { isWhole: boolean } {
  const { homes, count } = judged(guests, ids, had);
  return { homes, said: say.brought(count), isWhole: count.noAddress + count.abroad + count.had === 0 };
}

/**
 * Returns what an import begun on this page has brought.
 * @param guests the guest list; null while it loads
 * @param had homes that have the box already
 */
export function useBrought(guests: readonly GuestWire[] | null, had: ReadonlyMap<string, unknown>): Brought {
  const [ids] = useState(() => guestsFor(here()));
  const isLoaded = guests !== null;
  useEffect(() => {
    if (isLoaded) forgetBrought(here());
  }, [isLoaded]);
  if (!guests || ids.length === 0) return { homes: [], said: '' };
  return broughtBy(guests, ids, had);
}
