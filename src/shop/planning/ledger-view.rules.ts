import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { byHome, homesOf } from '#domain/guests/homes.rules.ts';
import { reachable } from '#domain/guests/reachable.rules.ts';
import type { GiftWire } from '#domain/planning/ledger.contract.ts';
import { type Giver, giverOf, thankYouHomes } from '#domain/planning/ledger.rules.ts';

/** Returns the gifts whose giver, thing or note has a text; all gifts for an empty one. */
export function giftsWith(text: string, gifts: readonly GiftWire[], guests: readonly Giver[]): readonly GiftWire[] {
  const wanted = text.trim().toLocaleLowerCase('en-IN');
  return gifts.filter((gift) =>
    `${giverOf(gift, guests)} ${gift.what} ${gift.note}`.toLocaleLowerCase('en-IN').includes(wanted),
  );
}

/**
 * Returns the first guest of each home that gave something and can get a box, by id, and the number of givers who cannot
 * get one.
 */
export function homesToThank(
  gifts: readonly GiftWire[],
  guests: readonly GuestWire[],
): { homes: string[]; others: number } {
  // A gift of one of a household is thanked with one box for all of it.
  const homeOf = new Map(
    byHome(guests, ({ _id }) => _id).flatMap((members) => members.map(({ _id }) => [_id, members[0]?._id ?? _id])),
  );
  const given = gifts.map((gift) => ({ ...gift, guestId: gift.guestId && (homeOf.get(gift.guestId) ?? gift.guestId) }));
  const withAddress = homesOf(guests).filter(reachable);
  const homes = thankYouHomes(
    given,
    withAddress.map(({ _id }) => _id),
  );
  return { homes, others: new Set(given.map(({ guestId, _id }) => guestId ?? _id)).size - homes.length };
}
