import { useState } from 'react';
import { AddressBadge } from '#shop/guests/address-badge.tsx';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { addressState } from '#domain/guests/guest.rules.ts';
import { type Had, HasBox } from '#shop/checkout/has-box.tsx';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { SelectAll } from '#shop/checkout/select-all.tsx';
import { Icon } from '#ui/icon.tsx';

interface LeftOutProps {
  /** Guests without an address. */
  guests: readonly ListedHome[];
  /** All homes, among which guests of the same name are told apart. */
  among: readonly ListedHome[];
  had: Had;
  quantities: Readonly<Record<string, number>>;
  /** Sets the number of boxes of some guests; these boxes wait for the address. */
  onChange(changes: Record<string, number>): void;
  onAsked(guest: GuestWire): void;
}

/** Lists the guests without an address. The customer can ask for their addresses, or pay boxes that wait for them. */
export function LeftOut({ guests, among, had, quantities, onChange, onAsked }: LeftOutProps) {
  const [asking, setAsking] = useState<readonly GuestWire[]>([]);
  if (guests.length === 0) return null;
  const open = guests.filter((guest) => ['missing', 'silent'].includes(addressState(guest, Date.now())));
  const waiting = guests.filter(({ _id }) => (quantities[_id] ?? 0) > 0);
  const skipped = guests.length - waiting.length;
  return (
    <details className="card left-out" open={waiting.length > 0 || undefined}>
      <summary>
        <span>
          {skipped > 0
            ? `${skipped} ${skipped === 1 ? 'guest is' : 'guests are'} skipped: the address is missing`
            : `${waiting.length} ${waiting.length === 1 ? 'box waits' : 'boxes wait'} for the address`}
        </span>
        <Icon name="down" />
      </summary>
      <p className="left-out-all">
        <SelectAll
          guests={guests}
          had={had}
          quantities={quantities}
          onChange={onChange}
          words={(count, some) =>
            `Pay for ${guests.length === 1 ? 'this guest' : some ? `the ${count} without a box` : `all ${count}`} as well`
          }
        />
        <span className="field-hint">
          Their boxes wait for the address and then go there by themselves. If it never comes, you have them refunded or
          sent to your own home.
        </span>
      </p>
      {open.length > 1 && (
        <p className="left-out-all">
          <button type="button" className="button button-quiet" onClick={() => setAsking(open)}>
            <Icon name="chat" size={20} />
            <span>{`Ask ${open.length} guests in turn`}</span>
          </button>
        </p>
      )}
      <ul className="left-out-list">
        {guests.map((guest) => (
          <li key={guest._id}>
            <label className="check">
              <input
                type="checkbox"
                checked={(quantities[guest._id] ?? 0) > 0}
                aria-label={`Pay a box for ${guest.shown} that waits for the address`}
                onChange={({ target }) => onChange({ [guest._id]: target.checked ? 1 : 0 })}
              />
              <span>
                <strong>{guest.shown}</strong> <AddressBadge guest={guest} /> <HasBox boxes={had.get(guest._id)} />
              </span>
            </label>
            {guest.address === '' && guest.mobile !== '' ? (
              <button type="button" className="button button-quiet" onClick={() => setAsking([guest])}>
                <Icon name="chat" size={20} />
                Sent Request
              </button>
            ) : (
              <a className="button button-quiet" href={`/edit-guest?id=${guest._id}`}>
                {guest.address === '' ? 'Type the address' : 'Add the pincode'}
              </a>
            )}
          </li>
        ))}
      </ul>
      {asking.length > 0 && <GuestAsk guests={asking} among={among} onClose={() => setAsking([])} onAsked={onAsked} />}
    </details>
  );
}
