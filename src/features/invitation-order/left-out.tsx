import { useState } from 'react';
import { AddressBadge } from '#features/guests/address-badge.tsx';
import { GuestAsk } from '#features/guests/guest-ask.tsx';
import type { GuestWire } from '#features/guests/guest.contract.ts';
import { displayName } from '#lib/text.ts';
import { Icon } from '#ui/icon.tsx';

/** Guests who get no box this time because nobody knows where they live yet. */
export function LeftOut({ guests, onAsked }: { guests: readonly GuestWire[]; onAsked: (guest: GuestWire) => void }) {
  const [asking, setAsking] = useState<GuestWire | null>(null);
  if (guests.length === 0) return null;
  return (
    <details className="card left-out">
      <summary>
        {guests.length} {guests.length === 1 ? 'guest is' : 'guests are'} skipped: the address is missing
        <Icon name="down" />
      </summary>
      <ul className="left-out-list">
        {guests.map((guest) => (
          <li key={guest._id}>
            <span>
              <strong>{displayName(guest.name)}</strong> <AddressBadge guest={guest} />
            </span>
            {guest.address === '' ? (
              <button type="button" className="button button-quiet" onClick={() => setAsking(guest)}>
                <Icon name="chat" size={20} />
                Sent Request
              </button>
            ) : (
              <a className="button button-quiet" href={`/edit-guest?id=${guest._id}`}>
                Add the pincode
              </a>
            )}
          </li>
        ))}
      </ul>
      {asking && <GuestAsk guest={asking} onClose={() => setAsking(null)} onAsked={onAsked} />}
    </details>
  );
}
