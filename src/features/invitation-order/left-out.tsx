import { useState } from 'react';
import { AddressBadge } from '#features/guests/address-badge.tsx';
import { GuestAsk } from '#features/guests/guest-ask.tsx';
import type { GuestWire } from '#features/guests/guest.contract.ts';
import { addressState } from '#features/guests/guest.rules.ts';
import { displayName } from '#lib/display-name.ts';
import { Icon } from '#ui/icon.tsx';

/** Guests who get no box this time because nobody knows where they live yet. */
export function LeftOut({ guests, onAsked }: { guests: readonly GuestWire[]; onAsked: (guest: GuestWire) => void }) {
  const [asking, setAsking] = useState<readonly GuestWire[]>([]);
  if (guests.length === 0) return null;
  const open = guests.filter((guest) => ['missing', 'silent'].includes(addressState(guest, Date.now())));
  return (
    <details className="card left-out">
      <summary>
        {guests.length} {guests.length === 1 ? 'guest is' : 'guests are'} skipped: the address is missing
        <Icon name="down" />
      </summary>
      {open.length > 1 && (
        <p className="left-out-all">
          <button type="button" className="button button-quiet" onClick={() => setAsking(open)}>
            <Icon name="chat" size={20} />
            Ask {open.length} guests in turn
          </button>
        </p>
      )}
      <ul className="left-out-list">
        {guests.map((guest) => (
          <li key={guest._id}>
            <span>
              <strong>{displayName(guest.name)}</strong> <AddressBadge guest={guest} />
            </span>
            {guest.address === '' ? (
              <button type="button" className="button button-quiet" onClick={() => setAsking([guest])}>
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
      {asking.length > 0 && <GuestAsk guests={asking} onClose={() => setAsking([])} onAsked={onAsked} />}
    </details>
  );
}
