import { leaveFor } from '#client/leave-page.ts';
import { storageKeys, writeStoredJson } from '#client/storage.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { byHome, homesOf } from '#domain/guests/homes.rules.ts';
import { reachable } from '#domain/guests/reachable.rules.ts';
import { thankYouHomes } from '#domain/planning/ledger.rules.ts';
import type { GiftWire } from '#domain/planning/ledger.contract.ts';

/**
 * Shows the number of givers with an address, and a button that preselects them for the next order and opens the
 * invitation list. Shows nothing without such givers.
 */
export function ThankYouBoxes({ gifts, guests }: { gifts: readonly GiftWire[]; guests: readonly GuestWire[] }) {
  // A gift of one of a household is thanked with one box for all of it.
  const homeOf = new Map(
    byHome(guests, ({ _id }) => _id).flatMap((members) => members.map(({ _id }) => [_id, members[0]?._id ?? _id])),
  );
  const given = gifts.map((gift) => ({ ...gift, guestId: gift.guestId && (homeOf.get(gift.guestId) ?? gift.guestId) }));
  const homes = thankYouHomes(
    given,
    homesOf(guests)
      .filter(reachable)
      .map(({ _id }) => _id),
  );
  const others = new Set(given.map(({ guestId, _id }) => guestId ?? _id)).size - homes.length;
  if (homes.length === 0) return null;
  const send = (): void => {
    writeStoredJson(storageKeys.draft('thank-you'), { homes, at: Date.now() });
    leaveFor('/invitation');
  };
  return (
    <section className="card card-body ledger-thanks" aria-labelledby="ledger-thanks">
      <div>
        <h2 id="ledger-thanks">Thank-you boxes</h2>
        <p>
          {`A box for ${homes.length === 1 ? 'the one home' : `each of the ${homes.length} homes`} of your ledger: choose and fill it, and on the payment page ${homes.length === 1 ? 'it is' : 'these homes are'} chosen already.${others > 0 ? ` ${others} more ${others === 1 ? 'is' : 'are'} not in your guest list, or without an address there.` : ''}`}
        </p>
      </div>
      <button type="button" className="button" onClick={send}>
        Choose a box for them
      </button>
    </section>
  );
}
